-- Payouts that go to the bank as one file. By its column a payout is in one batch at most; only what is approved, to a bank
-- account, is in one, so a change of the account takes it out. docs/rules/payments.md#batches
CREATE TABLE "payout_batch" (
  "uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "created_by" TEXT NOT NULL,
  "created_by_uid" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "payout_batch_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "payout_batch_state" CHECK ("state" IN ('open', 'paid', 'cancelled')),
  CONSTRAINT "payout_batch_closed" CHECK (("state" = 'open') = ("closed_at" IS NULL))
);
CREATE INDEX "payout_batch_created_at_uid_idx" ON "payout_batch" ("created_at", "uid");

ALTER TABLE "payout" ADD COLUMN "batch_uid" UUID,
  ADD COLUMN "account_changed_by_uid" UUID,
  ADD CONSTRAINT "payout_batched" CHECK ("batch_uid" IS NULL OR ("state" IN ('approved', 'paid') AND "account_number" IS NOT NULL)),
  ADD CONSTRAINT "payout_batch_uid_fkey" FOREIGN KEY ("batch_uid") REFERENCES "payout_batch" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "payout_batch_uid_idx" ON "payout" ("batch_uid");
