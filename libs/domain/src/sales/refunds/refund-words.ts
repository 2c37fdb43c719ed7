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

/** The same as a sentence, with what the bank gave back. */
export const refundSentence = (refund: RefundSeen): string =>
  [
    `${formatRupiah(refund.amount)} ${whereRefundIs(refund)}`,
    ...(refund.givenBack ? [givenBackText(refund.givenBack)] : []),
  ]
    .map((part) => `${part}.`)
    .join(' ');
