-- What was cancelled may be owed again for the same cycle, by another reimbursement. docs/rules/hosts.md#reimbursement
ALTER TABLE "reimbursement" ADD COLUMN "is_cancelled" BOOLEAN NOT NULL DEFAULT false;
UPDATE "reimbursement" r SET "is_cancelled" = true FROM "payout" p WHERE p."uid" = r."payout_uid" AND p."state" = 'cancelled';
DROP INDEX "reimbursement_cycle_uid_key";
DROP INDEX "reimbursement_purchase_uid_key";
CREATE UNIQUE INDEX "reimbursement_of_cycle" ON "reimbursement" ("cycle_uid") WHERE NOT "is_cancelled";
CREATE UNIQUE INDEX "reimbursement_of_purchase" ON "reimbursement" ("purchase_uid") WHERE NOT "is_cancelled";
CREATE INDEX "reimbursement_cycle_uid_idx" ON "reimbursement" ("cycle_uid");
CREATE INDEX "reimbursement_purchase_uid_idx" ON "reimbursement" ("purchase_uid");

-- What the bank has kept for itself when it gave back the transfer that this payout sends again. docs/decisions/0084
ALTER TABLE "payout"
  ADD COLUMN "return_fee_sen" BIGINT,
  ADD CONSTRAINT "payout_return_fee" CHECK ("return_fee_sen" IS NULL OR "kind" = 'bounced' AND "return_fee_sen" > 0 AND "return_fee_sen" < "amount_sen");
