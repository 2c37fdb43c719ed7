/** Limits the attempts for one key (an account, an address): a few without a wait, then increasing waits. */
export interface AttemptPolicy {
  most: number;
  withinMs: number;
  /** Attempts without a wait. */
  freely: number;
}
export interface Attempts {
  count: number;
  windowEndsAt: Date;
  /** No attempt before this instant; null when not blocked. */
  blockedUntil: Date | null;
}

/**
 * Counts the next attempt. Null: too early, and nothing is counted, so that a stranger's attempts cannot extend the
 * wait. Never blocked beyond the window, so an account is never locked for good.
 */
export function tryOnce(before: Attempts | null, policy: AttemptPolicy, now: Date): Attempts | null {
  if (before && isBlocked(before, now)) return null;
  const running = before !== null && before.windowEndsAt > now;
  const windowEndsAt = running ? before.windowEndsAt : new Date(now.getTime() + policy.withinMs);
  const count = (running ? before.count : 0) + 1;
  return { count, windowEndsAt, blockedUntil: blockedAfter(count, windowEndsAt, policy, now) };
}

/** Takes back an attempt that succeeded. */
export const undoAttempt = ({ count, windowEndsAt }: Attempts): Attempts => ({
  count: Math.max(0, count - 1),
  windowEndsAt,
  blockedUntil: null,
});

/** Whole seconds until the next try, at least one. */
export const secondsToWait = ({ blockedUntil }: Pick<Attempts, 'blockedUntil'>, now: Date): number =>
  Math.max(1, Math.ceil(((blockedUntil?.getTime() ?? 0) - now.getTime()) / 1_000));

const isBlocked = ({ blockedUntil }: Attempts, now: Date): boolean => blockedUntil !== null && blockedUntil > now;

/** 2, 4, 8 … seconds once the free attempts are used up; after the last attempt until the end of the window. */
function blockedAfter(count: number, windowEndsAt: Date, { most, freely }: AttemptPolicy, now: Date): Date | null {
  if (count >= most) return windowEndsAt;
  if (count <= freely) return null;
  const wait = new Date(now.getTime() + 1_000 * 2 ** Math.min(count - freely, 20));
  return wait < windowEndsAt ? wait : windowEndsAt;
}
