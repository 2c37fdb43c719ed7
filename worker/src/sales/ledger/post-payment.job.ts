import { paymentReceived } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import { orderFeeSen } from '#domain/sales/orders/order-item';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

export const postPayment: JobHandler<'ledger', 'post-payment'> = {
  async run(tx, { paymentUid }) {
    const { receivedSen, order } = await tx.payment.findUniqueOrThrow({
      where: { uid: paymentUid },
      select: { receivedSen: true, order: { select: { ...dimensionColumns, items: { select: { feeSen: true } } } } },
    });
    if (receivedSen === null) throw new Error(`payment ${paymentUid} is not confirmed`);
    const postings = paymentReceived(sen(receivedSen), sen(orderFeeSen(order.items)), dimensionsOf(order));
    await postEntry(tx, 'payment', paymentUid, postings);
  },
};
