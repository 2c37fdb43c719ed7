import { type Dimensions, type Posting, periodOf } from '#domain/sales/ledger/postings';
import type { Tx } from '#runtime/platform/db/database';

export type EntryKind = 'payment' | 'reimbursement-due' | 'reimbursement-cancelled' | 'reimbursement-paid' | 'refund';

/** What is posted, and the row that caused it. */
export interface Entry {
  cause: string;
  postings: Posting[];
}

/** Writes one balanced entry; the same kind and cause again writes nothing. The caller's transaction holds entry and postings together. */
export const postEntry = (tx: Tx, kind: EntryKind, cause: string, postings: Posting[]): Promise<void> =>
  postEntries(tx, kind, [{ cause, postings }]);

/** The same for several entries of one kind. */
export async function postEntries(tx: Tx, kind: EntryKind, entries: Entry[]): Promise<void> {
  const created = await tx.ledgerEntry.createManyAndReturn({
    data: entries.map(({ cause }) => ({ kind, cause })),
    skipDuplicates: true,
    select: { uid: true, at: true, cause: true },
  });
  if (created.length === 0) return;
  const postingsOf = new Map(entries.map(({ cause, postings }) => [cause, postings]));
  await tx.ledgerPosting.createMany({ data: created.flatMap((entry) => rowsOf(entry, postingsOf.get(entry.cause)!)) });
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
