-- What arrived may be more or less than what is owed: several payments for one invoice, and the rest is the customer's.
INSERT INTO "ledger_account" ("code", "name", "type", "position") VALUES
  ('customerDeposit', 'Titipan pelanggan', 'liability', 10),
  ('refundPayable', 'Utang pengembalian dana', 'liability', 11);

ALTER TABLE "payment" ADD COLUMN "settled_sen" BIGINT;
UPDATE "payment" SET "settled_sen" = "received_sen" WHERE "received_sen" IS NOT NULL;
ALTER TABLE "payment" ADD CONSTRAINT "payment_settled" CHECK ("settled_sen" IS NULL OR ("settled_sen" >= 0 AND "received_sen" IS NOT NULL));
DROP INDEX "payment_open";
CREATE UNIQUE INDEX "payment_open" ON "payment" ("invoice_uid") WHERE "state" = 'submitted';

ALTER TABLE "refund" ADD COLUMN "deposit" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "payout_reference" ON "payout" ("reference") WHERE "state" = 'paid';
