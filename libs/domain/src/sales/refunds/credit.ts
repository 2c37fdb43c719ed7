import { DomainError } from '../../platform/domain-error.js';
import { type Sen, ZERO_SEN } from '../../platform/sen.js';
import type { RefundState } from './refund.js';

/** Money that is kept for a customer, and how much of it is left, in sen. */
export interface Credit {
  uid: string;
  left: Sen;
}

/** What credit that is kept does: by itself it pays renewals alone. docs/rules/payments.md#credit */
export const CREDIT_PAYS =
  'Kreditmu memotong tagihan perpanjangan berikutnya dengan sendirinya, dan bisa kamu pakai di halaman pembayaran pesanan lain.';

/** How `owed` is paid by credits, the first ones first: what each gives. What they do not reach stays to be paid. */
export function creditsFor(credits: Credit[], owed: Sen): { uid: string; amount: Sen }[] {
  let open = owed;
  return credits.flatMap(({ uid, left }) => {
    const amount = left < open ? left : open;
    open = (open - amount) as Sen;
    return amount > ZERO_SEN ? [{ uid, amount }] : [];
  });
}

/** States of what is or was credit, and has not been paid out. */
export const UNPAID_CREDIT: RefundState[] = ['credited', 'requested', 'approved'];

/**
 * Credit that was asked back is kept while no admin has approved it; nothing to keep is no mistake. @param states of what was
 * credit once and is not paid. @throws DomainError CREDIT_APPROVED.
 */
export function checkKeeping(states: RefundState[]): void {
  if (states.includes('approved') && !states.includes('requested'))
    throw new DomainError('CREDIT_APPROVED', 'Pengembaliannya sudah kami setujui, jadi tidak bisa dibatalkan lagi.');
}
