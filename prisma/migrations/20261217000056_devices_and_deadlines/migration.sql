-- Every session knows the browser cookie that it was answered with; only that of a browser is also refused without it. docs/decisions/0010
ALTER TABLE "session" ADD COLUMN "is_bound" BOOLEAN NOT NULL DEFAULT false;
UPDATE "session" SET "is_bound" = true WHERE "device_hash" IS NOT NULL;
ALTER TABLE "session" ADD CONSTRAINT "session_bound" CHECK (NOT "is_bound" OR "device_hash" IS NOT NULL);
