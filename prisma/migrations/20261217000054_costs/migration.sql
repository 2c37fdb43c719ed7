-- All that one admin pays alone counts together, not only what is above the expected. docs/rules/costs.md#two-admins
ALTER TABLE "decided_alone" DROP CONSTRAINT "decided_alone_kind",
  ADD CONSTRAINT "decided_alone_kind" CHECK ("kind" IN ('received', 'line', 'cost', 'account', 'payout', 'spent'));

-- A cost that was booked by mistake is taken back, a large one by two admins. docs/rules/costs.md#mistakes
ALTER TABLE "cost"
  ADD COLUMN "reversal_reason" TEXT,
  ADD COLUMN "reversal_by" TEXT,
  ADD COLUMN "reversal_by_uid" UUID,
  ADD COLUMN "reversal_at" TIMESTAMPTZ(3),
  DROP CONSTRAINT "cost_state",
  ADD CONSTRAINT "cost_state" CHECK ("state" IN ('proposed', 'booked', 'withdrawn', 'reversed')),
  ADD CONSTRAINT "cost_reversal" CHECK (num_nonnulls("reversal_reason", "reversal_by", "reversal_by_uid", "reversal_at") IN (0, 4)
    AND ("state" <> 'reversed' OR "reversal_at" IS NOT NULL) AND ("state" IN ('booked', 'reversed') OR "reversal_at" IS NULL));
