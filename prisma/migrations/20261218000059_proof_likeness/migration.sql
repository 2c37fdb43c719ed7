-- A proof that was saved again is another file, but the same picture. docs/rules/uploads.md#likeness
ALTER TABLE "file" ADD COLUMN "sketched_at" TIMESTAMPTZ(3);
CREATE INDEX "file_to_sketch" ON "file" ("created_at" DESC)
  WHERE "sketched_at" IS NULL AND "kind" IN ('payment-proof', 'purchase-proof');

CREATE TABLE "file_sketch" (
  "file_uid" UUID NOT NULL,
  "part" INTEGER NOT NULL,
  "key" BIGINT NOT NULL,
  "cells" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "file_sketch_pkey" PRIMARY KEY ("file_uid", "part"),
  CONSTRAINT "file_sketch_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "file_sketch_key_created_at_idx" ON "file_sketch" ("key", "created_at" DESC);

CREATE TABLE "file_likeness" (
  "file_uid" UUID NOT NULL,
  "like_uid" UUID NOT NULL,
  CONSTRAINT "file_likeness_pkey" PRIMARY KEY ("file_uid", "like_uid"),
  CONSTRAINT "file_likeness_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "file_likeness_like_uid_fkey" FOREIGN KEY ("like_uid") REFERENCES "file" ("uid") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "file_likeness_like_uid_idx" ON "file_likeness" ("like_uid");

-- Whether days in digits stand before or after their month is remembered from a statement that has settled it. docs/rules/bank-statements.md#formats
ALTER TABLE "payment_method" ADD COLUMN "statement_day_order" TEXT;
