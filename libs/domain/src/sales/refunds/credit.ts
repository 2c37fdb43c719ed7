import { DomainError } from '../../platform/domain-error.js';
import { type Sen, ZERO_SEN, addSen, sen, wholeRupiahUp } from '../../platform/sen.js';
import type { RefundState } from './refund.js';

/** Money that is kept for a customer, and how much of it is left, in sen. */
export interface Credit {
  uid: string;
  left: Sen;
}

/** What credit that is kept does: by itself it pays renewals alone. docs/rules/payments.md#credit */
export const CREDIT_PAYS =
  'Kreditmu memotong tagihan perpanjangan berikutnya dengan sendirinya, dan bisa kamu pakai di halaman pembayaran pesanan lain, kecuali cicilan tabungan.';

/**
 * What of so much credit pays what is `owed`, in sen: all of it where it reaches, else as much as leaves a whole rupiah, because
 * banks move no sen. What is not used stays credit. docs/decisions/0088
 */
export function usableCredit(credit: Sen, owed: Sen): Sen {
  if (credit >= owed) return owed;
  const used = sen(owed - wholeRupiahUp(sen(owed - credit)));
  return used > ZERO_SEN ? used : ZERO_SEN;
}

/** How `owed` is paid by credits, the first ones first: what each gives. What they do not reach stays to be paid, in whole rupiah. */
export function creditsFor(credits: Credit[], owed: Sen): { uid: string; amount: Sen }[] {
  let open = usableCredit(addSen(...credits.map(({ left }) => left)), owed);
  return credits.flatMap(({ uid, left }) => {
    const amount = left < open ? left : open;
    open = (open - amount) as Sen;
    return amount > ZERO_SEN ? [{ uid, amount }] : [];
  });
}

/** What a refund was, and what it has paid as credit. */
export interface UsedRefund {
  state: string;
  amountSen: bigint;
  uses: { receivedSen: bigint | null }[];
}

/** While a refund goes to a bank account, or has gone there. */
const TRANSFERRED: string[] = ['requested', 'approved', 'paid'] satisfies RefundState[];

/**
 * Of a refund what goes or went back, in the whole rupiah of its transfer, and what of it was used as credit before. Of one that is used up nothing goes back: its amount is
 * all that it has paid. Messages, pages, papers and lists all read it by this.
 */
export function partsOfRefund({ state, amountSen, uses }: UsedRefund): { amount: Sen; used: Sen } {
  if (state === ('used' satisfies RefundState)) return { amount: sen(amountSen), used: ZERO_SEN };
  const left = leftOf({ amountSen, uses });
  return { amount: TRANSFERRED.includes(state) ? wholeRupiahUp(left) : left, used: sen(amountSen - left) };
}

/** What of it has paid nothing as credit, to the sen. */
export const leftOf = ({ amountSen, uses }: Omit<UsedRefund, 'state'>): Sen =>
  sen(uses.reduce((left, { receivedSen }) => left - (receivedSen ?? 0n), amountSen));

/** `amount`: formatted. */
export const usedAsCredit = (amount: string): string => `${amount} sudah dipakai sebagai kredit`;

/** States of what was credit, is asked back and has not been transferred. */
export const ASKED_BACK: RefundState[] = ['requested', 'approved'];
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
