import type { BookCheck } from '#runtime/sales/ledger/book-checks';

/** Money that is held for venues, slot by slot. docs/rules/ledger.md#checks */
export const VENUE_FUNDS: BookCheck = {
  name: 'the books hold for each slot what its shares have paid, less the fee and what has gone back or to its venue',
  broken: `
      SELECT coalesce(coalesce(kept.uid, due.uid)::text, 'no slot') || ' holds ' || coalesce(kept.amount, 0)
        || ', due ' || coalesce(due.amount, 0) AS text
      FROM (SELECT subject_uid AS uid, -sum(amount_sen) AS amount FROM ledger_posting WHERE account = 'venueFunds' GROUP BY 1) kept
        FULL JOIN (SELECT s.slot_uid AS uid, sum(s.amount_sen - i.fee_sen - coalesce(r.back, 0)) - coalesce(max(p.amount), 0) AS amount
            FROM venue_share s JOIN order_item i ON i.order_uid = s.order_uid
              LEFT JOIN LATERAL (SELECT sum(amount_sen - fee_sen - code_sen) AS back FROM refund
                WHERE order_uid = s.order_uid AND state <> 'cancelled' AND NOT deposit) r ON true
              LEFT JOIN (SELECT ref_uid, sum(amount_sen) AS amount FROM payout WHERE kind = 'venue' AND state = 'paid' GROUP BY 1) p
                ON p.ref_uid = s.slot_uid
            WHERE s.state IN ('paid', 'used', 'kept', 'refunded') GROUP BY s.slot_uid) due ON due.uid = kept.uid
      WHERE coalesce(kept.amount, 0) <> coalesce(due.amount, 0)`,
};
