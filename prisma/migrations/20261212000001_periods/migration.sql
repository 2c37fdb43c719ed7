-- A seat is paid by period. docs/rules/periods.md, docs/decisions/0029
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Of a renewal; that of a purchase stands on the items of its order.
ALTER TABLE "invoice" ADD COLUMN "fee_sen" amount_sen;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_fee" CHECK ("fee_sen" <= "amount_sen");
-- What an order is asked for is never ambiguous.
CREATE UNIQUE INDEX "invoice_open_renewal" ON "invoice" ("order_uid") WHERE "status" = 'open' AND "purpose" = 'renewal';

ALTER TABLE "plan_family"
  ADD COLUMN "renewal_lead_days" INTEGER,
  ADD COLUMN "grace_days" INTEGER,
  ADD CONSTRAINT "plan_family_renewal" CHECK ("renewal_lead_days" BETWEEN 0 AND 30 AND "grace_days" BETWEEN 0 AND 30);

CREATE TABLE "seat_period" (
  "uid" UUID NOT NULL,
  "account_uid" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "variant_uid" UUID NOT NULL,
  "invoice_uid" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "seat_period_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "seat_period_time" CHECK ("starts_at" < "ends_at" AND "number" >= 1),
  CONSTRAINT "seat_period_apart" EXCLUDE USING gist ("account_uid" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
);
CREATE UNIQUE INDEX "seat_period_account_uid_number_key" ON "seat_period" ("account_uid", "number");
CREATE UNIQUE INDEX "seat_period_invoice_uid_key" ON "seat_period" ("invoice_uid");
ALTER TABLE "seat_period" ADD CONSTRAINT "seat_period_account_uid_fkey"
  FOREIGN KEY ("account_uid") REFERENCES "account" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "seat_period" ADD CONSTRAINT "seat_period_variant_uid_fkey"
  FOREIGN KEY ("variant_uid") REFERENCES "variant" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "seat_period" ADD CONSTRAINT "seat_period_invoice_uid_fkey"
  FOREIGN KEY ("invoice_uid") REFERENCES "invoice" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "seat_period" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "seat_renewal" (
  "account_uid" UUID NOT NULL,
  "anchor_day" DATE NOT NULL,
  "months" INTEGER NOT NULL,
  "paid_until" TIMESTAMPTZ(3) NOT NULL,
  "variant_uid" UUID NOT NULL,
  "due_at" TIMESTAMPTZ(3),
  "stopped_at" TIMESTAMPTZ(3),
  "quote_sen" amount_sen,
  "quote_fee_sen" amount_sen,
  "invoice_uid" UUID,
  "reminded_days" INTEGER,
  "grace_ends_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "seat_renewal_pkey" PRIMARY KEY ("account_uid"),
  CONSTRAINT "seat_renewal_months" CHECK ("months" >= 1),
  CONSTRAINT "seat_renewal_quote" CHECK (("quote_sen" IS NULL) = ("quote_fee_sen" IS NULL) AND "quote_fee_sen" <= "quote_sen"),
  CONSTRAINT "seat_renewal_ended" CHECK ("ended_at" IS NULL OR ("due_at" IS NULL AND "invoice_uid" IS NULL))
);
CREATE UNIQUE INDEX "seat_renewal_invoice_uid_key" ON "seat_renewal" ("invoice_uid");
-- For the sweep, and for the console's list, which is in this order.
CREATE INDEX "seat_renewal_due" ON "seat_renewal" ("due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "seat_renewal_paid_until" ON "seat_renewal" ("paid_until", "account_uid");
CREATE INDEX "seat_renewal_lapsed" ON "seat_renewal" ("paid_until", "account_uid")
  WHERE "ended_at" IS NULL AND "grace_ends_at" IS NOT NULL;
CREATE INDEX "seat_renewal_open" ON "seat_renewal" ("paid_until", "account_uid") WHERE "ended_at" IS NULL;
ALTER TABLE "seat_renewal" ADD CONSTRAINT "seat_renewal_account_uid_fkey"
  FOREIGN KEY ("account_uid") REFERENCES "account" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "seat_renewal" ADD CONSTRAINT "seat_renewal_variant_uid_fkey"
  FOREIGN KEY ("variant_uid") REFERENCES "variant" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "seat_renewal" ADD CONSTRAINT "seat_renewal_invoice_uid_fkey"
  FOREIGN KEY ("invoice_uid") REFERENCES "invoice" ("uid") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "access_removal" (
  "account_uid" UUID NOT NULL,
  "group_uid" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "done_at" TIMESTAMPTZ(3),
  "done_by" TEXT,
  CONSTRAINT "access_removal_pkey" PRIMARY KEY ("account_uid"),
  CONSTRAINT "access_removal_done" CHECK (("done_at" IS NULL) = ("done_by" IS NULL))
);
CREATE INDEX "access_removal_created_at" ON "access_removal" ("created_at", "account_uid");
CREATE INDEX "access_removal_open" ON "access_removal" ("created_at", "account_uid") WHERE "done_at" IS NULL;
ALTER TABLE "access_removal" ADD CONSTRAINT "access_removal_account_uid_fkey"
  FOREIGN KEY ("account_uid") REFERENCES "account" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "access_removal" ADD CONSTRAINT "access_removal_group_uid_fkey"
  FOREIGN KEY ("group_uid") REFERENCES "account_group" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Active regular seats of today get their first period, from the day on which they became active. It was never asked for
-- more than that one, so what came after is given: the period ends with the first of its ends that is at least 15 days away,
-- and the next one is settled, invoiced and reminded of in good time.
WITH seats AS (
  SELECT a."uid", a."variant_uid", i."uid" AS "invoice_uid", v."duration_months" AS "months",
    activated."at", (activated."at" AT TIME ZONE 'Asia/Jakarta')::date AS "day"
  FROM "account" a
    JOIN "variant" v ON v."uid" = a."variant_uid"
    JOIN "package" p ON p."uid" = v."package_uid" AND p."voucher_treatments" IS NULL
    JOIN "invoice" i ON i."order_uid" = a."order_uid" AND i."purpose" = 'purchase'
    CROSS JOIN LATERAL (SELECT coalesce(max(h."at"), a."confirmed_at", a."created_at") AS "at"
      FROM "account_history" h WHERE h."account_uid" = a."uid" AND h."to_status" = 3) activated
  WHERE a."status" = 3 AND a."role" = 'regular' AND v."duration_months" > 0
), periods AS (
  SELECT s.*, paid."months" AS "paid_months", paid."until"
  FROM seats s CROSS JOIN LATERAL (
    SELECT n * s."months" AS "months",
      ((s."day" + make_interval(months => n * s."months"))::date + 1)::timestamp AT TIME ZONE 'Asia/Jakarta' AS "until"
    FROM generate_series(1, 1200) n
    WHERE ((s."day" + make_interval(months => n * s."months"))::date + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'
      >= now() + interval '15 days'
    ORDER BY n LIMIT 1) paid
), period_opened AS (
  INSERT INTO "seat_period" ("uid", "account_uid", "number", "starts_at", "ends_at", "variant_uid", "invoice_uid")
  SELECT gen_random_uuid(), p."uid", 1, p."at", p."until", p."variant_uid", p."invoice_uid" FROM periods p
)
INSERT INTO "seat_renewal" ("account_uid", "anchor_day", "months", "paid_until", "variant_uid", "due_at")
  SELECT p."uid", p."day", p."paid_months", p."until", p."variant_uid", now() FROM periods p;
