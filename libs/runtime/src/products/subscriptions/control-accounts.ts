import { Prisma } from '#runtime/generated/prisma/client';
import type { BookCheck } from '#runtime/sales/ledger/book-checks';

/** What hosts owe, and what is owed to them. docs/rules/ledger.md#checks */
export const OWED_TO_HOSTS: readonly BookCheck[] = [
  {
    name: 'what hosts owe is the sum of the receivables that are open',
    broken: `
      SELECT coalesce(coalesce(owed.order_uid, due.order_uid)::text, 'no order') || ' ' || coalesce(owed.amount, 0) AS text
      FROM (SELECT order_uid, sum(amount_sen) AS amount FROM ledger_posting WHERE account = 'hostReceivable' GROUP BY order_uid) owed
        FULL JOIN (SELECT order_uid, sum(amount_sen) AS amount FROM host_receivable WHERE state = 'open' GROUP BY order_uid) due
          ON due.order_uid = owed.order_uid
      WHERE coalesce(owed.amount, 0) <> coalesce(due.amount, 0)`,
  },
  {
    name: 'what is owed to each host is the sum of the payouts that are open',
    broken: `
      SELECT coalesce(coalesce(owed.party, due.party)::text, 'no party') || ' ' || coalesce(owed.amount, 0) AS text
      FROM (SELECT party_uid AS party, -sum(amount_sen) AS amount FROM ledger_posting WHERE account = 'hostPayable'
          GROUP BY party_uid) owed
        FULL JOIN (SELECT customer_uid AS party, sum(amount_sen) AS amount FROM payout
          WHERE kind = 'reimbursement' AND state IN ('scheduled', 'approved') GROUP BY customer_uid) due ON due.party = owed.party
      WHERE coalesce(owed.amount, 0) <> coalesce(due.amount, 0)`,
  },
];

/** The group of an order's seat; of what the shop buys the group is the subject. */
export const HELD_FOR_GROUPS = Prisma.sql`
  SELECT a.order_uid, NULL::uuid AS subject_uid, g.uid, f.name || ' #' || g.number AS label
  FROM account a JOIN account_group g ON g.uid = a.group_uid JOIN plan_family f ON f.uid = g.family_uid
  UNION ALL SELECT NULL, g.uid, g.uid, f.name || ' #' || g.number
  FROM account_group g JOIN plan_family f ON f.uid = g.family_uid`;
