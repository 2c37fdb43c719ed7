import { type BookCheck, COST_ENTRIES } from '#runtime/sales/ledger/book-checks';

/** Costs of receipts, order by order. docs/rules/ledger.md#checks */
export const ERRAND_COSTS: BookCheck = {
  name: 'what was bought for customers has the cost of its receipt in the books',
  broken: `
      SELECT coalesce(coalesce(kept.order_uid, due.order_uid)::text, 'no order') || ' ' || coalesce(kept.amount, 0) AS text
      FROM (SELECT p.order_uid, sum(p.amount_sen) AS amount FROM ledger_posting p JOIN ledger_entry e ON e.uid = p.entry_uid
          WHERE p.account = 'goodsCost' AND e.kind NOT IN (${COST_ENTRIES}) GROUP BY 1) kept
        FULL JOIN (SELECT order_uid, cost_sen AS amount FROM errand WHERE cost_sen > 0) due ON due.order_uid = kept.order_uid
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};
