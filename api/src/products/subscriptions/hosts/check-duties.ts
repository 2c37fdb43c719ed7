import { UNKNOWN_FIELD } from '#contracts/errors';
import type { DutiesGiven } from '#contracts/products/subscriptions/place-order.http';
import { DUTIES_MISSING, DUTIES_OUTDATED, HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { invalid } from '../../../platform/http/errors/refusal.js';

/** What a host has committed to; null for other plans, and for a host who has said nothing yet: the order asks later. docs/rules/hosts.md#duties @throws Refusal 422. */
export function checkDuties(
  { isHost }: { isHost: boolean },
  given: DutiesGiven | undefined,
): typeof HOST_DUTIES | null {
  if (!isHost) {
    if (given) throw invalid({ field: 'hostDuties', message: UNKNOWN_FIELD });
    return null;
  }
  if (!given) return null;
  if (!given.accepted) throw invalid({ field: 'hostDuties.accepted', message: DUTIES_MISSING });
  if (given.version !== HOST_DUTIES.version) throw invalid({ field: 'hostDuties.accepted', message: DUTIES_OUTDATED });
  return HOST_DUTIES;
}
