import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import {
  ACCOUNT_STATUS_LABEL,
  LIVE_ACCOUNT_CODES,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { type SeatRole, groupNameOf } from '#domain/catalogue/plan-family';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterFlag, filterText } from '../../../platform/http/admin-lists/admin-list.js';
import { literal, onlyFilters, pageOf } from '../../../platform/http/admin-lists/admin-where.js';

export class FindAdminGroupsQuery extends Query<{ rows: AdminGroup[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

type AdminSeat = AdminGroup['seatMap'][number];

const FILTERS = ['q', 'providerName', 'short'];
const SORT_COLUMN = {
  createdAt: Prisma.sql`g.created_at`,
  filledAt: Prisma.sql`g.filled_at`,
  missing: Prisma.sql`cardinality(g.free_host_seats || g.free_regular_seats)`,
  occupied: Prisma.sql`g.size - cardinality(g.free_host_seats || g.free_regular_seats)`,
  seats: Prisma.sql`g.size`,
  name: Prisma.sql`f.name`,
};
export const GROUP_SORTS = Object.keys(SORT_COLUMN) as ['createdAt', ...(keyof typeof SORT_COLUMN)[]];

interface SeatedRow {
  uid: string;
  orderUid: string;
  orderNumber: string;
  customerName: string;
  role: SeatRole;
  seatNumber: number;
  status: number;
  needsTv: boolean;
}
interface Row {
  uid: string;
  number: number;
  size: number;
  freeHostSeats: number[];
  freeRegularSeats: number[];
  tvSlots: number | null;
  fillEpoch: number;
  filledAt: Date | null;
  createdAt: Date;
  familyName: string;
  providerName: string;
  accounts: SeatedRow[];
}

/** Groups with their seat maps, in one statement and a count. Raw: sorted and filtered by the number of free seats. */
@QueryHandler(FindAdminGroupsQuery)
export class FindAdminGroupsHandler implements IQueryHandler<FindAdminGroupsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminGroupsQuery): Promise<{ rows: AdminGroup[]; total: number }> {
    const from = Prisma.sql`FROM account_group g JOIN plan_family f ON f.uid = g.family_uid
      JOIN provider p ON p.uid = f.provider_uid ${conditionsOf(list)}`;
    const [rows, [counted]] = await Promise.all([
      this.database.$queryRaw<Row[]>`
        SELECT g.uid, g.number, g.size, g.free_host_seats AS "freeHostSeats", g.free_regular_seats AS "freeRegularSeats",
          g.tv_slots AS "tvSlots", g.fill_epoch AS "fillEpoch", g.filled_at AS "filledAt", g.created_at AS "createdAt",
          f.name AS "familyName", p.name AS "providerName", ${SEATED_ACCOUNTS} AS accounts
        ${from} ${orderOf(list)}`,
      this.database.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`,
    ]);
    return { rows: rows.map(groupRecord), total: counted?.total ?? 0 };
  }
}

const SEATED_ACCOUNTS = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('uid', a.uid, 'orderUid', a.order_uid, 'orderNumber', o.number,
    'customerName', o.name, 'role', a.role, 'seatNumber', a.seat_number, 'status', a.status, 'needsTv', a.needs_tv)
    ORDER BY a.seat_number), '[]'::json)
  FROM account a JOIN "order" o ON o.uid = a.order_uid
  WHERE a.group_uid = g.uid AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[]))`;

function conditionsOf(list: AdminList): Prisma.Sql {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const providerName = filterText(filter, 'providerName');
  const short = filterFlag(filter, 'short');
  const missing = SORT_COLUMN.missing;
  const conditions = [
    Prisma.sql`true`,
    ...(ids ? [Prisma.sql`g.uid = ANY (${ids}::uuid[])`] : []),
    ...(q ? [Prisma.sql`f.name || ' #' || g.number ILIKE ${`%${literal(q)}%`}`] : []),
    ...(providerName ? [Prisma.sql`p.name ILIKE ${`%${literal(providerName)}%`}`] : []),
    ...(short === undefined ? [] : [short ? Prisma.sql`${missing} > 0` : Prisma.sql`${missing} = 0`]),
  ];
  return Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`;
}

function orderOf(list: AdminList): Prisma.Sql {
  const { field, direction } = list.sort;
  const { skip, take } = pageOf(list);
  const ascending = direction === 'asc';
  return Prisma.sql`ORDER BY ${SORT_COLUMN[field as keyof typeof SORT_COLUMN]} ${ascending ? Prisma.sql`ASC` : Prisma.sql`DESC`} NULLS LAST,
    g.number ${ascending ? Prisma.sql`ASC` : Prisma.sql`DESC`} LIMIT ${take} OFFSET ${skip}`;
}

function groupRecord(group: Row): AdminGroup {
  const missing = group.freeHostSeats.length + group.freeRegularSeats.length;
  return {
    id: group.uid,
    name: groupNameOf({ number: group.number, family: { name: group.familyName } }),
    providerName: group.providerName,
    familyName: group.familyName,
    seats: group.size,
    occupied: group.size - missing,
    missing,
    tvSlots: group.tvSlots,
    fillEpoch: group.fillEpoch,
    filledAt: group.filledAt?.toISOString() ?? null,
    createdAt: group.createdAt.toISOString(),
    seatMap: seatMap(group),
    accounts: group.accounts.map(({ uid: id, status, seatNumber, role, orderUid }) => ({
      id,
      status,
      seatNumber,
      isHost: role === 'host',
      orderUid,
    })),
  };
}

/** Every seat number, taken or free. */
function seatMap({ size, accounts, freeHostSeats }: Row): AdminSeat[] {
  return Array.from({ length: size }, (_, index) => {
    const account = accounts.find(({ seatNumber }) => seatNumber === index + 1);
    const role = account?.role ?? (freeHostSeats.includes(index + 1) ? 'host' : 'regular');
    return { seatNumber: index + 1, role, account: account ? seatedAccount(account) : null };
  });
}

const seatedAccount = ({ role: _, seatNumber: __, ...account }: SeatedRow): NonNullable<AdminSeat['account']> => ({
  ...account,
  statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(account.status)],
});
