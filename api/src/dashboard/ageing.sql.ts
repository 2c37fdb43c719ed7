import { LIVE_ACCOUNT_CODES, ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { Prisma } from '#runtime/generated/prisma/client';
import { hasNotBegun } from '#runtime/products/subscriptions/periods/renewals.store';

export interface AgeingRow {
  waiting: number;
  late: number;
  oldestAt: Date | null;
  periodsEnding: number;
  granted: number;
  confirmed: number;
  claims: number;
  nextDueAt: Date | null;
  medianAnswerMinutes: number | null;
  byProvider: { name: string; claims: number }[];
  byHost: { groupUid: string; number: number; familyName: string; hostName: string; claims: number }[];
}

const MOST_CLAIMED = 5;
const LIVE = Prisma.sql`${LIVE_ACCOUNT_CODES}::int[]`;

/**
 * What in the groups waits, as of `now`, and how access went since `since`. Each count means the same as the filter of the list
 * behind its card. docs/rules/groups.md#ageing
 * @param endsBefore periods that end before it are counted.
 */
export const ageingSql = (now: Date, since: Date, endsBefore: Date): Prisma.Sql => Prisma.sql`
  WITH claimed AS (SELECT c.* FROM access_claim c WHERE c.opened_at > ${since})
  SELECT waiting.*, seen.*,
    (SELECT count(*)::int FROM seat_renewal r WHERE r.ended_at IS NULL AND r.paid_until <= ${endsBefore}
      AND NOT ${hasNotBegun(Prisma.sql`r.account_uid`)}) AS "periodsEnding",
    (SELECT count(*)::int FROM claimed) AS claims,
    (SELECT min(c.due_at) FROM access_claim c) AS "nextDueAt",
    (SELECT (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM c.answered_at - c.opened_at)) / 60)::int
     FROM claimed c WHERE c.answered_at IS NOT NULL) AS "medianAnswerMinutes",
    (SELECT coalesce(json_agg(p), '[]'::json) FROM (
       SELECT p.name, count(*)::int AS claims FROM claimed c JOIN account_group g ON g.uid = c.group_uid
         JOIN plan_family f ON f.uid = g.family_uid JOIN provider p ON p.uid = f.provider_uid
       GROUP BY p.uid, p.name ORDER BY 2 DESC, 1 LIMIT ${MOST_CLAIMED}) p) AS "byProvider",
    (SELECT coalesce(json_agg(h), '[]'::json) FROM (
       SELECT g.uid AS "groupUid", g.number, f.name AS "familyName", o.name AS "hostName", count(*)::int AS claims
       FROM claimed c JOIN account_group g ON g.uid = c.group_uid JOIN plan_family f ON f.uid = g.family_uid
         JOIN account a ON a.group_uid = g.uid AND a.role = 'host' AND a.status = ANY (${LIVE})
         JOIN "order" o ON o.uid = a.order_uid
       GROUP BY g.uid, g.number, f.name, o.name ORDER BY 5 DESC, 2 LIMIT ${MOST_CLAIMED}) h) AS "byHost"
  FROM (
    SELECT count(*)::int AS waiting, min(a.confirmed_at) AS "oldestAt",
      count(*) FILTER (WHERE coalesce(a.money_back_due_at,
        a.confirmed_at + ${MONEY_BACK_AFTER_HOURS} * interval '1 hour') <= ${now})::int AS late
    FROM account a WHERE a.status = ${ACCOUNT_STATUS.pending}
  ) waiting, (
    SELECT count(*)::int AS granted, count(*) FILTER (WHERE s.confirmed_at IS NOT NULL)::int AS confirmed
    FROM seat_access s WHERE s.granted_at > ${since}
  ) seen`;
