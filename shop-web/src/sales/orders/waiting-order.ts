import { DAY_MS } from '#domain/platform/durations';

/** Behind every moment. */
const NEVER = '9';

/** What waits, the earliest deadline first; what has none comes last, in the order in which it was given. */
export const byDeadline = <Row extends { dueAt: string | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.dueAt ?? NEVER).localeCompare(b.dueAt ?? NEVER));

/** Less than a day is left, or none: only then a deadline is said as a warning. */
export const isNear = (dueAt: string | null, now = Date.now()): boolean =>
  dueAt !== null && Date.parse(dueAt) - now < DAY_MS;

/** What a short list shows: the first rows, and every bill behind them, since a bill is never folded away. */
export const shownFirst = <Row extends { isBill: boolean }>(rows: readonly Row[], most: number): Row[] =>
  rows.filter(({ isBill }, index) => index < most || isBill);
