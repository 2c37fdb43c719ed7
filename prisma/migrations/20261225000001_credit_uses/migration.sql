-- Credit pays the next renewal: a payment without a picture, which uses up a refund that was kept as credit.
ALTER TABLE "payment" ALTER COLUMN "file_uid" DROP NOT NULL;
ALTER TABLE "payment" ADD COLUMN "credit_uid" UUID;
ALTER TABLE "payment" DROP CONSTRAINT "payment_method_known";
ALTER TABLE "payment" ADD CONSTRAINT "payment_method_known" CHECK ("method" IN ('transfer', 'statement', 'credit'));
ALTER TABLE "payment" ADD CONSTRAINT "payment_credit" CHECK (
  ("method" = 'credit') = ("credit_uid" IS NOT NULL) AND ("method" <> 'credit' OR "file_uid" IS NULL)
);
ALTER TABLE "payment" ADD CONSTRAINT "payment_credit_uid_fkey"
  FOREIGN KEY ("credit_uid") REFERENCES "refund" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Of the few that have one.
CREATE INDEX "payment_credit_uid" ON "payment" ("credit_uid") WHERE "credit_uid" IS NOT NULL;

ALTER TABLE "refund" DROP CONSTRAINT "refund_state";
ALTER TABLE "refund" ADD CONSTRAINT "refund_state"
  CHECK ("state" IN ('requested', 'approved', 'credited', 'used', 'paid', 'cancelled'));
ALTER TABLE "refund" DROP CONSTRAINT "refund_credited";
ALTER TABLE "refund" ADD CONSTRAINT "refund_credited" CHECK (CASE WHEN "state" IN ('credited', 'used') THEN "credited_at" IS NOT NULL
  WHEN "state" = 'paid' THEN true ELSE "credited_at" IS NULL END);
