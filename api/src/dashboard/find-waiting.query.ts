import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AdminWaiting, WAITING_SHOWN } from '#contracts/dashboard.http';
import { clockOf, inOrderOfWork, isFault } from '#contracts/desk-clock';
import { DESK_NAMES, type DeskName, deskPermission } from '#contracts/desks';
import { type AdminRole, mayRole } from '#domain/platform/admin-role';
import { Clock } from '#runtime/platform/clock/clock';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { Database } from '#runtime/platform/db/database';
import { Desks } from './desks.js';

export class FindWaitingQuery extends Query<AdminWaiting> {
  /** @param desk of this one alone. */
  constructor(
    readonly role: AdminRole,
    readonly desk?: DeskName,
  ) {
    super();
  }
}

/** What waits at all desks that the role may read, the most urgent first, in one statement that reads the first rows of each. */
@QueryHandler(FindWaitingQuery)
export class FindWaitingHandler implements IQueryHandler<FindWaitingQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly desks: Desks,
  ) {}

  async execute({ role, desk }: FindWaitingQuery): Promise<AdminWaiting> {
    const asked = desk ? [desk] : DESK_NAMES;
    const names = asked.filter((name) => mayRole(role, deskPermission(name)));
    if (names.length === 0) return [];
    const now = this.clock.now().getTime();
    const rows = await this.database.read<{ desk: DeskName; uid: string; moment: Date | null }>(
      this.desks.first(names, WAITING_SHOWN),
    );
    const waiting = rows.map(({ desk: name, uid, moment }) => {
      const clock = clockOf(name, moment?.toISOString() ?? null, openingHours());
      const isLate = isFault(name) || (clock.dueAt !== null && Date.parse(clock.dueAt) < now);
      return { desk: name, uid, ...clock, isLate };
    });
    // Within a desk the rows come in this order, so that none beyond those read could stand before them.
    return inOrderOfWork(waiting).slice(0, WAITING_SHOWN);
  }
}
