-- Donations, tips and gifts. docs/rules/giving.md
CREATE TABLE "giving_cause" (
  "uid" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "summary" TEXT NOT NULL,
  "story" TEXT NOT NULL,
  "beneficiary" TEXT NOT NULL,
  "target_sen" BIGINT,
  "share_price_sen" BIGINT,
  "raised_sen" BIGINT NOT NULL DEFAULT 0,
  "disbursed_sen" BIGINT NOT NULL DEFAULT 0,
  "donations" INTEGER NOT NULL DEFAULT 0,
  "file_uid" UUID,
  "picture_alt" TEXT NOT NULL DEFAULT '',
  "picture_width" INTEGER NOT NULL DEFAULT 0,
  "picture_height" INTEGER NOT NULL DEFAULT 0,
  "active" BOOLEAN NOT NULL DEFAULT false,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_cause_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_cause_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_cause_prices" CHECK (coalesce("target_sen" > 0, true) AND coalesce("share_price_sen" > 0, true)),
  CONSTRAINT "giving_cause_funds" CHECK ("disbursed_sen" >= 0 AND "raised_sen" >= "disbursed_sen" AND "donations" >= 0)
);
CREATE UNIQUE INDEX "giving_cause_slug_key" ON "giving_cause" ("slug");

CREATE TABLE "giving_donation" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "cause_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "share_count" INTEGER NOT NULL DEFAULT 0,
  "anonymous" BOOLEAN NOT NULL,
  "message" TEXT NOT NULL DEFAULT '',
  "message_state" TEXT NOT NULL,
  "received_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_donation_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_donation_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_donation_cause_uid_fkey" FOREIGN KEY ("cause_uid") REFERENCES "giving_cause" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_donation_amount" CHECK ("amount_sen" > 0 AND "share_count" >= 0),
  CONSTRAINT "giving_donation_state" CHECK (CASE "state" WHEN 'promised' THEN "received_at" IS NULL
    WHEN 'lapsed' THEN "received_at" IS NULL WHEN 'received' THEN "received_at" IS NOT NULL
    WHEN 'returned' THEN "received_at" IS NOT NULL ELSE false END),
  CONSTRAINT "giving_donation_message" CHECK ("message_state" IN ('none', 'waiting', 'shown', 'hidden'))
);
CREATE UNIQUE INDEX "giving_donation_order_uid_key" ON "giving_donation" ("order_uid");
CREATE INDEX "giving_donation_cause_uid_received_at_idx" ON "giving_donation" ("cause_uid", "received_at" DESC);
CREATE INDEX "giving_donation_created_at_idx" ON "giving_donation" ("created_at");
CREATE INDEX "giving_donation_state_created_at_idx" ON "giving_donation" ("state", "created_at");
CREATE INDEX "giving_donation_message_state_created_at_idx" ON "giving_donation" ("message_state", "created_at");

CREATE TABLE "giving_application" (
  "uid" UUID NOT NULL,
  "cause_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "story" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "reason" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  "decided_by" TEXT,
  "fulfilled_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_application_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_application_cause_uid_fkey" FOREIGN KEY ("cause_uid") REFERENCES "giving_cause" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_application_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_application_state" CHECK ("state" IN ('waiting', 'picked', 'fulfilled', 'declined', 'withdrawn')),
  CONSTRAINT "giving_application_fulfilled" CHECK (("state" = 'fulfilled') = ("fulfilled_at" IS NOT NULL))
);
CREATE INDEX "giving_application_customer_uid_idx" ON "giving_application" ("customer_uid");
CREATE INDEX "giving_application_created_at_idx" ON "giving_application" ("created_at");
CREATE INDEX "giving_application_state_created_at_idx" ON "giving_application" ("state", "created_at");
-- One open request for each customer.
CREATE UNIQUE INDEX "giving_application_open" ON "giving_application" ("customer_uid") WHERE "state" IN ('waiting', 'picked');

CREATE TABLE "giving_share" (
  "uid" UUID NOT NULL,
  "donation_uid" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "cause_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "application_uid" UUID,
  "given_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_share_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_share_donation_uid_fkey" FOREIGN KEY ("donation_uid") REFERENCES "giving_donation" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_share_cause_uid_fkey" FOREIGN KEY ("cause_uid") REFERENCES "giving_cause" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_share_application_uid_fkey" FOREIGN KEY ("application_uid") REFERENCES "giving_application" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_share_state" CHECK (CASE "state" WHEN 'given' THEN "application_uid" IS NOT NULL AND "given_at" IS NOT NULL
    WHEN 'available' THEN "application_uid" IS NULL WHEN 'withdrawn' THEN "application_uid" IS NULL ELSE false END)
);
CREATE UNIQUE INDEX "giving_share_donation_uid_number_key" ON "giving_share" ("donation_uid", "number");
CREATE UNIQUE INDEX "giving_share_application_uid_key" ON "giving_share" ("application_uid");
CREATE INDEX "giving_share_cause_uid_state_created_at_idx" ON "giving_share" ("cause_uid", "state", "created_at");

