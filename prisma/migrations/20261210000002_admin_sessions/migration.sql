-- A sign-in to the console that can be ended. Replaces `generation`: every admin signs in once more.
-- docs/decisions/0027
CREATE TABLE "admin_session" (
    "uid" UUID NOT NULL,
    "admin_uid" UUID NOT NULL,
    "device_label" TEXT NOT NULL,
    "device_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_session_pkey" PRIMARY KEY ("uid")
);
CREATE INDEX "admin_session_admin_uid_created_at_idx" ON "admin_session"("admin_uid", "created_at");
CREATE INDEX "admin_session_created_at_idx" ON "admin_session"("created_at");
ALTER TABLE "admin_session" ADD CONSTRAINT "admin_session_admin_uid_fkey" FOREIGN KEY ("admin_uid") REFERENCES "admin"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "admin" DROP COLUMN "generation";
