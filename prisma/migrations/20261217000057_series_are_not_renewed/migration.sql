-- A series of treatments is bought once: no provider renews it, and no next cycle is asked for. docs/rules/hosts.md#shop-purchases
ALTER TABLE "shop_purchase" DROP CONSTRAINT "shop_purchase_bought";
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_bought" CHECK (
  num_nulls("bought_at", "bought_by", "account", "cost_sen") IN (0, 4)
  AND (("renews_on" IS NULL AND "ask_next_at" IS NULL) OR "bought_at" IS NOT NULL));
UPDATE "shop_purchase" s SET "renews_on" = NULL, "ask_next_at" = NULL FROM "account_group" g
WHERE g."uid" = s."group_uid" AND EXISTS (
  SELECT FROM "variant" v JOIN "package" p ON p."uid" = v."package_uid"
  WHERE v."family_uid" = g."family_uid" AND p."voucher_treatments" IS NOT NULL);
