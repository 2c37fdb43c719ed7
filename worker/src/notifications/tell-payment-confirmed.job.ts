import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { formatRupiah, sen, toRupiah } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellPaymentConfirmedJob implements JobHandler<'notifications', 'tell-payment-confirmed'> {
  async run(
    tx: Tx,
    { orderUid }: JobData<'notifications', 'tell-payment-confirmed'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const order = await readOrderFacts(tx, orderUid);
    const payment = await tx.payment.findFirst({
      where: { orderUid, state: 'confirmed' },
      select: { amountSen: true },
    });
    if (!payment) return;
    const amount = formatRupiah(toRupiah(sen(payment.amountSen)));
    const message = templates.paymentConfirmed(order, amount);
    await notify(tx, 'tell-payment-confirmed', eventUid, order.customerUid, message);
  }
}
