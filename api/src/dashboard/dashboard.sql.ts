import type { DeskName } from '#contracts/desks';
import { Prisma } from '#runtime/generated/prisma/client';
import { CAME_DAYS, cameLately, dayOf } from '../sales/payments/came-lately.js';

/** Sums of sen come as text: the `sum` of bigint is numeric, and JSON numbers are doubles. */
export interface DashboardRow {
  total: number;
  late: number;
  oldestAt: Date | null;
  groupsShort: { uid: string; number: number; familyName: string; size: number; missing: number }[];
  groupsShortTotal: number;
  dueTotal: number;
  dueSen: string;
  overdue: number;
  waitingEvents: number;
  bookAlarms: number;
  desks: Record<DeskName, { count: number; first: string | null }>;
  revenue: { day: string; amountSen: string; payments: number }[];
}

const SHORTEST_GROUPS = 5;

/**
 * Every figure of the dashboard as of `now`, in one snapshot. "Open" and "missing" mean the same as in the filters of
 * the lists behind the cards.
 * @param desks the JSON object of `Desks.counts`.
 * @param lateBefore proofs that were sent before it are late, of `lateCheckBefore`.
 */
export const dashboardSql = (now: Date, desks: Prisma.Sql, lateBefore: Date): Prisma.Sql => Prisma.sql`
  WITH today AS (SELECT ${dayOf(Prisma.sql`${now}::timestamptz`)} AS day),
  short AS (
    SELECT g.uid, g.number, f.name AS "familyName", g.size, g.created_at,
      cardinality(g.free_host_seats || g.free_regular_seats) AS missing
    FROM account_group g JOIN plan_family f ON f.uid = g.family_uid
    WHERE (g.open_to_host OR g.open_to_regular) AND cardinality(g.free_host_seats || g.free_regular_seats) < g.size
  ),
  paid AS (
    SELECT ${dayOf(Prisma.sql`t.decided_at`)} AS day, sum(t.received_sen) AS amount, count(*)::int AS payments
    FROM payment t WHERE ${cameLately(Prisma.sql`${now}::timestamptz`)}
    GROUP BY 1
  )
  SELECT waiting.*, due.*, ${desks} AS desks,
    (SELECT count(*)::int FROM ledger_alarm WHERE resolved_at IS NULL) AS "bookAlarms",
    (SELECT count(*)::int FROM outbox
     WHERE published_at IS NULL AND set_aside_at IS NULL AND settled_at IS NULL) AS "waitingEvents",
    (SELECT count(*)::int FROM short) AS "groupsShortTotal",
    (SELECT coalesce(json_agg(json_build_object('uid', s.uid, 'number', s.number, 'familyName', s."familyName",
       'size', s.size, 'missing', s.missing) ORDER BY s.missing, s.created_at), '[]'::json)
     FROM (SELECT * FROM short ORDER BY missing, created_at LIMIT ${SHORTEST_GROUPS}) s) AS "groupsShort",
    (SELECT json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'amountSen', coalesce(paid.amount, 0)::text,
       'payments', coalesce(paid.payments, 0)) ORDER BY d.day)
     FROM (SELECT today.day - back AS day FROM today, generate_series(0, ${CAME_DAYS - 1}::int) back) d
     LEFT JOIN paid ON paid.day = d.day) AS revenue
  FROM (
    SELECT count(*)::int AS total, min(submitted_at) AS "oldestAt",
      count(*) FILTER (WHERE submitted_at < ${lateBefore}::timestamptz)::int AS late
    FROM payment WHERE state = 'submitted'
  ) waiting, (
    SELECT count(*)::int AS "dueTotal", coalesce(sum(amount_sen), 0)::text AS "dueSen",
      count(*) FILTER (WHERE due_at < ${now}::timestamptz)::int AS overdue
    FROM payout WHERE kind = 'reimbursement' AND state IN ('scheduled', 'approved')
  ) due`;
