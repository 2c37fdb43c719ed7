-- Families whose provider takes members by an invitation to an e-mail address. docs/rules/groups.md#invitations
ALTER TABLE "plan_family" ADD COLUMN "invites" BOOLEAN NOT NULL DEFAULT false;
UPDATE "plan_family" f SET "invites" = true FROM "provider" p
  WHERE p."uid" = f."provider_uid" AND p."slug" IN (
    'spotify', 'apple-music', 'apple-one', 'apple-one-premier', 'apple-tv', 'youtube', 'google-one', 'google-gemini',
    'microsoft-365', 'canva', 'dropbox', 'ilovepdf', 'kahoot-one', 'duolingo', 'nintendo-switch-online', 'strava',
    'lastpass', 'rekafin');

-- The login of such a group is the host's: it gave a member no access.
DELETE FROM "seat_access" s USING "account" a, "account_group" g, "plan_family" f
  WHERE a."uid" = s."account_uid" AND g."uid" = a."group_uid" AND f."uid" = g."family_uid" AND f."invites"
    AND s."confirmed_by" = 'silence';

-- Seats of these families that are older than a week have been invited without the list.
INSERT INTO "seat_access" ("account_uid", "granted_at", "confirmed_at", "confirmed_by")
  SELECT a."uid", a."confirmed_at", now(), 'silence'
  FROM "account" a JOIN "account_group" g ON g."uid" = a."group_uid" JOIN "plan_family" f ON f."uid" = g."family_uid"
  WHERE f."invites" AND a."role" = 'regular' AND a."status" = 3 AND a."confirmed_at" < now() - interval '7 days'
  ON CONFLICT ("account_uid") DO NOTHING;

-- The work list walks the active seats in this order.
CREATE INDEX "account_active_since" ON "account" ("confirmed_at", "uid") WHERE "role" = 'regular' AND "status" = 3;
