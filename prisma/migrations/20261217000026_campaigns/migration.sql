-- Events of the shop: missions, lives, a special prize, a lottery that can be checked, and votes. docs/rules/campaigns.md

CREATE TABLE "campaign" (
  "uid" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "summary" TEXT NOT NULL,
  "active" BOOLEAN NOT NULL DEFAULT false,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "special_prize" TEXT NOT NULL DEFAULT '',
  "rescue_mission" TEXT NOT NULL DEFAULT '',
  "conference" TEXT NOT NULL DEFAULT '',
  "how_to_play" TEXT NOT NULL DEFAULT '',
  "terms" TEXT NOT NULL DEFAULT '',
  "popup_active" BOOLEAN NOT NULL DEFAULT false,
  "popup_title" TEXT NOT NULL DEFAULT '',
  "popup_text" TEXT NOT NULL DEFAULT '',
  "info_active" BOOLEAN NOT NULL DEFAULT false,
  "info_title" TEXT NOT NULL DEFAULT '',
  "info_text" TEXT NOT NULL DEFAULT '',
  "vote_question" TEXT NOT NULL DEFAULT '',
  "vote_open" BOOLEAN NOT NULL DEFAULT false,
  "vote_results_shown" BOOLEAN NOT NULL DEFAULT false,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "campaign_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_times" CHECK ("starts_at" < "ends_at"),
  CONSTRAINT "campaign_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
CREATE UNIQUE INDEX "campaign_slug_key" ON "campaign" ("slug");

CREATE TABLE "campaign_live" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "campaign_live_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_live_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_live_times" CHECK ("starts_at" < "ends_at")
);
CREATE UNIQUE INDEX "campaign_live_campaign_uid_title_starts_at_key" ON "campaign_live" ("campaign_uid", "title", "starts_at");
CREATE INDEX "campaign_live_campaign_uid_starts_at_idx" ON "campaign_live" ("campaign_uid", "starts_at");

CREATE TABLE "campaign_mission" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "proof" TEXT NOT NULL,
  "review" BOOLEAN NOT NULL DEFAULT false,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "campaign_mission_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_mission_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_mission_proof" CHECK ("proof" IN ('text', 'link', 'picture')),
  CONSTRAINT "campaign_mission_position" CHECK ("position" > 0)
);
CREATE UNIQUE INDEX "campaign_mission_campaign_uid_position_key" ON "campaign_mission" ("campaign_uid", "position");

CREATE TABLE "campaign_participant" (
  "campaign_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "unique_code" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "campaign_participant_pkey" PRIMARY KEY ("campaign_uid", "customer_uid"),
  CONSTRAINT "campaign_participant_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "campaign_participant_unique_code_key" ON "campaign_participant" ("unique_code");
CREATE INDEX "campaign_participant_customer_uid_idx" ON "campaign_participant" ("customer_uid");

CREATE TABLE "campaign_submission" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "mission_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "text" TEXT NOT NULL DEFAULT '',
  "link" TEXT NOT NULL DEFAULT '',
  "file_uid" UUID,
  "reason" TEXT,
  "submitted_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_at" TIMESTAMPTZ(3),
  "decided_by" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "campaign_submission_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_submission_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_submission_mission_uid_fkey" FOREIGN KEY ("mission_uid") REFERENCES "campaign_mission" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_submission_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_submission_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_submission_state" CHECK (CASE "state" WHEN 'submitted' THEN "decided_at" IS NULL AND "reason" IS NULL
    WHEN 'completed' THEN "decided_at" IS NOT NULL AND "reason" IS NULL
    WHEN 'rejected' THEN "decided_at" IS NOT NULL AND "reason" IS NOT NULL ELSE false END)
);
CREATE UNIQUE INDEX "campaign_submission_mission_uid_customer_uid_key" ON "campaign_submission" ("mission_uid", "customer_uid");
CREATE INDEX "campaign_submission_customer_uid_campaign_uid_idx" ON "campaign_submission" ("customer_uid", "campaign_uid");
CREATE INDEX "campaign_submission_state_submitted_at_idx" ON "campaign_submission" ("state", "submitted_at");
CREATE INDEX "campaign_submission_submitted_at_idx" ON "campaign_submission" ("submitted_at");

CREATE TABLE "campaign_attendance" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "live_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "campaign_attendance_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_attendance_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_attendance_live_uid_fkey" FOREIGN KEY ("live_uid") REFERENCES "campaign_live" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_attendance_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "campaign_attendance_live_uid_customer_uid_key" ON "campaign_attendance" ("live_uid", "customer_uid");
CREATE INDEX "campaign_attendance_customer_uid_idx" ON "campaign_attendance" ("customer_uid");
CREATE INDEX "campaign_attendance_at_idx" ON "campaign_attendance" ("at");

CREATE TABLE "campaign_prize" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "campaign_prize_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_prize_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "campaign_prize_campaign_uid_key" ON "campaign_prize" ("campaign_uid");

