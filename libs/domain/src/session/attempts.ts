/** How often something may be tried by one key (an account, an address). A few tries are free, then each one waits longer. */
export interface AttemptPolicy {
  most: number;
  withinMs: number;
  /** So many without any wait in between. */
  freely: number;
}
export interface Attempts {
  count: number;
  windowEndsAt: Date;
  /** Nothing more before this instant; null: go on. */
  blockedUntil: Date | null;
}

/**
 * The next try, counted. Null: it is too early, and asking has changed nothing, so that nobody can lengthen somebody
 * else's wait. Never longer than the window: no account is locked for good.
 */
export function tryOnce(before: Attempts | null, policy: AttemptPolicy, now: Date): Attempts | null {
  if (before && isBlocked(before, now)) return null;
  const running = before !== null && before.windowEndsAt > now;
  const windowEndsAt = running ? before.windowEndsAt : new Date(now.getTime() + policy.withinMs);
  const count = (running ? before.count : 0) + 1;
  return { count, windowEndsAt, blockedUntil: blockedAfter(count, windowEndsAt, policy, now) };
}

/** One try less: it was a success and should not count. */
export const takeBack = ({ count, windowEndsAt }: Attempts): Attempts => ({
  count: Math.max(0, count - 1),
  windowEndsAt,
  blockedUntil: null,
});

/** Whole seconds until the next try, at least one. */
export const secondsToWait = ({ blockedUntil }: Attempts, now: Date): number =>
  Math.max(1, Math.ceil(((blockedUntil?.getTime() ?? 0) - now.getTime()) / 1_000));

const isBlocked = ({ blockedUntil }: Attempts, now: Date): boolean => blockedUntil !== null && blockedUntil > now;

/** 2, 4, 8 … seconds once the free tries are used up; the rest of the window after the last one. */
function blockedAfter(count: number, windowEndsAt: Date, { most, freely }: AttemptPolicy, now: Date): Date | null {
  if (count >= most) return windowEndsAt;
  if (count <= freely) return null;
  const wait = new Date(now.getTime() + 1_000 * 2 ** Math.min(count - freely, 20));
  return wait < windowEndsAt ? wait : windowEndsAt;
}
