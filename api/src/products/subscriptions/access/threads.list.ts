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

/** When the first line of the thread `r` was written that no admin has read; null: all are read. */
const WAITS_SINCE = sql`CASE WHEN r.unread_admin > 0 THEN coalesce((SELECT min(l.at) FROM (SELECT x.at FROM thread_line x
  WHERE x.account_uid = r.account_uid AND x.party <> 'admin' ORDER BY x.at DESC LIMIT r.unread_admin) l), r.last_at) END`;

@Injectable()
export class ThreadsList extends RecordList<AdminThread> {
  protected readonly from = sql`(SELECT r.*, r.account_uid AS uid, ${WAITS_SINCE} AS waits_since FROM thread r) t`;
  protected readonly sorts = { lastAt: sortBy(sql`t.last_at`), waitsSince: sortBy(sql`t.waits_since`) };
  protected readonly filters = {
    q: byText((q) => foundByOrder(q, OF_SEAT)),
    unread: byFlag((unread) => (unread ? sql`t.unread_admin > 0` : sql`t.unread_admin = 0`)),
    groupUid: byUid((groupUid) => sql`t.account_uid IN (SELECT a.uid FROM account a WHERE a.group_uid = ${groupUid})`),
  };

  protected async read(uids: string[]): Promise<AdminThread[]> {
    const [threads, waits] = await Promise.all([
      this.database.thread.findMany({ where: { accountUid: { in: uids } }, include: withSeat }),
      this.database.$queryRaw<{ uid: string; since: Date | null }[]>(
        sql`SELECT r.account_uid AS uid, ${WAITS_SINCE} AS since FROM thread r WHERE r.account_uid = ANY (${uids}::uuid[])`,
      ),
    ]);
    const since = new Map(waits.map(({ uid, since: at }) => [uid, at?.toISOString() ?? null]));
    return threads.map((thread) => view(thread, since.get(thread.accountUid) ?? null));
  }
}

function view({ accountUid, account, lines, lastAt, unreadAdmin }: Row, waitsSince: string | null): AdminThread {
  return {
    id: accountUid,
    ...orderRef(account.order),
    groupUid: account.groupUid,
    groupName: groupNameOf(account.group),
    seatNumber: account.seatNumber,
    role: account.role,
    lastAt: lastAt.toISOString(),
    waitsSince,
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
