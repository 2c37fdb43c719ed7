-- What was charged by mistake is taken back, and may be charged again: each time is a row, the cause of its entries in the ledger. docs/rules/bank-statements.md#mistakes
CREATE TABLE "bank_charge" (
  "uid" UUID NOT NULL,
  "line_uid" UUID NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "reversal_by" TEXT,
  "reversal_reason" TEXT,
  "reversed_at" TIMESTAMPTZ(3),

  CONSTRAINT "bank_charge_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "bank_charge_amount" CHECK ("amount_sen" <> 0),
  CONSTRAINT "bank_charge_reversed" CHECK (num_nulls("reversal_by", "reversal_reason", "reversed_at") IN (0, 3))
);
CREATE INDEX "bank_charge_line_uid_idx" ON "bank_charge" ("line_uid");
CREATE UNIQUE INDEX "bank_charge_active" ON "bank_charge" ("line_uid") WHERE "reversed_at" IS NULL;
ALTER TABLE "bank_charge" ADD CONSTRAINT "bank_charge_line_uid_fkey" FOREIGN KEY ("line_uid") REFERENCES "bank_statement_line"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
-- The cause of what was posted before is the line.
INSERT INTO "bank_charge" ("uid", "line_uid", "amount_sen")
  SELECT "uid", "uid", coalesce(-"transfer_fee_sen", "amount_sen") FROM "bank_statement_line"
  WHERE "state" = 'charged' OR "transfer_fee_sen" IS NOT NULL;

-- To take back a large charge is proposed as the charge was.
ALTER TABLE "line_proposal" ADD COLUMN "reverses" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "line_proposal" ADD CONSTRAINT "line_proposal_reverses" CHECK (NOT "reverses" OR "order_uid" IS NULL AND NOT "set_aside");
