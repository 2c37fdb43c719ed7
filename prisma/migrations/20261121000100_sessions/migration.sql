-- Sessions: one-time codes for the webview, attempts, devices, and access tokens that end with their session.
-- docs/decisions/0010. Refresh tokens have a new form: whoever is signed in signs in once more.
DROP INDEX "session_previous_hash_key";
ALTER TABLE "session"
  DROP COLUMN "previous_hash",
  ADD COLUMN "device_label" TEXT NOT NULL DEFAULT 'Perangkat tidak dikenal',
  ADD COLUMN "device_hash" TEXT,
  ADD COLUMN "generation" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "session_generation" CHECK ("generation" >= 0);

CREATE TABLE "webview_code" (
  "session_uid" UUID NOT NULL,
  "code_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "webview_code_pkey" PRIMARY KEY ("session_uid")
);
CREATE UNIQUE INDEX "webview_code_code_hash_key" ON "webview_code"("code_hash");
ALTER TABLE "webview_code" ADD CONSTRAINT "webview_code_session_uid_fkey"
  FOREIGN KEY ("session_uid") REFERENCES "session"("uid") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "attempt" (
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  "window_ends_at" TIMESTAMPTZ(3) NOT NULL,
  "blocked_until" TIMESTAMPTZ(3),
  CONSTRAINT "attempt_pkey" PRIMARY KEY ("key"),
  CONSTRAINT "attempt_count" CHECK ("count" >= 0)
);
CREATE INDEX "attempt_window_ends_at_idx" ON "attempt"("window_ends_at");

-- Every API process keeps the sessions that ended lately in memory. Told by the database, so that it is heard whoever
-- ends a session; signing out is rare enough for a NOTIFY inside the transaction (docs/decisions/0003).
CREATE INDEX "session_revoked" ON "session" ("revoked_at") WHERE "revoked_at" IS NOT NULL;
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD."uid"::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER UPDATE OF "revoked_at" ON "session"
  FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION tell_session_ended();
CREATE TRIGGER session_deleted AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
