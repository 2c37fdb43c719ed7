import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SeatState, SeatStatesQuery } from '#contracts/catalogue/catalogue.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { toRupiah } from '#domain/platform/sen';
import { Prisma } from '#runtime/generated/prisma/client';
import { readPromised } from '#runtime/products/subscriptions/promised-price';
import { type StartRow, startColumns, waitOf } from './group-start.js';

export class FindSeatStatesQuery extends Query<SeatState[]> {
  constructor(
    readonly of: SeatStatesQuery,
    /** Null: a visitor. */
    readonly customerUid: string | null,
  ) {
    super();
  }
}

/**
 * What a buyer would find now in each plan family of a provider, by the functions that place orders; in the group that is named
 * while it has a seat for the buyer, else in the one that fills next.
 */
@QueryHandler(FindSeatStatesQuery)
export class FindSeatStatesHandler implements IQueryHandler<FindSeatStatesQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ of: { providerUid, groupUid }, customerUid }: FindSeatStatesQuery): Promise<SeatState[]> {
    const now = this.clock.now();
    const buyer = Prisma.sql`${customerUid}::uuid`;
    const rows = await this.database.statement<Row>(Prisma.sql`
      SELECT f.uid AS "familyUid",
        CASE WHEN f.tv_slots IS NOT NULL THEN
          open_group(f.uid, 'regular', true, ${buyer}, '{}', '{}', ${now}) IS NOT NULL OR NOT lacks_tv_slot(f.uid, ${buyer}, '{}', ${now}) END AS "hasTvSlot",
        coalesce((SELECT n.uid FROM account_group n WHERE n.uid = ${groupUid ?? null}::uuid AND n.family_uid = f.uid AND n.closed_at IS NULL
            AND cardinality(n.free_host_seats) > 0),
          open_group(f.uid, 'host', false, ${buyer}, '{}', '{}', ${now})) AS "hostGroupUid", ${startColumns(now)}
      FROM plan_family f CROSS JOIN LATERAL (SELECT coalesce(
          (SELECT n.uid FROM account_group n WHERE n.uid = ${groupUid ?? null}::uuid AND n.family_uid = f.uid AND n.closed_at IS NULL
            AND cardinality(n.free_regular_seats) > held_seats(n.uid, ${buyer}, ${now})),
          open_group(f.uid, 'regular', false, ${buyer}, '{}', '{}', ${now})) AS uid) g
      WHERE f.provider_uid = ${providerUid}::uuid ORDER BY f.uid`);
    const groups = rows.flatMap(({ hostGroupUid }) => hostGroupUid ?? []);
    const promisedOf = await readPromised(this.database, groups, now);
    return rows.map(({ familyUid, hasTvSlot, hostGroupUid, ...start }) => {
      const promised = hostGroupUid && promisedOf(hostGroupUid);
      return { familyUid, hasTvSlot, waitsFor: waitOf(start), debit: promised ? toRupiah(promised.planPrice) : null };
    });
  }
}

interface Row extends Omit<SeatState, 'waitsFor' | 'debit'>, StartRow {
  /** That a host gets; null: a new one. */
  hostGroupUid: string | null;
}
