import { ACCOUNT_STATUS, FIRST_ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { FIRST_ORDER_STATUS, ORDER_KINDS, ORDER_STATUS } from '#domain/sales/orders/order-status';

export interface Rule {
  name: string;
  /** Selects the violations, as one `text` column. */
  broken: string;
}

/** Statuses that hold a seat: all but 5 (Cancel) and 6 (Refund). */
const LIVE = 'a.status NOT IN (5, 6)';
const KIND = `CASE WHEN a.role = 'host' THEN 'host' WHEN a.pre_order THEN 'pre-order' ELSE 'ready' END`;
const FIRST_OF_KIND = `CASE (SELECT ${KIND} FROM account a WHERE a.order_uid = s.uid) ${ORDER_KINDS.map((kind) => `WHEN '${kind}' THEN ${ORDER_STATUS[FIRST_ORDER_STATUS[kind]]}`).join(' ')} END`;

/** Must hold at every committed state, also while events are open. */
export const ALWAYS: Rule[] = [
  {
    name: 'every seat of a group is either free or taken by one account',
    broken: `
      SELECT g.uid || ' seats ' || seats::text AS text FROM account_group g,
        LATERAL (SELECT array_agg(s ORDER BY s) AS seats FROM (
          SELECT unnest(g.free_host_seats || g.free_regular_seats) AS s
          UNION ALL SELECT a.seat_number FROM account a WHERE a.group_uid = g.uid AND ${LIVE}) all_seats) x
      WHERE seats IS DISTINCT FROM (SELECT array_agg(n ORDER BY n) FROM generate_series(1, g.size) n)`,
  },
  {
    name: 'the host seats are the first ones and held by hosts only',
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
    name: 'a customer holds at most one seat of a group',
    broken: `
      SELECT a.customer_uid || ' in ' || a.group_uid AS text FROM account a WHERE ${LIVE}
      GROUP BY a.customer_uid, a.group_uid HAVING count(*) > 1`,
  },
  {
    name: 'filled_at is set exactly while a group is full',
    broken: `
      SELECT g.uid || ' filled_at ' || coalesce(g.filled_at::text, 'null') AS text FROM account_group g
      WHERE (g.filled_at IS NOT NULL) <> (cardinality(g.free_host_seats || g.free_regular_seats) = 0)`,
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
    name: 'an order that awaits payment says until when',
    broken: `
      SELECT o.number AS text FROM "order" o LEFT JOIN invoice i ON i.order_uid = o.uid AND i.purpose = 'purchase'
      WHERE o.status = 1 AND i.due_at IS NULL`,
  },
  {
    name: 'the items of an order sum to its total',
    broken: `
      SELECT o.number AS text FROM "order" o LEFT JOIN order_item i ON i.order_uid = o.uid GROUP BY o.uid
      HAVING sum(i.quantity * i.unit_price_sen) IS DISTINCT FROM o.total_sen`,
  },
  {
    name: 'an order has the purchase invoice that its status requires',
    broken: `
      SELECT o.number || ' status ' || o.status || ' invoice ' || coalesce(i.status, 'none') AS text
      FROM "order" o LEFT JOIN invoice i ON i.order_uid = o.uid AND i.purpose = 'purchase'
        LEFT JOIN account a ON a.order_uid = o.uid
      WHERE NOT CASE WHEN a.role = 'host' OR o.status = 7 THEN i.uid IS NULL
        WHEN o.status IN (5, 8) AND i.uid IS NULL THEN coalesce(a.pre_order, false) AND NOT EXISTS (
          SELECT 1 FROM order_history h WHERE h.order_uid = o.uid AND h.from_status = 7 AND h.to_status = 1)
        WHEN o.status = 5 THEN i.status = 'void'
        ELSE coalesce(i.amount_sen = o.total_sen AND CASE o.status
          WHEN 1 THEN i.status = 'open' WHEN 2 THEN i.status = 'open'
          WHEN 8 THEN i.status = 'expired' ELSE i.status = 'paid' END, false) END
      UNION ALL
      SELECT o.number || ' has two' FROM "order" o JOIN invoice i ON i.order_uid = o.uid AND i.purpose = 'purchase'
      GROUP BY o.uid HAVING count(*) > 1`,
  },
  {
    name: 'an invoice is paid exactly when its amount has been received',
    broken: `
      SELECT i.number || ' ' || i.status || ' ' || i.received_sen AS text FROM invoice i
      WHERE i.status IN ('open', 'paid') AND (i.status = 'paid') <> (i.received_sen >= i.amount_sen)`,
  },
  {
    name: 'the received amount of an invoice is the sum of its confirmed payments',
    broken: `
      SELECT i.number || ' ' || i.received_sen AS text FROM invoice i WHERE i.received_sen <> (
        SELECT coalesce(sum(p.received_sen), 0) FROM payment p WHERE p.invoice_uid = i.uid AND p.order_uid = i.order_uid)
      UNION ALL
      SELECT 'payment ' || p.uid FROM payment p JOIN invoice i ON i.uid = p.invoice_uid WHERE i.order_uid <> p.order_uid`,
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
    name: 'an order that awaits confirmation has one submitted payment, and others have none',
    broken: `
      SELECT o.number || ' status ' || o.status AS text FROM "order" o WHERE (o.status = 2) <> (
        (SELECT count(*) FROM payment p JOIN invoice i ON i.uid = p.invoice_uid AND i.purpose = 'purchase'
          WHERE p.order_uid = o.uid AND p.state = 'submitted') = 1)`,
  },
  {
    name: 'a processed, completed or refunded regular order was paid, once and in full',
    broken: `
      SELECT o.number || ' status ' || o.status AS text FROM "order" o LEFT JOIN account a ON a.order_uid = o.uid
      WHERE a.role IS DISTINCT FROM 'host' AND o.status IN (3, 4, 6) AND (
        SELECT count(*) FROM payment p JOIN invoice i ON i.uid = p.invoice_uid AND i.purpose = 'purchase'
        WHERE p.order_uid = o.uid AND p.state = 'confirmed' AND coalesce(p.settled_sen, p.received_sen) = o.total_sen) <> 1`,
  },
  {
    name: 'an unpaid, cancelled or expired order has no payment that has paid for it',
    broken: `
      SELECT o.number AS text FROM "order" o WHERE o.status IN (1, 2, 5, 7, 8)
        AND EXISTS (SELECT 1 FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed' AND coalesce(p.settled_sen, 1) > 0)`,
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
    name: 'a seat that was active and has ended is on the list of accesses to be removed',
    broken: `
      SELECT r.account_uid::text AS text FROM seat_renewal r WHERE (r.ended_at IS NOT NULL)
        <> EXISTS (SELECT FROM access_removal x WHERE x.account_uid = r.account_uid)`,
  },
  {
    name: 'the refunds of a payment never exceed what was received',
    broken: `
      SELECT p.uid || ' ' || sum(r.amount_sen) AS text FROM refund r JOIN payment p ON p.uid = r.payment_uid
      WHERE r.state <> 'cancelled' GROUP BY p.uid HAVING sum(r.amount_sen) > coalesce(p.received_sen, 0)`,
  },
  {
    name: 'a payout and what it is for agree',
    broken: `
      SELECT p.kind || ' ' || p.uid AS text FROM payout p
        LEFT JOIN reimbursement d ON p.kind = 'reimbursement' AND d.uid = p.ref_uid AND d.payout_uid = p.uid
        LEFT JOIN refund f ON p.kind = 'refund' AND f.uid = p.ref_uid AND f.state = p.state
        LEFT JOIN "order" o ON o.uid = coalesce(d.order_uid, f.order_uid)
      WHERE p.kind <> 'other'
        AND (o.customer_uid, coalesce(d.amount_sen, f.amount_sen)) IS DISTINCT FROM (p.customer_uid, p.amount_sen)
      UNION ALL
      SELECT 'reimbursement ' || d.uid FROM reimbursement d JOIN payout p ON p.uid = d.payout_uid
      WHERE (p.kind, p.ref_uid) <> ('reimbursement', d.uid)
      UNION ALL
      SELECT 'refund ' || f.uid FROM refund f WHERE f.state = 'paid'
        AND NOT EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'refund' AND p.ref_uid = f.uid)`,
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
  {
    name: 'every file belongs to a record of its kind and customer',
    broken: `
      SELECT f.kind || ' ' || f.uid AS text FROM file f WHERE NOT EXISTS (
        SELECT 1 FROM (
          SELECT 'payment-proof' AS kind, x.file_uid, o.customer_uid FROM payment x JOIN "order" o ON o.uid = x.order_uid
          UNION ALL
          SELECT 'purchase-proof', x.file_uid, o.customer_uid FROM host_purchase x JOIN "order" o ON o.uid = x.order_uid
          UNION ALL
          SELECT 'payout-proof', file_uid, customer_uid FROM payout
          UNION ALL SELECT 'blacklist-evidence', evidence_uid, NULL FROM blacklist_entry
          UNION ALL SELECT 'merchandise-picture', file_uid, NULL FROM merchandise_picture
          UNION ALL SELECT 'sekeranjang-picture', file_uid, NULL FROM sekeranjang_picture
          UNION ALL SELECT 'giving-picture', file_uid, NULL FROM giving_cause
          UNION ALL SELECT 'giving-picture', file_uid, NULL FROM giving_disbursement) owner
        WHERE owner.file_uid = f.uid AND owner.kind = f.kind AND owner.customer_uid IS NOT DISTINCT FROM f.customer_uid)`,
  },
  {
    name: 'the stock of a variant is the sum of its movements, and what is held the sum of its open holds',
    broken: `
      SELECT v.sku || ' stock ' || v.stock || ' held ' || v.held AS text FROM merchandise_variant v
      WHERE v.stock <> (SELECT coalesce(sum(m.quantity), 0) FROM merchandise_movement m WHERE m.variant_uid = v.uid)
        OR v.held <> (SELECT coalesce(sum(h.quantity), 0) FROM merchandise_hold h WHERE h.variant_uid = v.uid AND h.ended_at IS NULL)`,
  },
  {
    name: 'an order for things has its holds and its parcel, and both are as far as it is',
    broken: `
      SELECT o.number || ' order ' || o.status || ' parcel ' || coalesce(s.state, 'none') || ' ' || coalesce(h.outcomes::text, 'no holds') AS text
      FROM "order" o LEFT JOIN shipment s ON s.order_uid = o.uid
        LEFT JOIN LATERAL (SELECT array_agg(DISTINCT coalesce(x.outcome, 'open')) AS outcomes
          FROM merchandise_hold x WHERE x.order_uid = o.uid) h ON true
      WHERE o.product_line = 'merchandise' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN s.state = 'waiting' AND h.outcomes = '{open}'
        -- Until the job of the payment has run, the parcel waits.
        WHEN o.status = 3 THEN (s.state = 'waiting' AND h.outcomes = '{open}') OR (s.state IN ('to-pack', 'ready', 'shipped') AND h.outcomes = '{sold}')
        WHEN o.status = 4 THEN s.state = 'delivered' AND h.outcomes = '{sold}'
        WHEN o.status IN (5, 8) THEN s.state = 'cancelled' AND h.outcomes = '{released}'
        WHEN o.status = 6 THEN s.state IN ('cancelled', 'returned') AND h.outcomes <> '{open}' END, false)`,
  },
  {
    name: 'the buyers of a product are its shares, each of the customer of its order',
    broken: `
      SELECT p.code || ' held ' || p.held || ' joined ' || p.joined AS text FROM sekeranjang_product p
        LEFT JOIN sekeranjang_share s ON s.product_uid = p.uid GROUP BY p.uid
      HAVING p.held <> count(*) FILTER (WHERE s.state = 'held')
        OR p.joined <> count(*) FILTER (WHERE s.state IN ('joined', 'won', 'supplied'))
      UNION ALL
      SELECT o.number FROM sekeranjang_share s JOIN "order" o ON o.uid = s.order_uid WHERE o.customer_uid <> s.customer_uid`,
  },
  {
    name: 'an order of Sekeranjang has its share and its parcel, and both are as far as it is',
    broken: `
      SELECT o.number || ' order ' || o.status || ' parcel ' || coalesce(p.state, 'none') || ' share ' || coalesce(s.state, 'none') AS text
      FROM "order" o LEFT JOIN shipment p ON p.order_uid = o.uid LEFT JOIN sekeranjang_share s ON s.order_uid = o.uid
      WHERE o.product_line = 'sekeranjang' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN p.state = 'waiting' AND s.state = 'held'
        -- Until the job of the payment has run, both wait.
        WHEN o.status = 3 THEN (p.state, s.state) = ('waiting', 'held') OR (p.state = 'awaiting-goods' AND s.state IN ('joined', 'won'))
          OR (p.state IN ('to-pack', 'ready', 'shipped') AND s.state = 'supplied')
        WHEN o.status = 4 THEN p.state = 'delivered' AND s.state = 'supplied'
        WHEN o.status IN (5, 8) THEN p.state = 'cancelled' AND s.state = 'released'
        WHEN o.status = 6 THEN p.state IN ('cancelled', 'returned') AND s.state = 'refunded' END, false)`,
  },
  {
    name: 'every ledger entry sums to zero',
    broken: `
      SELECT coalesce(entry_uid::text, 'all entries') || ' ' || sum(amount_sen) AS text FROM ledger_posting
      GROUP BY ROLLUP (entry_uid) HAVING sum(amount_sen) <> 0`,
  },
  {
    name: 'a posting has the order of its cause and the month of its entry',
    broken: `
      SELECT e.kind || ' ' || p.id AS text FROM ledger_posting p JOIN ledger_entry e ON e.uid = p.entry_uid
        LEFT JOIN (SELECT uid, order_uid, NULL::uuid AS party_uid FROM payment UNION ALL SELECT uid, order_uid, NULL FROM refund
          UNION ALL SELECT uid, order_uid, NULL FROM reimbursement UNION ALL SELECT uid, order_uid, NULL FROM host_receivable
          UNION ALL SELECT c.uid, r.order_uid, NULL FROM reimbursement_correction c JOIN reimbursement r ON r.uid = c.reimbursement_uid
          UNION ALL SELECT uid, order_uid, host_uid FROM giving_tip
          UNION ALL SELECT uid, order_uid, claimed_by FROM giving_gift) cause ON cause.uid = e.cause
        LEFT JOIN "order" o ON o.uid = cause.order_uid
      WHERE (p.product_line, p.order_uid, p.party_uid) IS DISTINCT FROM (CASE e.kind WHEN 'disbursement' THEN 'giving' ELSE o.product_line END, o.uid,
          coalesce(cause.party_uid, o.customer_uid))
        OR p.period <> date_trunc('month', e.at AT TIME ZONE 'Asia/Jakarta')`,
  },
  {
    name: 'every ledger entry has a cause',
    broken: `
      SELECT e.kind || ' ' || e.cause AS text FROM ledger_entry e WHERE NOT CASE e.kind
        WHEN 'payment' THEN EXISTS (SELECT 1 FROM payment p WHERE p.uid = e.cause AND p.state = 'confirmed')
        WHEN 'refund-owed' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause)
        WHEN 'refund' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause AND r.state = 'paid')
        WHEN 'refund-credit' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause AND r.credited_at IS NOT NULL)
        WHEN 'reimbursement-due' THEN EXISTS (SELECT 1 FROM reimbursement r WHERE r.uid = e.cause)
        WHEN 'reimbursement-corrected' THEN EXISTS (SELECT 1 FROM reimbursement_correction c WHERE c.uid = e.cause)
        WHEN 'receivable-opened' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause)
        WHEN 'receivable-settled' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause AND r.state = 'settled')
        WHEN 'receivable-waived' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause AND r.state = 'waived')
        WHEN 'reimbursement-paid' THEN EXISTS (SELECT 1 FROM payout p WHERE p.ref_uid = e.cause AND p.state = 'paid')
        WHEN 'reimbursement-cancelled' THEN EXISTS (SELECT 1 FROM payout p WHERE p.ref_uid = e.cause AND p.state = 'cancelled')
        WHEN 'disbursement' THEN EXISTS (SELECT 1 FROM giving_disbursement d WHERE d.uid = e.cause)
        WHEN 'giving-payout' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'other' AND p.ref_uid = e.cause AND p.state = 'paid')
        ELSE false END`,
  },
  {
    name: 'a cause has raised what its donations sum to, and passed on what its disbursements sum to',
    broken: `
      SELECT c.slug || ' raised ' || c.raised_sen || ' disbursed ' || c.disbursed_sen AS text FROM giving_cause c
      WHERE (c.raised_sen, c.donations) <> (SELECT coalesce(sum(d.amount_sen), 0), count(*) FROM giving_donation d
          WHERE d.cause_uid = c.uid AND d.state = 'received')
        OR c.disbursed_sen <> (SELECT coalesce(sum(x.amount_sen), 0) FROM giving_disbursement x WHERE x.cause_uid = c.uid)`,
  },
  {
    name: 'what was given is as far as its order',
    broken: `
      SELECT o.number || ' order ' || o.status || ' ' || coalesce(g.face || ' ' || g.state, 'nothing') AS text
      FROM "order" o LEFT JOIN (SELECT order_uid, 'donation' AS face, state FROM giving_donation
        UNION ALL SELECT order_uid, 'tip', state FROM giving_tip
        UNION ALL SELECT order_uid, 'gift', state FROM giving_gift) g ON g.order_uid = o.uid
      WHERE o.product_line = 'giving' AND NOT coalesce(CASE
        WHEN o.status IN (1, 2) THEN g.state = 'promised'
        -- Until the job of the payment has run, it is only promised.
        WHEN o.status = 3 THEN g.state = 'promised' OR (g.face = 'gift' AND g.state IN ('ready', 'expired'))
        WHEN o.status = 4 THEN g.state IN ('received', 'passed-on', 'claimed', 'paid')
        WHEN o.status IN (5, 8) THEN g.state = 'lapsed'
        WHEN o.status = 6 THEN g.state = 'returned' END, false)`,
  },
];

/** Must hold once every event has had its effects. */
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
        WHERE e.kind = 'payment' AND e.cause = p.uid AND l.account = 'bank' AND l.amount_sen = p.received_sen)
      UNION ALL
      SELECT 'refund ' || r.uid FROM refund r WHERE r.state = 'paid' AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'refund' AND e.cause = r.uid AND l.account = 'bank' AND l.amount_sen = -r.amount_sen)
      UNION ALL
      SELECT 'credit ' || r.uid FROM refund r WHERE r.credited_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'refund-credit' AND e.cause = r.uid AND l.account = 'customerCredit' AND l.amount_sen = -r.amount_sen)
      UNION ALL
      SELECT 'reimbursement ' || p.state || ' ' || r.uid FROM reimbursement r JOIN payout p ON p.uid = r.payout_uid
        CROSS JOIN LATERAL (VALUES ('reimbursement-due', true, 'hostPayable', -coalesce((SELECT c.from_sen FROM reimbursement_correction c
            WHERE c.reimbursement_uid = r.uid ORDER BY c.at LIMIT 1), r.amount_sen)),
          ('reimbursement-cancelled', p.state = 'cancelled', 'hostPayable', r.amount_sen),
          ('reimbursement-paid', p.state = 'paid', 'bank', -r.amount_sen)) AS due (kind, wanted, account, amount)
      WHERE due.wanted AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = due.kind AND e.cause = r.uid AND l.account = due.account AND l.amount_sen = due.amount)`,
  },
  {
    name: 'what hosts owe is the sum of the receivables that are open',
    broken: `
      SELECT coalesce(owed.order_uid, due.order_uid) || ' ' || coalesce(owed.amount, 0) AS text
      FROM (SELECT order_uid, sum(amount_sen) AS amount FROM ledger_posting WHERE account = 'hostReceivable' GROUP BY order_uid) owed
        FULL JOIN (SELECT order_uid, sum(amount_sen) AS amount FROM host_receivable WHERE state = 'open' GROUP BY order_uid) due
          ON due.order_uid = owed.order_uid
      WHERE coalesce(owed.amount, 0) <> coalesce(due.amount, 0)`,
  },
  {
    name: 'what is kept for customers in the books is what their records say: deposits, credit and refunds to transfer',
    broken: `
      SELECT coalesce(kept.order_uid, due.order_uid) || ' ' || coalesce(kept.account, due.account) || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT order_uid, account, -sum(amount_sen) AS amount FROM ledger_posting
          WHERE account IN ('customerDeposit', 'customerCredit', 'refundPayable') GROUP BY 1, 2) kept
        FULL JOIN (SELECT order_uid, account, sum(amount) AS amount FROM (
          SELECT order_uid, 'customerDeposit' AS account, received_sen - coalesce(settled_sen, received_sen) AS amount FROM payment
            WHERE state = 'confirmed'
          UNION ALL SELECT order_uid, 'customerDeposit', -amount_sen FROM refund WHERE deposit AND state <> 'cancelled'
          UNION ALL SELECT order_uid, CASE state WHEN 'credited' THEN 'customerCredit' ELSE 'refundPayable' END, amount_sen
            FROM refund WHERE state IN ('requested', 'approved', 'credited')) x GROUP BY 1, 2) due
          ON (due.order_uid, due.account) = (kept.order_uid, kept.account)
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
  },
  {
    name: 'each payout that was paid has left the bank in one entry',
    broken: `
      SELECT p.kind || ' ' || p.uid AS text FROM payout p WHERE p.state = 'paid' AND 1 <> (
        SELECT count(*) FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.cause = p.ref_uid AND l.account = 'bank' AND l.amount_sen = -p.amount_sen AND l.party_uid = p.customer_uid)`,
  },
  {
    name: 'what is owed to each host is the sum of the payouts that are open',
    broken: `
      SELECT coalesce(owed.party, due.party) || ' ' || coalesce(owed.amount, 0) AS text
      FROM (SELECT party_uid AS party, -sum(amount_sen) AS amount FROM ledger_posting WHERE account = 'hostPayable'
          GROUP BY party_uid) owed
        FULL JOIN (SELECT customer_uid AS party, sum(amount_sen) AS amount FROM payout
          WHERE kind = 'reimbursement' AND state IN ('scheduled', 'approved') GROUP BY customer_uid) due ON due.party = owed.party
      WHERE coalesce(owed.amount, 0) <> coalesce(due.amount, 0)`,
  },
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
    name: 'a paid series of treatments has its voucher, no other order has one, and its uses are counted',
    broken: `
      SELECT o.number || ' has no voucher' AS text FROM "order" o
        JOIN order_item i ON i.order_uid = o.uid JOIN variant w ON w.uid = i.ref_uid JOIN package p ON p.uid = w.package_uid
      WHERE p.voucher_treatments IS NOT NULL AND o.status IN (3, 4) AND NOT EXISTS (SELECT 1 FROM voucher v WHERE v.order_uid = o.uid)
      UNION ALL
      SELECT v.code || ' is ' || v.state || ', its order ' || o.status FROM voucher v JOIN "order" o ON o.uid = v.order_uid
      WHERE v.state IN ('issued', 'in-use') AND o.status NOT IN (3, 4)
      UNION ALL
      SELECT v.code || ' counts ' || v.used FROM voucher v
      WHERE v.used <> (SELECT count(*) FROM voucher_use u WHERE u.voucher_uid = v.uid)`,
  },
  {
    name: 'the books hold for each cause what it has raised and not passed on',
    broken: `
      SELECT c.slug || ' holds ' || (c.raised_sen - c.disbursed_sen) AS text FROM giving_cause c
      WHERE c.raised_sen - c.disbursed_sen <> (SELECT coalesce(-sum(p.amount_sen), 0) FROM ledger_posting p
        WHERE p.account = 'donationFunds' AND p.subject_uid = c.uid)`,
  },
  {
    name: 'the books hold what is owed for tips and gifts',
    broken: `
      SELECT coalesce(held.amount, 0) || ' held, owed ' || coalesce(owed.amount, 0) AS text
      FROM (SELECT -sum(amount_sen) AS amount FROM ledger_posting WHERE account = 'giftFunds') held,
        (SELECT sum(amount_sen) AS amount FROM (SELECT amount_sen FROM giving_tip WHERE recipient = 'host' AND state = 'received'
          UNION ALL SELECT amount_sen FROM giving_gift WHERE state IN ('ready', 'claimed', 'expired')) open) owed
      WHERE coalesce(held.amount, 0) <> coalesce(owed.amount, 0)`,
  },
  {
    name: 'every message is sent',
    broken: `SELECT kind || ' ' || uid || ' ' || email_state AS text FROM notification WHERE email_state <> 'sent'`,
  },
];

/** Each row starts at the status where the previous one ended; the first one at the initial status. */
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
