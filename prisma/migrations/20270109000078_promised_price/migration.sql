-- What a plan costs is kept with the purchase, as its seats were sold: the family's price may change before it is booked.
ALTER TABLE "shop_purchase" ADD COLUMN "plan_price_sen" BIGINT, ADD COLUMN "members_sen" BIGINT;
ALTER TABLE "reimbursement" ADD COLUMN "members_sen" BIGINT;

-- Why an admin has closed a season before its end, which those who had paid read.
ALTER TABLE "qurban_season" ADD COLUMN "closed_for" TEXT;

-- What was bought before was booked by the price of the family.
UPDATE "shop_purchase" p SET "plan_price_sen" = f."provider_price_sen"
FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid"
WHERE g."uid" = p."group_uid" AND p."bought_at" IS NOT NULL;
