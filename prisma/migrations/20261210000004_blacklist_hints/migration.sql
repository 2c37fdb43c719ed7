-- The blacklist recognises contacts in every spelling; only verified e-mails block by themselves. docs/rules/sessions.md#blacklist

-- The same as libs/runtime/src/identity/blacklist-keys.ts, for indexes.
CREATE FUNCTION canonical_email(p_email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com'
      ELSE local || '@' || domain END
    FROM (SELECT regexp_replace(split_part(lower(btrim(p_email)), '@', 1), '(.)\+.*$', '\1') AS local,
      split_part(lower(btrim(p_email)), '@', 2) AS domain) parts
$$;
-- Of a stored number: digits that begin with 62.
CREATE FUNCTION canonical_phone(p_phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(p_phone, '^620+', '62')
$$;
CREATE INDEX "customer_canonical_email" ON "customer" (canonical_email("email"));
CREATE INDEX "customer_canonical_phone" ON "customer" (canonical_phone("phone_number"));
CREATE INDEX "session_canonical_device" ON "session" (lower("device_id"));

-- `certain`: an admin named the e-mail, or its owner had verified it.
ALTER TABLE "blacklist_key" ADD COLUMN "certain" BOOLEAN NOT NULL DEFAULT false;
UPDATE "blacklist_key" k SET "certain" = true WHERE "kind" = 'email' AND NOT EXISTS (
  SELECT FROM "blacklist_match" m JOIN "customer" c ON c."uid" = m."customer_uid"
  WHERE m."entry_uid" = k."entry_uid" AND m."matched_on" = 'customer' AND c."email_verified_at" IS NULL);

CREATE TEMPORARY TABLE "canonical_key" AS
  SELECT "entry_uid", "kind", CASE "kind" WHEN 'email' THEN canonical_email("value") WHEN 'phone' THEN canonical_phone("value")
      ELSE lower("value") END AS "value", bool_or("certain") AS "certain"
  FROM "blacklist_key" WHERE "value" NOT LIKE 'h:%' GROUP BY 1, 2, 3;
DELETE FROM "blacklist_key" WHERE "value" NOT LIKE 'h:%';
INSERT INTO "blacklist_key" ("entry_uid", "kind", "value", "certain") SELECT * FROM "canonical_key";
DROP TABLE "canonical_key";

-- A customer who may be the one whom an entry means: a person decides.
CREATE TABLE "blacklist_hint" (
    "uid" UUID NOT NULL,
    "entry_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "matched_on" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,

    CONSTRAINT "blacklist_hint_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "blacklist_hint_entry_uid_customer_uid_matched_on_key" ON "blacklist_hint"("entry_uid", "customer_uid", "matched_on");
CREATE INDEX "blacklist_hint_customer_uid_idx" ON "blacklist_hint"("customer_uid");
CREATE INDEX "blacklist_hint_state_created_at_idx" ON "blacklist_hint"("state", "created_at");
CREATE INDEX "blacklist_hint_created_at_idx" ON "blacklist_hint"("created_at" DESC);
ALTER TABLE "blacklist_hint" ADD CONSTRAINT "blacklist_hint_entry_uid_fkey" FOREIGN KEY ("entry_uid") REFERENCES "blacklist_entry"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "blacklist_hint" ADD CONSTRAINT "blacklist_hint_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "blacklist_hint"
  ADD CONSTRAINT "blacklist_hint_state" CHECK ("state" IN ('waiting', 'blocked', 'dismissed', 'lapsed')),
  ADD CONSTRAINT "blacklist_hint_on" CHECK ("matched_on" IN ('phone', 'email', 'device'));
