import type { TrustFacts } from '#domain/platform/trust-facts';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { type TrustCounts, TRUST_DAYS, trustFacts } from '#domain/products/subscriptions/trust-facts';
import type { Tx } from '#runtime/platform/db/database';

/** Groups that run, members served, and how long they waited for access, at `now`. docs/rules/shop.md#trust-facts */
export async function findTrustFacts(db: Tx, now: Date): Promise<TrustFacts> {
  const [counts] = await db.$queryRaw<[TrustCounts]>`
    SELECT counted.*, waited.* FROM (
      SELECT
        count(DISTINCT a.group_uid) FILTER (WHERE a.status = ${ACCOUNT_STATUS.active} AND p.ends_at > ${now})::int AS "groups",
        count(DISTINCT a.customer_uid)::int AS "members"
      FROM seat_period p JOIN account a ON a.uid = p.account_uid
      WHERE a.role = 'regular' AND p.starts_at <= ${now}
    ) counted, (
      SELECT
        count(*)::int AS "accesses",
        coalesce(extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY given - a.confirmed_at)) / 3600, 0)::float8
          AS "medianHours"
      FROM seat_access s
      JOIN account a ON a.uid = s.account_uid
      CROSS JOIN LATERAL (SELECT coalesce(s.first_granted_at, s.granted_at) AS given) g
      WHERE a.role = 'regular' AND given BETWEEN ${now}::timestamptz - make_interval(days => ${TRUST_DAYS}) AND ${now}
        AND given >= a.confirmed_at
    ) waited`;
  return trustFacts(counts);
}
