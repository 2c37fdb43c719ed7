import { seatRoleOf } from '#domain/catalogue/plan-family';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { type SeatEnd, seatEnd } from '#domain/products/subscriptions/accounts/seat-end';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { EndedView } from '#contracts/sales/ended.http';
import type { Database } from '#runtime/platform/db/database';
import { givenBackOfRefunds, orderRefunds, withRefunds } from '../../sales/orders/order-refunds.js';

const UNPAID: number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.expired];
const columns = {
  uid: true,
  role: true,
  access: { select: { accountUid: true } },
  history: { orderBy: { id: 'desc' }, take: 1 },
  group: { select: { closedAt: true } },
  renewal: { select: { stoppedAt: true } },
  order: { select: { status: true, refunds: withRefunds, voucher: { select: { uid: true } } } },
} as const;

/** How those of these seats have ended that have; the others are left out. docs/rules/groups.md#seat-states */
export async function readSeatEnds(
  database: Database,
  seats: { uid: string; status: number }[],
): Promise<(accountUid: string) => EndedView> {
  const uids = seats.filter(({ status }) => !LIVE_ACCOUNT_CODES.includes(status)).map(({ uid }) => uid);
  if (uids.length === 0) return () => null;
  const rows = await database.account.findMany({ where: { uid: { in: uids } }, select: columns });
  const givenBack = await givenBackOfRefunds(
    database,
    rows.flatMap(({ order }) => order.refunds),
  );
  const ends = new Map(
    rows.flatMap(({ uid, role, access, history: [end], group, renewal, order }) =>
      // Of a seat from before moves were written nothing is known.
      end
        ? [
            [
              uid,
              seatEnd({
                role: seatRoleOf({ role }),
                end,
                wasActive: end.fromStatus === ACCOUNT_STATUS.active,
                hadAccess: access !== null,
                withVoucher: order.voucher !== null,
                isPaid: !UNPAID.includes(order.status),
                groupClosedAt: group.closedAt,
                stoppedAt: renewal?.stoppedAt ?? null,
                refunds: orderRefunds(order.refunds, givenBack),
              }),
            ] as const,
          ]
        : [],
    ),
  );
  return (uid) => viewOf(ends.get(uid));
}

const viewOf = (end: SeatEnd | undefined): EndedView => (end ? { ...end, at: end.at.toISOString() } : null);
