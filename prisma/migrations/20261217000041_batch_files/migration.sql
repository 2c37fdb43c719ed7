-- Who has downloaded the bank's file of a batch last, and that a row has left it since. docs/rules/payments.md#batches
ALTER TABLE "payout_batch" ADD COLUMN "file_at" TIMESTAMPTZ(3),
    ADD COLUMN "file_by" TEXT,
    ADD COLUMN "file_by_uid" UUID,
    ADD COLUMN "file_is_old" BOOLEAN NOT NULL DEFAULT false,
    ADD CONSTRAINT "payout_batch_file" CHECK (
      ("file_at" IS NULL) = ("file_by" IS NULL) AND ("file_at" IS NULL) = ("file_by_uid" IS NULL)
      AND ("file_at" IS NOT NULL OR NOT "file_is_old"));
-- Of an open batch of before, the bank may have the file, and not as it is now.
UPDATE "payout_batch" SET "file_at" = "created_at", "file_by" = "created_by", "file_by_uid" = "created_by_uid", "file_is_old" = true
WHERE "state" = 'open';
