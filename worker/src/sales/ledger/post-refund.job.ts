import { refundIssued } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

export const postRefund: JobHandler<'ledger', 'post-refund'> = {
  async run(tx, { refundUid }) {
    const { amountSen, feeSen, order } = await tx.refund.findUniqueOrThrow({
      where: { uid: refundUid },
      select: { amountSen: true, feeSen: true, order: { select: dimensionColumns } },
    });
    await postEntry(tx, 'refund', refundUid, refundIssued(sen(amountSen), sen(feeSen), dimensionsOf(order)));
  },
};
