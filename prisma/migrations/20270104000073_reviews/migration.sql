-- What the owner of a seat says about it after the first paid period. docs/rules/reviews.md
CREATE TABLE "review" (
  "uid" UUID NOT NULL,
  "account_uid" UUID NOT NULL,
  "provider_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "plan" TEXT NOT NULL,
  "stars" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'waiting',
  "written_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_at" TIMESTAMPTZ(3),
  "decided_by" TEXT,
  "reason" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "review_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "review_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "review_provider_uid_fkey" FOREIGN KEY ("provider_uid") REFERENCES "provider" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "review_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "review_stars" CHECK ("stars" BETWEEN 1 AND 5),
  CONSTRAINT "review_state" CHECK ("state" IN ('waiting', 'shown', 'hidden', 'rejected')),
  CONSTRAINT "review_decided" CHECK (CASE "state" WHEN 'waiting' THEN num_nonnulls("decided_at", "decided_by", "reason") = 0
    ELSE num_nonnulls("decided_at", "decided_by") = 2 END),
  CONSTRAINT "review_reason" CHECK (("reason" IS NOT NULL) = ("state" IN ('hidden', 'rejected')))
);
CREATE UNIQUE INDEX "review_account_uid_key" ON "review" ("account_uid");
CREATE INDEX "review_provider_uid_state_written_at_idx" ON "review" ("provider_uid", "state", "written_at");
CREATE INDEX "review_state_written_at_idx" ON "review" ("state", "written_at");
CREATE INDEX "review_customer_uid_idx" ON "review" ("customer_uid");
-- The console lists them without a filter.
CREATE INDEX "review_written_at_uid_idx" ON "review" ("written_at", "uid");
