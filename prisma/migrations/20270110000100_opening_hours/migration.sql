-- Opening hours at the console. docs/decisions/0059
INSERT INTO "shop_setting" ("uid", "name") VALUES (gen_random_uuid(), 'openingHours');
