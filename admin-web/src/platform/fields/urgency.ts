import { DAY_MS } from '#domain/platform/durations';

/** Of what is in time nothing is said: only what is near or late has a colour. */
export type Urgency = 'inTime' | 'near' | 'late';

/** The last part of a promise, in which it is near: of 6 hours the last 72 minutes. */
const LAST_PART = 1 / 5;

/** How near a deadline is. Of a promise it counts since when it was given; of a deadline without that the last day is near. */
export function urgencyOf(since: string | null, dueAt: string, now: number): Urgency {
  const until = Date.parse(dueAt);
  if (now > until) return 'late';
  const nearFor = since === null ? DAY_MS : (until - Date.parse(since)) * LAST_PART;
  return until - now < nearFor ? 'near' : 'inTime';
}

const RANK: readonly Urgency[] = ['inTime', 'near', 'late'];
/** What a heading says of all that stands below it. */
export const mostUrgent = (all: readonly Urgency[]): Urgency =>
  RANK[Math.max(0, ...all.map((one) => RANK.indexOf(one)))]!;
