-- The shop's pages elsewhere, which an owner fills in at the console.
INSERT INTO "shop_setting" ("uid", "name")
SELECT gen_random_uuid(), unnest(ARRAY['contactInstagram', 'contactTwitter', 'contactLinkedin']);
