-- What was settled by mistake is taken back, and may be settled again: each time is a row, the cause of its entries in the ledger. docs/rules/bank-statements.md#mistakes
CREATE TABLE "gateway_settlement" (
  "uid" UUID NOT NULL,
  "line_uid" UUID NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "fee_sen" BIGINT NOT NULL,
  "reversal_by" TEXT,
  "reversal_reason" TEXT,
  "reversed_at" TIMESTAMPTZ(3),

  CONSTRAINT "gateway_settlement_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "gateway_settlement_amount" CHECK ("amount_sen" > 0),
  CONSTRAINT "gateway_settlement_reversed" CHECK (num_nulls("reversal_by", "reversal_reason", "reversed_at") IN (0, 3))
);
CREATE INDEX "gateway_settlement_line_uid_idx" ON "gateway_settlement" ("line_uid");
CREATE UNIQUE INDEX "gateway_settlement_active" ON "gateway_settlement" ("line_uid") WHERE "reversed_at" IS NULL;
ALTER TABLE "gateway_settlement" ADD CONSTRAINT "gateway_settlement_line_uid_fkey" FOREIGN KEY ("line_uid") REFERENCES "bank_statement_line"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
-- The cause of what was posted before is the line.
INSERT INTO "gateway_settlement" ("uid", "line_uid", "amount_sen", "fee_sen")
  SELECT "uid", "uid", "amount_sen", "gateway_fee_sen" FROM "bank_statement_line" WHERE "state" = 'settled';
