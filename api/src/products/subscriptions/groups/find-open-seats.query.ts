import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OpenSeats } from '#contracts/catalogue/catalogue.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

/** A card says so while so few member seats are free. */
const NEARLY_FULL = 2;
/** Every visitor of the home page asks: each process counts once in this time. */
const COUNTED_FOR_MS = 10_000;

export class FindOpenSeatsQuery extends Query<OpenSeats[]> {}

/** The providers with a started group that lacks one or two members, and how many it lacks. docs/rules/groups.md#nearly-full */
@QueryHandler(FindOpenSeatsQuery)
export class FindOpenSeatsHandler implements IQueryHandler<FindOpenSeatsQuery> {
  private counted: { at: number; seats: Promise<OpenSeats[]> } | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<OpenSeats[]> {
    const now = this.clock.now().getTime();
    if (this.counted && Math.abs(now - this.counted.at) < COUNTED_FOR_MS) return this.counted.seats;
    const counted = { at: now, seats: this.count() };
    this.counted = counted;
    // A failed count is not kept.
    counted.seats.catch(() => {
      if (this.counted === counted) this.counted = undefined;
    });
    return counted.seats;
  }

  private count(): Promise<OpenSeats[]> {
    return this.database.$queryRaw<OpenSeats[]>`
      SELECT f.provider_uid AS "providerUid", min(left_over.seats) AS "seatsLeft"
      FROM account_group g JOIN plan_family f ON f.uid = g.family_uid
        CROSS JOIN LATERAL (
          SELECT cardinality(g.free_regular_seats) - held_seats(g.uid, NULL, ${this.clock.now()}) AS seats) left_over
      WHERE g.open_to_regular AND g.closed_at IS NULL AND left_over.seats BETWEEN 1 AND ${NEARLY_FULL}
        AND cardinality(g.free_regular_seats) < f.regular_seats
      GROUP BY f.provider_uid ORDER BY "seatsLeft", f.provider_uid`;
  }
}