CREATE TABLE "giving_disbursement" (
  "uid" UUID NOT NULL,
  "cause_uid" UUID NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "title" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "file_uid" UUID,
  "application_uid" UUID,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_disbursement_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_disbursement_cause_uid_fkey" FOREIGN KEY ("cause_uid") REFERENCES "giving_cause" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_disbursement_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_disbursement_application_uid_fkey" FOREIGN KEY ("application_uid") REFERENCES "giving_application" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_disbursement_amount" CHECK ("amount_sen" > 0),
  CONSTRAINT "giving_disbursement_proof" CHECK (("file_uid" IS NULL) = ("application_uid" IS NOT NULL))
);
CREATE UNIQUE INDEX "giving_disbursement_application_uid_key" ON "giving_disbursement" ("application_uid");
CREATE INDEX "giving_disbursement_cause_uid_at_idx" ON "giving_disbursement" ("cause_uid", "at" DESC);
CREATE INDEX "giving_disbursement_at_idx" ON "giving_disbursement" ("at");
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "giving_disbursement"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "giving_tip" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "recipient" TEXT NOT NULL,
  "host_uid" UUID,
  "bank_name" TEXT,
  "account_number" TEXT,
  "account_name" TEXT,
  "state" TEXT NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "message" TEXT NOT NULL DEFAULT '',
  "received_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_tip_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_tip_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_tip_host_uid_fkey" FOREIGN KEY ("host_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_tip_amount" CHECK ("amount_sen" > 0),
  CONSTRAINT "giving_tip_recipient" CHECK (CASE "recipient" WHEN 'team' THEN "host_uid" IS NULL WHEN 'host' THEN "host_uid" IS NOT NULL ELSE false END),
  CONSTRAINT "giving_tip_state" CHECK (CASE "state" WHEN 'promised' THEN "received_at" IS NULL WHEN 'lapsed' THEN "received_at" IS NULL
    WHEN 'passed-on' THEN "received_at" IS NOT NULL AND "recipient" = 'host'
    WHEN 'received' THEN "received_at" IS NOT NULL WHEN 'returned' THEN "received_at" IS NOT NULL ELSE false END)
);
CREATE UNIQUE INDEX "giving_tip_order_uid_key" ON "giving_tip" ("order_uid");
CREATE INDEX "giving_tip_host_uid_idx" ON "giving_tip" ("host_uid");
CREATE INDEX "giving_tip_created_at_idx" ON "giving_tip" ("created_at");
CREATE INDEX "giving_tip_state_created_at_idx" ON "giving_tip" ("state", "created_at");

CREATE TABLE "giving_gift" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "recipient_name" TEXT NOT NULL,
  "message" TEXT NOT NULL DEFAULT '',
  "secret_hash" TEXT,
  "expires_at" TIMESTAMPTZ(3),
  "claimed_by" UUID,
  "claimed_at" TIMESTAMPTZ(3),
  "received_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "giving_gift_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "giving_gift_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_gift_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "giving_gift_amount" CHECK ("amount_sen" > 0),
  CONSTRAINT "giving_gift_state" CHECK (CASE "state" WHEN 'promised' THEN "received_at" IS NULL WHEN 'lapsed' THEN "received_at" IS NULL
    ELSE "state" IN ('ready', 'claimed', 'paid', 'expired', 'returned') AND "received_at" IS NOT NULL AND "expires_at" IS NOT NULL END),
  CONSTRAINT "giving_gift_claimed" CHECK (("state" IN ('claimed', 'paid')) = ("claimed_by" IS NOT NULL) AND ("claimed_by" IS NULL) = ("claimed_at" IS NULL))
);
CREATE UNIQUE INDEX "giving_gift_order_uid_key" ON "giving_gift" ("order_uid");
CREATE UNIQUE INDEX "giving_gift_secret_hash_key" ON "giving_gift" ("secret_hash");
CREATE INDEX "giving_gift_claimed_by_idx" ON "giving_gift" ("claimed_by");
CREATE INDEX "giving_gift_state_expires_at_idx" ON "giving_gift" ("state", "expires_at");
CREATE INDEX "giving_gift_created_at_idx" ON "giving_gift" ("created_at");

ALTER TABLE "file" DROP CONSTRAINT "file_kind",
  ADD CONSTRAINT "file_kind" CHECK ("kind" IN
    ('payment-proof', 'purchase-proof', 'payout-proof', 'blacklist-evidence', 'merchandise-picture', 'sekeranjang-picture',
      'giving-picture'));

-- A posting says what the money is held for, e.g. a cause.
ALTER TABLE "ledger_posting" ADD COLUMN "subject_uid" UUID;
CREATE INDEX "ledger_posting_subject_uid_idx" ON "ledger_posting" ("subject_uid") WHERE "subject_uid" IS NOT NULL;
INSERT INTO "ledger_account" ("code", "name", "type", "position") VALUES
  ('donationFunds', 'Dana donasi', 'liability', 7),
  ('giftFunds', 'Titipan hadiah dan tip', 'liability', 8),
  ('tipIncome', 'Pendapatan tip', 'income', 9);
