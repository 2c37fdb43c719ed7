import { type Books, type Dimensions, type Posting, booksOf, periodOf } from '#domain/sales/ledger/postings';
import { Prisma } from '#runtime/generated/prisma/client';
import { LINE_DAY } from '#runtime/sales/ledger/line-day';
import type { Tx } from '#runtime/platform/db/database';

export type EntryKind =
  | 'payment'
  | 'reimbursement-due'
  | 'reimbursement-cancelled'
  | 'reimbursement-corrected'
  | 'reimbursement-paid'
  /** Posted by a migration alone. */
  | 'reimbursement-split'
  | 'receivable-written-off'
  | 'group-remainder'
  | 'receivable-opened'
  | 'receivable-settled'
  | 'receivable-waived'
  | 'shop-purchase'
  | 'errand-purchase'
  | 'cost'
  | 'cost-reversed'
  | 'cost-recovered'
  | 'cost-recovery-undone'
  | 'refund-owed'
  | 'refund-credit'
  | 'refund'
  | 'disbursement'
  | 'giving-payout'
  | 'qurban-transfer'
  | 'qurban-purchase'
  | 'venue-payout'
  | 'gateway-fee'
  | 'gateway-settlement'
  | 'gateway-settlement-reversed'
  | 'unplaced'
  | 'unplaced-reversed'
  | 'bank-charge'
  | 'bank-charge-reversed'
  | 'unplaced-join'
  | 'unplaced-return'
  | 'bounced'
  | 'bounced-kept'
  | 'bounced-paid';

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
  const movesBank = created.filter(({ cause }) => postingsOf.get(cause)!.some(({ account }) => account === 'bank'));
  const shownOn = await linesOf(tx, movesBank);
  const rows = created.flatMap((entry) => rowsOf(entry, postingsOf.get(entry.cause)!, shownOn.get(entry.uid)));
  await tx.ledgerPosting.createMany({ data: rows });
}

/** The days on which the bank has moved their money, where a line of its statement shows it; by the uid of the entry. */
async function linesOf(tx: Tx, entries: { uid: string }[]): Promise<Map<string, Date>> {
  if (entries.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ uid: string; day: Date | null }[]>(
    Prisma.sql`SELECT e.uid, ${Prisma.raw(LINE_DAY)} AS day FROM ledger_entry e WHERE e.uid = ANY (${entries.map(({ uid }) => uid)}::uuid[])`,
  );
  return new Map(rows.flatMap(({ uid, day }) => (day ? [[uid, day]] : [])));
}

/** Rows of an entry: of the month of its moment, or of the day on which the bank has moved the money (`shownOn`), if that was before. */
export function rowsOf({ uid: entryUid, at }: { uid: string; at: Date }, postings: Posting[], shownOn?: Date) {
  const [now, shown] = [periodOf(at), shownOn && monthOf(shownOn)];
  // A month that is closed is moved on by the database.
  const period = shown && shown < now ? shown : now;
  return postings.map(({ amount, ...posting }) => ({ ...posting, entryUid, amountSen: amount, period }));
}

const monthOf = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));

/** Columns of an order from which its postings take their dimensions. */
export const dimensionColumns = { uid: true, customerUid: true, productLine: true } as const;
export const dimensionsOf = (order: { uid: string; customerUid: string; productLine: string }): Dimensions => ({
  productLine: order.productLine,
  orderUid: order.uid,
  partyUid: order.customerUid,
});

/** Columns of an order that say where its money is booked. */
export const bookedColumns = {
  ...dimensionColumns,
  items: { orderBy: { position: 'asc' }, select: { feeSen: true, details: true } },
} as const;

/** Where the money of an order is booked, and with which dimensions. */
export function bookingOf(order: Parameters<typeof dimensionsOf>[0] & { items: { details: unknown }[] }): {
  about: Dimensions;
  books: Books;
} {
  const books = booksOf(order.items);
  return { books, about: { ...dimensionsOf(order), subjectUid: books.subjectUid } };
}
