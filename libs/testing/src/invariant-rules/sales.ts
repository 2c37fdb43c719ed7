import { FIRST_ORDER_STATUS, ORDER_KINDS, ORDER_STATUS } from '#domain/sales/orders/order-status';
import { transferOf } from '#runtime/sales/ledger/book-checks';
import { LIVE, chainRule, type Rule } from './rule.js';

const KIND = `CASE WHEN a.role = 'host' THEN 'host' WHEN a.pre_order THEN 'pre-order' ELSE 'ready' END`;
const FIRST_OF_KIND = `CASE (SELECT ${KIND} FROM account a WHERE a.order_uid = s.uid) ${ORDER_KINDS.map((kind) => `WHEN '${kind}' THEN ${ORDER_STATUS[FIRST_ORDER_STATUS[kind]]}`).join(' ')} END`;

export const SALES_ALWAYS: Rule[] = [
  {
    name: 'nothing is ordered by, or taken for, a customer who was erased before',
    broken: `
      SELECT o.number AS text FROM "order" o JOIN customer c ON c.uid = o.customer_uid WHERE o.created_at > c.erased_at
      UNION ALL
      SELECT 'payment ' || p.uid FROM payment p JOIN "order" o ON o.uid = p.order_uid JOIN customer c ON c.uid = o.customer_uid
      WHERE p.state = 'confirmed' AND p.decided_at > c.erased_at`,
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
        SELECT coalesce(sum(p.received_sen + p.rounding_sen), 0) FROM payment p WHERE p.invoice_uid = i.uid AND p.order_uid = i.order_uid)
      UNION ALL
      SELECT 'payment ' || p.uid FROM payment p JOIN invoice i ON i.uid = p.invoice_uid WHERE i.order_uid <> p.order_uid`,
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
    name: 'an order of which all the money goes back is refunded, unless its seat lives',
    broken: `
      SELECT o.number || ' status ' || o.status AS text FROM "order" o LEFT JOIN account a ON a.order_uid = o.uid
      WHERE o.status IN (3, 4) AND o.total_sen > 0 AND (a.uid IS NULL OR NOT ${LIVE}) AND (
        SELECT sum(p.received_sen) FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed') = (
        SELECT sum(b.amount_sen) FROM refund r JOIN refund_part b ON b.refund_uid = r.uid
        WHERE r.order_uid = o.uid AND r.state <> 'cancelled')`,
  },
  {
    name: 'each payment through a gateway is of one charge',
    broken: `
      SELECT p.uid::text AS text FROM payment p LEFT JOIN gateway_charge c ON c.payment_uid = p.uid
      WHERE p.method = 'gateway' AND (c.uid IS NULL OR p.state <> 'confirmed' OR p.invoice_uid <> c.invoice_uid)`,
  },
  {
    name: 'an unpaid, cancelled or expired order has no payment that has paid for it',
    broken: `
      SELECT o.number AS text FROM "order" o WHERE o.status IN (1, 2, 5, 7, 8)
        AND EXISTS (SELECT 1 FROM payment p WHERE p.order_uid = o.uid AND p.state = 'confirmed' AND coalesce(p.settled_sen, 1) > 0)`,
  },
  {
    name: 'the refunds of a payment never exceed what was received',
    broken: `
      SELECT p.uid || ' ' || sum(b.amount_sen) AS text FROM refund r JOIN refund_part b ON b.refund_uid = r.uid
        JOIN payment p ON p.uid = b.payment_uid
      WHERE r.state <> 'cancelled' GROUP BY p.uid HAVING sum(b.amount_sen) > coalesce(p.received_sen, 0)`,
  },
  {
    name: 'the parts of a refund are its amount, of payments of its order',
    broken: `
      SELECT r.uid::text AS text FROM refund r WHERE r.payment_uid IS NOT NULL AND (
        r.amount_sen IS DISTINCT FROM (SELECT sum(b.amount_sen) FROM refund_part b WHERE b.refund_uid = r.uid)
        OR NOT EXISTS (SELECT FROM refund_part b WHERE (b.refund_uid, b.payment_uid) = (r.uid, r.payment_uid))
        OR EXISTS (SELECT FROM refund_part b JOIN payment p ON p.uid = b.payment_uid
          WHERE b.refund_uid = r.uid AND p.order_uid <> r.order_uid))`,
  },
  {
    name: 'a cost that is booked has left by a payout, as its amount and reference say, and no other one has, nor one that was a mistake',
    broken: `
      SELECT coalesce(c.kind || ' ' || c.uid, 'payout ' || p.uid) AS text FROM (SELECT * FROM cost WHERE state = 'booked') c
        FULL JOIN (SELECT * FROM payout t WHERE t.kind = 'cost' AND NOT (t.state = 'cancelled'
          AND EXISTS (SELECT FROM cost m WHERE m.uid = t.ref_uid AND m.state = 'reversed'))) p ON p.ref_uid = c.uid
      WHERE ('paid', p.amount_sen, p.reference, p.account_name) IS DISTINCT FROM (p.state, c.amount_sen, c.reference, c.payee)`,
  },
  {
    name: 'money that a seller has given back is of one booked cost, never more than that, and is recorded as recovered',
    broken: `
      SELECT 'unplaced ' || coalesce(m.uid, r.unplaced_uid) AS text FROM (SELECT * FROM unplaced_money WHERE state = 'recovered') m
        FULL JOIN (SELECT * FROM cost_recovery WHERE undone_at IS NULL) r ON r.unplaced_uid = m.uid
      WHERE m.amount_sen IS DISTINCT FROM r.amount_sen
      UNION ALL
      SELECT 'cost ' || c.uid FROM cost c JOIN cost_recovery r ON r.cost_uid = c.uid AND r.undone_at IS NULL
      GROUP BY c.uid HAVING c.state <> 'booked' OR c.account IS NULL OR sum(r.amount_sen) > c.amount_sen`,
  },
  {
    name: 'a payout and what it is for agree',
    broken: `
      SELECT p.kind || ' ' || p.uid AS text FROM payout p
        LEFT JOIN reimbursement d ON p.kind = 'reimbursement' AND d.uid = p.ref_uid AND d.payout_uid = p.uid
        LEFT JOIN refund f ON p.kind = 'refund' AND f.uid = p.ref_uid
          AND (f.state = p.state OR p.state IN ('scheduled', 'approved') AND f.state IN ('approved', 'credited'))
        LEFT JOIN "order" o ON o.uid = coalesce(d.order_uid, f.order_uid)
      WHERE p.kind NOT IN ('venue', 'other', 'unplaced', 'bounced', 'cost', 'disbursement')
        AND (o.customer_uid, coalesce(d.amount_sen, ${transferOf('f')})) IS DISTINCT FROM (p.customer_uid, p.amount_sen)
      UNION ALL
      SELECT 'reimbursement ' || d.uid FROM reimbursement d JOIN payout p ON p.uid = d.payout_uid
      WHERE (p.kind, p.ref_uid, p.state = 'cancelled') <> ('reimbursement', d.uid, d.is_cancelled)
      UNION ALL
      SELECT 'refund ' || f.uid FROM refund f WHERE f.state = 'paid'
        AND NOT EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'refund' AND p.ref_uid = f.uid)`,
  },
  {
    name: 'what one transfer has paid has its reference and goes to one account, unless it was the file of a batch',
    broken: `
      SELECT 'payout ' || p.uid AS text FROM payout p JOIN payout f ON f.uid = p.transfer_uid
      WHERE f.transfer_uid IS NOT NULL OR f.state <> 'paid'
        OR reference_key(f.reference) IS DISTINCT FROM reference_key(p.reference)
          -- Those of a batch of before have the number of their row behind it.
          AND (f.batch_uid = p.batch_uid AND regexp_replace(f.reference, '/[0-9]+$', '') = regexp_replace(p.reference, '/[0-9]+$', '')) IS NOT TRUE
        OR f.batch_uid IS DISTINCT FROM p.batch_uid AND regexp_replace(f.account_number, '\\D', '', 'g') <> regexp_replace(p.account_number, '\\D', '', 'g')`,
  },
  {
    name: 'an open batch holds what waits for its transfer or is paid, and one that is paid holds only that',
    broken: `
      SELECT b.uid || ' ' || b.state || ' holds ' || p.state AS text FROM payout_batch b JOIN payout p ON p.batch_uid = b.uid
      WHERE b.state = 'cancelled' AND p.state <> 'paid' OR b.state = 'paid' AND p.state <> 'paid'`,
  },
];

export const SALES_WHEN_SETTLED: Rule[] = [
  {
    name: 'each payout that was paid has left the bank, or the gateway, in one entry',
    broken: `
      SELECT p.kind || ' ' || p.uid AS text FROM payout p WHERE p.state = 'paid' AND 1 <> (
        SELECT count(*) FROM (SELECT FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        -- What a line books by itself has its record as the cause.
        WHERE e.cause = coalesce((SELECT c.subject_uid FROM cost c WHERE p.kind = 'cost' AND c.uid = p.ref_uid AND c.account IS NULL), p.ref_uid)
          AND l.account = CASE WHEN EXISTS (
            SELECT FROM refund r WHERE p.kind = 'refund' AND r.uid = p.ref_uid AND r.gateway_asked_at IS NOT NULL) THEN 'gatewayBalance' ELSE 'bank' END
          -- A cost of an order is paid to a seller, and is of its customer in the books.
          AND (p.kind = 'cost' OR l.party_uid IS NOT DISTINCT FROM p.customer_uid)
        GROUP BY e.uid HAVING sum(l.amount_sen) = -p.amount_sen) once)`,
  },
];
