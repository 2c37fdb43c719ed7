import { type Posting, reimbursementCancelled, reimbursementDue, reimbursementPaid } from '#domain/ledger/postings';
import { type Sen, sen } from '#domain/money/sen';
import type { Tx } from '#runtime/db/database';
import { type EntryKind, postEntry } from './post-entry.js';

const posting = (kind: EntryKind, postingsOf: (amount: Sen) => Posting[]) => ({
  async run(tx: Tx, { reimbursementUid: uid }: { reimbursementUid: string }): Promise<void> {
    const { amountSen } = await tx.reimbursement.findUniqueOrThrow({ where: { uid }, select: { amountSen: true } });
    await postEntry(tx, kind, uid, postingsOf(sen(amountSen)));
  },
});

export const postReimbursementDue = posting('reimbursement-due', reimbursementDue);
export const postReimbursementPaid = posting('reimbursement-paid', reimbursementPaid);
export const postReimbursementCancelled = posting('reimbursement-cancelled', reimbursementCancelled);
