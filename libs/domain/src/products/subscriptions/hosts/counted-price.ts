import { DomainError } from '../../../platform/domain-error.js';
import type { Sen } from '../../../platform/sen.js';

/** Kept with a purchase whose claim is above the price of the plan; the host reads it. */
const ABOVE_PLAN = 'Yang kami ganti paling banyak harga paketnya di provider';

/** What a host's purchase counts as without an admin's word, in sen: the claim, at most the plan's price where it is known. */
export const usualPrice = (claimed: Sen, plan: Sen | null): Sen => (plan !== null && plan < claimed ? plan : claimed);

/**
 * What the purchase counts as, in sen, and why where it is not what the host has claimed. Another amount than the usual one needs a
 * reason, which the host reads. docs/rules/hosts.md#reimbursement @throws DomainError 422 that names `reason`.
 */
export function countedPrice(
  { claimed, plan }: { claimed: Sen; plan: Sen | null },
  named: { price: Sen | null; reason: string | null },
): { price: Sen; reason: string | null } {
  const usual = usualPrice(claimed, plan);
  const price = named.price ?? usual;
  if (price !== usual && !named.reason)
    throw new DomainError(
      'REASON_NEEDED',
      'Jumlahnya bukan klaim host atau harga paket. Isi alasannya; host ikut membacanya.',
      'invalid',
      'reason',
    );
  return { price, reason: price === claimed ? null : (named.reason ?? ABOVE_PLAN) };
}
