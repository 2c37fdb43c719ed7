-- The browser of a blocked customer is known by the cookie of the server too. docs/rules/sessions.md#blacklist
CREATE INDEX "session_browser" ON "session" (('cookie:' || lower("device_hash")));

-- Blocks of before: the browsers that their customers have used, as far as sessions still know them.
INSERT INTO "blacklist_key" ("entry_uid", "kind", "value", "certain")
SELECT DISTINCT m."entry_uid", 'device', 'cookie:' || lower(s."device_hash"), false
FROM "blacklist_match" m
JOIN "blacklist_entry" e ON e."uid" = m."entry_uid" AND e."state" = 'active'
JOIN "session" s ON s."customer_uid" = m."customer_uid" AND s."device_hash" IS NOT NULL
WHERE m."matched_on" = 'customer'
ON CONFLICT DO NOTHING;
