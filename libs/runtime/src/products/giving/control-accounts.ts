import type { BookCheck } from '#runtime/sales/ledger/book-checks';

/** Money of causes, tips and gifts. docs/rules/ledger.md#checks */
export const GIVING_CONTROL_ACCOUNTS: readonly BookCheck[] = [
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
];
