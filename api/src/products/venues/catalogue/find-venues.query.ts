import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  VenueChoices,
  VenueDetail,
  VenueSummary,
  VenueWeek,
  VenueWeekQuery,
  VenuesQuery,
  WeekSlot,
} from '#contracts/products/venues/venues.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import { DAYS_OF_WEEK, dayAfter, mondayOf } from '#domain/products/venues/schedule';
import { SPORTS, type Sport } from '#domain/products/venues/sports';
import { bookable, playerShare } from '#domain/products/venues/terms';
import { hasTimeToPay, payableFrom } from '#domain/sales/orders/time-to-pay';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Paged } from '../../../platform/http/errors/envelope.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import {
  type VenueRow,
  type Week,
  daysOf,
  findTaken,
  lastMoment,
  venueColumns,
  venueFacts,
  venueSummary,
} from './venue-view.js';

export class FindVenuesQuery extends Query<Paged<VenueSummary>> {
  constructor(readonly list: VenuesQuery) {
    super();
  }
}
export class FindVenueChoicesQuery extends Query<VenueChoices> {}
export class FindVenueQuery extends Query<VenueDetail> {
  constructor(readonly slug: string) {
    super();
  }
}
export class FindVenueWeekQuery extends Query<VenueWeek> {
  constructor(readonly of: VenueWeekQuery) {
    super();
  }
}

/** Venues by city and sport, with the next slots that are free. */
@QueryHandler(FindVenuesQuery)
export class FindVenuesHandler implements IQueryHandler<FindVenuesQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { page, limit, city, sport } }: FindVenuesQuery): Promise<Paged<VenueSummary>> {
    const now = this.clock.now();
    const where = { active: true, ...(city && { city }), ...(sport && { sport }) };
    const [venues, total] = await Promise.all([
      this.database.venue.findMany({
        where,
        orderBy: [{ position: 'asc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
        include: venueColumns,
      }),
      this.database.venue.count({ where }),
    ]);
    const uids = venues.map(({ uid }) => uid);
    const taken = await findTaken(this.database, uids, now, lastMoment(now));
    const views = venues.map((venue) => venueSummary(venue, taken, now));
    return new Paged(views, page, limit, total);
  }
}

@QueryHandler(FindVenueChoicesQuery)
export class FindVenueChoicesHandler implements IQueryHandler<FindVenueChoicesQuery> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<VenueChoices> {
    const rows = await this.database.venue.groupBy({ by: ['city', 'sport'], where: { active: true } });
    const sports = [...new Set(rows.map(({ sport }) => sport as Sport))];
    return {
      cities: [...new Set(rows.map(({ city }) => city))].toSorted((a, b) => a.localeCompare(b, 'id')),
      sports: sports
        .map((sport) => ({ sport, label: SPORTS[sport] }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    };
  }
}

/** Slots that look for players, on the page of a venue. */
const MOST_OPEN = 50;

@QueryHandler(FindVenueQuery)
export class FindVenueHandler implements IQueryHandler<FindVenueQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ slug }: FindVenueQuery): Promise<VenueDetail> {
    const venue = await findShown(this.database, slug);
    const open = await this.database.venueSlot.findMany({
      where: { venueUid: venue.uid, state: 'open', listed: true, cutoffAt: { gte: payableFrom(this.clock.now()) } },
      orderBy: { startsAt: 'asc' },
      take: MOST_OPEN,
    });
    const bookers = await this.database.customer.findMany({
      where: { uid: { in: open.flatMap(({ bookerUid }) => bookerUid ?? []) } },
      select: { uid: true, name: true },
    });
    const nameOf = new Map(bookers.map(({ uid, name }) => [uid, name]));
    const { address, description, cancelHours, keepPercent } = venue;
    return {
      ...venueFacts(venue),
      address,
      description,
      cancelHours,
      keepPercent,
      openSlots: open
        .map(({ uid: slotUid, startsAt, endsAt, players, paid, held, priceSen, bookerUid }) => ({
          slotUid,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          players,
          paid,
          placesLeft: players - paid - held,
          share: toRupiah(playerShare(sen(priceSen), players)),
          booker: maskName(nameOf.get(bookerUid ?? '') ?? ''),
        }))
        .filter(({ placesLeft }) => placesLeft > 0),
    };
  }
}

/** A week of slots from a Monday on; this week by default. */
@QueryHandler(FindVenueWeekQuery)
export class FindVenueWeekHandler implements IQueryHandler<FindVenueWeekQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ of: { venue: slug, from: day } }: FindVenueWeekQuery): Promise<VenueWeek> {
    const venue = await findShown(this.database, slug);
    const now = this.clock.now();
    const thisWeek = mondayOf(dayInWib(now));
    const lastWeek = mondayOf(dayInWib(lastMoment(now)));
    const asked = mondayOf(day ?? dayInWib(now));
    const from = asked < thisWeek ? thisWeek : asked > lastWeek ? lastWeek : asked;
    const [starts, ends] = [startOfDayInWib(from), startOfDayInWib(dayAfter(from, DAYS_OF_WEEK))];
    const taken = await findTaken(this.database, [venue.uid], starts, ends);
    const week = daysOf(venue, from, DAYS_OF_WEEK, taken);
    return {
      from,
      previous: from > thisWeek ? dayAfter(from, -DAYS_OF_WEEK) : null,
      next: from < lastWeek ? dayAfter(from, DAYS_OF_WEEK) : null,
      days: week.map(({ day: date, slots }) => ({ day: date, slots: slots.map((slot) => slotView(slot, venue, now)) })),
    };
  }
}

function slotView(slot: Week[number]['slots'][number], venue: VenueRow, now: Date): WeekSlot {
  const { startsAt, endsAt, price, taken } = slot;
  const allowed = bookable(startsAt, venue.cancelHours, now);
  const isOpen =
    taken?.state === 'open' && taken.listed && taken.cutoffAt !== null && hasTimeToPay(taken.cutoffAt, now);
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    price: toRupiah(price),
    perPlayer: toRupiah(playerShare(price, venue.players)),
    state: isOpen ? 'open' : taken || !allowed.whole ? 'taken' : 'free',
    canShare: allowed.shared,
  };
}

/** @throws Refusal 404 for a venue that is not shown. */
async function findShown(database: Database, slug: string): Promise<VenueRow> {
  const venue = await database.venue.findFirst({ where: { slug, active: true }, include: venueColumns });
  if (!venue) throw new Refusal('NOT_FOUND', 404);
  return venue;
}
