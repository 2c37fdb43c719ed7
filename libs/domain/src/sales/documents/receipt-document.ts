import { inWords } from '../../platform/documents/in-words.js';
import { longDay, longMoment } from '../../platform/documents/long-day.js';
import { type ShopDocument, shopOnPaper } from '../../platform/documents/shop-document.js';
import { formatSen } from '../../platform/sen.js';
import { orderTitle } from '../orders/order-item.js';
import { cameBackOf } from './invoice-document.js';
import {
  type ConfirmedPayment,
  type PaidOrder,
  type Printing,
  confirmedPayments,
  paidBy,
  ownerOf,
} from './paid-order.js';

/** `KWT-261120-7KQ2MXA-1`: the first confirmed payment of an order. */
export const receiptNumber = (orderNumber: string, nth: number): string =>
  `KWT-${orderNumber.replace(/^PTG-/, '')}-${nth}`;

/** Whether its own money came back: what came back of another payment of the same invoice is on that one's receipt. */
export function receiptStatus(
  order: Pick<PaidOrder, 'payments' | 'refunds'>,
  payment: ConfirmedPayment,
): string | null {
  const back = cameBackOf(order, payment);
  if (back === 0n) return null;
  return back < payment.receivedSen ? 'Dikembalikan sebagian' : 'Dikembalikan';
}

/** What the shop has received with one payment; null where its money has not come. docs/rules/payments.md#documents */
export function receiptDocument(order: PaidOrder, paymentUid: string, { contact, at }: Printing): ShopDocument | null {
  const confirmed = confirmedPayments(order);
  const nth = confirmed.findIndex(({ uid }) => uid === paymentUid);
  const payment = confirmed[nth];
  if (!payment) return null;
  const invoice = order.invoices.find(({ uid }) => uid === payment.invoiceUid);
  const number = receiptNumber(order.number, nth + 1);
  const back = cameBackOf(order, payment);
  return {
    title: 'Kuitansi',
    number,
    status: receiptStatus(order, payment),
    shop: shopOnPaper(contact),
    facts: [
      { label: 'Diterima dari', value: order.name, inLatin: ownerOf(order) },
      { label: 'Untuk', value: orderTitle(order.items) },
      { label: 'Pesanan', value: order.number },
      ...(invoice ? [{ label: 'Faktur', value: invoice.number }] : []),
      { label: 'Diterima pada', value: longDay(payment.at) },
      { label: 'Cara', value: paidBy(payment) },
      { label: 'Terbilang', value: inWords(payment.receivedSen) },
    ],
    tables: [],
    totals: [
      { label: 'Jumlah diterima', value: formatSen(payment.receivedSen) },
      ...(back > 0n ? [{ label: 'Sudah dikembalikan', value: formatSen(back) }] : []),
    ],
    notes: [`Dicetak ${longMoment(at)}. Kuitansi ini dibuat oleh sistem dan sah tanpa tanda tangan.`],
    fileName: `kuitansi-${number}`,
  };
}
