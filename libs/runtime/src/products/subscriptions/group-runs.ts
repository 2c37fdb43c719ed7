import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { Prisma } from '#runtime/generated/prisma/client';
import { IS_USED, isRunning } from '#runtime/products/subscriptions/shop-purchases.store';

/** Whether a group `g` runs at `now`, as `activate-members` of the domain says it: no pre-order waits for others in it. docs/rules/groups.md#activation */
export const groupRuns = (now: Date): Prisma.Sql => Prisma.sql`(${IS_USED}
  OR EXISTS (SELECT FROM "account" host WHERE host."group_uid" = g."uid" AND host."role" = 'host'
    AND host."status" = ${ACCOUNT_STATUS.active})
  OR EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid" AND ${isRunning(now)}))`;
