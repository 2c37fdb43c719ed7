import type { OrderWait } from '#contracts/sales/payments.http';
import { hostBuysOf } from '#domain/catalogue/host-buys';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { LIVE_ACCOUNT_CODES, accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { seatWait } from '#domain/products/subscriptions/groups/activate-members';
import { waitNote } from '#domain/products/subscriptions/groups/seat-promise';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Tx } from '#runtime/platform/db/database';
import { isSeries } from '#runtime/products/subscriptions/series.store';
import { runningPurchase } from '#runtime/products/subscriptions/shop-purchases.store';

/** Asked to pay, or the proof is being checked. */
const UNPAID: readonly number[] = [ORDER_STATUS.awaitingPayment, ORDER_STATUS.awaitingConfirmation];

/** What the seat of an unpaid order will wait for once it is paid, by the rule that holds it then; null: nothing. docs/rules/groups.md#activation */
export async function findSeatWait(db: Tx, orderUid: string, now: Date): Promise<OrderWait | null> {
  const seat = await db.account.findUnique({
    where: { orderUid },
    select: {
      uid: true,
      role: true,
      groupUid: true,
      order: { select: { status: true } },
      group: {
        select: {
          tvSlots: true,
          family: { select: { hostSeats: true, regularSeats: true, startsWhenConfirmed: true, hostBuys: true } },
          shopPurchases: { where: runningPurchase(now), take: 1, select: { uid: true } },
          accounts: {
            where: { status: { in: LIVE_ACCOUNT_CODES } },
            select: { uid: true, role: true, status: true, needsTv: true, preOrder: true, confirmedAt: true },
          },
        },
      },
    },
  });
  if (!seat || seat.role === 'host' || !UNPAID.includes(seat.order.status)) return null;
  const { family, tvSlots, shopPurchases, accounts } = seat.group;
  const everyone = accounts.map(({ uid: accountUid, ...account }) => ({
    ...account,
    accountUid,
    role: seatRoleOf(account),
    status: accountStatusOf(account.status),
  }));
  const bought = shopPurchases.length > 0;
  const ofSeries = family.hostSeats === 0 && !bought && (await isSeries(db, seat.groupUid));
  const rule = { ...family, hostBuys: hostBuysOf(family.hostBuys), tvSlots, bought, isSeries: ofSeries };
  const wait = seatWait(rule, everyone, seat.uid, now);
  return wait === null ? null : waitNote(wait);
}
