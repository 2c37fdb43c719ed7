import { Injectable } from '@nestjs/common';
import { type AdminAccessRemoval, adminAccessRemoval } from '#contracts/products/subscriptions/periods.admin.http';
import { groupNameOf } from '#domain/catalogue/plan-family';
import type { Prisma } from '#runtime/generated/prisma/client';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, seatIn } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';

const withSeat = {
  group: { select: { number: true, family: { select: { name: true } }, credential: { select: { version: true } } } },
  account: {
    select: {
      seatNumber: true,
      order: { select: { ...orderRefColumns, eligibility: { select: { accountEmail: true } } } },
      accesses: { orderBy: { version: 'desc' }, select: { version: true, groupUid: true } },
    },
  },
} as const;
type Row = Prisma.AccessRemovalGetPayload<{ include: typeof withSeat }>;

/** The former member has seen the login that the vault still holds. */
const KNOWS_LOGIN = sql`EXISTS (SELECT FROM credential_access c JOIN group_credential v ON v.group_uid = c.group_uid
  WHERE c.account_uid = t.account_uid AND c.group_uid = t.group_uid AND c.version = v.version)`;

/** Former members whose access an admin takes away: a new password in the vault, or the invitation withdrawn. */
@Injectable()
export class AccessRemovalsList extends RecordList<AdminAccessRemoval> {
  protected readonly from = sql`access_removal t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, seatIn(sql`access_removal`))),
    state: byChoice(['open', 'done'])((state) =>
      state === 'open' ? sql`t.done_at IS NULL` : sql`t.done_at IS NOT NULL`,
    ),
    knowsLogin: byFlag((knows) => (knows ? KNOWS_LOGIN : sql`NOT ${KNOWS_LOGIN}`)),
  };

  protected async read(uids: string[]): Promise<AdminAccessRemoval[]> {
    const removals = await this.database.accessRemoval.findMany({
      where: { uid: { in: uids } },
      include: withSeat,
    });
    return removals.map(view);
  }
}

function view({ uid, accountUid, groupUid, group, account, createdAt, doneAt, doneBy }: Row): AdminAccessRemoval {
  const seen = account.accesses.find((access) => access.groupUid === groupUid);
  return {
    id: uid,
    accountUid,
    ...orderRef(account.order),
    groupUid,
    groupName: groupNameOf(group),
    seatNumber: account.seatNumber,
    accountEmail: account.order.eligibility?.accountEmail ?? null,
    knowsLogin: seen !== undefined && seen.version === group.credential?.version,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    doneBy,
    allowedActions: doneAt ? [] : ['finish'],
  };
}

export const AccessRemovalsListController = listController({
  resource: 'access-removals',
  tag: 'admin access removals',
  schema: adminAccessRemoval,
  source: AccessRemovalsList,
});
