-- A second step at the console's sign-in. docs/decisions/0042
CREATE TABLE "admin_second_factor" (
    "admin_uid" UUID NOT NULL,
    "version" UUID NOT NULL,
    "key_version" INTEGER NOT NULL,
    "wrapped_key" BYTEA NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "admin_second_factor_pkey" PRIMARY KEY ("admin_uid")
);
CREATE INDEX "admin_second_factor_key_version_idx" ON "admin_second_factor"("key_version");
ALTER TABLE "admin_second_factor" ADD CONSTRAINT "admin_second_factor_admin_uid_fkey" FOREIGN KEY ("admin_uid") REFERENCES "admin"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "admin_recovery_code" (
    "admin_uid" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_recovery_code_pkey" PRIMARY KEY ("admin_uid", "code_hash")
);
ALTER TABLE "admin_recovery_code" ADD CONSTRAINT "admin_recovery_code_admin_uid_fkey" FOREIGN KEY ("admin_uid") REFERENCES "admin"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "admin_session" ADD COLUMN "second_factor_at" TIMESTAMPTZ(3);
