-- CreateTable
CREATE TABLE "order_eligibility" (
    "order_uid" UUID NOT NULL,
    "account_email" TEXT,
    "answers" JSONB NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_eligibility_pkey" PRIMARY KEY ("order_uid")
);

-- CreateTable
CREATE TABLE "provider_account" (
    "household" TEXT NOT NULL,
    "email_hash" TEXT NOT NULL,
    "order_uid" UUID NOT NULL,

    CONSTRAINT "provider_account_pkey" PRIMARY KEY ("household","email_hash")
);

-- CreateTable
CREATE TABLE "voucher" (
    "uid" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "order_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "treatments" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "use_by" TIMESTAMPTZ(3) NOT NULL,
    "first_used_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "voucher_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "voucher_use" (
    "voucher_uid" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,
    "recorded_by" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "voucher_use_pkey" PRIMARY KEY ("voucher_uid","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_account_order_uid_key" ON "provider_account"("order_uid");

-- CreateIndex
CREATE UNIQUE INDEX "voucher_code_key" ON "voucher"("code");

-- CreateIndex
CREATE UNIQUE INDEX "voucher_order_uid_key" ON "voucher"("order_uid");

-- CreateIndex
CREATE INDEX "voucher_customer_uid_idx" ON "voucher"("customer_uid");

-- AddForeignKey
ALTER TABLE "order_eligibility" ADD CONSTRAINT "order_eligibility_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_voucher_uid_fkey" FOREIGN KEY ("voucher_uid") REFERENCES "voucher"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What must hold whatever the code does.
ALTER TABLE "order_eligibility" ADD CONSTRAINT "order_eligibility_email_lower" CHECK ("account_email" = lower("account_email"));
ALTER TABLE "provider_account" ADD CONSTRAINT "provider_account_household" CHECK ("household" IN ('spotify', 'apple', 'google'));
ALTER TABLE "voucher"
  ADD CONSTRAINT "voucher_state" CHECK ("state" IN ('issued', 'in-use', 'finished', 'expired', 'voided')),
  ADD CONSTRAINT "voucher_used" CHECK ("treatments" >= 1 AND "used" BETWEEN 0 AND "treatments"),
  ADD CONSTRAINT "voucher_first_use" CHECK (("used" = 0) = ("first_used_at" IS NULL) AND "first_used_at" <= "use_by" AND "issued_at" < "use_by"),
  ADD CONSTRAINT "voucher_unused" CHECK ("state" NOT IN ('issued', 'expired') OR "used" = 0),
  ADD CONSTRAINT "voucher_finished" CHECK (("state" = 'finished') = ("used" = "treatments") OR "state" = 'voided');
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_number" CHECK ("number" >= 1);
CREATE INDEX "voucher_due" ON "voucher" ("use_by") WHERE "state" = 'issued';
