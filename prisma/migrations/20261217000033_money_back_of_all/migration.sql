-- Paid seats that wait and were written without their due moment. docs/rules/groups.md#money-back
UPDATE "account" SET "money_back_due_at" = "confirmed_at" + interval '72 hours'
WHERE "status" = 4 AND "role" = 'regular' AND "confirmed_at" IS NOT NULL AND "money_back_due_at" IS NULL;
