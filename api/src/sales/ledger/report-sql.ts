import type { BookReportQuery, PostingFilter } from '#contracts/sales/books.admin.http';
import { startOfDayInWib } from '#domain/platform/wib';
import { addMonths } from '#domain/sales/ledger/months';
import { AGES, type StatementKey } from '#domain/sales/ledger/reports';
import { Prisma } from '#runtime/generated/prisma/client';
import { firstDay, ofPerson, postingsWhere, withHeld } from './posting-filter.js';

const { sql } = Prisma;

/** One row of a report; `cells` are sen as text. */
export interface FigureRow {
  key: string | null;
  label: string | null;
  account: string | null;
  cells: string[];
}
export type Span = Required<Pick<PostingFilter, 'from' | 'to'>>;

/** The key and the label of the rows of each statement. */
const KEYS: Record<StatementKey, { key: Prisma.Sql; label: Prisma.Sql }> = {
  account: { key: sql`p.account`, label: sql`min(l.name)` },
  period: { key: sql`to_char(p.period, 'YYYY-MM')`, label: sql`to_char(min(p.period), 'YYYY-MM')` },
  productLine: { key: sql`p.product_line`, label: sql`p.product_line` },
  subject: { key: sql`held.uid::text`, label: sql`min(held.label)` },
  party: { key: sql`p.party_uid::text`, label: sql`min(c.name)` },
};
const cells = (...of: Prisma.Sql[]) =>
  sql`ARRAY[${Prisma.join(of.map((one) => sql`coalesce(${one}, 0)::text`))}] AS cells`;
const from = (heldFor: readonly Prisma.Sql[]) => sql`FROM ledger_posting p JOIN ledger_account l ON l.code = p.account
  LEFT JOIN customer c ON c.uid = p.party_uid ${withHeld(heldFor)}`;

/** Before, in, out and after; of each account, or of each account by `by`. A month has nothing before itself. */
export function statementSql(by: StatementKey, of: BookReportQuery & Span, heldFor: readonly Prisma.Sql[]): Prisma.Sql {
  const { key, label } = KEYS[by];
  const isMonths = by === 'period';
  const isNow = sql`p.period >= ${firstDay(of.from)}`;
  return sql`SELECT ${key} AS key, ${label} AS label, p.account, ${cells(
    ...(isMonths ? [] : [sql`sum(p.amount_sen) FILTER (WHERE NOT ${isNow})`]),
    sql`sum(p.amount_sen) FILTER (WHERE ${isNow} AND p.amount_sen > 0)`,
    sql`sum(p.amount_sen) FILTER (WHERE ${isNow} AND p.amount_sen < 0)`,
    sql`sum(p.amount_sen)`,
  )} ${from(heldFor)} WHERE ${postingsWhere(of, { isOpening: !isMonths })}
    ${grouped(by)}`;
}

/** One row for each account, or for each account by `by`. */
const grouped = (by: StatementKey): Prisma.Sql =>
  by === 'account'
    ? sql`GROUP BY p.account, l.position ORDER BY l.position`
    : sql`GROUP BY ${KEYS[by].key}, p.account, l.position ORDER BY 2 NULLS LAST, 1, l.position`;

/** Income and expense by month, of each account or of each account by `by`; what was earned is above zero. */
export const profitSql = (
  by: StatementKey,
  months: string[],
  of: BookReportQuery & Span,
  heldFor: readonly Prisma.Sql[],
): Prisma.Sql =>
  sql`SELECT ${KEYS[by].key} AS key, ${KEYS[by].label} AS label, p.account, ${cells(
    ...months.map((month) => sql`-sum(p.amount_sen) FILTER (WHERE p.period = ${firstDay(month)})`),
    sql`-sum(p.amount_sen)`,
  )} ${from(heldFor)} WHERE ${postingsWhere(of)} AND l.type IN ('income', 'expense')
    ${grouped(by)}`;

