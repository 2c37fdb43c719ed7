-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "category" (
    "uid" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "category_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "provider" (
    "uid" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category_uid" UUID NOT NULL,
    "type" INTEGER NOT NULL DEFAULT 1,
    "color" TEXT NOT NULL,
    "tagline" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "plan_family" (
    "uid" UUID NOT NULL,
    "provider_uid" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "host_seats" INTEGER NOT NULL,
    "regular_seats" INTEGER NOT NULL,
    "tv_slots" INTEGER,
    "starts_when_confirmed" INTEGER,
    "provider_price_sen" BIGINT,
    "transfer_fee_sen" BIGINT NOT NULL DEFAULT 75000,

    CONSTRAINT "plan_family_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "package" (
    "uid" UUID NOT NULL,
    "provider_uid" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "is_host" BOOLEAN NOT NULL,
    "is_po" BOOLEAN NOT NULL,
    "needs_tv" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "package_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "variant" (
    "uid" UUID NOT NULL,
    "package_uid" UUID NOT NULL,
    "family_uid" UUID NOT NULL,
    "duration_months" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "variant_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "price" (
    "uid" UUID NOT NULL,
    "variant_uid" UUID NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "grand_total_sen" BIGINT NOT NULL,
    "provider_price_sen" BIGINT,
    "taxed" BOOLEAN NOT NULL DEFAULT false,
    "admin_fee_sen" BIGINT,
    "activation_fee_sen" BIGINT NOT NULL DEFAULT 0,
    "derived" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "price_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "price_notice" (
    "uid" UUID NOT NULL,
    "provider_uid" UUID NOT NULL,
    "effective_on" DATE NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "price_notice_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "customer" (
    "uid" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "avatar" TEXT,
    "blocked_at" TIMESTAMPTZ(3),
    "blocked_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "session" (
    "uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "device_id" TEXT NOT NULL,
    "device_os" TEXT NOT NULL,
    "refresh_hash" TEXT NOT NULL,
    "previous_hash" TEXT,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "admin" (
    "uid" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "account_group" (
    "uid" UUID NOT NULL,
    "family_uid" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "size" INTEGER NOT NULL,
    "free_host_seats" INTEGER[],
    "free_regular_seats" INTEGER[],
    "tv_slots" INTEGER,
    "tv_taken" INTEGER NOT NULL DEFAULT 0,
    "last_seat" INTEGER NOT NULL DEFAULT 0,
    "fill_epoch" INTEGER NOT NULL DEFAULT 0,
    "filled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_group_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "account" (
    "uid" UUID NOT NULL,
    "group_uid" UUID NOT NULL,
    "order_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "seat_number" INTEGER NOT NULL,
    "needs_tv" BOOLEAN NOT NULL DEFAULT false,
    "status" INTEGER NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "pending_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "account_history" (
    "id" BIGSERIAL NOT NULL,
    "account_uid" UUID NOT NULL,
    "from_status" INTEGER,
    "to_status" INTEGER NOT NULL,
    "why" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "event_uid" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "host_purchase" (
    "uid" UUID NOT NULL,
    "order_uid" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "claimed_sen" BIGINT NOT NULL,
    "debited_at" TIMESTAMPTZ(3) NOT NULL,
    "bank_name" TEXT,
    "account_number" TEXT,
    "account_name" TEXT,
    "provider_price_sen" BIGINT,
    "proof_uid" UUID NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "host_purchase_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "reimbursement" (
    "uid" UUID NOT NULL,
    "order_uid" UUID NOT NULL,
    "purchase_uid" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "provider_price_sen" BIGINT NOT NULL,
    "host_share_sen" BIGINT NOT NULL,
    "transfer_fee_sen" BIGINT NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "approved_by" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "paid_by" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "reference" TEXT,
    "proof_uid" UUID,
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reimbursement_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "uid" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "ledger_posting" (
    "id" BIGSERIAL NOT NULL,
    "entry_uid" UUID NOT NULL,
    "account" TEXT NOT NULL,
    "amount_sen" BIGINT NOT NULL,

    CONSTRAINT "ledger_posting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "uid" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "set_aside_at" TIMESTAMPTZ(3),
    "set_aside_reason" TEXT,
    "redrives" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox" (
    "consumer" TEXT NOT NULL,
    "event_uid" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_pkey" PRIMARY KEY ("event_uid","consumer")
);

-- CreateTable
CREATE TABLE "notification" (
    "uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "event_uid" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "link" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "email_state" TEXT NOT NULL DEFAULT 'waiting',
    "emailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "uid" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "actor_uid" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_uid" UUID NOT NULL,
    "reason" TEXT,
    "change" JSONB,
    "ip" TEXT,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "order" (
    "uid" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "customer_uid" UUID NOT NULL,
    "package_uid" UUID NOT NULL,
    "variant_uid" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "grand_total_sen" BIGINT NOT NULL,
    "fee_sen" BIGINT NOT NULL DEFAULT 0,
    "host_share_sen" BIGINT NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "idempotency_key" TEXT,
    "retry_key" TEXT,
    "request_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "order_history" (
    "id" BIGSERIAL NOT NULL,
    "order_uid" UUID NOT NULL,
    "from_status" INTEGER,
    "to_status" INTEGER NOT NULL,
    "why" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_method" (
    "uid" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "bank_name" TEXT NOT NULL,
    "account_number" TEXT NOT NULL,
    "account_name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "payment_method_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "payment" (
    "uid" UUID NOT NULL,
    "order_uid" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "bank_from" TEXT NOT NULL,
    "account_name" TEXT NOT NULL,
    "proof_uid" UUID NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "proof" (
    "uid" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "proof_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "refund" (
    "uid" UUID NOT NULL,
    "order_uid" UUID NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "fee_sen" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("uid")
);

-- CreateIndex
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "provider_slug_key" ON "provider"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "plan_family_slug_key" ON "plan_family"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "package_slug_key" ON "package"("slug");

-- CreateIndex
CREATE INDEX "package_provider_uid_idx" ON "package"("provider_uid");

-- CreateIndex
CREATE UNIQUE INDEX "variant_package_uid_duration_months_key" ON "variant"("package_uid", "duration_months");

-- CreateIndex
CREATE UNIQUE INDEX "price_variant_uid_valid_from_key" ON "price"("variant_uid", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "price_notice_provider_uid_effective_on_key" ON "price_notice"("provider_uid", "effective_on");

-- CreateIndex
CREATE UNIQUE INDEX "customer_email_key" ON "customer"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_refresh_hash_key" ON "session"("refresh_hash");

-- CreateIndex
CREATE UNIQUE INDEX "session_previous_hash_key" ON "session"("previous_hash");

-- CreateIndex
CREATE INDEX "session_customer_uid_idx" ON "session"("customer_uid");

-- CreateIndex
CREATE UNIQUE INDEX "admin_email_key" ON "admin"("email");

-- CreateIndex
CREATE INDEX "account_group_family_uid_created_at_idx" ON "account_group"("family_uid", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "account_order_uid_key" ON "account"("order_uid");

-- CreateIndex
CREATE INDEX "account_group_uid_idx" ON "account"("group_uid");

-- CreateIndex
CREATE INDEX "account_history_account_uid_idx" ON "account_history"("account_uid");

-- CreateIndex
CREATE INDEX "host_purchase_order_uid_idx" ON "host_purchase"("order_uid");

-- CreateIndex
CREATE UNIQUE INDEX "reimbursement_order_uid_key" ON "reimbursement"("order_uid");

-- CreateIndex
CREATE UNIQUE INDEX "reimbursement_purchase_uid_key" ON "reimbursement"("purchase_uid");

-- CreateIndex
CREATE INDEX "reimbursement_state_due_at_idx" ON "reimbursement"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_kind_cause_key" ON "ledger_entry"("kind", "cause");

-- CreateIndex
CREATE INDEX "ledger_posting_entry_uid_idx" ON "ledger_posting"("entry_uid");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_uid_key" ON "outbox"("uid");

-- CreateIndex
CREATE INDEX "notification_customer_uid_created_at_idx" ON "notification"("customer_uid", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notification_event_uid_kind_customer_uid_key" ON "notification"("event_uid", "kind", "customer_uid");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subject_uid_idx" ON "audit_log"("subject_uid");

-- CreateIndex
CREATE UNIQUE INDEX "order_number_key" ON "order"("number");

-- CreateIndex
CREATE INDEX "order_customer_uid_created_at_idx" ON "order"("customer_uid", "created_at" DESC);

-- CreateIndex
CREATE INDEX "order_history_order_uid_idx" ON "order_history"("order_uid");

-- CreateIndex
CREATE UNIQUE INDEX "payment_method_bank_name_account_number_key" ON "payment_method"("bank_name", "account_number");

-- CreateIndex
CREATE INDEX "payment_order_uid_idx" ON "payment"("order_uid");

-- CreateIndex
CREATE INDEX "payment_state_submitted_at_idx" ON "payment"("state", "submitted_at");

-- CreateIndex
CREATE UNIQUE INDEX "proof_key_key" ON "proof"("key");

-- CreateIndex
CREATE UNIQUE INDEX "refund_order_uid_key" ON "refund"("order_uid");

-- AddForeignKey
ALTER TABLE "provider" ADD CONSTRAINT "provider_category_uid_fkey" FOREIGN KEY ("category_uid") REFERENCES "category"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_family" ADD CONSTRAINT "plan_family_provider_uid_fkey" FOREIGN KEY ("provider_uid") REFERENCES "provider"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "package" ADD CONSTRAINT "package_provider_uid_fkey" FOREIGN KEY ("provider_uid") REFERENCES "provider"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant" ADD CONSTRAINT "variant_package_uid_fkey" FOREIGN KEY ("package_uid") REFERENCES "package"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant" ADD CONSTRAINT "variant_family_uid_fkey" FOREIGN KEY ("family_uid") REFERENCES "plan_family"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price" ADD CONSTRAINT "price_variant_uid_fkey" FOREIGN KEY ("variant_uid") REFERENCES "variant"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_notice" ADD CONSTRAINT "price_notice_provider_uid_fkey" FOREIGN KEY ("provider_uid") REFERENCES "provider"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_group" ADD CONSTRAINT "account_group_family_uid_fkey" FOREIGN KEY ("family_uid") REFERENCES "plan_family"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_group_uid_fkey" FOREIGN KEY ("group_uid") REFERENCES "account_group"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_history" ADD CONSTRAINT "account_history_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "host_purchase" ADD CONSTRAINT "host_purchase_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "host_purchase" ADD CONSTRAINT "host_purchase_proof_uid_fkey" FOREIGN KEY ("proof_uid") REFERENCES "proof"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reimbursement" ADD CONSTRAINT "reimbursement_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reimbursement" ADD CONSTRAINT "reimbursement_purchase_uid_fkey" FOREIGN KEY ("purchase_uid") REFERENCES "host_purchase"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reimbursement" ADD CONSTRAINT "reimbursement_proof_uid_fkey" FOREIGN KEY ("proof_uid") REFERENCES "proof"("uid") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_entry_uid_fkey" FOREIGN KEY ("entry_uid") REFERENCES "ledger_entry"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_package_uid_fkey" FOREIGN KEY ("package_uid") REFERENCES "package"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_variant_uid_fkey" FOREIGN KEY ("variant_uid") REFERENCES "variant"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_proof_uid_fkey" FOREIGN KEY ("proof_uid") REFERENCES "proof"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
