-- A share that donations have bought pays the seat of its applicant: a payment without a picture, out of money that the shop holds.
ALTER TABLE "payment" ADD COLUMN "fund" JSONB;
ALTER TABLE "payment" DROP CONSTRAINT "payment_method_known";
ALTER TABLE "payment" ADD CONSTRAINT "payment_method_known"
  CHECK ("method" IN ('transfer', 'statement', 'credit', 'gateway', 'fund'));
ALTER TABLE "payment" ADD CONSTRAINT "payment_fund" CHECK (
  ("method" = 'fund') = ("fund" IS NOT NULL) AND ("method" <> 'fund' OR "file_uid" IS NULL)
);

-- The payment that a share has made; null of what went to a bank, and of shares that were given before.
ALTER TABLE "giving_disbursement" ADD COLUMN "payment_uid" UUID;
ALTER TABLE "giving_disbursement" ADD CONSTRAINT "giving_disbursement_payment_uid_key" UNIQUE ("payment_uid");
ALTER TABLE "giving_disbursement" ADD CONSTRAINT "giving_disbursement_payment_uid_fkey"
  FOREIGN KEY ("payment_uid") REFERENCES "payment" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "giving_disbursement" ADD CONSTRAINT "giving_disbursement_payment"
  CHECK ("payment_uid" IS NULL OR "application_uid" IS NOT NULL);
