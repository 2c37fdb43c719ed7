-- A blocked account is not drawn: its rank is published as passed over, and the next one wins. docs/rules/campaigns.md#lottery
ALTER TABLE "campaign_lottery_entry"
  ADD COLUMN "passed_over" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "campaign_lottery_entry_passed_over" CHECK (NOT "passed_over" OR "rank" IS NOT NULL);
