import { Injectable } from '@nestjs/common';
import { type AdminThread, adminThread } from '#contracts/products/subscriptions/access.admin.http';
import { groupNameOf } from '#domain/catalogue/plan-family';
import type { Prisma } from '#runtime/generated/prisma/client';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, byUid, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { OF_SEAT, foundByOrder } from '../../../sales/orders/found-by-order.js';
import { orderRef, orderRefColumns } from '../../../sales/orders/order-ref.js';

const withSeat = {
  account: {
    select: {
      seatNumber: true,
      role: true,
      groupUid: true,
      group: { select: { number: true, family: { select: { name: true } } } },
      order: { select: orderRefColumns },
    },
  },
  lines: { orderBy: { at: 'desc' }, take: 1, select: { message: true } },
} as const;
type Row = Prisma.ThreadGetPayload<{ include: typeof withSeat }>;

@Injectable()
export class ThreadsList extends RecordList<AdminThread> {
  protected readonly from = sql`(SELECT r.*, r.account_uid AS uid FROM thread r) t`;
  protected readonly sorts = { lastAt: sortBy(sql`t.last_at`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, OF_SEAT)),
    unread: byFlag((unread) => (unread ? sql`t.unread_admin > 0` : sql`t.unread_admin = 0`)),
    groupUid: byUid((groupUid) => sql`t.account_uid IN (SELECT a.uid FROM account a WHERE a.group_uid = ${groupUid})`),
  };

  protected async read(uids: string[]): Promise<AdminThread[]> {
    const threads = await this.database.thread.findMany({ where: { accountUid: { in: uids } }, include: withSeat });
    return threads.map(view);
  }
}

function view({ accountUid, account, lines, lastAt, unreadAdmin }: Row): AdminThread {
  return {
    id: accountUid,
    ...orderRef(account.order),
    groupUid: account.groupUid,
    groupName: groupNameOf(account.group),
    seatNumber: account.seatNumber,
    role: account.role,
    lastAt: lastAt.toISOString(),
    unread: unreadAdmin,
    lastMessage: lines[0]?.message ?? null,
    allowedActions: ['write', ...(unreadAdmin > 0 ? ['mark-read'] : [])],
  };
}

export const ThreadsListController = listController({
  resource: 'threads',
  tag: 'admin threads',
  schema: adminThread,
  source: ThreadsList,
});
