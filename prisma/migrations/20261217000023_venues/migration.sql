-- Places that are booked by the hour, their taken times, and the shares that orders pay. docs/rules/venues.md
CREATE TABLE "venue" (
  "uid" UUID NOT NULL,
  "number" SERIAL NOT NULL,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "sport" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "players" INTEGER NOT NULL,
  "slot_hours" INTEGER NOT NULL,
  "fee_percent" INTEGER NOT NULL,
  "cancel_hours" INTEGER NOT NULL,
  "keep_percent" INTEGER NOT NULL,
  "manager_uid" UUID,
  "bank_name" TEXT NOT NULL,
  "account_number" TEXT NOT NULL,
  "account_name" TEXT NOT NULL,
  "file_uid" UUID,
  "picture_alt" TEXT NOT NULL DEFAULT '',
  "picture_width" INTEGER NOT NULL DEFAULT 0,
  "picture_height" INTEGER NOT NULL DEFAULT 0,
  "active" BOOLEAN NOT NULL DEFAULT false,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "venue_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "venue_manager_uid_fkey" FOREIGN KEY ("manager_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_terms" CHECK ("players" BETWEEN 2 AND 50 AND "slot_hours" BETWEEN 1 AND 6
    AND "fee_percent" BETWEEN 0 AND 50 AND "cancel_hours" BETWEEN 1 AND 168 AND "keep_percent" BETWEEN 0 AND 100),
  CONSTRAINT "venue_active" CHECK (NOT "active" OR "manager_uid" IS NOT NULL AND "file_uid" IS NOT NULL)
);
CREATE UNIQUE INDEX "venue_number_key" ON "venue" ("number");
CREATE UNIQUE INDEX "venue_slug_key" ON "venue" ("slug");
CREATE INDEX "venue_manager_uid_idx" ON "venue" ("manager_uid");

CREATE TABLE "venue_price" (
  "venue_uid" UUID NOT NULL,
  "weekday" INTEGER NOT NULL,
  "from_hour" INTEGER NOT NULL,
  "to_hour" INTEGER NOT NULL,
  "price_sen" amount_sen NOT NULL,
  CONSTRAINT "venue_price_pkey" PRIMARY KEY ("venue_uid", "weekday", "from_hour"),
  CONSTRAINT "venue_price_venue_uid_fkey" FOREIGN KEY ("venue_uid") REFERENCES "venue" ("uid") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "venue_price_hours" CHECK ("weekday" BETWEEN 1 AND 7 AND "from_hour" >= 0 AND "from_hour" < "to_hour" AND "to_hour" <= 24),
  CONSTRAINT "venue_price_price" CHECK ("price_sen" > 0)
);

