-- AlterTable
ALTER TABLE "customer" ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "account_link" (
    "uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "previous_email" TEXT,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_link_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "forgotten_password" (
    "uid" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "forgotten_password_pkey" PRIMARY KEY ("uid")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_link_token_hash_key" ON "account_link"("token_hash");

-- CreateIndex
CREATE INDEX "account_link_customer_uid_purpose_created_at_idx" ON "account_link"("customer_uid", "purpose", "created_at");

-- CreateIndex
CREATE INDEX "account_link_expires_at_idx" ON "account_link"("expires_at");

-- AddForeignKey
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must hold whatever the code does
ALTER TABLE "account_link"
  ADD CONSTRAINT "account_link_purpose" CHECK ("purpose" IN ('verify-email', 'forget-password', 'reset-password', 'change-email')),
  ADD CONSTRAINT "account_link_end" CHECK ("used_at" IS NULL OR "ended_at" IS NULL),
  ADD CONSTRAINT "account_link_email_lower" CHECK ("email" = lower("email"));
-- A newer link ends the older one: of each purpose a customer has one that may still be used.
CREATE UNIQUE INDEX "account_link_open" ON "account_link" ("customer_uid", "purpose")
  WHERE "used_at" IS NULL AND "ended_at" IS NULL;
