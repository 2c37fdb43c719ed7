-- Qurban: animals of a season in shares, on behalf of names. docs/rules/qurban.md
-- How many shares an animal has is data.
CREATE TABLE "qurban_kind" (
  "kind" TEXT NOT NULL,
  "shares" INTEGER NOT NULL,
  CONSTRAINT "qurban_kind_pkey" PRIMARY KEY ("kind"),
  CONSTRAINT "qurban_kind_shares" CHECK ("shares" BETWEEN 1 AND 20)
);
CREATE UNIQUE INDEX "qurban_kind_kind_shares_key" ON "qurban_kind" ("kind", "shares");
INSERT INTO "qurban_kind" ("kind", "shares") VALUES ('cow', 7), ('goat', 1);

CREATE TABLE "qurban_season" (
  "uid" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "orders_until" TIMESTAMPTZ(3) NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "closed_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "qurban_season_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "qurban_season_state" CHECK ("state" IN ('draft', 'open', 'closed') AND ("state" = 'closed') = ("closed_at" IS NOT NULL)),
  CONSTRAINT "qurban_season_deadline" CHECK (("orders_until" AT TIME ZONE 'Asia/Jakarta')::date < "day")
);
CREATE UNIQUE INDEX "qurban_season_name_key" ON "qurban_season" ("name");
CREATE INDEX "qurban_season_state_orders_until_idx" ON "qurban_season" ("state", "orders_until");

CREATE TABLE "qurban_animal" (
  "uid" UUID NOT NULL,
  "season_uid" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "shares" INTEGER NOT NULL,
  "code" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "price_sen" amount_sen NOT NULL,
  "fee_sen" amount_sen NOT NULL,
  "state" TEXT NOT NULL,
  "cost_sen" amount_sen,
  "bought_from" TEXT,
  "bought_at" TIMESTAMPTZ(3),
  "report" TEXT,
  "place" TEXT,
  "slaughtered_on" DATE,
  "reported_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "qurban_animal_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "qurban_animal_season_uid_fkey" FOREIGN KEY ("season_uid") REFERENCES "qurban_season" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_animal_kind_shares_fkey" FOREIGN KEY ("kind", "shares") REFERENCES "qurban_kind" ("kind", "shares") ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT "qurban_animal_prices" CHECK ("price_sen" > 0),
  CONSTRAINT "qurban_animal_state" CHECK ("state" IN ('open', 'filled', 'missed', 'bought', 'reported')),
  CONSTRAINT "qurban_animal_bought" CHECK (("state" IN ('bought', 'reported')) = ("bought_at" IS NOT NULL)
    AND ("bought_at" IS NULL) = ("cost_sen" IS NULL) AND ("bought_at" IS NULL) = ("bought_from" IS NULL)),
  CONSTRAINT "qurban_animal_reported" CHECK (("state" = 'reported') = ("reported_at" IS NOT NULL) AND ("reported_at" IS NULL) = ("report" IS NULL)
    AND ("reported_at" IS NULL) = ("place" IS NULL) AND ("reported_at" IS NULL) = ("slaughtered_on" IS NULL))
);
CREATE UNIQUE INDEX "qurban_animal_code_key" ON "qurban_animal" ("code");
CREATE UNIQUE INDEX "qurban_animal_season_uid_name_key" ON "qurban_animal" ("season_uid", "name");
CREATE UNIQUE INDEX "qurban_animal_uid_shares_key" ON "qurban_animal" ("uid", "shares");
CREATE INDEX "qurban_animal_state_created_at_idx" ON "qurban_animal" ("state", "created_at");