CREATE TABLE "venue_slot" (
  "uid" UUID NOT NULL,
  "venue_uid" UUID NOT NULL,
  "venue_number" INTEGER NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "state" TEXT NOT NULL,
  "booker_uid" UUID,
  "shared" BOOLEAN NOT NULL DEFAULT false,
  "listed" BOOLEAN NOT NULL DEFAULT false,
  "players" INTEGER NOT NULL DEFAULT 0,
  "price_sen" amount_sen NOT NULL DEFAULT 0,
  "keep_percent" INTEGER NOT NULL DEFAULT 0,
  "cutoff_at" TIMESTAMPTZ(3),
  "held" INTEGER NOT NULL DEFAULT 0,
  "paid" INTEGER NOT NULL DEFAULT 0,
  "due_at" TIMESTAMPTZ(3),
  "remind_at" TIMESTAMPTZ(3),
  "reason" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "venue_slot_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "venue_slot_venue_uid_fkey" FOREIGN KEY ("venue_uid") REFERENCES "venue" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_slot_venue_number_fkey" FOREIGN KEY ("venue_number") REFERENCES "venue" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_slot_booker_uid_fkey" FOREIGN KEY ("booker_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_slot_state" CHECK (CASE WHEN "state" IN ('blocked', 'unblocked') THEN "booker_uid" IS NULL AND "cutoff_at" IS NULL
    WHEN "state" IN ('held', 'open', 'confirmed', 'played', 'missed', 'lapsed', 'cancelled')
      THEN "booker_uid" IS NOT NULL AND "cutoff_at" IS NOT NULL AND "players" > 0 AND "price_sen" > 0 ELSE false END),
  CONSTRAINT "venue_slot_time" CHECK ("starts_at" < "ends_at"),
  CONSTRAINT "venue_slot_places" CHECK ("held" >= 0 AND "paid" >= 0 AND "held" + "paid" <= "players"),
  -- A time is sold once. Ranges of the venue's number stand for its equality, which needs no extension.
  CONSTRAINT "venue_slot_once" EXCLUDE USING gist (
    int4range("venue_number", "venue_number", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&)
    WHERE ("state" IN ('held', 'open', 'confirmed', 'played', 'blocked'))
);
CREATE INDEX "venue_slot_venue_uid_starts_at_idx" ON "venue_slot" ("venue_uid", "starts_at");
CREATE INDEX "venue_slot_booker_uid_idx" ON "venue_slot" ("booker_uid");
CREATE INDEX "venue_slot_starts_at_idx" ON "venue_slot" ("starts_at");
CREATE INDEX "venue_slot_due_at_idx" ON "venue_slot" ("due_at");
CREATE INDEX "venue_slot_remind_at_idx" ON "venue_slot" ("remind_at");

CREATE TABLE "venue_share" (
  "order_uid" UUID NOT NULL,
  "slot_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "places" INTEGER NOT NULL,
  "state" TEXT NOT NULL,
  "amount_sen" amount_sen NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "paid_at" TIMESTAMPTZ(3),
  CONSTRAINT "venue_share_pkey" PRIMARY KEY ("order_uid"),
  CONSTRAINT "venue_share_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_share_slot_uid_fkey" FOREIGN KEY ("slot_uid") REFERENCES "venue_slot" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_share_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "venue_share_kind" CHECK ("kind" IN ('booking', 'player', 'rest') AND "places" > 0 AND "amount_sen" > 0),
  CONSTRAINT "venue_share_state" CHECK (CASE WHEN "state" IN ('held', 'released') THEN "paid_at" IS NULL
    WHEN "state" IN ('paid', 'used', 'kept', 'refunded') THEN "paid_at" IS NOT NULL ELSE false END)
);
CREATE INDEX "venue_share_slot_uid_idx" ON "venue_share" ("slot_uid");
CREATE INDEX "venue_share_customer_uid_idx" ON "venue_share" ("customer_uid");
-- A player has one place, a slot one booking and at a time one payment of its rest.
CREATE UNIQUE INDEX "venue_share_once" ON "venue_share" ("slot_uid", "customer_uid", "kind")
  WHERE "state" IN ('held', 'paid', 'used', 'kept') AND "kind" <> 'rest' OR "state" = 'held';

INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'venueFunds', 'Dana untuk tempat main', 'liability', max("position") + 1 FROM "ledger_account";

-- Added to whatever kinds there are: other migrations add theirs.
DO $$
DECLARE definition text;
BEGIN
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'file_kind';
  EXECUTE 'ALTER TABLE "file" DROP CONSTRAINT "file_kind", ADD CONSTRAINT "file_kind" CHECK (' || definition || ' OR "kind" = ''venue-picture'')';
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'payout_kind';
  EXECUTE 'ALTER TABLE "payout" DROP CONSTRAINT "payout_kind", ADD CONSTRAINT "payout_kind" CHECK (' || definition || ' OR "kind" = ''venue'')';
END $$;
-- The console lists bookings by their state.
CREATE INDEX "venue_slot_state_starts_at_idx" ON "venue_slot" ("state", "starts_at");
