import { givenBackText } from '../payouts/given-back.js';
import { longDay, longMoment } from '../../platform/documents/long-day.js';
import {
  type DocumentTable,
  type Labelled,
  type ShopDocument,
  amountColumn,
  shopOnPaper,
  textColumn,
} from '../../platform/documents/shop-document.js';
import { formatSen } from '../../platform/sen.js';
import { outstandingSen, roundingOf } from '../invoices/invoice.js';
import { orderTitle } from '../orders/order-item.js';
import { partsOfRefund, usedAsCredit } from '../refunds/credit.js';
import { whereRefundIs } from '../refunds/refund-words.js';
import type { RefundState } from '../refunds/refund.js';
import {
  type OrderInvoice,
  type OrderPayment,
  type OrderRefund,
  type PaidOrder,
  type Printing,
  confirmedPayments,
  paidBy,
  ownerOf,
} from './paid-order.js';

/** The invoice as it stands now: what was bought, what was paid when and how, what came back, what is open. */
export function invoiceDocument(order: PaidOrder, invoice: OrderInvoice, { contact, at }: Printing): ShopDocument {
  const payments = confirmedPayments(order).filter(({ invoiceUid }) => invoiceUid === invoice.uid);
  return {
    title: 'Faktur',
    number: invoice.number,
    status: statusOf(order, invoice),
    shop: shopOnPaper(contact),
    facts: [
      { label: 'Untuk', value: order.name, inLatin: ownerOf(order) },
      { label: 'Pesanan', value: order.number },
      { label: 'Tanggal faktur', value: longDay(invoice.createdAt) },
      ...(invoice.status === 'open' && invoice.dueAt
        ? [{ label: 'Bayar sebelum', value: longMoment(invoice.dueAt) }]
        : []),
      ...(invoice.paidAt ? [{ label: 'Lunas pada', value: longDay(invoice.paidAt) }] : []),
    ],
    tables: [
      { title: 'Rincian', ...itemsOf(order, invoice), empty: '' },
      {
        title: 'Pembayaran',
        columns: [textColumn('Tanggal'), textColumn('Cara'), amountColumn('Jumlah')],
        rows: payments.map((payment) => [longDay(payment.at), paidBy(payment), formatSen(payment.receivedSen)]),
        empty: 'Belum ada pembayaran yang terkonfirmasi.',
      },
      { title: 'Pengembalian', ...refundsOf(order, invoice), empty: '' },
    ],
    totals: totalsOf(order, invoice, payments),
    notes: [`Dicetak ${longMoment(at)}. Faktur ini dibuat oleh sistem dan sah tanpa tanda tangan.`],
    fileName: `faktur-${invoice.number}`,
  };
}

/** 'Lunas', 'Belum dibayar', 'Dikembalikan', … */
export function statusOf(order: Pick<PaidOrder, 'payments' | 'refunds'>, invoice: OrderInvoice): string {
  const { payments } = order;
  if (invoice.status === 'paid') return returnedOf(order, invoice) ?? 'Lunas';
  if (invoice.status !== 'open') return CLOSED[invoice.status];
  if (payments.some(({ invoiceUid, state }) => invoiceUid === invoice.uid && state === 'submitted'))
    return 'Belum lunas, buktimu sedang dicek';
  return invoice.receivedSen > 0n ? 'Dibayar sebagian' : 'Belum dibayar';
}

/** Whether the money of an invoice came back; null: what was too much alone, or nothing. */
export function returnedOf(order: Pick<PaidOrder, 'payments' | 'refunds'>, invoice: OrderInvoice): string | null {
  const own = confirmedPayments(order).filter(({ invoiceUid }) => invoiceUid === invoice.uid);
  const paid = own.reduce((sum, { receivedSen }) => sum + receivedSen, 0n);
  const back = ownRefunds(order, invoice)
    .filter(hasComeBack)
    .reduce((sum, { amountSen }) => sum + amountSen, 0n);
  if (back === 0n || paid - back >= invoice.amountSen) return null;
  return paid > back ? 'Dikembalikan sebagian' : 'Dikembalikan';
}

/** What of one payment came back, in sen. A refund of several payments has a part of each; one that names none is of the only one. */
export function cameBackOf(order: Pick<PaidOrder, 'payments' | 'refunds'>, payment: Pick<OrderPayment, 'uid'>): bigint {
  const isOnly = confirmedPayments(order).length === 1;
  return order.refunds.filter(hasComeBack).reduce((sum, { paymentUid, amountSen, parts }) => {
    if (parts.length === 0) return (paymentUid ?? (isOnly && payment.uid)) === payment.uid ? sum + amountSen : sum;
    return sum + (parts.find((part) => part.paymentUid === payment.uid)?.amountSen ?? 0n);
  }, 0n);
}

/** Asked and approved is not yet back with the customer; credit is, and stays so while it is asked back. */
const HAS_COME_BACK: ReadonlySet<RefundState> = new Set(['credited', 'used', 'paid']);
const hasComeBack = ({ state, creditedAt, givenBack }: OrderRefund): boolean =>
  (HAS_COME_BACK.has(state) || (creditedAt !== null && state !== 'cancelled')) && givenBack?.resentAt !== null;

