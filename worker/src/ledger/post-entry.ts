import type { Posting } from '#domain/ledger/postings';
import type { Tx } from '#runtime/db/database';

export type EntryKind = 'payment' | 'reimbursement-due' | 'reimbursement-cancelled' | 'reimbursement-paid' | 'refund';

/** Writes one balanced entry; the same kind and cause again writes nothing. The caller's transaction holds entry and postings together. */
export async function postEntry(tx: Tx, kind: EntryKind, cause: string, postings: Posting[]): Promise<void> {
  const [entry] = await tx.ledgerEntry.createManyAndReturn({
    data: [{ kind, cause }],
    skipDuplicates: true,
    select: { uid: true },
  });
  if (!entry) return;
  await tx.ledgerPosting.createMany({
    data: postings.map(({ account, amount }) => ({ entryUid: entry.uid, account, amountSen: amount })),
  });
}
