-- CreateTable
CREATE TABLE "blacklist_entry" (
    "uid" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'active',
    "reason" TEXT NOT NULL,
    "evidence_uid" UUID,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" TEXT,
    "end_reason" TEXT,

    CONSTRAINT "blacklist_entry_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "blacklist_key" (
    "entry_uid" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "blacklist_key_pkey" PRIMARY KEY ("entry_uid","kind","value")
);

-- CreateTable
CREATE TABLE "blacklist_match" (
    "entry_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "matched_on" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blacklist_match_pkey" PRIMARY KEY ("entry_uid","customer_uid")
);

-- CreateTable
CREATE TABLE "blacklist_appeal" (
    "uid" UUID NOT NULL,
    "entry_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "message" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,

    CONSTRAINT "blacklist_appeal_pkey" PRIMARY KEY ("uid")
);

-- CreateIndex
CREATE INDEX "blacklist_entry_state_expires_at_idx" ON "blacklist_entry"("state", "expires_at");

-- CreateIndex
CREATE INDEX "blacklist_entry_created_at_idx" ON "blacklist_entry"("created_at" DESC);

-- CreateIndex
CREATE INDEX "blacklist_key_kind_value_idx" ON "blacklist_key"("kind", "value");

-- CreateIndex
CREATE INDEX "blacklist_match_customer_uid_idx" ON "blacklist_match"("customer_uid");

-- CreateIndex
CREATE INDEX "blacklist_appeal_entry_uid_created_at_idx" ON "blacklist_appeal"("entry_uid", "created_at");

-- CreateIndex
CREATE INDEX "blacklist_appeal_customer_uid_idx" ON "blacklist_appeal"("customer_uid");

-- AddForeignKey
ALTER TABLE "blacklist_entry" ADD CONSTRAINT "blacklist_entry_evidence_uid_fkey" FOREIGN KEY ("evidence_uid") REFERENCES "proof"("uid") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blacklist_key" ADD CONSTRAINT "blacklist_key_entry_uid_fkey" FOREIGN KEY ("entry_uid") REFERENCES "blacklist_entry"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blacklist_match" ADD CONSTRAINT "blacklist_match_entry_uid_fkey" FOREIGN KEY ("entry_uid") REFERENCES "blacklist_entry"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blacklist_match" ADD CONSTRAINT "blacklist_match_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blacklist_appeal" ADD CONSTRAINT "blacklist_appeal_entry_uid_fkey" FOREIGN KEY ("entry_uid") REFERENCES "blacklist_entry"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blacklist_appeal" ADD CONSTRAINT "blacklist_appeal_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must hold whatever the code does
ALTER TABLE "blacklist_entry"
  ADD CONSTRAINT "blacklist_entry_state" CHECK ("state" IN ('active', 'lifted', 'expired')),
  ADD CONSTRAINT "blacklist_entry_end" CHECK (("state" = 'active') = ("ended_at" IS NULL)),
  ADD CONSTRAINT "blacklist_entry_reason" CHECK (length(btrim("reason")) > 0);
ALTER TABLE "blacklist_key"
  ADD CONSTRAINT "blacklist_key_kind" CHECK ("kind" IN ('phone', 'email', 'device')),
  ADD CONSTRAINT "blacklist_key_value" CHECK (length("value") > 0 AND ("kind" <> 'email' OR "value" = lower("value")));
ALTER TABLE "blacklist_match" ADD CONSTRAINT "blacklist_match_on" CHECK ("matched_on" IN ('customer', 'phone', 'email', 'device'));
ALTER TABLE "blacklist_appeal"
  ADD CONSTRAINT "blacklist_appeal_state" CHECK ("state" IN ('waiting', 'accepted', 'refused', 'lapsed')),
  ADD CONSTRAINT "blacklist_appeal_answer" CHECK (("state" = 'waiting') = ("answered_at" IS NULL));
CREATE UNIQUE INDEX "blacklist_appeal_waiting" ON "blacklist_appeal" ("entry_uid", "customer_uid") WHERE "state" = 'waiting';

-- Who was blocked before there were entries keeps their reason: one entry each, by phone number and e-mail.
CREATE TEMPORARY TABLE "blocked_before" AS
  SELECT gen_random_uuid() AS "entry_uid", "uid", "email", "phone_number", "blocked_at",
    coalesce(nullif(btrim("blocked_reason"), ''), 'Diblokir oleh tim kami') AS "reason"
  FROM "customer" WHERE "blocked_at" IS NOT NULL;
INSERT INTO "blacklist_entry" ("uid", "reason", "created_at", "created_by")
  SELECT "entry_uid", "reason", "blocked_at", 'Tim Patungan' FROM "blocked_before";
INSERT INTO "blacklist_key" ("entry_uid", "kind", "value")
  SELECT "entry_uid", 'email', "email" FROM "blocked_before"
  UNION ALL SELECT "entry_uid", 'phone', "phone_number" FROM "blocked_before" WHERE "phone_number" <> '';
INSERT INTO "blacklist_match" ("entry_uid", "customer_uid", "matched_on", "at")
  SELECT "entry_uid", "uid", 'customer', "blocked_at" FROM "blocked_before";
DROP TABLE "blocked_before";
