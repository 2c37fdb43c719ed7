import { type Sen, addSen, sen } from '#domain/platform/sen';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { leftColumns, leftOfPayments } from '#runtime/sales/left-of-payments';
import type { Cause } from '#runtime/sales/orders.store';
import { creditInvoice } from '#runtime/sales/refund-invoice';

/** Columns of the periods of a seat that have not begun at `at`. */
export const aheadColumns = (at: Date) =>
  ({
    where: { startsAt: { gt: at } },
    select: {
      invoice: { select: { uid: true, orderUid: true, feeSen: true, payments: { select: leftColumns } } },
    },
  }) satisfies Prisma.Account$periodsArgs;
type Ahead = Prisma.SeatPeriodGetPayload<ReturnType<typeof aheadColumns>>;

/** What was paid for these periods and not given back, in sen. docs/rules/groups.md#leaving */
export const paidAhead = (periods: Ahead[]): Sen =>
  addSen(...periods.map(({ invoice }) => leftOfPayments(invoice.payments)));

/** The same of a seat. */
export const readPaidAhead = async (db: Pick<Tx, 'seatPeriod'>, accountUid: string, at: Date): Promise<Sen> =>
  paidAhead(await periodsAhead(db, accountUid, at));

/** The money of periods that have not begun becomes the customer's credit. The caller has locked the order. */
export async function creditPaidAhead(
  tx: Tx,
  accountUid: string,
  { cause, at, reason }: { cause: Cause; at: Date; reason: string },
): Promise<void> {
  for (const { invoice } of await periodsAhead(tx, accountUid, at)) {
    if (leftOfPayments(invoice.payments) === 0n) continue;
    await creditInvoice(tx, invoice, { fee: sen(invoice.feeSen ?? 0n), reason, by: cause.by, at });
  }
}

function periodsAhead(db: Pick<Tx, 'seatPeriod'>, accountUid: string, at: Date): Promise<Ahead[]> {
  const { where, select } = aheadColumns(at);
  return db.seatPeriod.findMany({ where: { accountUid, ...where }, orderBy: { number: 'asc' }, select });
}
