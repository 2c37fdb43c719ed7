-- Whom customers pay, and the sites in place of pages of the shop. docs/rules/shop.md#settings
INSERT INTO "shop_setting" ("uid", "name")
SELECT gen_random_uuid(), unnest(ARRAY['contactUrl', 'reportProblemUrl', 'blogUrl', 'companyName', 'companyAddress', 'companyRegistration'])
ON CONFLICT ("name") DO NOTHING;
