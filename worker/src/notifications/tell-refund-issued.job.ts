import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { formatRupiah, sen, toRupiah } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellRefundIssuedJob implements JobHandler<'notifications', 'tell-refund-issued'> {
  async run(
    tx: Tx,
    { refundUid }: JobData<'notifications', 'tell-refund-issued'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { orderUid, amountSen, reason } = await tx.refund.findUniqueOrThrow({
      where: { uid: refundUid },
      select: { orderUid: true, amountSen: true, reason: true },
    });
    const order = await readOrderFacts(tx, orderUid);
    const message = templates.refundIssued(order, formatRupiah(toRupiah(sen(amountSen))), reason);
    await notify(tx, 'tell-refund-issued', eventUid, order.customerUid, message);
  }
}
