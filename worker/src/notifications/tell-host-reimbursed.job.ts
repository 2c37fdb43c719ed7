import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { formatRupiah, sen, toRupiah } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobCause, JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

@Injectable()
export class TellHostReimbursedJob implements JobHandler<'notifications', 'tell-host-reimbursed'> {
  async run(
    tx: Tx,
    { reimbursementUid }: JobData<'notifications', 'tell-host-reimbursed'>,
    { eventUid }: JobCause,
  ): Promise<void> {
    const { orderUid, amountSen, reference } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid: reimbursementUid },
      select: { orderUid: true, amountSen: true, reference: true },
    });
    const order = await readOrderFacts(tx, orderUid);
    const message = templates.hostReimbursed(order, formatRupiah(toRupiah(sen(amountSen))), reference);
    await notify(tx, 'tell-host-reimbursed', eventUid, order.customerUid, message);
  }
}
