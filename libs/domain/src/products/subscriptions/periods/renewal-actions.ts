import type { RenewalState } from './renewal-step.js';

/** What a member may do with the renewal of the own seat. */
export type RenewalAction = 'renew' | 'stop' | 'resume';

/**
 * The actions that are possible now. `renew` asks for the invoice of the next period before its time, or for one of another
 * length: one period ahead at most, and none before the first one has begun. `lastStartsAt`: when the last paid period begins. docs/rules/periods.md#choice
 */
export function renewalActions(
  { waitsForAccess, isStopped, hasProof, graceEndsAt }: RenewalState,
  lastStartsAt: Date,
  now: Date,
): RenewalAction[] {
  if (hasProof || waitsForAccess) return [];
  if (isStopped) return graceEndsAt ? [] : ['resume'];
  return lastStartsAt <= now ? ['renew', 'stop'] : ['stop'];
}
