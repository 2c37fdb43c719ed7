-- What a gateway transfers to the bank is booked from the line that shows it. docs/rules/ledger.md#gateway
ALTER TABLE "bank_statement_line" ADD COLUMN "gateway_fee_sen" BIGINT;

ALTER TABLE "bank_statement_line" DROP CONSTRAINT "bank_statement_line_state";
ALTER TABLE "bank_statement_line"
  ADD CONSTRAINT "bank_statement_line_state" CHECK ("state" IN ('open', 'used', 'ignored', 'unplaced', 'charged', 'settled')),
  ADD CONSTRAINT "bank_statement_line_settled" CHECK (("state" = 'settled') = ("gateway_fee_sen" IS NOT NULL)),
  ADD CONSTRAINT "bank_statement_line_settlement" CHECK ("state" <> 'settled' OR "amount_sen" > 0);
