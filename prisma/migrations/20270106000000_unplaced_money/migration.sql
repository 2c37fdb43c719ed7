-- Money in the bank that nothing explains has an account and a list of its own. docs/decisions/0057
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'unplacedMoney', 'Dana belum dikenali', 'liability', max("position") + 1 FROM "ledger_account";

ALTER TABLE "bank_statement_line" DROP CONSTRAINT "bank_statement_line_state";
ALTER TABLE "bank_statement_line"
  ADD CONSTRAINT "bank_statement_line_state" CHECK ("state" IN ('open', 'used', 'ignored', 'unplaced')),
  ADD CONSTRAINT "bank_statement_line_unplaced" CHECK ("state" <> 'unplaced' OR "amount_sen" > 0);

CREATE TABLE "unplaced_money" (
  "uid" UUID NOT NULL PRIMARY KEY,
  "line_uid" UUID NOT NULL REFERENCES "bank_statement_line" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "amount_sen" BIGINT NOT NULL,
  "arrived_on" DATE NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'open',
  "payment_uid" UUID REFERENCES "payment" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "return_uid" UUID,
  "booked_by" TEXT NOT NULL,
  "booked_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_by" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "unplaced_money_amount" CHECK ("amount_sen" > 0),
  CONSTRAINT "unplaced_money_state" CHECK ("state" IN ('open', 'assigned', 'returning', 'returned')),
  CONSTRAINT "unplaced_money_assigned" CHECK (("state" = 'assigned') = ("payment_uid" IS NOT NULL)),
  CONSTRAINT "unplaced_money_return" CHECK (("state" IN ('returning', 'returned')) = ("return_uid" IS NOT NULL)),
  CONSTRAINT "unplaced_money_decided" CHECK (
    ("state" = 'open') = ("decided_at" IS NULL) AND ("decided_at" IS NULL) = ("decided_by" IS NULL)
  )
);
-- A line is booked once, and what becomes of its money is one thing.
CREATE UNIQUE INDEX "unplaced_money_line_uid_key" ON "unplaced_money" ("line_uid");
CREATE UNIQUE INDEX "unplaced_money_payment_uid_key" ON "unplaced_money" ("payment_uid");
CREATE UNIQUE INDEX "unplaced_money_return_uid_key" ON "unplaced_money" ("return_uid");
CREATE INDEX "unplaced_money_state_arrived_on_uid_idx" ON "unplaced_money" ("state", "arrived_on", "uid");
CREATE INDEX "unplaced_money_arrived_on_uid_idx" ON "unplaced_money" ("arrived_on", "uid");

-- It goes back to a sender who need not be a customer.
DO $$
DECLARE definition TEXT;
BEGIN
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'payout_kind';
  EXECUTE 'ALTER TABLE "payout" DROP CONSTRAINT "payout_kind", ADD CONSTRAINT "payout_kind" CHECK (' || definition || ' OR "kind" = ''unplaced'')';
END $$;
ALTER TABLE "payout" ALTER COLUMN "customer_uid" DROP NOT NULL;
ALTER TABLE "payout" ADD CONSTRAINT "payout_customer" CHECK (("customer_uid" IS NULL) = ("kind" = 'unplaced'));

-- Credit that the customer has asked back is requested, and stays credit in the books until it is paid.
ALTER TABLE "refund" DROP CONSTRAINT "refund_credited";
ALTER TABLE "refund" ADD CONSTRAINT "refund_credited" CHECK (CASE WHEN "state" IN ('credited', 'used') THEN "credited_at" IS NOT NULL
  WHEN "state" = 'cancelled' THEN "credited_at" IS NULL ELSE true END);
