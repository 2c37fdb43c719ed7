import { ACCOUNT_STATUS, FIRST_ACCOUNT_STATUS } from '#domain/accounts/account-status';
import { FIRST_ORDER_STATUS, ORDER_KINDS, ORDER_STATUS } from '#domain/orders/order-status';

export interface Rule {
  name: string;
  /** Selects what breaks the rule, one `text` column. */
  broken: string;
}

/** Statuses that hold a seat: all but 5 (Cancel) and 6 (Refund). */
const LIVE = 'a.status NOT IN (5, 6)';
const FIRST_OF_KIND = `CASE s.kind ${ORDER_KINDS.map((kind) => `WHEN '${kind}' THEN ${ORDER_STATUS[FIRST_ORDER_STATUS[kind]]}`).join(' ')} END`;

/** Holds at every committed instant, whatever is still on its way. reliability.md §2. */
export const ALWAYS: Rule[] = [
  {
    name: 'every seat of a group is either free or taken, once',
    broken: `
      SELECT g.uid || ' seats ' || seats::text AS text FROM account_group g,
        LATERAL (SELECT array_agg(s ORDER BY s) AS seats FROM (
          SELECT unnest(g.free_host_seats || g.free_regular_seats) AS s
          UNION ALL SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND ${LIVE}) all_seats) x
      WHERE seats IS DISTINCT FROM (SELECT array_agg(n ORDER BY n) FROM generate_series(1, g.size) n)`,
  },
  {
    name: 'the host seats are the first ones, and only hosts sit there',
    broken: `
      SELECT g.uid || ' host seats ' || seats::text AS text FROM account_group g JOIN plan_family f ON f.uid = g.family_uid,
        LATERAL (SELECT coalesce(array_agg(s ORDER BY s), '{}') AS seats FROM (
          SELECT unnest(g.free_host_seats) AS s
          UNION ALL SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND a.role = 'host' AND ${LIVE}) host_seats) x
      WHERE seats <> (SELECT coalesce(array_agg(n ORDER BY n), '{}') FROM generate_series(1, f.host_seats) n)`,
  },
  {
    name: 'TV slots in use are the seats that need one',
    broken: `
      SELECT g.uid || ' tv_taken ' || g.tv_taken AS text FROM account_group g
      WHERE g.tv_slots IS NOT NULL AND g.tv_taken <> (
        SELECT count(*) FROM account a WHERE a.group_uid = g.uid AND a.needs_tv AND ${LIVE})`,
  },
  {
    name: 'a customer sits at most once in a group',
    broken: `
      SELECT a.customer_uid || ' in ' || a.group_uid AS text FROM account a WHERE ${LIVE}
      GROUP BY a.customer_uid, a.group_uid HAVING count(*) > 1`,
  },
  {
    name: 'a group says when it was filled exactly while it is full',
    broken: `
      SELECT g.uid || ' filled_at ' || coalesce(g.filled_at::text, 'null') AS text FROM account_group g
      WHERE (g.filled_at IS NOT NULL) <> (cardinality(g.free_host_seats || g.free_regular_seats) = 0)`,
  },
  {
    name: 'group.filled is told once for each time a group fills',
    broken: `
      SELECT o.payload::text AS text FROM outbox o WHERE o.name = 'group.filled'
      GROUP BY o.payload HAVING count(*) > 1
      UNION ALL
      SELECT o.payload::text FROM outbox o JOIN account_group g ON g.uid = (o.payload ->> 'groupUid')::uuid
      WHERE o.name = 'group.filled' AND (o.payload ->> 'fillEpoch')::int > g.fill_epoch`,
  },
  {
    name: 'an order and its seat agree',
    broken: `
      SELECT o.number || ' order ' || o.status || ' seat ' || coalesce(a.status::text, 'none') AS text
      FROM "order" o LEFT JOIN account a ON a.order_uid = o.uid
      WHERE NOT coalesce(CASE o.status
        WHEN 1 THEN a.status IN (1, 7) WHEN 2 THEN a.status = 2
        WHEN 3 THEN CASE o.kind WHEN 'host' THEN a.status IN (1, 2, 7) ELSE a.status IN (2, 4) END
        WHEN 4 THEN a.status IN (3, 5) WHEN 5 THEN a.status = 5 WHEN 6 THEN a.status = 6
        WHEN 7 THEN a.status = 1 WHEN 8 THEN a.status = 5 END, false)`,
  },
  {
    name: 'an order waits for money exactly until its due date',
    broken: `SELECT o.number || ' status ' || o.status AS text FROM "order" o WHERE (o.status = 1) <> (o.due_at IS NOT NULL)`,
  },
  {
    name: 'the history of a seat is a chain that ends at its status',
    broken: chainRule('account', 'account_uid', `${ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS]}`),
  },
  {
    name: 'the history of an order is a chain that ends at its status',
    broken: chainRule('order', 'order_uid', FIRST_OF_KIND),
  },
  {
    name: 'the desk holds one payment for an order that waits for confirmation, and none for others',
    broken: `
      SELECT o.number || ' status ' || o.status AS text FROM "order" o WHERE (o.status = 2) <> (
        (SELECT count(*) FROM payment p WHERE p.order_uid = o.uid AND p.state = 'submitted') = 1)`,
  },
  {
    name: 'a regular order that is processed or done was paid, once and in full',
    broken: `
      SELECT o.number || ' status ' || o.status AS text FROM "order" o
      WHERE o.kind <> 'host' AND o.status IN (3, 4, 6) AND (
        SELECT count(*) FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed' AND p.amount_sen = o.grand_total_sen) <> 1`,
  },
  {
    name: 'an order that ended without money has no confirmed payment',
    broken: `
      SELECT o.number AS text FROM "order" o WHERE o.status IN (1, 2, 5, 7, 8)
        AND EXISTS (SELECT 1 FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed')`,
  },
  {
    name: 'every picture proves something',
    broken: `
      SELECT p.uid::text AS text FROM proof p WHERE NOT EXISTS (SELECT 1 FROM payment x WHERE x.proof_uid = p.uid)
        AND NOT EXISTS (SELECT 1 FROM host_purchase x WHERE x.proof_uid = p.uid)
        AND NOT EXISTS (SELECT 1 FROM reimbursement x WHERE x.proof_uid = p.uid)`,
  },
  {
    name: 'the books sum to zero, entry by entry',
    broken: `
      SELECT coalesce(entry_uid::text, 'all entries') || ' ' || sum(amount_sen) AS text FROM ledger_posting
      GROUP BY ROLLUP (entry_uid) HAVING sum(amount_sen) <> 0`,
  },
  {
    name: 'nothing is in the books that did not happen',
    broken: `
      SELECT e.kind || ' ' || e.cause AS text FROM ledger_entry e WHERE NOT CASE e.kind
        WHEN 'payment' THEN EXISTS (SELECT 1 FROM payment p WHERE p.uid = e.cause AND p.state = 'confirmed')
        WHEN 'refund' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause)
        WHEN 'reimbursement-due' THEN EXISTS (SELECT 1 FROM reimbursement r WHERE r.uid = e.cause)
        WHEN 'reimbursement-paid' THEN EXISTS (SELECT 1 FROM reimbursement r WHERE r.uid = e.cause AND r.state = 'paid')
        WHEN 'reimbursement-cancelled' THEN EXISTS (SELECT 1 FROM reimbursement r WHERE r.uid = e.cause AND r.state = 'cancelled')
        ELSE false END`,
  },
];

