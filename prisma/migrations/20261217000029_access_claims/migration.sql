-- Access that is confirmed, claims with clocks, and threads. docs/rules/claims.md
CREATE TABLE "seat_access" (
    "account_uid" UUID NOT NULL,
    "granted_at" TIMESTAMPTZ(3) NOT NULL,
    "first_granted_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by" TEXT,

    CONSTRAINT "seat_access_pkey" PRIMARY KEY ("account_uid"),
    CONSTRAINT "seat_access_confirmed" CHECK (("confirmed_at" IS NULL) = ("confirmed_by" IS NULL)
      AND "confirmed_by" IN ('member', 'silence') AND ("confirmed_at" IS NULL OR "due_at" IS NULL))
);
CREATE INDEX "seat_access_due" ON "seat_access" ("due_at") WHERE "due_at" IS NOT NULL;
ALTER TABLE "seat_access"
  ADD CONSTRAINT "seat_access_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "access_claim" (
    "uid" UUID NOT NULL,
    "account_uid" UUID NOT NULL,
    "group_uid" UUID NOT NULL,
    "cycle_uid" UUID,
    "reason" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "file_uid" UUID,
    "state" TEXT NOT NULL DEFAULT 'open',
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "answer_due_at" TIMESTAMPTZ(3) NOT NULL,
    "solve_due_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" TEXT,
    "note" TEXT,
    "refund_sen" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "access_claim_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "access_claim_state" CHECK ("state" IN ('open', 'answered', 'solved', 'rejected', 'missed', 'settled', 'dropped')),
    CONSTRAINT "access_claim_clock" CHECK (("state" IN ('open', 'answered')) = ("due_at" IS NOT NULL)),
    CONSTRAINT "access_claim_ended" CHECK (("state" IN ('open', 'answered')) = ("ended_at" IS NULL) AND ("ended_at" IS NULL) = ("ended_by" IS NULL)),
    CONSTRAINT "access_claim_answered" CHECK (("answered_at" IS NULL) = ("answered_by" IS NULL) AND "answered_by" IN ('host', 'admin')),
    CONSTRAINT "access_claim_refund" CHECK ("refund_sen" >= 0 AND ("refund_sen" = 0 OR "state" IN ('missed', 'settled')))
);
CREATE UNIQUE INDEX "access_claim_open" ON "access_claim" ("account_uid") WHERE "state" IN ('open', 'answered');
CREATE INDEX "access_claim_due" ON "access_claim" ("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "access_claim_held" ON "access_claim" ("cycle_uid") WHERE "state" = 'missed';
CREATE INDEX "access_claim_account_uid_opened_at_idx" ON "access_claim"("account_uid", "opened_at");
CREATE INDEX "access_claim_group_uid_idx" ON "access_claim"("group_uid");
CREATE INDEX "access_claim_state_opened_at_idx" ON "access_claim"("state", "opened_at");
CREATE INDEX "access_claim_opened_at_idx" ON "access_claim"("opened_at");
ALTER TABLE "access_claim"
  ADD CONSTRAINT "access_claim_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "access_claim_group_uid_fkey" FOREIGN KEY ("group_uid") REFERENCES "account_group"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "access_claim_cycle_uid_fkey" FOREIGN KEY ("cycle_uid") REFERENCES "group_cycle"("uid") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "access_claim_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file"("uid") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "thread" (
    "account_uid" UUID NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "unread_member" INTEGER NOT NULL DEFAULT 0,
    "unread_host" INTEGER NOT NULL DEFAULT 0,
    "unread_admin" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "thread_pkey" PRIMARY KEY ("account_uid")
);
CREATE INDEX "thread_last_at_idx" ON "thread"("last_at");
CREATE INDEX "thread_waits_for_admin" ON "thread" ("last_at") WHERE "unread_admin" > 0;
ALTER TABLE "thread"
  ADD CONSTRAINT "thread_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "thread_line" (
    "uid" UUID NOT NULL,
    "account_uid" UUID NOT NULL,
    "group_uid" UUID NOT NULL,
    "party" TEXT NOT NULL,
    "customer_uid" UUID,
    "admin_name" TEXT,
    "message" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "thread_line_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "thread_line_party" CHECK ("party" IN ('member', 'host', 'admin') AND ("party" = 'admin') = ("admin_name" IS NOT NULL)
      AND ("party" = 'admin') = ("customer_uid" IS NULL))
);
CREATE INDEX "thread_line_account_uid_at_idx" ON "thread_line"("account_uid", "at");
CREATE INDEX "thread_line_customer_uid_idx" ON "thread_line"("customer_uid");
ALTER TABLE "thread_line"
  ADD CONSTRAINT "thread_line_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "thread"("account_uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Seats that had their login before this existed count as confirmed.
INSERT INTO "seat_access" ("account_uid", "granted_at", "confirmed_at", "confirmed_by")
  SELECT a."uid", c."stored_at", now(), 'silence' FROM "account" a JOIN "group_credential" c ON c."group_uid" = a."group_uid"
  WHERE a."role" = 'regular' AND a."status" = 3;

-- Added to the kinds that there are.
DO $$
DECLARE
  rule text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'file_kind');
BEGIN
  ALTER TABLE "file" DROP CONSTRAINT "file_kind";
  EXECUTE 'ALTER TABLE "file" ADD CONSTRAINT "file_kind" '
    || replace(rule, '''payment-proof''::text', '''payment-proof''::text, ''claim-picture''::text');
END $$;
