import { Injectable } from '@nestjs/common';
import { type AdminQurbanSeason, adminQurbanSeason } from '#contracts/products/qurban/qurban.admin.http';
import { SEASON_STATES, type SeasonState, isRunning, seasonMoves } from '#domain/products/qurban/season';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { animalColumns, dayOf, racesOf } from '../catalogue/animal-view.js';

@Injectable()
export class QurbanSeasonsList extends RecordList<AdminQurbanSeason> {
  protected readonly from = sql`qurban_season t`;
  protected readonly sorts = { day: sortBy(sql`t.day`), createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`)),
    state: byChoice(SEASON_STATES)(is(sql`t.state`)),
  };

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminQurbanSeason[]> {
    const seasons = await this.database.qurbanSeason.findMany({
      where: { uid: { in: uids } },
      include: {
        animals: { select: { shares: true, participations: animalColumns.participations } },
        messages: { orderBy: { at: 'desc' } },
      },
    });
    const now = this.clock.now();
    return seasons.map(
      ({ uid, name, day, ordersUntil, note, closedAt, animals, messages, version, createdAt, ...season }) => {
        const state = season.state as SeasonState;
        const races = animals.map(racesOf);
        const sum = (numbers: number[]) => numbers.reduce((total, count) => total + count, 0);
        return {
          id: uid,
          name,
          state,
          day: dayOf(day),
          ordersUntil: ordersUntil.toISOString(),
          note,
          closedAt: closedAt?.toISOString() ?? null,
          animals: animals.length,
          shares: sum(animals.map(({ shares }) => shares)),
          taken: sum(races.map(({ taken }) => taken)),
          paid: sum(races.map(({ paid }) => paid)),
          messages: messages.map(({ uid: messageUid, title, body, by, at }) => ({
            uid: messageUid,
            title,
            body,
            by,
            at: at.toISOString(),
          })),
          version,
          createdAt: createdAt.toISOString(),
          allowedActions: [
            ...seasonMoves.actionsOn(state, 'admin'),
            ...(isRunning({ state, ordersUntil }, now) ? ['close'] : []),
            ...(state === 'draft' ? [] : ['write-message']),
          ],
        };
      },
    );
  }
}

export const QurbanSeasonsListController = listController({
  resource: 'qurban-seasons',
  tag: 'admin qurban',
  schema: adminQurbanSeason,
  source: QurbanSeasonsList,
});
