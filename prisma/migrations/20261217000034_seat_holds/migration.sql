-- An offered seat is held for a while for the one to whom it is offered. docs/rules/groups.md#waiting-list
ALTER TABLE "waiting_entry" ADD COLUMN "offered_group_uid" UUID, ADD COLUMN "held_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT "waiting_entry_offered_group_uid_fkey" FOREIGN KEY ("offered_group_uid") REFERENCES "account_group" ("uid") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "waiting_entry_hold" CHECK ("held_until" IS NULL OR "offered_at" IS NOT NULL);

-- The holds of a group, and what the sweep looks for.
CREATE INDEX "waiting_entry_held" ON "waiting_entry" ("offered_group_uid") WHERE "held_until" IS NOT NULL;
CREATE INDEX "waiting_entry_held_until" ON "waiting_entry" ("held_until") WHERE "held_until" IS NOT NULL;
