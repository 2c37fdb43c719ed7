import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import { shopNumberOf } from '#domain/sales/statements/numbers-in-text';
import type { Tx } from '#runtime/platform/db/database';
import { invalid } from '../../platform/http/errors/refusal.js';
import type { MoneyTarget } from './place-line.js';

type Db = Pick<Tx, 'invoice' | 'payment'>;

/** All invoices of this order, or the one with this number. */
export function invoicesOf(db: Db, number: string) {
  const { order, invoice } = shopNumberOf(number) ?? { order: number.toUpperCase(), invoice: null };
  return db.invoice.findMany({
    where: invoice ? { number: invoice } : { order: { number: order } },
    orderBy: [{ createdAt: 'desc' }, { uid: 'desc' }],
    select: { uid: true, status: true, orderUid: true },
  });
}

const CLOSED_CODES = Object.values(ORDER_STATUS).filter(isClosedOrder);

/**
 * What money that came pays, by the number of an order or invoice: an open invoice, the proof of a closed order, or nothing, and so it
 * is credit of the order's customer. @throws Refusal 422 that names the field `number`.
 */
export async function findByNumber(db: Db, number: string): Promise<MoneyTarget> {
  const invoices = await invoicesOf(db, number);
  const open = invoices.filter(({ status }) => status === 'open');
  if (open.length > 1)
    throw invalid({ field: 'number', message: 'Pesanan ini punya beberapa tagihan. Isi nomor tagihannya, ya.' });
  if (open[0]) return { target: 'invoice', targetUid: open[0].uid };
  const [latest] = invoices;
  if (!latest) throw unknownNumber();
  // A proof whose order was opened again says nothing about this money.
  const late = await db.payment.findFirst({
    where: {
      invoiceUid: { in: invoices.map(({ uid }) => uid) },
      state: 'voided',
      order: { status: { in: CLOSED_CODES } },
    },
    select: { uid: true },
  });
  return late ? { target: 'payment', targetUid: late.uid } : { target: 'order', targetUid: latest.orderUid };
}

export const unknownNumber = () =>
  invalid({ field: 'number', message: 'Tidak ada pesanan atau tagihan dengan nomor ini.' });
