import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminVenueWeek, AdminWeekCell } from '#contracts/products/venues/venues.admin.http';
import { toRupiah } from '#domain/platform/sen';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import { DAYS_OF_WEEK, dayAfter, mondayOf } from '#domain/products/venues/schedule';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { daysOf, findTaken, venueColumns } from '../catalogue/venue-view.js';

export class FindAdminVenueWeekQuery extends Query<AdminVenueWeek> {
  constructor(
    readonly venueUid: string,
    readonly from: string | undefined,
  ) {
    super();
  }
}

/** A week of a venue, with who has booked what. */
@QueryHandler(FindAdminVenueWeekQuery)
export class FindAdminVenueWeekHandler implements IQueryHandler<FindAdminVenueWeekQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ venueUid, from: day }: FindAdminVenueWeekQuery): Promise<AdminVenueWeek> {
    const venue = await this.database.venue.findUnique({ where: { uid: venueUid }, include: venueColumns });
    if (!venue) throw new Refusal('NOT_FOUND', 404);
    const now = this.clock.now();
    const from = mondayOf(day ?? dayInWib(now));
    const [starts, ends] = [startOfDayInWib(from), startOfDayInWib(dayAfter(from, DAYS_OF_WEEK))];
    const taken = await findTaken(this.database, [venueUid], starts, ends);
    const bookers = await this.database.customer.findMany({
      where: { uid: { in: taken.flatMap(({ bookerUid }) => bookerUid ?? []) } },
      select: { uid: true, name: true },
    });
    const nameOf = new Map(bookers.map(({ uid, name }) => [uid, name]));
    return {
      from,
      previous: dayAfter(from, -DAYS_OF_WEEK),
      next: dayAfter(from, DAYS_OF_WEEK),
      days: daysOf(venue, from, DAYS_OF_WEEK, taken).map(({ day: date, slots }) => ({
        day: date,
        slots: slots.map(({ startsAt, endsAt, price, taken: by }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          price: toRupiah(price),
          state: by ? (by.state as AdminWeekCell['state']) : startsAt <= now ? 'past' : 'free',
          slotUid: by?.uid ?? null,
          about: by ? (by.bookerUid ? (nameOf.get(by.bookerUid) ?? '') : by.reason) : '',
        })),
      })),
    };
  }
}
