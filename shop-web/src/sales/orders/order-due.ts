import type { OrderSummary } from '#contracts/sales/orders.http';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatDate, formatMoment, formatMomentShortly } from '../../platform/wib';

/** Until when an order is to be paid, or its next instalment; null where nothing is due. `say`: how its moment is said. */
export function dueText(
  { status, dueAt, dueAmount, grandTotal, additionalOrder }: OrderSummary,
  say: (instant: string) => string = formatMoment,
): string | null {
  if (status !== ORDER_STATUS.awaitingPayment || !dueAt) return null;
  if (additionalOrder?.instalment != null && !additionalOrder.isLate)
    return `Cicilan berikutnya ${formatRupiah(dueAmount!)}, paling lambat ${formatDate(dueAt)}`;
  const isPart = dueAmount !== null && dueAmount !== grandTotal;
  return `Bayar ${isPart ? `${formatRupiah(dueAmount)} ` : ''}sebelum ${say(dueAt)}`;
}

/** How much is to be paid, and until when, in the few words of a row. */
export function billFacts({ dueAt, dueAmount, grandTotal, additionalOrder }: OrderSummary): (string | null)[] {
  const isInstalment = additionalOrder?.instalment != null && !additionalOrder.isLate;
  return [
    formatRupiah(dueAmount ?? grandTotal),
    dueAt && `sebelum ${isInstalment ? formatDate(dueAt) : `${formatMomentShortly(dueAt)} WIB`}`,
  ];
}
