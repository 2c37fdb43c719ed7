import type { Prisma } from '#runtime/generated/prisma/client';

/** What the demo data will consist of, in the order in which the tables can be filled. */
export interface DemoRows {
  groups: Prisma.AccountGroupCreateManyInput[];
  orders: Prisma.OrderCreateManyInput[];
  orderHistory: Prisma.OrderHistoryCreateManyInput[];
  accounts: Prisma.AccountCreateManyInput[];
  accountHistory: Prisma.AccountHistoryCreateManyInput[];
  proofs: Prisma.ProofCreateManyInput[];
  payments: Prisma.PaymentCreateManyInput[];
  purchases: Prisma.HostPurchaseCreateManyInput[];
  reimbursements: Prisma.ReimbursementCreateManyInput[];
  entries: Prisma.LedgerEntryCreateManyInput[];
  postings: Prisma.LedgerPostingCreateManyInput[];
  audit: Prisma.AuditLogCreateManyInput[];
}

export const noRows = (): DemoRows => ({
  groups: [],
  orders: [],
  orderHistory: [],
  accounts: [],
  accountHistory: [],
  proofs: [],
  payments: [],
  purchases: [],
  reimbursements: [],
  entries: [],
  postings: [],
  audit: [],
});

/** Writes all of it or nothing. */
export async function insertRows(tx: Prisma.TransactionClient, rows: DemoRows): Promise<void> {
  await tx.accountGroup.createMany({ data: rows.groups });
  await tx.order.createMany({ data: rows.orders });
  await tx.orderHistory.createMany({ data: rows.orderHistory });
  await tx.account.createMany({ data: rows.accounts });
  await tx.accountHistory.createMany({ data: rows.accountHistory });
  await tx.proof.createMany({ data: rows.proofs });
  await tx.payment.createMany({ data: rows.payments });
  await tx.hostPurchase.createMany({ data: rows.purchases });
  await tx.reimbursement.createMany({ data: rows.reimbursements });
  await tx.ledgerEntry.createMany({ data: rows.entries });
  await tx.ledgerPosting.createMany({ data: rows.postings });
  await tx.auditLog.createMany({ data: rows.audit });
}
