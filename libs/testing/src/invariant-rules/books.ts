import {
  BALANCED_ENTRIES,
  BOUNCED_TRANSFERS,
  KEPT_FOR_CUSTOMERS,
  BANK_CHARGES,
  COSTS,
  GATEWAY_SETTLEMENTS,
  UNPLACED_MONEY,
  transferOf,
} from '#runtime/sales/ledger/book-checks';
import { LINE_DAY } from '#runtime/sales/ledger/line-day';
import { type Rule } from './rule.js';

export const BOOKS_ALWAYS: Rule[] = [
  BALANCED_ENTRIES,
  {
    name: 'a posting has the order of its cause and the month of its entry',
    broken: `
      SELECT e.kind || ' ' || p.id AS text FROM ledger_posting p JOIN ledger_entry e ON e.uid = p.entry_uid
        LEFT JOIN (SELECT uid, order_uid, NULL::uuid AS party_uid FROM payment UNION ALL SELECT uid, order_uid, NULL FROM refund
          UNION ALL SELECT uid, order_uid, NULL FROM reimbursement UNION ALL SELECT uid, order_uid, NULL FROM host_receivable
          UNION ALL SELECT c.uid, r.order_uid, NULL FROM reimbursement_correction c JOIN reimbursement r ON r.uid = c.reimbursement_uid
          UNION ALL SELECT uid, order_uid, host_uid FROM giving_tip
          UNION ALL SELECT uid, order_uid, claimed_by FROM giving_gift
          UNION ALL SELECT uid, order_uid, NULL FROM qurban_transfer
          UNION ALL SELECT uid, order_uid, NULL FROM errand WHERE order_uid IS NOT NULL
          UNION ALL SELECT uid, order_uid, NULL FROM cost
          UNION ALL SELECT r.uid, c.order_uid, NULL FROM cost_recovery r JOIN cost c ON c.uid = r.cost_uid
          UNION ALL SELECT ref_uid, NULL, customer_uid FROM payout WHERE kind IN ('venue', 'bounced')) cause ON cause.uid = e.cause
        LEFT JOIN payment paid ON paid.uid = e.cause AND p.account = 'customerCredit'
        LEFT JOIN refund credit ON credit.uid = paid.credit_uid
        LEFT JOIN payment funded ON funded.uid = e.cause AND funded.fund->>'account' = p.account
        LEFT JOIN "order" o ON o.uid = coalesce(credit.order_uid, cause.order_uid)
      WHERE (p.product_line, p.order_uid, p.party_uid) IS DISTINCT FROM (
          -- Of no order, line or person, also where it is placed.
          CASE WHEN funded.uid IS NOT NULL THEN funded.fund->>'productLine' WHEN p.account = 'unplacedMoney' THEN NULL ELSE CASE e.kind WHEN 'shop-purchase' THEN 'subscriptions' WHEN 'group-remainder' THEN 'subscriptions' WHEN 'disbursement' THEN 'giving'
            WHEN 'cost' THEN (SELECT c.product_line FROM cost c WHERE c.uid = e.cause)
            WHEN 'cost-reversed' THEN (SELECT c.product_line FROM cost c WHERE c.uid = e.cause)
            WHEN 'cost-recovered' THEN (SELECT c.product_line FROM cost c JOIN cost_recovery r ON r.cost_uid = c.uid WHERE r.uid = e.cause)
            WHEN 'cost-recovery-undone' THEN (SELECT c.product_line FROM cost c JOIN cost_recovery r ON r.cost_uid = c.uid WHERE r.uid = e.cause)
            WHEN 'qurban-purchase' THEN 'qurban' WHEN 'venue-payout' THEN 'venues' ELSE o.product_line END END, CASE WHEN p.account <> 'unplacedMoney' AND funded.uid IS NULL THEN o.uid END,
          CASE WHEN p.account <> 'unplacedMoney' AND funded.uid IS NULL THEN coalesce(cause.party_uid, o.customer_uid) END)
        -- The month of its moment, or of the day on which the bank has moved the money.
        OR (SELECT bool_and(p.period <> greatest(date_trunc('month', day),
          -- Late: its month was closed before it was posted. The first open month then, or the closings after it.
          (SELECT c.period FROM ledger_close c WHERE c.period = p.period - interval '1 month') + interval '1 month'))
          FROM (VALUES (e.at AT TIME ZONE 'Asia/Jakarta'), (${LINE_DAY}::timestamp)) days (day) WHERE day IS NOT NULL)`,
  },
  {
    name: 'every ledger entry has a cause',
    broken: `
      SELECT e.kind || ' ' || e.cause AS text FROM ledger_entry e WHERE NOT CASE e.kind
        WHEN 'payment' THEN EXISTS (SELECT 1 FROM payment p WHERE p.uid = e.cause AND p.state = 'confirmed')
        WHEN 'gateway-fee' THEN EXISTS (SELECT 1 FROM payment p WHERE p.uid = e.cause AND p.method = 'gateway')
        WHEN 'shop-purchase' THEN EXISTS (SELECT 1 FROM shop_purchase s WHERE s.uid = e.cause AND s.bought_at IS NOT NULL)
        WHEN 'cost' THEN EXISTS (SELECT 1 FROM cost c WHERE c.uid = e.cause AND c.state IN ('booked', 'reversed'))
        WHEN 'cost-reversed' THEN EXISTS (SELECT 1 FROM cost c WHERE c.uid = e.cause AND c.state = 'reversed')
        WHEN 'cost-recovered' THEN EXISTS (SELECT 1 FROM cost_recovery r WHERE r.uid = e.cause)
        WHEN 'cost-recovery-undone' THEN EXISTS (SELECT 1 FROM cost_recovery r WHERE r.uid = e.cause AND r.undone_at IS NOT NULL)
        WHEN 'errand-purchase' THEN EXISTS (SELECT 1 FROM errand x WHERE x.uid = e.cause AND x.bought_at IS NOT NULL)
        WHEN 'refund-owed' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause)
        WHEN 'refund' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause AND r.state = 'paid')
        WHEN 'refund-credit' THEN EXISTS (SELECT 1 FROM refund r WHERE r.uid = e.cause AND r.credited_at IS NOT NULL)
        WHEN 'reimbursement-due' THEN EXISTS (SELECT 1 FROM reimbursement r WHERE r.uid = e.cause)
        WHEN 'reimbursement-corrected' THEN EXISTS (SELECT 1 FROM reimbursement_correction c WHERE c.uid = e.cause)
        WHEN 'reimbursement-split' THEN EXISTS (SELECT 1 FROM reimbursement r WHERE r.uid = e.cause)
        WHEN 'receivable-written-off' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause AND r.state = 'waived')
        WHEN 'group-remainder' THEN EXISTS (SELECT 1 FROM group_remainder g WHERE g.uid = e.cause)
        WHEN 'receivable-opened' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause)
        WHEN 'receivable-settled' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause AND r.state = 'settled')
        WHEN 'receivable-waived' THEN EXISTS (SELECT 1 FROM host_receivable r WHERE r.uid = e.cause AND r.state = 'waived')
        WHEN 'reimbursement-paid' THEN EXISTS (SELECT 1 FROM payout p WHERE p.ref_uid = e.cause AND p.state = 'paid')
        WHEN 'reimbursement-cancelled' THEN EXISTS (SELECT 1 FROM payout p WHERE p.ref_uid = e.cause AND p.state = 'cancelled')
        WHEN 'disbursement' THEN EXISTS (SELECT 1 FROM giving_disbursement d WHERE d.uid = e.cause)
        WHEN 'giving-payout' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'other' AND p.ref_uid = e.cause AND p.state = 'paid')
        WHEN 'venue-payout' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'venue' AND p.ref_uid = e.cause AND p.state = 'paid')
        WHEN 'qurban-transfer' THEN EXISTS (SELECT 1 FROM qurban_transfer t WHERE t.uid = e.cause)
        WHEN 'qurban-purchase' THEN EXISTS (SELECT 1 FROM qurban_animal a WHERE a.uid = e.cause AND a.cost_sen IS NOT NULL)
        WHEN 'bank-charge' THEN EXISTS (SELECT 1 FROM bank_charge c JOIN bank_statement_line l ON l.uid = c.line_uid
          WHERE c.uid = e.cause AND (c.reversed_at IS NOT NULL OR l.state = 'charged' OR l.transfer_fee_sen IS NOT NULL))
        WHEN 'bank-charge-reversed' THEN EXISTS (SELECT 1 FROM bank_charge c WHERE c.uid = e.cause AND c.reversed_at IS NOT NULL)
        WHEN 'gateway-settlement' THEN EXISTS (SELECT 1 FROM gateway_settlement s JOIN bank_statement_line l ON l.uid = s.line_uid
          WHERE s.uid = e.cause AND (s.reversed_at IS NOT NULL OR l.state = 'settled'))
        WHEN 'gateway-settlement-reversed' THEN EXISTS (SELECT 1 FROM gateway_settlement s WHERE s.uid = e.cause AND s.reversed_at IS NOT NULL)
        WHEN 'unplaced' THEN EXISTS (SELECT 1 FROM unplaced_money m WHERE m.uid = e.cause)
        WHEN 'unplaced-reversed' THEN EXISTS (SELECT 1 FROM unplaced_money m WHERE m.uid = e.cause AND m.state = 'reversed')
        WHEN 'unplaced-join' THEN EXISTS (SELECT 1 FROM unplaced_money m WHERE m.uid = e.cause AND m.state = 'joined')
        WHEN 'unplaced-return' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'unplaced' AND p.ref_uid = e.cause AND p.state = 'paid')
        WHEN 'bounced' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'bounced' AND p.ref_uid = e.cause)
        WHEN 'bounced-kept' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'bounced' AND p.ref_uid = e.cause AND p.state = 'cancelled')
        WHEN 'bounced-paid' THEN EXISTS (SELECT 1 FROM payout p WHERE p.kind = 'bounced' AND p.ref_uid = e.cause AND p.state = 'paid')
        ELSE false END`,
  },
  {
    name: 'a line of a bank statement is the money of what it explains, to the sen',
    broken: `
      SELECT 'line ' || l.uid AS text FROM bank_statement_line l
        LEFT JOIN payment p ON p.uid = l.payment_uid LEFT JOIN payout t ON t.uid = l.payout_uid
      WHERE l.state = 'used' AND NOT coalesce(p.state = 'confirmed' AND p.received_sen = l.amount_sen,
        t.state = 'paid' AND t.transfer_uid IS NULL AND -l.amount_sen - coalesce(l.transfer_fee_sen, 0) =
          (SELECT sum(x.amount_sen) FROM payout x WHERE t.uid IN (x.uid, x.transfer_uid)), false)`,
  },
  {
    name: 'money that cannot be placed is as far as its line and its payment or payout',
    broken: `
      SELECT 'unplaced ' || m.uid || ' ' || m.state AS text FROM unplaced_money m JOIN bank_statement_line l ON l.uid = m.line_uid
        LEFT JOIN unplaced_money root ON root.uid = m.part_of_uid
        LEFT JOIN payout p ON p.kind = CASE WHEN m.bounced_payout_uid IS NULL THEN 'unplaced' ELSE 'bounced' END AND p.ref_uid = m.return_uid
        LEFT JOIN payment paid ON paid.uid = m.payment_uid
        -- The line of money in parts can not name one payment, and stays as it was booked.
        CROSS JOIN LATERAL (SELECT count(*) > 1 AS is_split FROM unplaced_money x WHERE x.line_uid = l.uid AND x.state NOT IN ('merged', 'reversed')) parts
      WHERE (m.part_of_uid IS NOT NULL AND (root.line_uid = m.line_uid AND root.part_of_uid IS NULL) IS NOT TRUE)
        OR l.booked_on <> m.arrived_on OR parts.is_split AND l.state <> 'unplaced' OR NOT coalesce(CASE m.state
        WHEN 'open' THEN l.state = 'unplaced'
        WHEN 'assigned' THEN paid.state = 'confirmed' AND paid.received_sen = m.amount_sen
          AND (parts.is_split OR l.state = 'used' AND l.payment_uid = m.payment_uid)
        WHEN 'joined' THEN parts.is_split AND paid.state = 'confirmed' AND paid.received_sen = m.amount_sen OR l.state = 'used' AND l.payment_uid IS NOT NULL
        WHEN 'returning' THEN l.state = 'unplaced' AND p.state IN ('scheduled', 'approved') AND p.amount_sen - m.amount_sen BETWEEN 0 AND 99
        WHEN 'recovered' THEN l.state = 'unplaced'
        WHEN 'merged' THEN true
        WHEN 'reversed' THEN m.part_of_uid IS NULL AND m.amount_sen = l.amount_sen
        WHEN 'returned' THEN l.state = 'unplaced' AND p.state = 'paid' AND p.amount_sen - m.amount_sen BETWEEN 0 AND 99
        WHEN 'resending' THEN l.state = 'unplaced' AND p.state IN ('scheduled', 'approved') AND p.amount_sen - coalesce(p.return_fee_sen, 0) = m.amount_sen
        WHEN 'resent' THEN l.state = 'unplaced' AND p.state = 'paid' AND p.amount_sen - coalesce(p.return_fee_sen, 0) = m.amount_sen END, false)
      UNION ALL
      SELECT 'line ' || l.uid FROM bank_statement_line l LEFT JOIN unplaced_money m ON m.line_uid = l.uid AND m.state NOT IN ('merged', 'reversed')
        GROUP BY l.uid HAVING (l.state = 'unplaced' OR count(m.uid) > 0) AND sum(m.amount_sen) IS DISTINCT FROM l.amount_sen
      UNION ALL
      SELECT 'line ' || line_uid || ' is open twice' FROM unplaced_money WHERE state = 'open' GROUP BY line_uid HAVING count(*) > 1
      UNION ALL
      SELECT 'payout ' || p.uid FROM payout p WHERE p.kind = 'unplaced' AND p.state <> 'cancelled'
        AND NOT EXISTS (SELECT FROM unplaced_money m WHERE m.return_uid = p.ref_uid)`,
  },
  {
    name: 'a transfer that the bank gave back was paid, is sent again to whom it was for, whole, and stays paid',
    broken: `
      SELECT 'payout ' || b.uid || ' ' || b.state AS text FROM payout b
        LEFT JOIN unplaced_money m ON m.return_uid = b.ref_uid LEFT JOIN payout p ON p.uid = m.bounced_payout_uid
      WHERE b.kind = 'bounced' AND CASE WHEN b.state = 'cancelled' THEN m.uid IS NOT NULL
        ELSE (p.state, p.amount_sen, p.customer_uid, m.amount_sen) IS DISTINCT FROM ('paid', b.amount_sen, b.customer_uid, b.amount_sen - coalesce(b.return_fee_sen, 0))
          OR p.kind = 'cost' OR b.state <> 'scheduled' AND b.account_changed_by_uid = b.approved_by_uid END`,
  },
];

