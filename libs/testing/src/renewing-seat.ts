import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { firstPeriod } from '#domain/products/subscriptions/periods/period';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Database } from '#runtime/platform/db/database';
import { type Family, type OrderGiven, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';

/** The dated price of a test plan, in sen. */
export const aPrice = (database: Database, variantUid: string, grandTotalSen = 6_100_000n, validFrom = new Date(0)) =>
  database.price.create({ data: { variantUid, validFrom, grandTotalSen, adminFeeSen: grandTotalSen && 1_450_000n } });

/**
 * A paid, active seat whose first period of a month began at `activatedAt`, with its access unless `hasAccess` is false; its renewal is
 * due at once.
 */
export async function aRenewingSeat(
  database: Database,
  family: Family,
  activatedAt: Date,
  { groupUid, hasAccess = true, ...given }: OrderGiven & { groupUid?: string; hasAccess?: boolean } = {},
) {
  const group = groupUid ?? (await aGroup(database, family)).uid;
  const seat = await anOrder(database, family, group, {
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
    confirmedAt: activatedAt,
    createdAt: activatedAt,
    ...given,
  });
  const { accountUid, orderUid } = seat;
  const { uid: paymentUid, invoiceUid } = await aPayment(database, orderUid, { decidedAt: activatedAt });
  await database.accountHistory.create({
    data: { accountUid, fromStatus: 2, toStatus: 3, why: 'x', by: 'system', at: activatedAt },
  });
  const { anchorDay, startsAt, endsAt } = firstPeriod(activatedAt, 1);
  const { variantUid } = family.plans[given.kind ?? 'ready'];
  await database.seatPeriod.create({ data: { accountUid, number: 1, startsAt, endsAt, variantUid, invoiceUid } });
  await database.seatRenewal.create({
    data: { accountUid, anchorDay: new Date(anchorDay), months: 1, paidUntil: endsAt, variantUid, dueAt: activatedAt },
  });
  if (hasAccess)
    await database.seatAccess.create({
      data: { accountUid, grantedAt: activatedAt, confirmedAt: activatedAt, confirmedBy: 'member' },
    });
  return { ...seat, paymentUid, endsAt };
}
export type RenewingTestSeat = Awaited<ReturnType<typeof aRenewingSeat>>;
