import {
  type Dimensions,
  type Posting,
  reimbursementCancelled,
  reimbursementDue,
  reimbursementPaid,
} from '#domain/sales/ledger/postings';
import { type Sen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
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

export const postReimbursementDue = posting('reimbursement-due', reimbursementDue);
export const postReimbursementPaid = posting('reimbursement-paid', reimbursementPaid);
export const postReimbursementCancelled = posting('reimbursement-cancelled', reimbursementCancelled);
