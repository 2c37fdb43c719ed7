-- Money of one line may be for several: a part of it is a record of its own. docs/rules/bank-statements.md#unplaced-money
ALTER TABLE "unplaced_money"
  ADD COLUMN "part_of_uid" UUID REFERENCES "unplaced_money" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "unplaced_money_part" CHECK ("part_of_uid" <> "uid");
DROP INDEX "unplaced_money_line_uid_key";
CREATE UNIQUE INDEX "unplaced_money_line" ON "unplaced_money" ("line_uid") WHERE "part_of_uid" IS NULL;
CREATE INDEX "unplaced_money_line_uid_idx" ON "unplaced_money" ("line_uid");
CREATE INDEX "unplaced_money_part_of_uid_idx" ON "unplaced_money" ("part_of_uid");

-- A transfer of the shop that the bank has given back is sent again by a payout of its own.
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'bouncedTransfers', 'Transfer dikembalikan bank', 'liability', max("position") + 1 FROM "ledger_account";
ALTER TABLE "unplaced_money"
  ADD COLUMN "bounced_payout_uid" UUID REFERENCES "payout" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  DROP CONSTRAINT "unplaced_money_state",
  DROP CONSTRAINT "unplaced_money_return",
  ADD CONSTRAINT "unplaced_money_state" CHECK ("state" IN ('open', 'assigned', 'joined', 'returning', 'returned', 'resending', 'resent', 'recovered')),
  ADD CONSTRAINT "unplaced_money_return" CHECK (("state" IN ('returning', 'returned', 'resending', 'resent')) = ("return_uid" IS NOT NULL)),
  ADD CONSTRAINT "unplaced_money_bounced" CHECK (("state" IN ('resending', 'resent')) = ("bounced_payout_uid" IS NOT NULL));
CREATE UNIQUE INDEX "unplaced_money_bounced_payout_uid_key" ON "unplaced_money" ("bounced_payout_uid");
DO $$
DECLARE definition TEXT;
BEGIN
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'payout_kind';
  EXECUTE 'ALTER TABLE "payout" DROP CONSTRAINT "payout_kind", ADD CONSTRAINT "payout_kind" CHECK (' || definition || ' OR "kind" = ''bounced'')';
END $$;
-- What is sent again goes to whom it was for, who need not be a customer.
ALTER TABLE "payout" DROP CONSTRAINT "payout_customer",
  ADD CONSTRAINT "payout_customer" CHECK ("kind" = 'bounced' OR ("customer_uid" IS NULL) = ("kind" IN ('unplaced', 'cost', 'disbursement')));

-- Money that a seller has given back of a cost. docs/rules/costs.md#recoveries
CREATE TABLE "cost_recovery" (
  "uid" UUID NOT NULL PRIMARY KEY,
  "cost_uid" UUID NOT NULL REFERENCES "cost" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "unplaced_uid" UUID NOT NULL REFERENCES "unplaced_money" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "amount_sen" BIGINT NOT NULL,
  "by" TEXT NOT NULL,
  "by_uid" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "undone_by" TEXT,
  "undone_by_uid" UUID,
  "undone_at" TIMESTAMPTZ(3),
  "undone_reason" TEXT,
  CONSTRAINT "cost_recovery_amount" CHECK ("amount_sen" > 0),
  CONSTRAINT "cost_recovery_undone" CHECK (num_nulls("undone_by", "undone_by_uid", "undone_at", "undone_reason") IN (0, 4))
);
CREATE INDEX "cost_recovery_cost_uid_idx" ON "cost_recovery" ("cost_uid");
-- The money of a part is of one cost at a time.
CREATE UNIQUE INDEX "cost_recovery_active" ON "cost_recovery" ("unplaced_uid") WHERE "undone_at" IS NULL;
