-- One table for every uploaded file: what it shows and which customer it is about are its own columns, the owner refers to it.
ALTER TABLE "proof" RENAME TO "file";
ALTER TABLE "file" RENAME CONSTRAINT "proof_pkey" TO "file_pkey";
ALTER INDEX "proof_key_key" RENAME TO "file_key_key";
ALTER INDEX "proof_sha256_idx" RENAME TO "file_sha256_idx";

ALTER TABLE "payment" RENAME COLUMN "proof_uid" TO "file_uid";
ALTER TABLE "payment" RENAME CONSTRAINT "payment_proof_uid_fkey" TO "payment_file_uid_fkey";
ALTER INDEX "payment_proof_uid_idx" RENAME TO "payment_file_uid_idx";
ALTER TABLE "host_purchase" RENAME COLUMN "proof_uid" TO "file_uid";
ALTER TABLE "host_purchase" RENAME CONSTRAINT "host_purchase_proof_uid_fkey" TO "host_purchase_file_uid_fkey";
ALTER INDEX "host_purchase_proof_uid_idx" RENAME TO "host_purchase_file_uid_idx";
ALTER TABLE "reimbursement" RENAME COLUMN "proof_uid" TO "file_uid";
ALTER TABLE "reimbursement" RENAME CONSTRAINT "reimbursement_proof_uid_fkey" TO "reimbursement_file_uid_fkey";

ALTER TABLE "file" ADD COLUMN "kind" TEXT, ADD COLUMN "content_type" TEXT, ADD COLUMN "customer_uid" UUID;
UPDATE "file" f SET "kind" = 'payment-proof', "customer_uid" = o."customer_uid"
  FROM "payment" p JOIN "order" o ON o."uid" = p."order_uid" WHERE p."file_uid" = f."uid";
UPDATE "file" f SET "kind" = 'purchase-proof', "customer_uid" = o."customer_uid"
  FROM "host_purchase" p JOIN "order" o ON o."uid" = p."order_uid" WHERE p."file_uid" = f."uid";
UPDATE "file" f SET "kind" = 'payout-proof', "customer_uid" = o."customer_uid"
  FROM "reimbursement" r JOIN "order" o ON o."uid" = r."order_uid" WHERE r."file_uid" = f."uid";
-- What is left is evidence, which concerns every customer whom its entry matches.
UPDATE "file" SET "kind" = 'blacklist-evidence' WHERE "kind" IS NULL;
UPDATE "file" SET "content_type" = 'image/webp';
ALTER TABLE "file"
  ALTER COLUMN "kind" SET NOT NULL, ALTER COLUMN "content_type" SET NOT NULL,
  ADD CONSTRAINT "file_kind" CHECK ("kind" IN ('payment-proof', 'purchase-proof', 'payout-proof', 'blacklist-evidence')),
  ADD CONSTRAINT "file_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "file_customer_uid_idx" ON "file"("customer_uid");
