-- What an owner changes at the console, and admins by their ids. docs/decisions/0043
CREATE TABLE "shop_setting" (
    "uid" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB,
    "changed_at" TIMESTAMPTZ(3),
    "changed_by" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "shop_setting_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "shop_setting_name_key" ON "shop_setting"("name");
INSERT INTO "shop_setting" ("uid", "name")
SELECT gen_random_uuid(), unnest(ARRAY['refundApprovalFrom', 'payoutApprovalFrom', 'contactEmail', 'contactWhatsapp']);

CREATE FUNCTION notify_shop_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_settings', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "notify" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_setting" FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_settings();

ALTER TABLE "payment_method" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- Four eyes compare these; null: the system, or an admin of before.
ALTER TABLE "refund" ADD COLUMN "by_uid" UUID, ADD COLUMN "approved_by_uid" UUID;
ALTER TABLE "payout" ADD COLUMN "approved_by_uid" UUID;
