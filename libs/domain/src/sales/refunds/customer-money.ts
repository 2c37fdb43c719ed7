import { type Sen, addSen, negate } from '../../platform/sen.js';
import { type UsedRefund, leftOf } from './credit.js';
import type { RefundState } from './refund.js';

/**
 * What is left of the money of a customer: `received` was confirmed, without payments by credit, since that came in before; less what was paid
 * back. And how much of it is credit. docs/rules/payments.md#total-paid
 */
export function customerMoney(received: Sen, refunds: UsedRefund[]): { paid: Sen; credit: Sen } {
  const leftIn = (wanted: RefundState) =>
    addSen(...refunds.filter(({ state }) => state === wanted).map((refund) => leftOf(refund)));
  return { paid: addSen(received, negate(leftIn('paid'))), credit: leftIn('credited') };
}
