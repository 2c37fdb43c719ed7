/** By the kind of an entry that takes money from the bank the kind of the payout whose transfer that is; the cause is its `ref_uid`. */
const PAYOUT_OF_ENTRY = {
  refund: 'refund',
  'reimbursement-paid': 'reimbursement',
  'unplaced-return': 'unplaced',
  'bounced-paid': 'bounced',
  cost: 'cost',
  disbursement: 'disbursement',
  'venue-payout': 'venue',
  'giving-payout': 'other',
};
const WHEN = Object.entries(PAYOUT_OF_ENTRY)
  .map(([kind, payout]) => `WHEN '${kind}' THEN '${payout}'`)
  .join(' ');

/**
 * The day of the line of a bank statement that shows the money of entry `e`, as SQL; null: none does (yet). Of money that was joined to a
 * payment of before the month of that payment: there the bank has it twice. docs/rules/ledger.md#closed-months
 */
export const LINE_DAY = `coalesce(
  (SELECT l.booked_on FROM bank_statement_line l WHERE e.kind = 'payment' AND l.payment_uid = e.cause),
  (SELECT l.booked_on FROM unplaced_money m JOIN bank_statement_line l ON l.uid = m.line_uid 
    WHERE e.kind IN ('unplaced', 'unplaced-reversed') AND m.uid = e.cause),
  (SELECT min(p.period) FROM unplaced_money m JOIN bank_statement_line l ON l.uid = m.line_uid
    JOIN ledger_entry paid ON paid.kind = 'payment' AND paid.cause = coalesce(m.payment_uid, l.payment_uid)
    JOIN ledger_posting p ON p.entry_uid = paid.uid WHERE e.kind = 'unplaced-join' AND m.uid = e.cause),
  (SELECT l.booked_on FROM gateway_settlement s JOIN bank_statement_line l ON l.uid = s.line_uid
    WHERE e.kind IN ('gateway-settlement', 'gateway-settlement-reversed') AND s.uid = e.cause),
  (SELECT l.booked_on FROM bank_charge c JOIN bank_statement_line l ON l.uid = c.line_uid
    WHERE e.kind IN ('bank-charge', 'bank-charge-reversed') AND c.uid = e.cause),
  (SELECT l.booked_on FROM payout t JOIN bank_statement_line l ON l.payout_uid = coalesce(t.transfer_uid, t.uid)
    WHERE t.kind = CASE e.kind ${WHEN} END AND t.ref_uid = e.cause))`;
