import { DomainError } from '../../../platform/domain-error.js';
import { type Sen, formatSen } from '../../../platform/sen.js';

/** Kept with a purchase whose proof shows another amount than the host has claimed; the host reads it. */
const ON_PROOF = 'Sesuai debit yang terbaca di buktinya';

/**
 * What a purchase counts as, in sen: the debit that an admin has read on the proof, without one the host's claim; and why where it
 * is not what the host has claimed. More than the claim, or than `most`, the price of the plan and its tolerance, needs a reason.
 * docs/rules/hosts.md#reimbursement @throws DomainError 422 that names `reason`.
 */
export function countedPrice(
  { claimed, most }: { claimed: Sen; most: Sen },
  read: { price: Sen | null; reason: string | null },
): { price: Sen; reason: string | null } {
  const price = read.price ?? claimed;
  if (price > most && !read.reason)
    throw new DomainError(
      'REASON_NEEDED',
      `Debitnya di atas harga paket dan toleransinya (${formatSen(most)}). Isi alasannya; penggantiannya nanti disetujui admin lain.`,
      'invalid',
      'reason',
    );
  if (price > claimed && !read.reason)
    throw new DomainError(
      'REASON_NEEDED',
      `Debitnya di atas klaim host (${formatSen(claimed)}). Isi alasannya, misalnya pajak yang belum ditulis host.`,
      'invalid',
      'reason',
    );
  return { price, reason: price === claimed ? null : (read.reason ?? ON_PROOF) };
}
