-- What a cause passes on leaves by a payout: it is allotted first. docs/rules/giving.md#disbursements
CREATE TABLE "giving_allotment" (
  "uid" UUID NOT NULL,
  "cause_uid" UUID NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "title" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "file_uid" UUID,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_allotment_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_allotment_cause_uid_fkey" FOREIGN KEY ("cause_uid") REFERENCES "giving_cause" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_allotment_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_allotment_amount" CHECK ("amount_sen" > 0)
);
CREATE INDEX "giving_allotment_cause_uid_at_idx" ON "giving_allotment" ("cause_uid", "at" DESC);
CREATE INDEX "giving_allotment_at_idx" ON "giving_allotment" ("at");

ALTER TABLE "giving_cause"
  ADD COLUMN "allotted_sen" BIGINT NOT NULL DEFAULT 0,
  DROP CONSTRAINT "giving_cause_funds",
  ADD CONSTRAINT "giving_cause_funds" CHECK (
    "disbursed_sen" >= 0 AND "allotted_sen" >= 0 AND "raised_sen" >= "disbursed_sen" + "allotted_sen" AND "donations" >= 0
  ),
  -- An approval is that of the payout.
  DROP COLUMN "approved_sen",
  DROP COLUMN "approved_by",
  DROP COLUMN "approved_by_uid";

-- The proof is that of the allotment, since it comes after the transfer; a share is given without one.
ALTER TABLE "giving_disbursement" DROP CONSTRAINT "giving_disbursement_proof",
  ADD CONSTRAINT "giving_disbursement_proof" CHECK ("file_uid" IS NULL OR "application_uid" IS NULL);

ALTER TABLE "payout" DROP CONSTRAINT "payout_customer",
  ADD CONSTRAINT "payout_customer" CHECK (("customer_uid" IS NULL) = ("kind" IN ('unplaced', 'cost', 'disbursement')));
DO $$
DECLARE definition TEXT;
BEGIN
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'payout_kind';
  EXECUTE 'ALTER TABLE "payout" DROP CONSTRAINT "payout_kind", ADD CONSTRAINT "payout_kind" CHECK (' || definition || ' OR "kind" = ''disbursement'')';
END $$;

-- What was passed on before: its bank account and reference were not asked for.
INSERT INTO "giving_allotment" ("uid", "cause_uid", "amount_sen", "title", "note", "file_uid", "by", "at")
  SELECT "uid", "cause_uid", "amount_sen", "title", "note", "file_uid", "by", "at" FROM "giving_disbursement" WHERE "application_uid" IS NULL;
INSERT INTO "payout" ("uid", "kind", "ref_uid", "state", "amount_sen", "due_at", "account_name", "approved_by", "approved_at", "paid_by", "paid_at", "created_at")
  SELECT gen_random_uuid(), 'disbursement', d."uid", 'paid', d."amount_sen", d."at", c."beneficiary", d."by", d."at", d."by", d."at", d."at"
  FROM "giving_disbursement" d JOIN "giving_cause" c ON c."uid" = d."cause_uid" WHERE d."application_uid" IS NULL;
