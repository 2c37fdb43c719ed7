import { paymentReceived } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { bookedColumns, bookingOf, postEntries } from './post-entry.js';

/** Money of confirmed payments: the shop's part to its income, the rest is held. */
async function postAll(tx: Tx, paymentUids: string[]): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { uid: { in: paymentUids } },
    select: {
      uid: true,
      receivedSen: true,
      settledSen: true,
      invoice: { select: { feeSen: true } },
      order: { select: bookedColumns },
    },
  });
  if (payments.length < new Set(paymentUids).size) throw new Error('a payment does not exist');
  const entries = payments.map(({ uid: cause, receivedSen, settledSen, invoice, order }) => {
    if (receivedSen === null) throw new Error(`payment ${cause} is not confirmed`);
    // Of a payment that was confirmed before, all of it.
    const settled = sen(settledSen ?? receivedSen);
    const fees = settled === 0n ? settled : sen(invoice.feeSen ?? orderFeeSen(order.items));
    const { about, books } = bookingOf(order);
    return { cause, postings: paymentReceived(settled, fees, about, books, sen(receivedSen)) };
  });
  await postEntries(tx, 'payment', entries);
}

export const postPayment: JobHandler<'ledger', 'post-payment'> = {
  run: (tx, { paymentUid }) => postAll(tx, [paymentUid]),
  runAll: (tx, jobs) =>
    postAll(
      tx,
      jobs.map(({ data }) => data.paymentUid),
    ),
};
