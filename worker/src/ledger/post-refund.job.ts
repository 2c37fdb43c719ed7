import { refundIssued } from '#domain/ledger/postings';
import { sen } from '#domain/money/sen';
import type { JobHandler } from '../jobs/job-handler.js';
import { postEntry } from './post-entry.js';

export const postRefund: JobHandler<'ledger', 'post-refund'> = {
  async run(tx, { refundUid }) {
    const { amountSen, feeSen } = await tx.refund.findUniqueOrThrow({
      where: { uid: refundUid },
      select: { amountSen: true, feeSen: true },
    });
    await postEntry(tx, 'refund', refundUid, refundIssued(sen(amountSen), sen(feeSen)));
  },
};
