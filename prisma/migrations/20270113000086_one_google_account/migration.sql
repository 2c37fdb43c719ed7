-- Google's own mail has many spellings for one account. Where two spellings have joined, the newest counts.
CREATE TEMPORARY TABLE named AS
SELECT p."household", p."email_hash", p."order_uid", o."created_at",
  translate(rtrim(encode(sha256(convert_to(canonical_email(e."account_email"), 'UTF8')), 'base64'), '='), '+/', '-_') AS hash
FROM "provider_account" p JOIN "order_eligibility" e ON e."order_uid" = p."order_uid" JOIN "order" o ON o."uid" = p."order_uid"
WHERE p."household" = 'google' AND split_part(lower(e."account_email"), '@', 2) IN ('gmail.com', 'googlemail.com');
DELETE FROM "provider_account" p USING named n WHERE p."household" = n."household" AND p."email_hash" = n."email_hash";
INSERT INTO "provider_account" ("household", "email_hash", "order_uid")
SELECT DISTINCT ON (hash) "household", hash, "order_uid" FROM named ORDER BY hash, "created_at" DESC
ON CONFLICT DO NOTHING;
DROP TABLE named;
