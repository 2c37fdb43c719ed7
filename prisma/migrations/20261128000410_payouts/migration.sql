-- One table for all money that leaves. A reimbursement keeps how its amount comes about; its money moves to a payout.
CREATE TABLE "payout" (
    "uid" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "ref_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "bank_name" TEXT,
    "account_number" TEXT,
    "account_name" TEXT,
    "approved_by" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "paid_by" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "reference" TEXT,
    "file_uid" UUID,
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payout_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "payout_kind" CHECK ("kind" IN ('reimbursement', 'refund', 'other')),
    CONSTRAINT "payout_state" CHECK ("state" IN ('scheduled', 'approved', 'paid', 'cancelled')),
    CONSTRAINT "payout_amount" CHECK ("amount_sen" > 0),
    CONSTRAINT "payout_paid" CHECK (("state" = 'paid') = ("paid_at" IS NOT NULL))
);

INSERT INTO "payout" ("uid", "kind", "ref_uid", "customer_uid", "state", "amount_sen", "due_at", "bank_name", "account_number",
    "account_name", "approved_by", "approved_at", "paid_by", "paid_at", "reference", "file_uid", "reason", "version", "created_at")
  SELECT gen_random_uuid(), 'reimbursement', r."uid", o."customer_uid", r."state", r."amount_sen", r."due_at", p."bank_name",
    p."account_number", p."account_name", r."approved_by", r."approved_at", r."paid_by", r."paid_at", r."reference", r."file_uid",
    r."reason", r."version", r."created_at"
  FROM "reimbursement" r JOIN "order" o ON o."uid" = r."order_uid" JOIN "host_purchase" p ON p."uid" = r."purchase_uid";
INSERT INTO "payout" ("uid", "kind", "ref_uid", "customer_uid", "state", "amount_sen", "due_at", "approved_by", "approved_at",
    "paid_by", "paid_at", "created_at")
  SELECT gen_random_uuid(), 'refund', r."uid", o."customer_uid", 'paid', r."amount_sen", r."created_at", r."by", r."created_at",
    r."by", r."created_at", r."created_at"
  FROM "refund" r JOIN "order" o ON o."uid" = r."order_uid";

CREATE UNIQUE INDEX "payout_kind_ref_uid_key" ON "payout"("kind", "ref_uid");
CREATE INDEX "payout_state_due_at_idx" ON "payout"("state", "due_at");
CREATE INDEX "payout_customer_uid_idx" ON "payout"("customer_uid");
ALTER TABLE "payout"
  ADD CONSTRAINT "payout_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "payout_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file"("uid") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "reimbursement" ADD COLUMN "payout_uid" UUID;
UPDATE "reimbursement" r SET "payout_uid" = p."uid" FROM "payout" p WHERE p."kind" = 'reimbursement' AND p."ref_uid" = r."uid";
-- The CHECKs and the index of these columns go with them.
ALTER TABLE "reimbursement"
  ALTER COLUMN "payout_uid" SET NOT NULL,
  ADD CONSTRAINT "reimbursement_payout_uid_fkey" FOREIGN KEY ("payout_uid") REFERENCES "payout"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  DROP COLUMN "state", DROP COLUMN "due_at", DROP COLUMN "approved_by", DROP COLUMN "approved_at", DROP COLUMN "paid_by",
  DROP COLUMN "paid_at", DROP COLUMN "reference", DROP COLUMN "file_uid", DROP COLUMN "reason", DROP COLUMN "version";
CREATE UNIQUE INDEX "reimbursement_payout_uid_key" ON "reimbursement"("payout_uid");
