import { type Sen, addSen, sen } from '#domain/platform/sen';
import type { InvoiceStatus } from '#domain/sales/invoices/invoice';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { leftColumns, leftOfPayments } from '#runtime/sales/left-of-payments';
import type { Cause } from '#runtime/sales/orders.store';
import { creditInvoice } from '#runtime/sales/refund-invoice';

/** Columns of the periods of a seat that have not begun at `at`; before its first access each but the first one. */
export const aheadColumns = (at: Date) =>
  ({
    where: { OR: [{ startsAt: { gt: at } }, { number: { gt: 1 }, account: { access: null } }] },
    select: {
      invoice: { select: { uid: true, orderUid: true, feeSen: true, payments: { select: leftColumns } } },
    },
  }) satisfies Prisma.Account$periodsArgs;
type Ahead = Prisma.SeatPeriodGetPayload<ReturnType<typeof aheadColumns>>;

/** Columns of the open invoices of its order: what has come for them has paid for nothing yet. */
export const openInvoices = {
  where: { status: 'open' satisfies InvoiceStatus },
  select: { payments: { select: leftColumns } },
} satisfies Prisma.Order$invoicesArgs;
type Open = Prisma.InvoiceGetPayload<typeof openInvoices>;

/** Parts of an invoice that is not complete: credit, once its seat ends. docs/rules/payments.md#credit */
const partsPaid = (invoices: Open[]): Sen => addSen(...invoices.map(({ payments }) => leftOfPayments(payments)));

/**
 * What becomes credit when the seat ends: what was paid for these periods, and the parts of one that is not paid yet, less what was given
 * back; in sen. docs/rules/groups.md#leaving
 */
export const paidAhead = ({ periods, order }: { periods: Ahead[]; order: { invoices: Open[] } }): Sen =>
  addSen(partsPaid(order.invoices), ...periods.map(({ invoice }) => leftOfPayments(invoice.payments)));

/** The same of a seat. */
export const readPaidAhead = async (db: Pick<Tx, 'account'>, accountUid: string, at: Date): Promise<Sen> =>
  paidAhead(
    await db.account.findUniqueOrThrow({
      where: { uid: accountUid },
      select: { periods: aheadColumns(at), order: { select: { invoices: openInvoices } } },
    }),
  );

/** The money of periods that have not begun becomes the customer's credit. The caller has locked the order. */
export async function creditPaidAhead(
  tx: Tx,
  accountUid: string,
  { cause, at, reason }: { cause: Cause; at: Date; reason: string },
): Promise<void> {
  for (const { invoice } of await periodsAhead(tx, accountUid, at)) {
    if (leftOfPayments(invoice.payments) === 0n) continue;
    await creditInvoice(tx, invoice, { fee: sen(invoice.feeSen ?? 0n), reason, by: cause.by, byUid: cause.byUid, at });
  }
}

function periodsAhead(db: Pick<Tx, 'seatPeriod'>, accountUid: string, at: Date): Promise<Ahead[]> {
  const { where, select } = aheadColumns(at);
  return db.seatPeriod.findMany({ where: { accountUid, ...where }, orderBy: { number: 'asc' }, select });
}
