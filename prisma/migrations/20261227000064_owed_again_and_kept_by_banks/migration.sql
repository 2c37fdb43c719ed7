-- What was cancelled may be owed again for the same cycle, by another reimbursement. docs/rules/hosts.md#reimbursement
ALTER TABLE "reimbursement" ADD COLUMN "is_cancelled" BOOLEAN NOT NULL DEFAULT false;
UPDATE "reimbursement" r SET "is_cancelled" = true FROM "payout" p WHERE p."uid" = r."payout_uid" AND p."state" = 'cancelled';
DROP INDEX "reimbursement_cycle_uid_key";
DROP INDEX "reimbursement_purchase_uid_key";
CREATE UNIQUE INDEX "reimbursement_of_cycle" ON "reimbursement" ("cycle_uid") WHERE NOT "is_cancelled";
CREATE UNIQUE INDEX "reimbursement_of_purchase" ON "reimbursement" ("purchase_uid") WHERE NOT "is_cancelled";
CREATE INDEX "reimbursement_cycle_uid_idx" ON "reimbursement" ("cycle_uid");
CREATE INDEX "reimbursement_purchase_uid_idx" ON "reimbursement" ("purchase_uid");
