import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { reimbursementCancelled } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

@Injectable()
export class PostReimbursementCancelledJob implements JobHandler<'ledger', 'post-reimbursement-cancelled'> {
  async run(tx: Tx, { reimbursementUid }: JobData<'ledger', 'post-reimbursement-cancelled'>): Promise<void> {
    const { amountSen } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid: reimbursementUid },
      select: { amountSen: true },
    });
    await postEntry(tx, 'reimbursement-cancelled', reimbursementUid, reimbursementCancelled(sen(amountSen)));
  }
}
