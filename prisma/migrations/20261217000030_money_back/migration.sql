-- When a paid seat that waits is offered its money back. docs/rules/groups.md#money-back
ALTER TABLE "account" ADD COLUMN "money_back_due_at" TIMESTAMPTZ(3), ADD COLUMN "money_back_offered_at" TIMESTAMPTZ(3);

UPDATE "account" SET "money_back_due_at" = "confirmed_at" + interval '72 hours'
WHERE "status" = 4 AND "role" = 'regular' AND "confirmed_at" IS NOT NULL;

-- What the sweep looks for.
CREATE INDEX "account_money_back_due" ON "account" ("money_back_due_at")
  WHERE "money_back_due_at" IS NOT NULL AND "money_back_offered_at" IS NULL;
