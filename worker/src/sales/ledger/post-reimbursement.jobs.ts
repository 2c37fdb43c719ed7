import {
  type Dimensions,
  type Posting,
  reimbursementCancelled,
  reimbursementCorrected,
  reimbursementDue,
  reimbursementPaid,
} from '#domain/sales/ledger/postings';
import { type Sen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { type EntryKind, dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

const posting = (kind: EntryKind, postingsOf: (amount: Sen, about: Dimensions) => Posting[]) => ({
  async run(tx: Tx, { reimbursementUid: uid }: { reimbursementUid: string }): Promise<void> {
    const { amountSen, order } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid },
      select: { amountSen: true, order: { select: dimensionColumns } },
    });
    await postEntry(tx, kind, uid, postingsOf(sen(amountSen), dimensionsOf(order)));
  },
});

export const postReimbursementPaid = posting('reimbursement-paid', reimbursementPaid);
export const postReimbursementCancelled = posting('reimbursement-cancelled', reimbursementCancelled);

/** The amount as it was first: each correction has an entry of its own, which may be posted before this one. */
export const postReimbursementDue: JobHandler<'ledger', 'post-reimbursement-due'> = {
  async run(tx, { reimbursementUid: uid }) {
    const { amountSen, corrections, order } = await tx.reimbursement.findUniqueOrThrow({
      where: { uid },
      select: {
        amountSen: true,
        corrections: { orderBy: { at: 'asc' }, take: 1, select: { fromSen: true } },
        order: { select: dimensionColumns },
      },
    });
    const first = sen(corrections[0]?.fromSen ?? amountSen);
    await postEntry(tx, 'reimbursement-due', uid, reimbursementDue(first, dimensionsOf(order)));
  },
};

export const postReimbursementCorrected: JobHandler<'ledger', 'post-reimbursement-corrected'> = {
  async run(tx, { correctionUid: uid }) {
    const { fromSen, toSen, reimbursement } = await tx.reimbursementCorrection.findUniqueOrThrow({
      where: { uid },
      select: { fromSen: true, toSen: true, reimbursement: { select: { order: { select: dimensionColumns } } } },
    });
    const postings = reimbursementCorrected(sen(toSen - fromSen), dimensionsOf(reimbursement.order));
    await postEntry(tx, 'reimbursement-corrected', uid, postings);
  },
};
