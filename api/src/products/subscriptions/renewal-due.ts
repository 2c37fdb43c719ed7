import type { Bill } from '#contracts/sales/bill.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { lastMomentOf } from '#domain/products/subscriptions/periods/period';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import type { Database } from '#runtime/platform/db/database';

/** What these seats are asked to pay for their next period, unless its proof is being checked. docs/rules/orders.md#own-list */
export async function readRenewalDue(
  database: Database,
  accountUids: string[],
): Promise<(accountUid: string) => Bill | null> {
  const renewals = await database.seatRenewal.findMany({
    where: {
      accountUid: { in: accountUids },
      endedAt: null,
      stoppedAt: null,
      invoice: { status: 'open', payments: { none: { state: 'submitted' } } },
    },
    select: {
      accountUid: true,
      paidUntil: true,
      invoice: { select: { amountSen: true, receivedSen: true, dueAt: true } },
    },
  });
  const bills = new Map(
    renewals.map(({ accountUid, paidUntil, invoice }) => [
      accountUid,
      {
        amount: toRupiah(sen(outstandingSen(invoice!))),
        dueAt: lastMomentOf(invoice!.dueAt ?? paidUntil).toISOString(),
      },
    ]),
  );
  return (accountUid) => bills.get(accountUid) ?? null;
}