CREATE TABLE "campaign_prize_code" (
  "uid" UUID NOT NULL,
  "prize_uid" UUID NOT NULL,
  "code" TEXT NOT NULL,
  "customer_uid" UUID,
  "claimed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "campaign_prize_code_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_prize_code_prize_uid_fkey" FOREIGN KEY ("prize_uid") REFERENCES "campaign_prize" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_prize_code_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_prize_code_claimed" CHECK ("customer_uid" IS NULL OR "claimed_at" IS NOT NULL)
);
CREATE UNIQUE INDEX "campaign_prize_code_prize_uid_code_key" ON "campaign_prize_code" ("prize_uid", "code");
CREATE UNIQUE INDEX "campaign_prize_code_prize_uid_customer_uid_key" ON "campaign_prize_code" ("prize_uid", "customer_uid");
CREATE INDEX "campaign_prize_code_customer_uid_idx" ON "campaign_prize_code" ("customer_uid");
CREATE INDEX "campaign_prize_code_created_at_idx" ON "campaign_prize_code" ("created_at");

CREATE TABLE "campaign_lottery" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "live_uid" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "prize" TEXT NOT NULL,
  "winners" INTEGER NOT NULL,
  "state" TEXT NOT NULL,
  "seed" TEXT NOT NULL,
  "commitment" TEXT NOT NULL,
  "entries_hash" TEXT,
  "entry_count" INTEGER,
  "frozen_at" TIMESTAMPTZ(3),
  "drawn_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "campaign_lottery_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_lottery_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_lottery_live_uid_fkey" FOREIGN KEY ("live_uid") REFERENCES "campaign_live" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_lottery_winners" CHECK ("winners" BETWEEN 1 AND 100),
  CONSTRAINT "campaign_lottery_commitment" CHECK ("commitment" = encode(sha256("seed"::bytea), 'hex')),
  CONSTRAINT "campaign_lottery_state" CHECK (CASE "state" WHEN 'committed' THEN "frozen_at" IS NULL AND "entries_hash" IS NULL AND "entry_count" IS NULL AND "drawn_at" IS NULL
    WHEN 'frozen' THEN "frozen_at" IS NOT NULL AND "entries_hash" IS NOT NULL AND "entry_count" > 0 AND "drawn_at" IS NULL
    WHEN 'drawn' THEN "frozen_at" IS NOT NULL AND "entries_hash" IS NOT NULL AND "entry_count" > 0 AND "drawn_at" IS NOT NULL ELSE false END)
);
CREATE UNIQUE INDEX "campaign_lottery_live_uid_title_key" ON "campaign_lottery" ("live_uid", "title");
CREATE INDEX "campaign_lottery_campaign_uid_created_at_idx" ON "campaign_lottery" ("campaign_uid", "created_at");
CREATE INDEX "campaign_lottery_created_at_idx" ON "campaign_lottery" ("created_at");

CREATE TABLE "campaign_lottery_entry" (
  "lottery_uid" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "code" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "customer_uid" UUID,
  "rank" INTEGER,
  CONSTRAINT "campaign_lottery_entry_pkey" PRIMARY KEY ("lottery_uid", "number"),
  CONSTRAINT "campaign_lottery_entry_lottery_uid_fkey" FOREIGN KEY ("lottery_uid") REFERENCES "campaign_lottery" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_lottery_entry_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_lottery_entry_number" CHECK ("number" > 0 AND coalesce("rank" > 0, true))
);
CREATE UNIQUE INDEX "campaign_lottery_entry_lottery_uid_code_key" ON "campaign_lottery_entry" ("lottery_uid", "code");
CREATE UNIQUE INDEX "campaign_lottery_entry_lottery_uid_rank_key" ON "campaign_lottery_entry" ("lottery_uid", "rank");
CREATE INDEX "campaign_lottery_entry_customer_uid_idx" ON "campaign_lottery_entry" ("customer_uid");

CREATE TABLE "campaign_vote_option" (
  "uid" UUID NOT NULL,
  "campaign_uid" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL DEFAULT '',
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "campaign_vote_option_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "campaign_vote_option_campaign_uid_fkey" FOREIGN KEY ("campaign_uid") REFERENCES "campaign" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_vote_option_position" CHECK ("position" > 0)
);
CREATE UNIQUE INDEX "campaign_vote_option_campaign_uid_position_key" ON "campaign_vote_option" ("campaign_uid", "position");

CREATE TABLE "campaign_vote" (
  "campaign_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "option_uid" UUID NOT NULL,
  "mailbox" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "campaign_vote_pkey" PRIMARY KEY ("campaign_uid", "customer_uid"),
  CONSTRAINT "campaign_vote_option_uid_fkey" FOREIGN KEY ("option_uid") REFERENCES "campaign_vote_option" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "campaign_vote_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "campaign_vote_campaign_uid_mailbox_key" ON "campaign_vote" ("campaign_uid", "mailbox");
CREATE INDEX "campaign_vote_customer_uid_idx" ON "campaign_vote" ("customer_uid");
CREATE INDEX "campaign_vote_option_uid_idx" ON "campaign_vote" ("option_uid");

-- One kind of file more, whatever the kinds are by now.
DO $$ BEGIN
  EXECUTE (SELECT 'ALTER TABLE "file" DROP CONSTRAINT "file_kind", ADD CONSTRAINT "file_kind" CHECK ("kind" = ''mission-proof'' OR '
    || substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') || ')' FROM pg_constraint WHERE "conname" = 'file_kind');
END $$;
