-- All that one admin pays alone counts together, not only what is above the expected. docs/rules/costs.md#two-admins
ALTER TABLE "decided_alone" DROP CONSTRAINT "decided_alone_kind",
  ADD CONSTRAINT "decided_alone_kind" CHECK ("kind" IN ('received', 'line', 'cost', 'account', 'payout', 'spent'));
