-- What one admin has decided without a second one, so that parts of an amount count together. docs/rules/payments.md#two-admins
CREATE TABLE "decided_alone" (
  "kind" TEXT NOT NULL,
  "subject_uid" UUID NOT NULL,
  "by_uid" UUID NOT NULL,
  "amount_sen" BIGINT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "decided_alone_pkey" PRIMARY KEY ("kind", "subject_uid"),
  CONSTRAINT "decided_alone_kind" CHECK ("kind" IN ('received', 'line', 'cost', 'account', 'payout')),
  CONSTRAINT "decided_alone_amount" CHECK ("amount_sen" > 0)
);
CREATE INDEX "decided_alone_by_uid_kind_at_idx" ON "decided_alone" ("by_uid", "kind", "at");