export const BOOKS_WHEN_SETTLED: Rule[] = [
  {
    name: 'everything that happened to money is in the books',
    broken: `
      SELECT 'payment ' || p.uid AS text FROM payment p WHERE p.state = 'confirmed' AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'payment' AND e.cause = p.uid AND l.amount_sen = p.received_sen
          AND l.account = CASE WHEN EXISTS (SELECT FROM unplaced_money m WHERE m.payment_uid = p.uid AND m.state = 'assigned') THEN 'unplacedMoney' ELSE CASE p.method WHEN 'credit' THEN 'customerCredit' WHEN 'gateway' THEN 'gatewayBalance' WHEN 'fund' THEN p.fund->>'account' ELSE 'bank' END END)
      UNION ALL
      SELECT 'shop purchase ' || s.uid FROM shop_purchase s WHERE s.bought_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'shop-purchase' AND e.cause = s.uid AND l.account = 'bank' AND l.amount_sen = -s.cost_sen)
      UNION ALL
      SELECT 'refund ' || r.uid FROM refund r WHERE r.state = 'paid' AND NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
        WHERE e.kind = 'refund' AND e.cause = r.uid AND l.amount_sen = -${transferOf('r')}
          AND l.account = CASE WHEN r.gateway_asked_at IS NULL THEN 'bank' ELSE 'gatewayBalance' END)
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
    name: 'the refunds of an order take back no more income than it has brought',
    broken: `
      SELECT 'order ' || p.order_uid || ' ' || p.account AS text FROM ledger_posting p
      WHERE p.account IN ('feeIncome', 'goodsIncome', 'uniqueCodeIncome') AND p.order_uid IS NOT NULL
      GROUP BY p.order_uid, p.account HAVING sum(p.amount_sen) > 0`,
  },
  KEPT_FOR_CUSTOMERS,
  BANK_CHARGES,
  GATEWAY_SETTLEMENTS,
  COSTS,
  UNPLACED_MONEY,
  BOUNCED_TRANSFERS,
];
