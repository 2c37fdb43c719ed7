import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminDashboard } from '#contracts/http/admin/dashboard.http';
import { sen, toRupiah } from '#domain/money/sen';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { type DashboardRow, dashboardSql } from './dashboard.sql.js';

export class FindDashboardQuery extends Query<AdminDashboard> {}

/** What waits for an admin, in one statement. */
@QueryHandler(FindDashboardQuery)
export class FindDashboardHandler implements IQueryHandler<FindDashboardQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AdminDashboard> {
    const now = this.clock.now();
    const [row] = await this.database.$queryRaw<DashboardRow[]>(dashboardSql(now));
    const { total, under1h, under6h, oldestAt, dueTotal, dueSen, overdue, ...rest } = row!;
    return {
      serverTime: now.toISOString(),
      waitingPayments: {
        total,
        under1h,
        under6h,
        older: total - under1h - under6h,
        oldestAt: oldestAt?.toISOString() ?? null,
      },
      purchasesToVerify: rest.purchasesToVerify,
      groupsShort: rest.groupsShort.map(({ number, ...group }) => ({
        ...group,
        name: `${group.familyName} #${number}`,
      })),
      groupsShortTotal: rest.groupsShortTotal,
      reimbursementsDue: { total: dueTotal, amount: rupiah(dueSen), overdue },
      openFollowUps: rest.openFollowUps,
      openAppeals: rest.openAppeals,
      failedEvents: rest.failedEvents,
      waitingEvents: rest.waitingEvents,
      revenue: rest.revenue.map(({ day, amountSen, payments }) => ({ day, amount: rupiah(amountSen), payments })),
      ledgerSum: rupiah(rest.ledgerSen),
    };
  }
}

const rupiah = (amountSen: string): number => toRupiah(sen(BigInt(amountSen)));
