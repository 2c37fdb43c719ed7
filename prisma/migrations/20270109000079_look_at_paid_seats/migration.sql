-- A paid seat that waited for others in a group that runs already is looked at once more: nothing else would, before something
-- happens in its group. docs/rules/groups.md#activation
INSERT INTO "outbox" ("uid", "name", "payload")
SELECT gen_random_uuid(), 'seat.freed', jsonb_build_object('groupUid', g."uid") FROM "account_group" g
WHERE g."closed_at" IS NULL
  AND EXISTS (SELECT FROM "account" a
    WHERE a."group_uid" = g."uid" AND a."role" = 'regular' AND a."status" = 4 AND a."confirmed_at" IS NOT NULL)
  AND (EXISTS (SELECT FROM "account" a WHERE a."group_uid" = g."uid" AND a."status" = 3)
    OR EXISTS (SELECT FROM "shop_purchase" p WHERE p."group_uid" = g."uid" AND p."bought_at" IS NOT NULL));
