-- Every session knows the browser cookie that it was answered with; only that of a browser is also refused without it. docs/decisions/0010
ALTER TABLE "session" ADD COLUMN "is_bound" BOOLEAN NOT NULL DEFAULT false;
UPDATE "session" SET "is_bound" = true WHERE "device_hash" IS NOT NULL;
ALTER TABLE "session" ADD CONSTRAINT "session_bound" CHECK (NOT "is_bound" OR "device_hash" IS NOT NULL);

-- Unpaid orders of unverified customers from before `verify_by` said that the e-mail shortens their time: verifying extends them too.
UPDATE "order" o SET "verify_by" = i."due_at"
FROM "invoice" i, "customer" c
WHERE i."order_uid" = o."uid" AND i."purpose" = 'purchase' AND i."status" = 'open' AND i."received_sen" = 0
  AND i."due_at" > now() AND i."due_at" <= o."created_at" + interval '31 minutes'
  AND c."uid" = o."customer_uid" AND c."email_verified_at" IS NULL
  AND o."status" = 1 AND o."verify_by" IS NULL;
