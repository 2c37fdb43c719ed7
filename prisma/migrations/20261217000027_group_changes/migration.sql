-- An admin replaces a host, moves a member, merges two groups or closes one. docs/decisions/0040
-- A closed group has no seats to give, so that matching needs to know nothing of it.
ALTER TABLE "account_group" ADD COLUMN "closed_at" TIMESTAMPTZ(3);
ALTER TABLE "account_group" ADD CONSTRAINT "account_group_closed"
  CHECK ("closed_at" IS NULL OR cardinality("free_host_seats") + cardinality("free_regular_seats") = 0);

-- What was done, once for each preview: the same one again is the same press of a button.
CREATE TABLE "group_change" (
  "uid" UUID NOT NULL,
  "group_uid" UUID NOT NULL,
  "action" TEXT NOT NULL,
  "digest" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "group_change_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "group_change_action" CHECK ("action" IN ('replace-host', 'move-member', 'merge', 'close'))
);
CREATE UNIQUE INDEX "group_change_group_uid_digest_key" ON "group_change" ("group_uid", "digest");
ALTER TABLE "group_change" ADD CONSTRAINT "group_change_group_uid_fkey"
  FOREIGN KEY ("group_uid") REFERENCES "account_group" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A seat that moves leaves an access behind in each group.
ALTER TABLE "access_removal" ADD COLUMN "uid" UUID;
UPDATE "access_removal" SET "uid" = "account_uid";
ALTER TABLE "access_removal" ALTER COLUMN "uid" SET NOT NULL;
ALTER TABLE "access_removal" DROP CONSTRAINT "access_removal_pkey";
ALTER TABLE "access_removal" ADD CONSTRAINT "access_removal_pkey" PRIMARY KEY ("uid");
CREATE UNIQUE INDEX "access_removal_account_uid_group_uid_key" ON "access_removal" ("account_uid", "group_uid");
DROP INDEX "access_removal_created_at";
DROP INDEX "access_removal_open";
CREATE INDEX "access_removal_created_at" ON "access_removal" ("created_at", "uid");
CREATE INDEX "access_removal_open" ON "access_removal" ("created_at", "uid") WHERE "done_at" IS NULL;
