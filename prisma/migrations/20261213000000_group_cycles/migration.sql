-- What a host pays the provider, cycle by cycle of the group. docs/rules/hosts.md#cycles
ALTER TABLE "plan_family"
  ADD COLUMN "cycle_months" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "reimburses_when_full" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "price_tolerance_percent" INTEGER NOT NULL DEFAULT 5,
  ADD CONSTRAINT "plan_family_cycle_months" CHECK ("cycle_months" BETWEEN 1 AND 60),
  ADD CONSTRAINT "plan_family_price_tolerance" CHECK ("price_tolerance_percent" BETWEEN 0 AND 100);
UPDATE "plan_family" f SET "cycle_months" = v."months"
  FROM (SELECT "family_uid", min("duration_months") AS "months" FROM "variant" GROUP BY "family_uid") v
  WHERE v."family_uid" = f."uid";

ALTER TABLE "host_purchase" ADD COLUMN "verified_by_uid" UUID;

CREATE TABLE "group_cycle" (
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "group_uid" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "purchase_uid" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "cut_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_cycle_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "group_cycle_span" CHECK ("ends_at" > "starts_at" AND "cut_at" BETWEEN "starts_at" AND "ends_at")
);
CREATE UNIQUE INDEX "group_cycle_group_uid_number_key" ON "group_cycle"("group_uid", "number");
CREATE UNIQUE INDEX "group_cycle_purchase_uid_key" ON "group_cycle"("purchase_uid");
-- Cycles whose host was not yet asked for the next one.
CREATE INDEX "group_cycle_unasked" ON "group_cycle" ("ends_at") WHERE "asked_at" IS NULL AND "cut_at" IS NULL;
ALTER TABLE "group_cycle"
  ADD CONSTRAINT "group_cycle_group_uid_fkey" FOREIGN KEY ("group_uid") REFERENCES "account_group"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "group_cycle_purchase_uid_fkey" FOREIGN KEY ("purchase_uid") REFERENCES "host_purchase"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Each purchase that was verified so far is a cycle. Of a host who was replaced it ended when the next one began.
INSERT INTO "group_cycle" ("group_uid", "number", "purchase_uid", "starts_at", "ends_at", "cut_at")
  SELECT c."group_uid", c."number", c."uid", c."debited_at", c."ends_at",
    CASE WHEN c."next_at" < c."ends_at" THEN c."next_at" END
  FROM (
    SELECT p."uid", p."debited_at", a."group_uid",
      p."debited_at" + make_interval(months => f."cycle_months") AS "ends_at",
      row_number() OVER "of_group" AS "number", lead(p."debited_at") OVER "of_group" AS "next_at"
    FROM "host_purchase" p JOIN "account" a ON a."order_uid" = p."order_uid"
      JOIN "account_group" g ON g."uid" = a."group_uid" JOIN "plan_family" f ON f."uid" = g."family_uid"
    WHERE p."state" = 'verified'
    WINDOW "of_group" AS (PARTITION BY a."group_uid" ORDER BY p."debited_at", p."submitted_at", p."uid")
  ) c;

-- Once for each cycle of a group, no longer once for each order: a host is reimbursed as long as the group lives.
ALTER TABLE "reimbursement"
  ADD COLUMN "cycle_uid" UUID,
  ADD COLUMN "limit_sen" BIGINT,
  ADD COLUMN "correction_sen" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "priced_by_uid" UUID;
UPDATE "reimbursement" r SET "cycle_uid" = c."uid", "limit_sen" = r."amount_sen"
  FROM "group_cycle" c WHERE c."purchase_uid" = r."purchase_uid";
ALTER TABLE "reimbursement"
  ALTER COLUMN "cycle_uid" SET NOT NULL,
  ALTER COLUMN "limit_sen" SET NOT NULL,
  ADD CONSTRAINT "reimbursement_cycle_uid_fkey" FOREIGN KEY ("cycle_uid") REFERENCES "group_cycle"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  DROP CONSTRAINT "reimbursement_amount",
  ADD CONSTRAINT "reimbursement_amount" CHECK (
    "amount_sen" > 0 AND "amount_sen" = "provider_price_sen" - "host_share_sen" - "transfer_fee_sen" + "correction_sen");
CREATE UNIQUE INDEX "reimbursement_cycle_uid_key" ON "reimbursement"("cycle_uid");
DROP INDEX "reimbursement_order_uid_key";
CREATE INDEX "reimbursement_order_uid_idx" ON "reimbursement"("order_uid");

-- Each change of an amount that was owed already; the ledger posts the difference.
CREATE TABLE "reimbursement_correction" (
    "uid" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reimbursement_uid" UUID NOT NULL,
    "from_sen" BIGINT NOT NULL,
    "to_sen" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reimbursement_correction_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "reimbursement_correction_change" CHECK ("from_sen" <> "to_sen")
);
CREATE INDEX "reimbursement_correction_reimbursement_uid_at_idx" ON "reimbursement_correction"("reimbursement_uid", "at");
ALTER TABLE "reimbursement_correction"
  ADD CONSTRAINT "reimbursement_correction_reimbursement_uid_fkey" FOREIGN KEY ("reimbursement_uid") REFERENCES "reimbursement"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "reimbursement_correction" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A host buys again for each cycle.
DROP INDEX "host_purchase_open";
CREATE UNIQUE INDEX "host_purchase_open" ON "host_purchase" ("order_uid") WHERE "state" = 'submitted';

-- Hosts do not wait for the full group any more. Only the sentence that the seed wrote: texts of admins stay.
UPDATE "package" SET "description" = replace("description", 'Setelah tagihan terdebit dan grup penuh,', 'Setelah tagihan terdebit,'),
    "version" = "version" + 1
  WHERE "description" LIKE '%Setelah tagihan terdebit dan grup penuh,%';
