import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { refundIssued } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

@Injectable()
export class PostRefundJob implements JobHandler<'ledger', 'post-refund'> {
  async run(tx: Tx, { refundUid }: JobData<'ledger', 'post-refund'>): Promise<void> {
    const { amountSen, feeSen } = await tx.refund.findUniqueOrThrow({
      where: { uid: refundUid },
      select: { amountSen: true, feeSen: true },
    });
    await postEntry(tx, 'refund', refundUid, refundIssued(sen(amountSen), sen(feeSen)));
  }
}