/** Holds once every event has had its effects. */
export const WHEN_SETTLED: Rule[] = [
  {
    name: 'every event is settled and none was set aside',
    broken: `
      SELECT name || ' ' || uid || coalesce(': ' || set_aside_reason, '') AS text FROM outbox
      WHERE settled_at IS NULL OR set_aside_at IS NOT NULL`,
  },
  {
    name: 'everything that happened to money is in the books',
    broken: `
      SELECT 'payment ' || p.uid AS text FROM payment p WHERE p.state = 'confirmed' AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'payment' AND e.cause = p.uid AND l.account = 'bank' AND l.amount_sen = p.amount_sen)
      UNION ALL
      SELECT 'refund ' || r.uid FROM refund r WHERE NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'refund' AND e.cause = r.uid AND l.account = 'bank' AND l.amount_sen = -r.amount_sen)
      UNION ALL
      SELECT 'reimbursement ' || r.state || ' ' || r.uid FROM reimbursement r
        CROSS JOIN LATERAL (VALUES ('reimbursement-due', true, 'hostPayable', -r.amount_sen),
          ('reimbursement-cancelled', r.state = 'cancelled', 'hostPayable', r.amount_sen),
          ('reimbursement-paid', r.state = 'paid', 'bank', -r.amount_sen)) AS due (kind, wanted, account, amount)
      WHERE due.wanted AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = due.kind AND e.cause = r.uid AND l.account = due.account AND l.amount_sen = due.amount)`,
  },
  {
    name: 'in a full group nobody waits to be asked for payment',
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
    name: 'the host of a full group whose purchase is verified is owed the money',
    broken: `
      SELECT o.number AS text FROM "order" o JOIN account a ON a.order_uid = o.uid JOIN account_group g ON g.uid = a.group_uid
      WHERE o.kind = 'host' AND ${LIVE} AND cardinality(g.free_host_seats || g.free_regular_seats) = 0
        AND EXISTS (SELECT 1 FROM host_purchase p WHERE p.order_uid = o.uid AND p.state = 'verified')
        AND NOT EXISTS (SELECT 1 FROM reimbursement r WHERE r.order_uid = o.uid)`,
  },
  {
    name: 'a paid series of treatments has its voucher, no other order keeps one, and its uses are counted',
    broken: `
      SELECT o.number || ' has no voucher' AS text FROM "order" o
        JOIN variant w ON w.uid = o.variant_uid JOIN package p ON p.uid = w.package_uid JOIN provider b ON b.uid = p.provider_uid
      WHERE b.slug = 'zap' AND o.status IN (3, 4) AND NOT EXISTS (SELECT 1 FROM voucher v WHERE v.order_uid = o.uid)
      UNION ALL
      SELECT v.code || ' is ' || v.state || ', its order ' || o.status FROM voucher v JOIN "order" o ON o.uid = v.order_uid
      WHERE v.state IN ('issued', 'in-use') AND o.status NOT IN (3, 4)
      UNION ALL
      SELECT v.code || ' counts ' || v.used FROM voucher v
      WHERE v.used <> (SELECT count(*) FROM voucher_use u WHERE u.voucher_uid = v.uid)`,
  },
  {
    name: 'every message went out',
    broken: `SELECT kind || ' ' || uid || ' ' || email_state AS text FROM notification WHERE email_state <> 'sent'`,
  },
];

/** Each row starts where the one before it ended; the first as its kind begins. */
function chainRule(subject: 'account' | 'order', key: string, first: string): string {
  return `
    SELECT s.uid || ' history ' || coalesce(h.steps::text, 'none') || ', status ' || s.status AS text FROM "${subject}" s
    LEFT JOIN LATERAL (
      SELECT array_agg(x.from_status || '>' || x.to_status ORDER BY x.id) AS steps,
        coalesce(bool_and(x.from_status = x.before), true) AS whole,
        coalesce((array_agg(x.to_status ORDER BY x.id DESC))[1], ${first}) AS last
      FROM (SELECT *, lag(to_status, 1, ${first}) OVER (ORDER BY id) AS before FROM ${subject}_history WHERE ${key} = s.uid) x
    ) h ON true
    WHERE NOT (h.whole AND h.last = s.status)`;
}