CREATE TABLE "qurban_picture" (
  "file_uid" UUID NOT NULL,
  "animal_uid" UUID NOT NULL,
  "report" BOOLEAN NOT NULL,
  "alt" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  CONSTRAINT "qurban_picture_pkey" PRIMARY KEY ("file_uid"),
  CONSTRAINT "qurban_picture_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_picture_animal_uid_fkey" FOREIGN KEY ("animal_uid") REFERENCES "qurban_animal" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "qurban_picture_animal_uid_idx" ON "qurban_picture" ("animal_uid");

CREATE TABLE "qurban_participation" (
  "order_uid" UUID NOT NULL,
  "animal_uid" UUID NOT NULL,
  "booked_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "shares" INTEGER NOT NULL,
  "held_sen" amount_sen NOT NULL,
  "surplus_sen" amount_sen NOT NULL DEFAULT 0,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "paid_at" TIMESTAMPTZ(3),
  CONSTRAINT "qurban_participation_pkey" PRIMARY KEY ("order_uid"),
  CONSTRAINT "qurban_participation_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_participation_animal_uid_fkey" FOREIGN KEY ("animal_uid") REFERENCES "qurban_animal" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_participation_booked_uid_fkey" FOREIGN KEY ("booked_uid") REFERENCES "qurban_animal" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_participation_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_participation_amounts" CHECK ("shares" > 0 AND "held_sen" > 0 AND "surplus_sen" <= "held_sen"),
  CONSTRAINT "qurban_participation_state" CHECK (CASE WHEN "state" IN ('held', 'released') THEN "paid_at" IS NULL
    WHEN "state" IN ('paid', 'bought', 'done', 'refunded') THEN "paid_at" IS NOT NULL ELSE false END)
);
CREATE INDEX "qurban_participation_animal_uid_state_idx" ON "qurban_participation" ("animal_uid", "state");
CREATE INDEX "qurban_participation_booked_uid_idx" ON "qurban_participation" ("booked_uid");
CREATE INDEX "qurban_participation_customer_uid_idx" ON "qurban_participation" ("customer_uid");
CREATE INDEX "qurban_participation_created_at_idx" ON "qurban_participation" ("created_at");
CREATE INDEX "qurban_participation_state_created_at_idx" ON "qurban_participation" ("state", "created_at");

-- One name and, while its order lives, one seat of the animal.
CREATE TABLE "qurban_share" (
  "order_uid" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "animal_uid" UUID NOT NULL,
  "of_shares" INTEGER NOT NULL,
  "seat" INTEGER,
  "name" TEXT NOT NULL,
  CONSTRAINT "qurban_share_pkey" PRIMARY KEY ("order_uid", "number"),
  CONSTRAINT "qurban_share_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "qurban_participation" ("order_uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_share_animal_uid_of_shares_fkey" FOREIGN KEY ("animal_uid", "of_shares") REFERENCES "qurban_animal" ("uid", "shares") ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT "qurban_share_seat" CHECK ("seat" BETWEEN 1 AND "of_shares")
);
-- Never an eighth share of a cow.
CREATE UNIQUE INDEX "qurban_share_taken" ON "qurban_share" ("animal_uid", "seat") WHERE "seat" IS NOT NULL;
CREATE INDEX "qurban_share_animal_uid_idx" ON "qurban_share" ("animal_uid");

CREATE TABLE "qurban_instalment" (
  "order_uid" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "amount_sen" amount_sen NOT NULL,
  CONSTRAINT "qurban_instalment_pkey" PRIMARY KEY ("order_uid", "number"),
  CONSTRAINT "qurban_instalment_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "qurban_participation" ("order_uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_instalment_amount" CHECK ("amount_sen" > 0 AND "number" > 0)
);
CREATE INDEX "qurban_instalment_due_at_idx" ON "qurban_instalment" ("due_at");

-- Money of an order that is held for another animal from then on.
CREATE TABLE "qurban_transfer" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "from_uid" UUID NOT NULL,
  "to_uid" UUID NOT NULL,
  "amount_sen" amount_sen NOT NULL,
  "reason" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "qurban_transfer_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "qurban_transfer_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "qurban_participation" ("order_uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_transfer_from_uid_fkey" FOREIGN KEY ("from_uid") REFERENCES "qurban_animal" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_transfer_to_uid_fkey" FOREIGN KEY ("to_uid") REFERENCES "qurban_animal" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "qurban_transfer_amount" CHECK ("amount_sen" > 0 AND "from_uid" <> "to_uid")
);
CREATE INDEX "qurban_transfer_order_uid_idx" ON "qurban_transfer" ("order_uid");

-- Append-only: what admins have written to all participants of a season.
CREATE TABLE "qurban_message" (
  "uid" UUID NOT NULL,
  "season_uid" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "qurban_message_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "qurban_message_season_uid_fkey" FOREIGN KEY ("season_uid") REFERENCES "qurban_season" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "qurban_message_season_uid_idx" ON "qurban_message" ("season_uid");

-- Whatever kinds there are: other lines add theirs in migrations of the same days.
DO $$ BEGIN
  EXECUTE (SELECT 'ALTER TABLE "file" DROP CONSTRAINT "file_kind", ADD CONSTRAINT "file_kind" CHECK ("kind" = ''qurban-picture'' OR '
    || substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') || ')' FROM pg_constraint WHERE "conname" = 'file_kind');
END $$;

INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'qurbanFunds', 'Dana qurban', 'liability', max("position") + 1 FROM "ledger_account";

CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "qurban_message" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
