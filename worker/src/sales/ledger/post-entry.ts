import { type Dimensions, type Posting, periodOf } from '#domain/sales/ledger/postings';
import type { Tx } from '#runtime/platform/db/database';

export type EntryKind = 'payment' | 'reimbursement-due' | 'reimbursement-cancelled' | 'reimbursement-paid' | 'refund';

/** Writes one balanced entry; the same kind and cause again writes nothing. The caller's transaction holds entry and postings together. */
export async function postEntry(tx: Tx, kind: EntryKind, cause: string, postings: Posting[]): Promise<void> {
  const [entry] = await tx.ledgerEntry.createManyAndReturn({
    data: [{ kind, cause }],
    skipDuplicates: true,
    select: { uid: true, at: true },
  });
  if (!entry) return;
  await tx.ledgerPosting.createMany({ data: rowsOf(entry, postings) });
}

export const rowsOf = ({ uid: entryUid, at }: { uid: string; at: Date }, postings: Posting[]) =>
  postings.map(({ amount, ...posting }) => ({ ...posting, entryUid, amountSen: amount, period: periodOf(at) }));

/** Columns of an order from which its postings take their dimensions. */
export const dimensionColumns = { uid: true, customerUid: true, productLine: true } as const;
export const dimensionsOf = (order: { uid: string; customerUid: string; productLine: string }): Dimensions => ({
  productLine: order.productLine,
  orderUid: order.uid,
  partyUid: order.customerUid,
});
