-- A large disbursement is approved by another admin than the one who records it. docs/rules/giving.md#donations
ALTER TABLE "giving_cause"
  ADD COLUMN "approved_sen" BIGINT,
  ADD COLUMN "approved_by" TEXT,
  ADD COLUMN "approved_by_uid" UUID,
  ADD CONSTRAINT "giving_cause_approved" CHECK (
    num_nonnulls("approved_sen", "approved_by", "approved_by_uid") IN (0, 3) AND ("approved_sen" IS NULL OR "approved_sen" > 0)
  );
