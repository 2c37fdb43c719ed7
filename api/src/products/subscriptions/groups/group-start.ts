import { hostBuysOf } from '#domain/catalogue/host-buys';
import { type GroupWait, groupWait } from '#domain/catalogue/group-wait';
import { ACCOUNT_STATUS, LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { Prisma } from '#runtime/generated/prisma/client';
import { isRunning } from '#runtime/products/subscriptions/shop-purchases.store';

export interface StartRow {
  hostSeats: number;
  hostBuys: string;
  hostStatus: number | null;
  isBought: boolean;
}

/** What `waitOf` reads of group `g` of the family `f`; without a `g` it is a new group, in which nobody sits. */
export const startColumns = (now: Date) => Prisma.sql`
  f.host_seats AS "hostSeats", f.host_buys AS "hostBuys",
  (SELECT a.status FROM account a
    WHERE a.group_uid = g.uid AND a.role = 'host' AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[]) LIMIT 1) AS "hostStatus",
  f.host_seats = 0 AND EXISTS (SELECT FROM shop_purchase p WHERE p.group_uid = g.uid AND ${isRunning(now)}) AS "isBought"`;

export const waitOf = ({ hostSeats, hostBuys, hostStatus, isBought }: StartRow): GroupWait | null =>
  groupWait({
    hostSeats,
    hostBuys: hostBuysOf(hostBuys),
    hasHost: hostStatus !== null,
    isHostActive: hostStatus === ACCOUNT_STATUS.active,
    isBought,
  });
