import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GroupListQuery, GroupView } from '#contracts/catalogue/catalogue.http';
import {
  ACCOUNT_STATUS_LABEL,
  LIVE_ACCOUNT_CODES,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { hasAccess } from '#domain/products/subscriptions/accounts/seat-state';
import { maskName } from '#domain/identity/customers/mask-name';
import { type SeatRole, groupNameOf } from '#domain/catalogue/plan-family';
import { Clock } from '#runtime/platform/clock/clock';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';
import { heldOfFree } from '#runtime/products/subscriptions/groups.store';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { useColumns, useOf } from '../seat-use.js';
import { type StartRow, startColumns, waitOf } from './group-start.js';
import { waitsForGroup } from '../member-view.js';

export class FindGroupsQuery extends Query<Paged<GroupView>> {
  constructor(
    readonly list: GroupListQuery,
    /** What is held for this customer is free; null: a visitor. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

interface Row extends Omit<GroupView, 'name' | 'members' | 'taken' | 'waitsFor'>, StartRow {
  number: number;
  members: { uid: string; seatNumber: number; role: SeatRole; name: string; status: number; orderStatus: number }[];
}

/** Of the host of group `g`. */
const HOST_RECORD = Prisma.sql`
  (SELECT json_build_object('purchases', count(p.uid), 'since', min(p.debited_at))
   FROM account a JOIN "order" o ON o.customer_uid = a.customer_uid
     LEFT JOIN host_purchase p ON p.order_uid = o.uid AND p.state = 'verified'
   WHERE a.group_uid = g.uid AND a.role = 'host' AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[]) GROUP BY a.uid)`;

/**
 * Open groups first, the one nearest to full on top; then full ones, the latest on top. Raw: the order is by the
 * number of free seats, and members come with their groups. Names are masked here (docs/rules/groups.md#what-others-see). A seat
 * that is held is free to its holder alone (docs/rules/groups.md#waiting-list).
 */
@QueryHandler(FindGroupsQuery)
export class FindGroupsHandler implements IQueryHandler<FindGroupsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { providerUid, page, limit }, customerUid }: FindGroupsQuery): Promise<Paged<GroupView>> {
    const now = this.clock.now();
    const [rows, total] = await Promise.all([
      this.database.$queryRaw<Row[]>`
        SELECT g.uid, g.number, g.size, g.family_uid AS "familyUid", g.family_name AS "familyName",
          cardinality(g.free_regular_seats) AS "freeRegularSeats", cardinality(g.free_host_seats) AS "freeHostSeats",
          g.tv_slots - g.tv_taken - held_tv_slots(g.uid, ${customerUid}::uuid, ${now}) AS "freeTvSlots",
          held_seats(g.uid, ${customerUid}::uuid, ${now}) AS "heldSeats", ${startColumns(now)},
          ${HOST_RECORD} AS host,
          (SELECT coalesce(json_agg(json_build_object('uid', a.uid, 'seatNumber', a.seat_number, 'role', a.role, 'name', o.name,
             'status', a.status, 'orderStatus', o.status) ORDER BY a.seat_number), '[]'::json)
           FROM account a JOIN "order" o ON o.uid = a.order_uid
           WHERE a.group_uid = g.uid AND a.status = ANY (${LIVE_ACCOUNT_CODES}::int[])) AS members
        FROM (
          SELECT g.*, f.name AS family_name, nullif(cardinality(g.free_host_seats || g.free_regular_seats), 0) AS free
          FROM account_group g JOIN plan_family f ON f.uid = g.family_uid WHERE f.provider_uid = ${providerUid}::uuid AND g.closed_at IS NULL
          ORDER BY free NULLS LAST, g.filled_at DESC NULLS FIRST, g.created_at, g.number
          LIMIT ${limit} OFFSET ${(page - 1) * limit}
        ) g JOIN plan_family f ON f.uid = g.family_uid
        ORDER BY g.free NULLS LAST, g.filled_at DESC NULLS FIRST, g.created_at, g.number`,
      this.database.accountGroup.count({ where: { closedAt: null, family: { providerUid } } }),
    ]);
    const usable = await this.usable(rows.flatMap(({ members }) => members));
    return new Paged(
      rows.map((row) => groupView(row, usable)),
      page,
      limit,
      total,
    );
  }

  /** The accounts that can be used. */
  private async usable(members: Row['members']): Promise<ReadonlySet<string>> {
    const seats = await this.database.account.findMany({
      where: { uid: { in: members.map(({ uid }) => uid) } },
      select: { uid: true, ...useColumns },
    });
    return new Set(seats.filter((seat) => hasAccess(useOf(seat))).map(({ uid }) => uid));
  }
}

function groupView(
  { number, members, host, hostSeats, hostBuys, hostStatus, isBought, ...group }: Row,
  usable: ReadonlySet<string>,
): GroupView {
  const heldSeats = heldOfFree(group.heldSeats, group.freeRegularSeats);
  return {
    ...group,
    freeRegularSeats: group.freeRegularSeats - heldSeats,
    heldSeats,
    freeTvSlots: group.freeTvSlots === null ? null : Math.max(0, group.freeTvSlots),
    waitsFor: waitOf({ hostSeats, hostBuys, hostStatus, isBought }),
    host: host && { ...host, since: host.since && new Date(host.since).toISOString() },
    name: groupNameOf({ number, family: { name: group.familyName } }),
    taken: group.size - group.freeRegularSeats - group.freeHostSeats,
    members: members.map(({ uid, orderStatus, ...member }) => ({
      ...member,
      name: maskName(member.name),
      statusLabel: ACCOUNT_STATUS_LABEL[accountStatusOf(member.status)],
      hasAccess: usable.has(uid),
      waitsForGroup: waitsForGroup({ status: orderStatus }),
    })),
  };
}
