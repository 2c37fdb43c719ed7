-- What the bank takes and gives has accounts of its own, and is booked from the line that shows it. docs/rules/ledger.md#bank-charges
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'bankCost', 'Biaya bank', 'expense', max("position") + 1 FROM "ledger_account";
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'bankInterest', 'Bunga bank', 'income', max("position") + 1 FROM "ledger_account";

ALTER TABLE "bank_statement_line" DROP CONSTRAINT "bank_statement_line_state";
ALTER TABLE "bank_statement_line"
  ADD CONSTRAINT "bank_statement_line_state" CHECK ("state" IN ('open', 'used', 'ignored', 'unplaced', 'charged')),
  ADD CONSTRAINT "bank_statement_line_charged" CHECK ("state" <> 'charged' OR "reason" IS NOT NULL);
