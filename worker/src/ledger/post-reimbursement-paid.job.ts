import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { reimbursementPaid } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

@Injectable()
export class PostReimbursementPaidJob implements JobHandler<'ledger', 'post-reimbursement-paid'> {
  async run(tx: Tx, { reimbursementUid }: JobData<'ledger', 'post-reimbursement-paid'>): Promise<void> {
    const { amountSen } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid: reimbursementUid },
      select: { amountSen: true },
    });
    await postEntry(tx, 'reimbursement-paid', reimbursementUid, reimbursementPaid(sen(amountSen)));
  }
}
