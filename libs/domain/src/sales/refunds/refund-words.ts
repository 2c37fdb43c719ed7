import { givenBackText, type GivenBack } from '../payouts/given-back.js';
import { formatRupiah } from '../../platform/sen.js';
import { formatDate } from '../../platform/wib-texts.js';
import type { RefundState } from './refund.js';

/** Money that goes back to its customer; `amount` in rupiah. */
export interface RefundSeen {
  amount: number;
  state: RefundState;
  paidAt: string | null;
  givenBack: GivenBack | null;
}

/** How long the transfer of a refund usually takes, as its messages say too. docs/rules/payments.md#refunds */
export const REFUND_USUALLY = 'tiga hari kerja';

/** To a customer whose account is not known yet: nothing can be transferred before. docs/rules/payments.md#named-account */
export const NAME_ACCOUNT = 'Tulis rekening tujuannya di halaman pesanan, supaya bisa kami transfer.';

/** After the amount: asked for, being transferred, or transferred on a day. One rule for every page. docs/rules/payments.md#refunds */
export function whereRefundIs({ state, paidAt }: Pick<RefundSeen, 'state' | 'paidAt'>): string {
  switch (state) {
    case 'requested':
      return 'akan dikembalikan';
    case 'approved':
      return 'sedang ditransfer';
    case 'paid':
      return paidAt ? `sudah ditransfer ${formatDate(paidAt)}` : 'sudah ditransfer';
    case 'credited':
      return 'jadi kreditmu';
    case 'used':
      return 'jadi kredit, dan sudah terpakai';
    case 'cancelled':
      return 'tidak jadi dikembalikan';
  }
}

/** All that goes back, in one text: what is equally far is one amount, and what the bank gave back stands by itself. */
export function refundsText(refunds: readonly RefundSeen[]): string {
  const together = new Map<string, RefundSeen>();
  for (const [index, refund] of refunds.entries()) {
    const key = refund.givenBack ? String(index) : whereRefundIs(refund);
    together.set(key, { ...refund, amount: refund.amount + (together.get(key)?.amount ?? 0) });
  }
  return [...together.values()].map(refundSentence).join(' ');
}

/** What a message says when something ends and money goes back for it: where each part of it goes, and what is asked for first. docs/rules/messages.md#money-back */
export function moneyBackText(refunds: readonly RefundSeen[], needsAccount: boolean): string {
  const isTransferred = refunds.some(({ state }) => state === 'requested' || state === 'approved');
  return [
    refundsText(refunds),
    ...(needsAccount ? [NAME_ACCOUNT] : []),
    ...(isTransferred ? ['Begitu ditransfer, kami kabari.'] : []),
  ].join(' ');
}

/** The same as a sentence, with what the bank gave back. */
export const refundSentence = (refund: RefundSeen): string =>
  [
    `${formatRupiah(refund.amount)} ${whereRefundIs(refund)}`,
    ...(refund.givenBack ? [givenBackText(refund.givenBack)] : []),
  ]
    .map((part) => `${part}.`)
    .join(' ');
