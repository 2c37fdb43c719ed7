-- docs/decisions/0046-unique-codes.md
ALTER TABLE "payment_method" ADD COLUMN "unique_code" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "invoice" ADD COLUMN "unique_code" INTEGER;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_unique_code" CHECK ("unique_code" BETWEEN 1 AND 999);
-- While an invoice is open the last three digits of its transfer belong to it alone.
CREATE UNIQUE INDEX "invoice_unique_code_open" ON "invoice" ((("amount_sen" / 100 + "unique_code") % 1000))
  WHERE "status" = 'open' AND "unique_code" IS NOT NULL;

ALTER TABLE "payment" ADD COLUMN "code_sen" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "payment" ADD CONSTRAINT "payment_code_sen" CHECK ("code_sen" BETWEEN 0 AND 99900);
ALTER TABLE "refund" ADD COLUMN "code_sen" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "refund" ADD CONSTRAINT "refund_code_sen" CHECK ("code_sen" BETWEEN 0 AND "amount_sen");

INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'uniqueCodeIncome', 'Pendapatan kode unik', 'income', max("position") + 1 FROM "ledger_account";
