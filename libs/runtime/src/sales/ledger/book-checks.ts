/** A check of the books. `broken` selects what differs, as one `text` column. */
export interface BookCheck {
  name: string;
  broken: string;
}

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
          SELECT order_uid, 'customerDeposit' AS account, received_sen - coalesce(settled_sen, received_sen) AS amount FROM payment
            WHERE state = 'confirmed'
          UNION ALL SELECT order_uid, 'customerDeposit', -amount_sen FROM refund WHERE deposit AND state <> 'cancelled'
          UNION ALL SELECT order_uid, CASE state WHEN 'credited' THEN 'customerCredit' ELSE 'refundPayable' END,
            amount_sen FROM refund WHERE state IN ('requested', 'approved', 'credited')) x GROUP BY 1, 2) due
          ON (due.order_uid, due.account) = (kept.order_uid, kept.account)
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};