/** The members' funds of each group: what came, what went, and what is held; groups that have spent more than came first. */
export const fundsSql = (of: BookReportQuery & Span, heldFor: readonly Prisma.Sql[]): Prisma.Sql =>
  sql`SELECT held.uid::text AS key, min(held.label) AS label, 'memberFunds' AS account, ${cells(
    sql`-sum(p.amount_sen) FILTER (WHERE p.amount_sen < 0)`,
    sql`-sum(p.amount_sen) FILTER (WHERE p.amount_sen > 0)`,
    sql`-sum(p.amount_sen)`,
  )} ${from(heldFor)} WHERE ${postingsWhere({ ...of, account: 'memberFunds' }, { isOpening: true })}
    GROUP BY held.uid ORDER BY sum(p.amount_sen) > 0 DESC, 2 NULLS LAST, 1`;

/** What has gone from the funds of these groups, by the kind of its entry; the most first. */
export const spentSql = (of: BookReportQuery & Span, heldFor: readonly Prisma.Sql[], groups: string[]): Prisma.Sql =>
  sql`SELECT held.uid::text AS key, e.kind, sum(p.amount_sen)::text AS amount
    ${from(heldFor)} JOIN ledger_entry e ON e.uid = p.entry_uid
    WHERE ${postingsWhere({ ...of, account: 'memberFunds' }, { isOpening: true })} AND p.amount_sen > 0
      AND held.uid = ANY (${groups}::uuid[])
    GROUP BY held.uid, e.kind ORDER BY sum(p.amount_sen) DESC, 2`;

/** What is owed, account by account: to persons, or for what it is held. */
export const owedSql = (of: BookReportQuery & Span, heldFor: readonly Prisma.Sql[]): Prisma.Sql =>
  sql`SELECT key, label, account, ${cells(sql`-balance`)} FROM (
      SELECT CASE WHEN ${ofPerson} THEN p.party_uid ELSE held.uid END::text AS key,
        CASE WHEN ${ofPerson} THEN min(c.name) ELSE min(held.label) END AS label, p.account, l.position,
        sum(p.amount_sen) AS balance
      ${from(heldFor)} WHERE ${postingsWhere(of, { isOpening: true })} AND l.type = 'liability'
      GROUP BY p.account, l.position, CASE WHEN ${ofPerson} THEN p.party_uid ELSE held.uid END) owed
    WHERE balance <> 0 ORDER BY position, balance, key`;

/** The end of a month in Jakarta, or now, where that is earlier. */
const endOf = (month: string, now: Date): Date =>
  new Date(Math.min(now.getTime(), startOfDayInWib(`${addMonths(month, 1)}-01`).getTime()));

/**
 * What hosts owe by age, at `now` or at the end of a month that is over: whatever was paid counts against the oldest first, so what is
 * open are the newest debits up to the balance.
 */
export const ageingSql = (of: BookReportQuery & Span, now: Date): Prisma.Sql => sql`
  WITH debts AS (
    SELECT p.party_uid, p.amount_sen, floor(extract(epoch FROM ${endOf(of.to, now)}::timestamptz - e.at) / 86400) AS days,
      sum(p.amount_sen) OVER (PARTITION BY p.party_uid) AS balance,
      sum(greatest(p.amount_sen, 0)) OVER (PARTITION BY p.party_uid ORDER BY e.at DESC, p.id DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS newer
    FROM ledger_posting p JOIN ledger_entry e ON e.uid = p.entry_uid
    WHERE ${postingsWhere({ ...of, account: 'hostReceivable' }, { isOpening: true })}
  ), open AS (
    SELECT party_uid, days, greatest(0, least(amount_sen, balance - coalesce(newer, 0))) AS amount
    FROM debts WHERE amount_sen > 0 AND balance > 0)
  SELECT o.party_uid::text AS key, min(c.name) AS label, 'hostReceivable' AS account, ${cells(
    ...AGES.map((age) => sql`sum(o.amount) FILTER (WHERE ${agedSql(age)})`),
    sql`sum(o.amount)`,
  )} FROM open o LEFT JOIN customer c ON c.uid = o.party_uid
  GROUP BY o.party_uid HAVING sum(o.amount) <> 0 ORDER BY sum(o.amount) DESC, 1`;

const agedSql = ({ from: least, to: most }: (typeof AGES)[number]): Prisma.Sql =>
  most === null
    ? sql`o.days >= ${least}`
    : least === 0
      ? sql`o.days <= ${most}`
      : sql`o.days BETWEEN ${least} AND ${most}`;
