import type { BookCheck } from '#runtime/sales/ledger/book-checks';

/** Money of animals. docs/rules/ledger.md#checks */
export const QURBAN_CONTROL_ACCOUNTS: readonly BookCheck[] = [
  {
    name: 'the books hold for each animal what its shares have paid, less its cost and what was given back',
    broken: `
      SELECT a.code || ' holds ' || held.amount || ', due ' || due.amount AS text FROM qurban_animal a
        CROSS JOIN LATERAL (SELECT coalesce(sum(p.held_sen - p.surplus_sen), 0) AS paid FROM qurban_participation p
          WHERE p.animal_uid = a.uid AND p.state IN ('paid', 'bought', 'done')) x
        CROSS JOIN LATERAL (SELECT x.paid - CASE WHEN a.cost_sen IS NULL THEN 0 ELSE least(a.cost_sen, a.price_sen * a.shares) END AS amount) due
        CROSS JOIN LATERAL (SELECT coalesce(-sum(l.amount_sen), 0) AS amount FROM ledger_posting l
          WHERE l.account = 'qurbanFunds' AND l.subject_uid = a.uid) held
      WHERE held.amount <> due.amount`,
  },
];
