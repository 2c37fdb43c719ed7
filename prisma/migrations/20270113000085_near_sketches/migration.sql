-- Sketches meet by the distance of their waves, not by one key of all. The worker draws those of before again, the newest first.
TRUNCATE "file_sketch";
ALTER TABLE "file_sketch" DROP COLUMN "key", ADD COLUMN "waves" INTEGER[];
-- The two waves that differ most between receipts.
CREATE INDEX "file_sketch_waves" ON "file_sketch" (("waves"[6]), ("waves"[1]));
UPDATE "file" SET "sketched_at" = NULL WHERE "sketched_at" IS NOT NULL AND "kind" IN ('payment-proof', 'purchase-proof');
