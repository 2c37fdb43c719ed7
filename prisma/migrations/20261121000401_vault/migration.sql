-- The login of a group, sealed, with who saw it; and members who ask for help. docs/decisions/0013.

-- CreateTable
CREATE TABLE "follow_up" (
    "uid" UUID NOT NULL,
    "account_uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "answered_by" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follow_up_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "vault_key" (
    "version" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vault_key_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "group_credential" (
    "group_uid" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "key_version" INTEGER NOT NULL,
    "wrapped_key" BYTEA NOT NULL,
    "sealed" BYTEA NOT NULL,
    "stored_by" TEXT NOT NULL,
    "stored_uid" UUID NOT NULL,
    "stored_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_credential_pkey" PRIMARY KEY ("group_uid")
);

-- CreateTable
CREATE TABLE "credential_access" (
    "id" BIGSERIAL NOT NULL,
    "group_uid" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "account_uid" UUID,
    "admin_name" TEXT,
    "ip" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credential_access_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "follow_up_state_created_at_idx" ON "follow_up"("state", "created_at");

-- CreateIndex
CREATE INDEX "follow_up_customer_uid_idx" ON "follow_up"("customer_uid");

-- CreateIndex
CREATE INDEX "credential_access_group_uid_id_idx" ON "credential_access"("group_uid", "id" DESC);

-- AddForeignKey
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_credential" ADD CONSTRAINT "group_credential_group_uid_fkey" FOREIGN KEY ("group_uid") REFERENCES "account_group"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_credential" ADD CONSTRAINT "group_credential_key_version_fkey" FOREIGN KEY ("key_version") REFERENCES "vault_key"("version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credential_access" ADD CONSTRAINT "credential_access_group_uid_fkey" FOREIGN KEY ("group_uid") REFERENCES "account_group"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credential_access" ADD CONSTRAINT "credential_access_account_uid_fkey" FOREIGN KEY ("account_uid") REFERENCES "account"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must hold whatever the code does.
ALTER TABLE "vault_key"
  ADD CONSTRAINT "vault_key_version" CHECK ("version" >= 1),
  ADD CONSTRAINT "vault_key_fingerprint" CHECK ("fingerprint" ~ '^[0-9a-f]{64}$');

-- iv (12) and tag (16) stand before every ciphertext; a data key has 32 bytes.
ALTER TABLE "group_credential"
  ADD CONSTRAINT "group_credential_version" CHECK ("version" >= 1),
  ADD CONSTRAINT "group_credential_sealed" CHECK (octet_length("wrapped_key") = 60 AND octet_length("sealed") > 28),
  ADD CONSTRAINT "group_credential_stored_by" CHECK ("stored_by" IN ('host', 'admin'));

ALTER TABLE "credential_access"
  ADD CONSTRAINT "credential_access_kind" CHECK ("kind" IN ('stored', 'revealed')),
  ADD CONSTRAINT "credential_access_who" CHECK (("account_uid" IS NULL) <> ("admin_name" IS NULL)),
  -- An admin fills the vault and never looks into it.
  ADD CONSTRAINT "credential_access_reveal" CHECK ("kind" = 'stored' OR "account_uid" IS NOT NULL);

-- Append-only, but for the address: it is personal data, which a customer may have erased.
CREATE FUNCTION forget_address_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."ip" IS NULL AND (to_jsonb(NEW) - 'ip') = (to_jsonb(OLD) - 'ip') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "address_only" BEFORE UPDATE ON "credential_access" FOR EACH ROW EXECUTE FUNCTION forget_address_only();
CREATE TRIGGER "append_only" BEFORE DELETE OR TRUNCATE ON "credential_access" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "follow_up"
  ADD CONSTRAINT "follow_up_topic" CHECK ("topic" IN ('login', 'seat', 'payment', 'other')),
  ADD CONSTRAINT "follow_up_state" CHECK ("state" IN ('open', 'answered', 'closed')),
  ADD CONSTRAINT "follow_up_answer" CHECK (
    ("answer" IS NULL) = ("answered_at" IS NULL) AND ("answer" IS NULL) = ("answered_by" IS NULL)
    AND ("state" <> 'open' OR "answer" IS NULL) AND ("state" <> 'answered' OR "answer" IS NOT NULL)
  ),
  ADD CONSTRAINT "follow_up_closed" CHECK (("state" = 'closed') = ("closed_at" IS NOT NULL) AND ("closed_at" IS NULL) = ("closed_by" IS NULL));
-- A second press is the same question.
CREATE UNIQUE INDEX "follow_up_open" ON "follow_up" ("account_uid") WHERE "state" = 'open';
