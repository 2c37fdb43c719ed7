-- Since when a refund is asked for: of credit since its customer has asked for it back, not since it became credit.
-- Of what was asked back before nobody has written down when.
ALTER TABLE "refund" ADD COLUMN "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "refund" SET "asked_at" = "created_at";
DROP INDEX "refund_state_created_at_idx";
DROP INDEX "refund_created_at_uid_idx";
CREATE INDEX "refund_state_asked_at_idx" ON "refund" ("state", "asked_at");
CREATE INDEX "refund_asked_at_uid_idx" ON "refund" ("asked_at", "uid");
