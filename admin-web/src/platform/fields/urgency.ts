export type Urgency = 'inTime' | 'near' | 'late';

/** The last part of a promise, in which it is near: of 72 hours the last 24. */
const LAST_PART = 1 / 3;

/** How near a promise is that began at `since`. */
export function urgencyOf(since: string, dueAt: string, now: number): Urgency {
  const [from, until] = [Date.parse(since), Date.parse(dueAt)];
  if (now > until) return 'late';
  return until - now <= (until - from) * LAST_PART ? 'near' : 'inTime';
}
