import { ACCOUNT_STATUS, FIRST_ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { OWED_TO_HOSTS } from '#runtime/products/subscriptions/control-accounts';
import { LIVE, chainRule, type Rule } from './rule.js';

/** The seat of an account that has ended, and whose part of a series was bought. */
const SPENT = `a.status IN (5, 6) AND EXISTS (SELECT FROM voucher v WHERE v.order_uid = a.order_uid)`;

export const SUBSCRIPTIONS_ALWAYS: Rule[] = [
  {
    name: 'every seat of a group is either free, taken by one account, or its series is spent',
    broken: `
      SELECT g.uid || ' seats ' || seats::text AS text FROM account_group g,
        LATERAL (SELECT array_agg(s ORDER BY s) AS seats FROM (
          SELECT unnest(g.free_host_seats || g.free_regular_seats) AS s
          UNION ALL SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND ${LIVE}
          UNION ALL (SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND ${SPENT}
            EXCEPT (SELECT unnest(g.free_regular_seats)
              UNION SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND ${LIVE}))) all_seats) x
      WHERE seats IS DISTINCT FROM (SELECT array_agg(n ORDER BY n) FROM generate_series(1, g.size) n) AND g.closed_at IS NULL
      UNION ALL SELECT g.uid || ' is closed' FROM account_group g JOIN account a ON a.group_uid = g.uid AND ${LIVE}
      WHERE g.closed_at IS NOT NULL`,
  },
  {
    name: 'the host seats are the first ones and held by hosts only',
    broken: `
      SELECT g.uid || ' host seats ' || seats::text AS text FROM account_group g JOIN plan_family f ON f.uid = g.family_uid,
        LATERAL (SELECT coalesce(array_agg(s ORDER BY s), '{}') AS seats FROM (
          SELECT unnest(g.free_host_seats) AS s
          UNION ALL SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND a.role = 'host' AND ${LIVE}) host_seats) x
      WHERE seats <> (SELECT coalesce(array_agg(n ORDER BY n), '{}') FROM generate_series(1, f.host_seats) n)
        AND g.closed_at IS NULL`,
  },
  {
    name: 'TV slots in use are the seats that need one',
    broken: `
      SELECT g.uid || ' tv_taken ' || g.tv_taken AS text FROM account_group g
      WHERE g.tv_slots IS NOT NULL AND g.tv_taken <> (
        SELECT count(*) FROM account a WHERE a.group_uid = g.uid AND a.needs_tv AND ${LIVE})`,
  },
  {
    name: 'a customer holds at most one seat of a group',
    broken: `
      SELECT a.customer_uid || ' in ' || a.group_uid AS text FROM account a WHERE ${LIVE}
      GROUP BY a.customer_uid, a.group_uid HAVING count(*) > 1`,
  },
  {
    name: 'filled_at is set exactly while a group is full',
    broken: `
      SELECT g.uid || ' filled_at ' || coalesce(g.filled_at::text, 'null') AS text FROM account_group g
      WHERE (g.filled_at IS NOT NULL)
        <> (cardinality(g.free_host_seats || g.free_regular_seats) = 0 AND g.closed_at IS NULL)`,
  },
  {
    name: 'group.filled is written once for each fill epoch',
    broken: `
      SELECT o.payload::text AS text FROM outbox o WHERE o.name = 'group.filled'
      GROUP BY o.payload HAVING count(*) > 1
      UNION ALL
      SELECT o.payload::text FROM outbox o JOIN account_group g ON g.uid = (o.payload ->> 'groupUid')::uuid
      WHERE o.name = 'group.filled' AND (o.payload ->> 'fillEpoch')::int > g.fill_epoch`,
  },
  {
    name: 'an order and its account have matching statuses',
    broken: `
      SELECT o.number || ' order ' || o.status || ' seat ' || coalesce(a.status::text, 'none') AS text
      FROM "order" o LEFT JOIN account a ON a.order_uid = o.uid
      WHERE o.product_line = 'subscriptions' AND NOT coalesce(CASE o.status
        WHEN 1 THEN a.status IN (1, 7) WHEN 2 THEN a.status = 2
        WHEN 3 THEN CASE a.role WHEN 'host' THEN a.status IN (1, 2, 7) ELSE a.status IN (2, 4) END
        WHEN 4 THEN a.status IN (3, 5) OR a.status = 7 AND a.role = 'regular' WHEN 5 THEN a.status = 5 WHEN 6 THEN a.status = 6
        WHEN 7 THEN a.status = 1 WHEN 8 THEN a.status = 5 END, false)`,
  },
  {
    name: 'an order whose buyer has yet to answer is neither paid nor bought',
    broken: `
      SELECT o.number AS text FROM order_question q JOIN "order" o ON o.uid = q.order_uid JOIN account a ON a.order_uid = o.uid
      WHERE a.status IN (2, 3, 4) OR EXISTS (SELECT FROM host_purchase p WHERE p.order_uid = o.uid)`,
  },
  {
    name: 'the history of a seat is a chain that ends at its status',
    broken: chainRule('account', 'account_uid', `${ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS]}`),
  },
  {
    name: 'the periods of a seat follow each other without a gap, each paid by an invoice of its own',
    broken: `
      SELECT p.account_uid || ' period ' || p.number AS text FROM (
        SELECT *, lag(ends_at) OVER (PARTITION BY account_uid ORDER BY number) AS before,
          row_number() OVER (PARTITION BY account_uid ORDER BY number) AS nth FROM seat_period) p
        JOIN invoice i ON i.uid = p.invoice_uid JOIN account a ON a.uid = p.account_uid
      WHERE p.number <> p.nth OR p.starts_at <> coalesce(p.before, p.starts_at) OR i.status <> 'paid' OR i.order_uid <> a.order_uid
        OR i.purpose <> CASE p.number WHEN 1 THEN 'purchase' ELSE 'renewal' END
      UNION ALL
      SELECT i.number || ' was paid for no period' FROM invoice i WHERE i.purpose = 'renewal' AND i.status = 'paid'
        AND NOT EXISTS (SELECT FROM seat_period p WHERE p.invoice_uid = i.uid)`,
  },
  {
    name: 'a renewal knows the end of the last period and its open invoice, and a seat that ended has none',
    broken: `
      SELECT r.account_uid || ' paid until ' || r.paid_until AS text FROM seat_renewal r
        JOIN account a ON a.uid = r.account_uid LEFT JOIN invoice i ON i.uid = r.invoice_uid
      WHERE r.paid_until <> (SELECT max(p.ends_at) FROM seat_period p WHERE p.account_uid = r.account_uid)
        OR (r.invoice_uid IS NOT NULL) <> EXISTS (
          SELECT FROM invoice n WHERE n.order_uid = a.order_uid AND n.purpose = 'renewal' AND n.status = 'open')
        OR coalesce((i.purpose, i.status, i.order_uid) <> ('renewal', 'open', a.order_uid), false)
        OR (r.ended_at IS NULL) <> (${LIVE}) OR (r.grace_ends_at IS NOT NULL AND r.ended_at IS NULL) <> (a.status = 7)`,
  },
  {
    name: 'paid time is counted from the first day of the first period, and no active seat without access is asked for more',
    broken: `
      SELECT r.account_uid || ' counted from ' || r.anchor_day AS text FROM seat_renewal r
        JOIN seat_period p ON p.account_uid = r.account_uid AND p.number = 1
      WHERE r.anchor_day <> (p.starts_at AT TIME ZONE 'Asia/Jakarta')::date
      UNION ALL
      SELECT r.account_uid || ' is asked for money without access' FROM seat_renewal r JOIN account a ON a.uid = r.account_uid
      WHERE a.status = 3 AND r.invoice_uid IS NOT NULL
        AND NOT EXISTS (SELECT FROM seat_access s WHERE s.account_uid = r.account_uid)`,
  },
  {
    name: 'a seat that was active and has ended is on the list of accesses to be removed',
    broken: `
      SELECT r.account_uid::text AS text FROM seat_renewal r JOIN account a ON a.uid = r.account_uid
      WHERE (r.ended_at IS NOT NULL)
        <> EXISTS (SELECT FROM access_removal x WHERE x.account_uid = r.account_uid AND x.group_uid = a.group_uid)`,
  },
  {
    name: 'the cycles of a group are numbered and follow each other without overlap, each for a verified purchase of the group',
    broken: `
      SELECT c.group_uid || ' cycle ' || c.number AS text FROM (
        SELECT c.*, lag(coalesce(c.cut_at, c.ends_at)) OVER w AS before, row_number() OVER w AS place
        FROM group_cycle c WINDOW w AS (PARTITION BY c.group_uid ORDER BY c.number)) c
        JOIN host_purchase p ON p.uid = c.purchase_uid
      WHERE c.number <> c.place OR c.before > c.starts_at OR p.state <> 'verified'`,
  },
];

export const SUBSCRIPTIONS_WHEN_SETTLED: Rule[] = [
  {
    name: 'a full group has no order that waits for a payment request',
    broken: `
      SELECT o.number AS text FROM "order" o JOIN account a ON a.order_uid = o.uid JOIN account_group g ON g.uid = a.group_uid
      WHERE o.status = 7 AND cardinality(g.free_host_seats || g.free_regular_seats) = 0`,
  },
  {
    name: 'a confirmed member of a group that is ready is not left waiting',
    broken: `
      SELECT a.uid::text AS text FROM account a WHERE a.status = 2 AND a.confirmed_at IS NOT NULL`,
  },
  {
    name: 'an active regular seat of a plan for a time has its first period',
    broken: `
      SELECT a.uid::text AS text FROM account a JOIN variant v ON v.uid = a.variant_uid JOIN package p ON p.uid = v.package_uid
      WHERE a.status = 3 AND a.role = 'regular' AND p.voucher_treatments IS NULL AND v.duration_months > 0
        AND NOT EXISTS (SELECT FROM seat_renewal r WHERE r.account_uid = a.uid)`,
  },
  {
    name: 'a host has a reimbursement for each cycle that it has paid for, unless the family waits for the full group',
    broken: `
      SELECT o.number || ' cycle ' || c.number AS text FROM group_cycle c JOIN host_purchase p ON p.uid = c.purchase_uid
        JOIN "order" o ON o.uid = p.order_uid JOIN account a ON a.order_uid = o.uid AND a.group_uid = c.group_uid
        JOIN account_group g ON g.uid = c.group_uid JOIN plan_family f ON f.uid = g.family_uid
      WHERE ${LIVE} AND NOT EXISTS (SELECT 1 FROM reimbursement r WHERE r.cycle_uid = c.uid)
        AND (NOT f.reimburses_when_full OR g.size =
          (SELECT count(*) FROM account s WHERE s.group_uid = g.uid AND s.status IN (3, 4)))`,
  },
  {
    name: 'a series of treatments that is bought has its voucher, no other order has one, and its uses are counted',
    broken: `
      SELECT o.number || ' has no voucher' AS text FROM "order" o
        JOIN order_item i ON i.order_uid = o.uid JOIN variant w ON w.uid = i.ref_uid JOIN package p ON p.uid = w.package_uid
      WHERE p.voucher_treatments IS NOT NULL AND o.status = 4 AND NOT EXISTS (SELECT 1 FROM voucher v WHERE v.order_uid = o.uid)
      UNION ALL
      SELECT v.code || ' is ' || v.state || ', its order ' || o.status FROM voucher v JOIN "order" o ON o.uid = v.order_uid
      WHERE v.state IN ('issued', 'in-use') AND o.status NOT IN (3, 4)
      UNION ALL
      SELECT v.code || ' counts ' || v.used FROM voucher v
      WHERE v.used <> (SELECT count(*) FROM voucher_use u WHERE u.voucher_uid = v.uid)`,
  },
  {
    name: 'the vouchers of a group give no more treatments than its series has',
    broken: `
      SELECT a.group_uid || ' gives ' || sum(CASE WHEN v.state IN ('voided', 'finished') THEN v.used ELSE v.treatments END) AS text
      FROM voucher v JOIN account a ON a.order_uid = v.order_uid JOIN account_group g ON g.uid = a.group_uid
        JOIN plan_family f ON f.uid = g.family_uid
      GROUP BY a.group_uid, f.regular_seats
      HAVING sum(CASE WHEN v.state IN ('voided', 'finished') THEN v.used ELSE v.treatments END) > f.regular_seats * max(v.treatments)`,
  },
  {
    name: 'no voucher is used whose seat was given back',
    broken: `
      SELECT v.code || ' is ' || v.state || ' without its seat' FROM voucher v JOIN account a ON a.order_uid = v.order_uid
      WHERE v.state IN ('issued', 'in-use') AND NOT (${LIVE})`,
  },
  ...OWED_TO_HOSTS,
];
