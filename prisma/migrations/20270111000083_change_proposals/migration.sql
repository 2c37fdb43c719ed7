-- A change that two admins agree on: the first one has proposed it, and another one wants the same. docs/rules/shop.md#two-owners
CREATE TABLE "change_proposal" (
    "kind" TEXT NOT NULL,
    "subject_uid" UUID NOT NULL,
    "value" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "by_uid" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "change_proposal_pkey" PRIMARY KEY ("kind", "subject_uid"),
    CONSTRAINT "change_proposal_kind" CHECK ("kind" IN ('shop-settings', 'payment-methods'))
);
