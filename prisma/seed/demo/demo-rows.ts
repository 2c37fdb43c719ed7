import { randomUUID } from 'node:crypto';
import { type Dimensions, type Posting, periodOf } from '#domain/sales/ledger/postings';
import type { Prisma } from '#runtime/generated/prisma/client';

/** The tables of the demo, in the order in which foreign keys let them be filled. */
const TABLES = {
  groups: 'accountGroup',
  orders: 'order',
  items: 'orderItem',
  invoices: 'invoice',
  orderHistory: 'orderHistory',
  accounts: 'account',
  accountHistory: 'accountHistory',
  periods: 'seatPeriod',
  renewals: 'seatRenewal',
  accesses: 'seatAccess',
  credentials: 'groupCredential',
  credentialAccesses: 'credentialAccess',
  files: 'file',
  payments: 'payment',
  hostTasks: 'hostTask',
  purchases: 'hostPurchase',
  cycles: 'groupCycle',
  shopPurchases: 'shopPurchase',
  claims: 'accessClaim',
  reviews: 'review',
  notes: 'customerNote',
  threads: 'thread',
  threadLines: 'threadLine',
  payouts: 'payout',
  reimbursements: 'reimbursement',
  entries: 'ledgerEntry',
  postings: 'ledgerPosting',
  audit: 'auditLog',
} as const;
type Tables = typeof TABLES;
type Row<Model extends Tables[keyof Tables]> =
  Extract<Prisma.Args<Prisma.TransactionClient[Model], 'createMany'>['data'], readonly unknown[]> extends (infer One)[]
    ? One
    : never;

export type DemoRows = { -readonly [Name in keyof Tables]: Row<Tables[Name]>[] };

export const noRows = () => Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])) as unknown as DemoRows;

/** Writes all of it or nothing. */
export async function insertRows(tx: Prisma.TransactionClient, rows: DemoRows): Promise<void> {
  for (const [name, model] of Object.entries(TABLES)) {
    const table = tx[model] as unknown as { createMany(args: { data: unknown[] }): Promise<unknown> };
    await table.createMany({ data: rows[name as keyof Tables] });
  }
}

/** A ledger entry as the jobs of the worker write it. */
export function postEntry(rows: DemoRows, kind: string, cause: string, postings: Posting[], at: Date): void {
  const entryUid = randomUUID();
  rows.entries.push({ uid: entryUid, kind, cause, at });
  const period = periodOf(at);
  rows.postings.push(
    ...postings.map(({ amount, ...posting }) => ({ ...posting, entryUid, amountSen: amount, period })),
  );
}

/** The dimensions of an order's postings. */
export const aboutOrder = ({ uid, customerUid }: { uid: string; customerUid: string }): Dimensions => ({
  productLine: 'subscriptions',
  orderUid: uid,
  partyUid: customerUid,
});
