-- What one admin verifies and releases above the claim of a host counts with what is decided alone. docs/rules/hosts.md#limit
ALTER TABLE "decided_alone" DROP CONSTRAINT "decided_alone_kind",
  ADD CONSTRAINT "decided_alone_kind" CHECK ("kind" IN ('received', 'line', 'cost', 'account', 'debit', 'payout', 'spent'));

-- An admin may correct a claim before it is verified: what the host has claimed is kept.
ALTER TABLE "host_purchase" ADD COLUMN "first_claimed_sen" BIGINT;
