import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookState } from '#contracts/sales/books.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { nextToClose } from '#domain/sales/ledger/months';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { countOpenLines, sumLinesAside } from '#runtime/sales/statement-lines.store';

export class FindBookStateQuery extends Query<BookState> {}

const SHOWN = 24;

/** Which months are closed, which one is next, and what is wrong. */
@QueryHandler(FindBookStateQuery)
export class FindBookStateHandler implements IQueryHandler<FindBookStateQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<BookState> {
    const [closes, alarms, first] = await Promise.all([
      this.database.ledgerClose.findMany({ orderBy: { period: 'desc' }, take: SHOWN }),
      this.database.ledgerAlarm.findMany({ where: { resolvedAt: null }, orderBy: { openedAt: 'asc' } }),
      this.database.ledgerPosting.findFirst({ orderBy: { period: 'asc' }, select: { period: true } }),
    ]);
    const closed = closes.map(({ period, closedAt, closedBy, reason }) => ({
      period: period.toISOString().slice(0, 7),
      closedAt: closedAt.toISOString(),
      closedBy,
      reason,
    }));
    const next = nextToClose({
      closed: closed[0]?.period ?? null,
      first: first?.period.toISOString().slice(0, 7) ?? null,
    });
    const current = dayInWib(this.clock.now()).slice(0, 7);
    const isOver = next !== null && next < current;
    const month = isOver ? next : current;
    const { count, cameSen, wentSen, differenceSen } = await sumLinesAside(this.database, month);
    return {
      next: isOver ? next : null,
      openLines: isOver ? await countOpenLines(this.database, next) : 0,
      aside: {
        month,
        count,
        came: toRupiah(sen(cameSen)),
        went: toRupiah(sen(wentSen)),
        difference: toRupiah(sen(differenceSen)),
      },
      closed,
      alarms: alarms.map(({ check, differences, openedAt }) => ({
        check,
        differences: differences as string[],
        openedAt: openedAt.toISOString(),
      })),
    };
  }
}
