-- What a host has promised, what it has to do until when, and what it owes when it ends. docs/rules/hosts.md
ALTER TABLE "plan_family"
  ADD COLUMN "host_buys" TEXT NOT NULL DEFAULT 'ordered',
  ADD COLUMN "host_stores_login" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "plan_family_host_buys" CHECK ("host_buys" IN ('ordered', 'provided', 'paid'));
UPDATE "plan_family" f SET "host_buys" = s."host_buys", "host_stores_login" = s."stores"
  FROM "provider" p JOIN (VALUES
    ('netflix', 'provided', false), ('disney-hotstar', 'provided', false), ('apple-music', 'provided', false),
    ('apple-one', 'provided', false), ('apple-one-premier', 'provided', false), ('apple-tv', 'provided', false),
    ('canva', 'paid', false), ('adobe-photoshop', 'paid', true), ('adobe-illustrator', 'paid', true)
  ) s ("slug", "host_buys", "stores") ON s."slug" = p."slug"
  WHERE f."provider_uid" = p."uid" AND f."host_seats" > 0;

CREATE TABLE "host_commitment" (
    "order_uid" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "duties" TEXT[],
    "committed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "host_commitment_pkey" PRIMARY KEY ("order_uid")
);
ALTER TABLE "host_commitment"
  ADD CONSTRAINT "host_commitment_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "host_commitment" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "host_task" (
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account_uid" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cycle_number" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "remind_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "host_task_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "host_task_kind" CHECK ("kind" IN ('buy', 'proof', 'login')),
    CONSTRAINT "host_task_outcome" CHECK (("ended_at" IS NULL) = ("outcome" IS NULL) AND "outcome" IN ('done', 'missed', 'dropped'))
);
CREATE UNIQUE INDEX "host_task_account_uid_kind_cycle_number_key" ON "host_task"("account_uid", "kind", "cycle_number");
-- Only the tasks that run, so that the indexes stay small.
CREATE INDEX "host_task_due" ON "host_task" ("due_at") WHERE "ended_at" IS NULL;
CREATE INDEX "host_task_remind" ON "host_task" ("remind_at") WHERE "ended_at" IS NULL;
ALTER TABLE "host_task"
  ADD CONSTRAINT "host_task_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A host who has not bought yet was asked to when it ordered. It has two days from now on.
INSERT INTO "host_task" ("account_uid", "kind", "cycle_number", "asked_at", "due_at", "remind_at")
  SELECT "uid", 'buy', 1, "created_at", now() + interval '48 hours', now() + interval '24 hours'
  FROM "account" WHERE "role" = 'host' AND "status" IN (1, 7);

CREATE TABLE "host_receivable" (
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "cycle_uid" UUID NOT NULL,
    "order_uid" UUID NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "note" TEXT,

    CONSTRAINT "host_receivable_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "host_receivable_amount" CHECK ("amount_sen" > 0),
    CONSTRAINT "host_receivable_state" CHECK ("state" IN ('open', 'settled', 'waived') AND ("state" = 'open') = ("decided_at" IS NULL))
);
CREATE UNIQUE INDEX "host_receivable_cycle_uid_key" ON "host_receivable"("cycle_uid");
CREATE INDEX "host_receivable_order_uid_idx" ON "host_receivable"("order_uid");
ALTER TABLE "host_receivable"
  ADD CONSTRAINT "host_receivable_cycle_uid_fkey" FOREIGN KEY ("cycle_uid") REFERENCES "group_cycle"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "host_receivable_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "ledger_account" ("code", "name", "type", "position")
  VALUES ('hostReceivable', 'Piutang dari host', 'asset', 5) ON CONFLICT ("code") DO NOTHING;
