import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { QurbanSeason } from '#contracts/products/qurban/qurban.http';
import { mostInstalments } from '#domain/products/qurban/saving-plan';
import { PUBLIC_SEASONS, type SeasonState, isRunning, takesOrders } from '#domain/products/qurban/season';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { animalColumns, animalView, dayOf } from './animal-view.js';

export class FindQurbanSeasonsQuery extends Query<QurbanSeason[]> {}

/** The page shows the latest ones. */
const MOST_SEASONS = 4;

/** The seasons of the shop, the next feast first, each with its animals: those that can be joined first, the fullest on top. */
@QueryHandler(FindQurbanSeasonsQuery)
export class FindQurbanSeasonsHandler implements IQueryHandler<FindQurbanSeasonsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<QurbanSeason[]> {
    const now = this.clock.now();
    const seasons = await this.database.qurbanSeason.findMany({
      where: { state: { in: PUBLIC_SEASONS } },
      orderBy: { day: 'desc' },
      take: MOST_SEASONS,
      include: {
        animals: {
          where: { state: { not: 'missed' } },
          orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
          include: animalColumns,
        },
      },
    });
    return seasons.map(({ uid, name, day, ordersUntil, note, animals, ...season }) => {
      const terms = { state: season.state as SeasonState, ordersUntil };
      const isOpen = takesOrders(terms, now);
      return {
        seasonUid: uid,
        name,
        day: dayOf(day),
        ordersUntil: ordersUntil.toISOString(),
        takesOrders: isOpen,
        isRunning: isRunning(terms, now),
        mostInstalments: isOpen ? mostInstalments(now, ordersUntil) : 1,
        note,
        animals: animals
          .map((animal) => animalView(animal, now))
          .toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable) || b.taken / b.shares - a.taken / a.shares),
      };
    });
  }
}
