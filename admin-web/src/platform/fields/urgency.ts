import { HOUR_MS } from '#domain/platform/durations';

/** Of what is in time nothing is said: only what is near or late has a colour. */
export type Urgency = 'inTime' | 'near' | 'late';

/** What is left of a deadline that is near: of two rows below each other the one with less left is never the quieter one. */
const NEAR_MS = 6 * HOUR_MS;

/** How near a deadline is, by what is left of it alone. */
export function urgencyOf(dueAt: string, now: number): Urgency {
  const left = Date.parse(dueAt) - now;
  return left < 0 ? 'late' : left <= NEAR_MS ? 'near' : 'inTime';
}

/** The colour of words that say it; where a ground is coloured, `UrgencyPill`. */
export const URGENCY_COLOUR = { inTime: undefined, near: 'warning.main', late: 'error.main' } as const;

const RANK: readonly Urgency[] = ['inTime', 'near', 'late'];
/** What a heading says of all that stands below it. */
export const mostUrgent = (all: readonly Urgency[]): Urgency =>
  RANK[Math.max(0, ...all.map((one) => RANK.indexOf(one)))]!;
