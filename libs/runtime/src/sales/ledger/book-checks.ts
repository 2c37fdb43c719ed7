/** A check of the books. `broken` selects what differs, as one `text` column. */
export interface BookCheck {
  name: string;
  broken: string;
}

/** What of a refund that was kept as credit has paid renewals. */
export const usedOf = (refund: string) =>
  `(SELECT coalesce(sum(u.received_sen), 0) FROM payment u WHERE u.credit_uid = ${refund}.uid)`;

/** The same that is left, in the whole rupiah of its transfer. */
export const transferOf = (refund: string) => `((${refund}.amount_sen - ${usedOf(refund)} + 99)::bigint / 100 * 100)`;

/** Each entry, and all together. */
export const BALANCED_ENTRIES: BookCheck = {
  name: 'every ledger entry sums to zero',
  broken: `
      SELECT coalesce(entry_uid::text, 'all entries') || ' ' || sum(amount_sen) AS text FROM ledger_posting
      GROUP BY ROLLUP (entry_uid) HAVING sum(amount_sen) <> 0`,
};

/** Deposits, credit and refunds to transfer. */
export const KEPT_FOR_CUSTOMERS: BookCheck = {
  name: 'what is kept for customers in the books is what their records say: deposits, credit and refunds to transfer',
  broken: `
      SELECT coalesce(coalesce(kept.order_uid, due.order_uid)::text, 'no order') || ' ' || coalesce(kept.account, due.account) || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT order_uid, account, -sum(amount_sen) AS amount FROM ledger_posting
          WHERE account IN ('customerDeposit', 'customerCredit', 'refundPayable') GROUP BY 1, 2) kept
        FULL JOIN (SELECT order_uid, account, sum(amount) AS amount FROM (
          SELECT order_uid, 'customerDeposit' AS account, received_sen + rounding_sen - coalesce(settled_sen, received_sen) - code_sen AS amount FROM payment
            WHERE state = 'confirmed'
          UNION ALL SELECT order_uid, 'customerDeposit', -amount_sen FROM refund WHERE deposit AND state <> 'cancelled'
          UNION ALL SELECT order_uid, CASE WHEN credited_at IS NOT NULL THEN 'customerCredit' ELSE 'refundPayable' END,
            amount_sen - ${usedOf('r')} FROM refund r WHERE state IN ('requested', 'approved', 'credited')) x GROUP BY 1, 2) due
          ON (due.order_uid, due.account) = (kept.order_uid, kept.account)
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};

/** While unplaced money is as far as this, its account holds it. */
const HELD_UNPLACED = `('open', 'returning')`;

/** Money that nothing explains, each line by itself: its parts are of the record that the line was booked as. */
export const UNPLACED_MONEY: BookCheck = {
  name: 'money that cannot be placed is in the books what its records say',
  broken: `
      SELECT coalesce(coalesce(kept.uid, due.uid)::text, 'no record') || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT subject_uid AS uid, -sum(amount_sen) AS amount FROM ledger_posting
          WHERE account = 'unplacedMoney' GROUP BY 1 HAVING sum(amount_sen) <> 0) kept
        FULL JOIN (SELECT coalesce(part_of_uid, uid) AS uid, sum(amount_sen) AS amount FROM unplaced_money
          WHERE state IN ${HELD_UNPLACED} GROUP BY 1) due
          ON due.uid = kept.uid
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};

/** Transfers that the bank gave back and that are not sent again yet, each by itself. */
export const BOUNCED_TRANSFERS: BookCheck = {
  name: 'transfers that the bank gave back are in the books what is still to be sent again',
  broken: `
      SELECT coalesce(coalesce(kept.uid, due.uid)::text, 'no record') || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT subject_uid AS uid, -sum(amount_sen) AS amount FROM ledger_posting
          WHERE account = 'bouncedTransfers' GROUP BY 1 HAVING sum(amount_sen) <> 0) kept
        FULL JOIN (SELECT m.uid, p.amount_sen AS amount FROM unplaced_money m JOIN payout p ON p.kind = 'bounced' AND p.ref_uid = m.return_uid
          WHERE m.state = 'resending') due
          ON due.uid = kept.uid
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};

/** What a gateway has transferred to the bank, line by line. */
export const GATEWAY_SETTLEMENTS: BookCheck = {
  name: 'what a gateway has transferred is in the books what the statements of the bank say',
  broken: `
      SELECT coalesce(kept.uid, due.uid)::text || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT e.cause AS uid, -sum(p.amount_sen) AS amount FROM ledger_entry e
          JOIN ledger_posting p ON p.entry_uid = e.uid AND p.account = 'gatewayBalance'
          WHERE e.kind IN ('gateway-settlement', 'gateway-settlement-reversed') GROUP BY 1) kept
        FULL JOIN (SELECT s.uid, l.amount_sen + l.gateway_fee_sen AS amount FROM gateway_settlement s
          JOIN bank_statement_line l ON l.uid = s.line_uid WHERE s.reversed_at IS NULL) due
          ON due.uid = kept.uid
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};

/** Entries of costs, as SQL. */
export const COST_ENTRIES = `'cost', 'cost-reversed', 'cost-recovered', 'cost-recovery-undone'`;

/** Costs, each by itself, less what has come back of it. */
export const COSTS: BookCheck = {
  name: 'what the shop has paid for what it sells is in the books as a cost, once',
  broken: `
      SELECT coalesce(kept.uid, due.uid)::text || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT coalesce(r.cost_uid, e.cause) AS uid, p.account, sum(p.amount_sen) AS amount FROM ledger_entry e
          JOIN ledger_posting p ON p.entry_uid = e.uid AND p.account NOT IN ('bank', 'unplacedMoney') LEFT JOIN cost_recovery r ON r.uid = e.cause
          WHERE e.kind IN (${COST_ENTRIES}) GROUP BY 1, 2) kept
        FULL JOIN (SELECT c.uid, c.account, c.amount_sen - (SELECT coalesce(sum(r.amount_sen), 0) FROM cost_recovery r
            WHERE r.cost_uid = c.uid AND r.undone_at IS NULL) AS amount FROM cost c WHERE c.state = 'booked' AND c.account IS NOT NULL) due
          ON (due.uid, due.account) = (kept.uid, kept.account)
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};

/** Fees and interest of the bank, line by line. */
export const BANK_CHARGES: BookCheck = {
  name: 'fees and interest of the bank are in the books what its statements say',
  broken: `
      SELECT coalesce(kept.uid, due.uid)::text || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT subject_uid AS uid, -sum(amount_sen) AS amount FROM ledger_posting
          WHERE account IN ('bankCost', 'bankInterest') GROUP BY 1) kept
        FULL JOIN (SELECT uid, coalesce(-transfer_fee_sen, amount_sen) AS amount FROM bank_statement_line
          WHERE state = 'charged' OR transfer_fee_sen IS NOT NULL
          -- What the bank has kept of a transfer that it gave back.
          UNION ALL SELECT m.uid, -p.return_fee_sen FROM unplaced_money m JOIN payout p ON p.kind = 'bounced' AND p.ref_uid = m.return_uid
          WHERE p.return_fee_sen IS NOT NULL) due ON due.uid = kept.uid
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};
