import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OpenSeats } from '#contracts/catalogue/catalogue.http';
import { Clock } from '#runtime/platform/clock/clock';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { runsWithMembers, seatsWord } from '#domain/catalogue/group-wait';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { type StartRow, startColumns, waitOf } from './group-start.js';

/** A card says so while so few member seats are free. */
const NEARLY_FULL = 2;
/** Every visitor of the home page asks: each process counts once in this time. */
const COUNTED_FOR_MS = 10_000;

export class FindOpenSeatsQuery extends Query<OpenSeats[]> {
  /** @param customerUid null: a visitor */
  constructor(readonly customerUid: string | null) {
    super();
  }
}

interface Row extends StartRow {
  providerUid: string;
  free: number;
  /** Of the free ones those that are held for nobody. */
  left: number;
  freeHosts: number;
  size: number;
}

/** The providers whose next member gets into a started group that lacks one or two, and what it lacks. docs/rules/groups.md#nearly-full */
@QueryHandler(FindOpenSeatsQuery)
export class FindOpenSeatsHandler implements IQueryHandler<FindOpenSeatsQuery> {
  private counted: { at: number; seats: Promise<OpenSeats[]> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid }: FindOpenSeatsQuery): Promise<OpenSeats[]> {
    const seats = await this.seatsOfAll();
    if (!customerUid || seats.length === 0) return seats;
    // The group that is nearly full may be their own, and whoever holds a seat reads of the others on the page of the brand.
    const held = await this.database.account.findMany({
      where: { customerUid, status: { in: LIVE_ACCOUNT_CODES } },
      select: { group: { select: { family: { select: { providerUid: true } } } } },
    });
    const own = new Set(held.map(({ group }) => group.family.providerUid));
    return seats.filter(({ providerUid }) => !own.has(providerUid));
  }

  private seatsOfAll(): Promise<OpenSeats[]> {
    const now = this.clock.now().getTime();
    if (this.counted && Math.abs(now - this.counted.at) < COUNTED_FOR_MS) return this.counted.seats;
    const counted = { at: now, seats: this.count(this.clock.now()) };
    this.counted = counted;
    // A failed count is not kept.
    counted.seats.catch(() => {
      if (this.counted === counted) this.counted = undefined;
    });
    return counted.seats;
  }

  /** Of the group that an order would get in each plan family, so that the page of the provider says the same. */
  private async count(now: Date): Promise<OpenSeats[]> {
    const rows = await this.database.statement<Row>(Prisma.sql`
      SELECT f.provider_uid AS "providerUid", g.size, cardinality(g.free_regular_seats) AS "free", seats."left",
        cardinality(g.free_host_seats) AS "freeHosts", ${startColumns(now)}
      FROM plan_family f
        CROSS JOIN LATERAL (SELECT open_group(f.uid, 'regular', false, NULL, '{}', '{}', ${now}) AS uid) n
        JOIN account_group g ON g.uid = n.uid
        CROSS JOIN LATERAL (SELECT cardinality(g.free_regular_seats) - held_seats(g.uid, NULL, ${now}) AS "left") seats
      WHERE seats."left" <= ${NEARLY_FULL} AND cardinality(g.free_regular_seats) < f.regular_seats
      ORDER BY seats."left", f.provider_uid, f.uid`);
    const seats = rows.map(openSeats);
    // One of each provider: a group that members let run before one that waits for its host.
    const ofProvider = new Map<string, OpenSeats>();
    for (const seat of seats) if (!ofProvider.get(seat.providerUid)?.seatsLeft) ofProvider.set(seat.providerUid, seat);
    return [...ofProvider.values()];
  }
}

function openSeats({ providerUid, free, left, freeHosts, size, ...start }: Row): OpenSeats {
  const wait = waitOf(start);
  return {
    providerUid,
    seatsLeft: runsWithMembers(wait) ? left : 0,
    words: seatsWord(left, wait),
    ring: { size, taken: size - free - freeHosts, hosts: start.hostStatus === null ? 0 : 1, freeHosts },
  };
}
