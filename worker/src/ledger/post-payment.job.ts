import { paymentReceived } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

export const postPayment: JobHandler<'ledger', 'post-payment'> = {
  async run(tx, { paymentUid }) {
    const { amountSen, order } = await tx.payment.findUniqueOrThrow({
      where: { uid: paymentUid },
      select: { amountSen: true, order: { select: { feeSen: true } } },
    });
    await postEntry(tx, 'payment', paymentUid, paymentReceived(sen(amountSen), sen(order.feeSen)));
  },
};