const CLOSED = { expired: 'Kedaluwarsa', void: 'Dibatalkan' } as const;

/** Another invoice than that of the purchase is for the order as a whole; so is one whose price is not that of the items. */
function itemsOf({ items }: PaidOrder, { purpose, amountSen }: OrderInvoice): Pick<DocumentTable, 'columns' | 'rows'> {
  const columns = [
    textColumn('Barang atau layanan'),
    amountColumn('Jumlah'),
    amountColumn('Harga'),
    amountColumn('Total'),
  ];
  const prices = items.map(({ quantity, unitPriceSen }) => BigInt(quantity) * unitPriceSen);
  const sum = prices.reduce((total, price) => total + price, 0n);
  if (purpose === 'purchase' && sum === amountSen)
    return {
      columns,
      rows: items.map(({ title, quantity, unitPriceSen }, at) => [
        title,
        String(quantity),
        formatSen(unitPriceSen),
        formatSen(prices[at]!),
      ]),
    };
  const price = formatSen(amountSen);
  return { columns, rows: [[`${PURPOSE[purpose]}${orderTitle(items)}`, '1', price, price]] };
}

const PURPOSE = { purchase: '', renewal: 'Perpanjangan ', additional: 'Tambahan untuk ' } as const;

function totalsOf(order: PaidOrder, invoice: OrderInvoice, payments: { receivedSen: bigint }[]): Labelled[] {
  const paid = payments.reduce((sum, { receivedSen }) => sum + receivedSen, 0n);
  const rows: Labelled[] = [
    { label: 'Total', value: formatSen(invoice.amountSen) },
    { label: 'Sudah dibayar', value: formatSen(paid) },
  ];
  const missing = outstandingSen({ amountSen: invoice.amountSen, receivedSen: paid });
  const borne = roundingOf({ amountSen: invoice.amountSen, receivedSen: 0n }, paid);
  if (invoice.status === 'open') rows.push({ label: 'Sisa yang harus dibayar', value: formatSen(missing) });
  else if (invoice.status === 'paid' && borne > 0n) rows.push({ label: 'Pembulatan', value: formatSen(borne) });
  else if (invoice.status === 'paid' && paid > invoice.amountSen)
    rows.push(unplaced('Kelebihan', paid - invoice.amountSen));
  else if (invoice.status !== 'paid' && paid > 0n) rows.push(unplaced('Tidak terpakai', paid));
  return rows;

  function unplaced(what: string, amountSen: bigint): Labelled {
    const where = whereUnplacedIs(ownRefunds(order, invoice), amountSen);
    return { label: where ? `${what}, ${where}` : what, value: formatSen(amountSen) };
  }
}

/** Where money is that has paid for nothing; null: in several places, which the refunds above it say. docs/rules/payments.md#refunds */
function whereUnplacedIs(refunds: OrderRefund[], amountSen: bigint): string | null {
  const known = refunds.reduce((sum, refund) => sum + refund.amountSen, 0n);
  if (known < amountSen) return whereRefundIs({ state: 'credited', paidAt: null });
  if (refunds.some((refund) => refund.givenBack || (refund.state !== 'used' && partsOfRefund(refund).used > 0n)))
    return null;
  const places = new Set(refunds.map(({ state }) => whereRefundIs({ state, paidAt: null })));
  return places.size === 1 ? [...places][0]! : null;
}

/** Refunds of the invoice's payments; one of before payments were referred to belongs to the purchase. */
function ownRefunds({ refunds, payments }: Pick<PaidOrder, 'payments' | 'refunds'>, invoice: OrderInvoice) {
  const own = new Set(payments.filter(({ invoiceUid }) => invoiceUid === invoice.uid).map(({ uid }) => uid));
  return refunds.flatMap(({ state, ...refund }) => {
    const isOwn = refund.paymentUid ? own.has(refund.paymentUid) : invoice.purpose === 'purchase';
    return isOwn && state !== 'cancelled' ? [{ ...refund, state }] : [];
  });
}

const atStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The day of a transfer has a column of its own. */
function refundsOf(order: PaidOrder, invoice: OrderInvoice): Pick<DocumentTable, 'columns' | 'rows'> {
  return {
    columns: [textColumn('Tanggal'), textColumn('Alasan'), textColumn('Keadaan'), amountColumn('Jumlah')],
    rows: ownRefunds(order, invoice).map((refund) => {
      const { state, reason, createdAt, paidAt, givenBack } = refund;
      const { amount, used } = partsOfRefund(refund);
      const became = givenBack ? givenBackText(givenBack) : atStart(whereRefundIs({ state, paidAt: null }));
      return [
        longDay(paidAt ?? createdAt),
        reason,
        used > 0n ? `${became}; ${usedAsCredit(formatSen(used))}` : became,
        formatSen(amount),
      ];
    }),
  };
}
