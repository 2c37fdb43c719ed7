-- A payment can be given back in more than one part. A refund of before was issued at once: approved and paid by who made it.
DROP INDEX "refund_order_uid_key";
ALTER TABLE "refund"
  ADD COLUMN "payment_uid" UUID,
  ADD COLUMN "state" TEXT,
  ADD COLUMN "bank_name" TEXT,
  ADD COLUMN "account_number" TEXT,
  ADD COLUMN "account_name" TEXT,
  ADD COLUMN "approved_by" TEXT,
  ADD COLUMN "paid_at" TIMESTAMPTZ(3),
  ADD COLUMN "reference" TEXT;
UPDATE "refund" r SET "state" = 'paid', "approved_by" = r."by", "paid_at" = r."created_at",
  "payment_uid" = (SELECT p."uid" FROM "payment" p WHERE p."order_uid" = r."order_uid" AND p."state" = 'confirmed');
ALTER TABLE "refund"
  ALTER COLUMN "state" SET NOT NULL,
  ADD CONSTRAINT "refund_state" CHECK ("state" IN ('requested', 'approved', 'paid', 'cancelled')),
  ADD CONSTRAINT "refund_paid" CHECK (("state" = 'paid') = ("paid_at" IS NOT NULL)),
  ADD CONSTRAINT "refund_payment_uid_fkey" FOREIGN KEY ("payment_uid") REFERENCES "payment"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "refund_order_uid_idx" ON "refund"("order_uid");
CREATE INDEX "refund_payment_uid_idx" ON "refund"("payment_uid");
