import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { paymentReceived } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

@Injectable()
export class PostPaymentJob implements JobHandler<'ledger', 'post-payment'> {
  async run(tx: Tx, { paymentUid }: JobData<'ledger', 'post-payment'>): Promise<void> {
    const { amountSen, order } = await tx.payment.findUniqueOrThrow({
      where: { uid: paymentUid },
      select: { amountSen: true, order: { select: { feeSen: true } } },
    });
    await postEntry(tx, 'payment', paymentUid, paymentReceived(sen(amountSen), sen(order.feeSen)));
  }
}
