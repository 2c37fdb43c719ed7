-- A slot keeps the fee that it was sold with. docs/rules/venues.md#slots
ALTER TABLE "venue_slot" ADD COLUMN "fee_percent" INTEGER NOT NULL DEFAULT 0;
UPDATE "venue_slot" t SET "fee_percent" = v."fee_percent" FROM "venue" v WHERE v."uid" = t."venue_uid" AND t."booker_uid" IS NOT NULL;

-- A payout that was paid keeps its batch when an erasure removes its account. docs/rules/privacy.md#export-and-erasure
ALTER TABLE "payout" DROP CONSTRAINT "payout_batched",
  ADD CONSTRAINT "payout_batched" CHECK ("batch_uid" IS NULL OR "state" = 'paid' OR ("state" = 'approved' AND "account_number" IS NOT NULL));
