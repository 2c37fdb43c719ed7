import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { formatRupiah, sen, toRupiah } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellReimbursementScheduledJob implements JobHandler<'notifications', 'tell-reimbursement-scheduled'> {
  async run(
    tx: Tx,
    { reimbursementUid }: JobData<'notifications', 'tell-reimbursement-scheduled'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { orderUid, amountSen, dueAt, state } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid: reimbursementUid },
      select: { orderUid: true, amountSen: true, dueAt: true, state: true },
    });
    if (state !== 'scheduled' && state !== 'approved') return;
    const order = await readOrderFacts(tx, orderUid);
    const message = templates.reimbursementScheduled(order, formatRupiah(toRupiah(sen(amountSen))), dueAt);
    await notify(tx, 'tell-reimbursement-scheduled', eventUid, order.customerUid, message);
  }
}
