import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { reimbursementDue } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

@Injectable()
export class PostReimbursementDueJob implements JobHandler<'ledger', 'post-reimbursement-due'> {
  async run(tx: Tx, { reimbursementUid }: JobData<'ledger', 'post-reimbursement-due'>): Promise<void> {
    const { amountSen } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid: reimbursementUid },
      select: { amountSen: true },
    });
    await postEntry(tx, 'reimbursement-due', reimbursementUid, reimbursementDue(sen(amountSen)));
  }
}
