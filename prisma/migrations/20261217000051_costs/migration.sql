-- What the shop has paid for something, or wants to. docs/rules/costs.md
CREATE TABLE "cost" (
  "uid" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "product_line" TEXT NOT NULL,
  "subject_uid" UUID NOT NULL,
  "order_uid" UUID,
  "label" TEXT NOT NULL,
  "account" TEXT,
  "amount_sen" BIGINT NOT NULL,
  "expected_sen" BIGINT NOT NULL,
  "payee" TEXT NOT NULL,
  "reference" TEXT NOT NULL,
  "same_transfer" BOOLEAN NOT NULL DEFAULT false,
  "reason" TEXT NOT NULL DEFAULT '',
  "state" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "by_uid" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "decided_by" TEXT,
  "decided_by_uid" UUID,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "cost_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "cost_account_fkey" FOREIGN KEY ("account") REFERENCES "ledger_account" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "cost_amount" CHECK ("amount_sen" > 0 AND "expected_sen" >= 0),
  CONSTRAINT "cost_state" CHECK ("state" IN ('proposed', 'booked', 'withdrawn')),
  CONSTRAINT "cost_decided" CHECK (num_nonnulls("decided_by", "decided_by_uid", "decided_at") = CASE "state" WHEN 'proposed' THEN 0 ELSE 3 END)
);
-- One wish at a time, and one transfer pays for a thing once.
CREATE UNIQUE INDEX "cost_proposed" ON "cost" ("kind", "subject_uid") WHERE "state" = 'proposed';
CREATE UNIQUE INDEX "cost_reference" ON "cost" ("kind", "subject_uid", reference_key("reference")) WHERE "state" = 'booked';
CREATE INDEX "cost_at_uid_idx" ON "cost" ("at", "uid");
CREATE INDEX "cost_state_at_idx" ON "cost" ("state", "at");
CREATE INDEX "cost_subject_uid_idx" ON "cost" ("subject_uid");

INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'postageCost', 'Biaya pengiriman', 'expense', max("position") + 1 FROM "ledger_account";

-- Money that left for a cost is a payout to no customer.
ALTER TABLE "payout" DROP CONSTRAINT "payout_customer",
  ADD CONSTRAINT "payout_customer" CHECK (("customer_uid" IS NULL) = ("kind" IN ('unplaced', 'cost')));
DO $$
DECLARE definition TEXT;
BEGIN
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'payout_kind';
  EXECUTE 'ALTER TABLE "payout" DROP CONSTRAINT "payout_kind", ADD CONSTRAINT "payout_kind" CHECK (' || definition || ' OR "kind" = ''cost'')';
END $$;
