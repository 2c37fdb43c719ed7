import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { clockOf } from '#contracts/desk-clock';
import { DESKS, type DeskName, deskPermission } from '#contracts/desks';
import { type AdminRole, type Permission, mayRole } from '#domain/platform/admin-role';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { sen, toRupiah } from '#domain/platform/sen';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import { lateCheckBefore } from '#domain/sales/payments/check-promise';
import { Clock } from '#runtime/platform/clock/clock';
import { ShopSettings, openingHours } from '#runtime/platform/settings/shop-settings';
import { Database } from '#runtime/platform/db/database';
import { type AgeingRow, ageingSql } from './ageing.sql.js';
import { Desks } from './desks.js';
import { proposedChanges } from './proposed-changes.js';
import { setupLeft } from './setup-left.js';
import { LedgerSum } from './ledger-sum.js';
import { type DashboardRow, dashboardSql } from './dashboard.sql.js';

const COMPANY = ['companyName', 'companyAddress', 'companyRegistration'] as const;
const ENDING_DAYS = 7;
const ACCESS_DAYS = 30;

/** The permission that each part needs: the one of the list that it links to. */
const PARTS: Record<Exclude<keyof AdminDashboard, DeskName | 'serverTime' | 'deskClocks'>, Permission> = {
  waitingPayments: 'payments.read',
  groupsShort: 'account-groups.read',
  groupsShortTotal: 'account-groups.read',
  reimbursementsDue: 'reimbursements.read',
  waitingSeats: 'accounts.read',
  periodsEnding: 'renewals.read',
  access: 'access-claims.read',
  waitingEvents: 'events.read',
  revenue: 'ledger.read',
  ledgerSum: 'ledger.read',
  books: 'ledger.read',
  bookAlarms: 'ledger.read',
  proposedSettings: 'shop-settings.approve',
  proposedAccounts: 'payment-methods.approve',
  setup: 'shop-settings.change',
};

const isDesk = (name: string): name is DeskName => Object.hasOwn(DESKS, name);
const permissionFor = (name: string): Permission =>
  isDesk(name) ? deskPermission(name) : PARTS[name as keyof typeof PARTS];

export class FindDashboardQuery extends Query<AdminDashboard> {
  constructor(readonly role: AdminRole) {
    super();
  }
}

/** The dashboard for an admin of this role, in one statement and the sum of the ledger. */
@QueryHandler(FindDashboardQuery)
export class FindDashboardHandler implements IQueryHandler<FindDashboardQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledgerSum: LedgerSum,
    private readonly desks: Desks,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ role }: FindDashboardQuery): Promise<AdminDashboard> {
    const { serverTime, deskClocks, ...parts } = await this.read(this.clock.now(), role);
    const own = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => mayRole(role, permissionFor(name))));
    return { serverTime, deskClocks: own(deskClocks), ...own(parts) };
  }

  private async read(now: Date, role: AdminRole): Promise<Required<AdminDashboard>> {
    const by = dayInWib(daysAfter(now, ENDING_DAYS));
    const endsBefore = daysAfter(startOfDayInWib(by), 1);
    const [[row], [ageing], sums, accounts, proposed] = await Promise.all([
      this.database.read<DashboardRow>(dashboardSql(now, this.desks.counts(), lateCheckBefore(now, openingHours()))),
      this.database.read<AgeingRow>(ageingSql(now, daysAfter(now, -ACCESS_DAYS), endsBefore)),
      this.ledgerSum.read(),
      this.database.paymentMethod.findMany({ where: { active: true }, select: { accountNumber: true } }),
      proposedChanges(this.database, role, now),
    ]);
    const { total, late, oldestAt, dueTotal, dueSen, overdue, ...rest } = row!;
    return {
      serverTime: now.toISOString(),
      ...deskParts(rest.desks),
      waitingPayments: { total, late, oldestAt: oldestAt?.toISOString() ?? null },
      groupsShort: rest.groupsShort.map(({ number, ...group }) => ({
        ...group,
        name: groupNameOf({ number, family: { name: group.familyName } }),
      })),
      groupsShortTotal: rest.groupsShortTotal,
      reimbursementsDue: { total: dueTotal, amount: rupiah(dueSen), overdue },
      ...ageingParts(ageing!, by),
      waitingEvents: rest.waitingEvents,
      revenue: rest.revenue.map(({ day, amountSen, payments }) => ({ day, amount: rupiah(amountSen), payments })),
      ledgerSum: rupiah(sums.all),
      books: {
        hosts: rupiah(sums.hosts),
        refunds: rupiah(sums.refunds),
        credit: rupiah(sums.credit),
        fees: rupiah(sums.fees),
      },
      bookAlarms: rest.bookAlarms,
      ...proposed,
      setup: setupLeft({
        accountNumbers: accounts.map(({ accountNumber }) => accountNumber),
        ...this.settings.contact,
        company: COMPANY.map((name) => this.settings.get(name)),
      }),
    };
  }
}

/** JSON of the database has moments in its own form, and days. */
function deskParts(desks: DashboardRow['desks']) {
  const all = Object.entries(desks) as [DeskName, DashboardRow['desks'][DeskName]][];
  const counts = Object.fromEntries(all.map(([name, { count }]) => [name, count])) as Record<DeskName, number>;
  const deskClocks = Object.fromEntries(
    all.map(([name, { first }]) => [name, clockOf(name, first && new Date(first).toISOString(), openingHours())]),
  );
  return { ...counts, deskClocks };
}

function ageingParts(row: AgeingRow, by: string) {
  const { waiting, late, oldestAt, granted, confirmed, claims, nextDueAt, medianAnswerMinutes } = row;
  const { byProvider, byHost } = row;
  return {
    waitingSeats: { total: waiting, late, oldestAt: oldestAt?.toISOString() ?? null },
    periodsEnding: { total: row.periodsEnding, by },
    access: {
      granted,
      confirmed,
      claims,
      nextDueAt: nextDueAt?.toISOString() ?? null,
      medianAnswerMinutes,
      byProvider,
      byHost: byHost.map(({ number, familyName, ...host }) => ({
        ...host,
        groupName: groupNameOf({ number, family: { name: familyName } }),
      })),
    },
  };
}

const rupiah = (amountSen: string): number => toRupiah(sen(BigInt(amountSen)));
