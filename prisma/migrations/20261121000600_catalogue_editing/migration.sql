-- The console edits the catalogue. docs/decisions/0015-catalogue-editing.md

-- Of two admins who edit the same record the second is told so.
ALTER TABLE "category" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "provider" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "plan_family" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "package" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "variant" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE "provider"
  ADD CONSTRAINT "provider_type" CHECK ("type" IN (1, 2)),
  ADD CONSTRAINT "provider_color" CHECK ("color" ~ '^#[0-9a-fA-F]{6}$');
ALTER TABLE "variant" ADD CONSTRAINT "variant_duration" CHECK ("duration_months" BETWEEN 1 AND 60);
-- An order takes its fee out of the total: a price with more fees than total could not be ordered.
ALTER TABLE "price" ADD CONSTRAINT "price_fees" CHECK (coalesce("admin_fee_sen", 0) + "activation_fee_sen" <= "grand_total_sen");

-- A price that has begun is history: what people paid then stays readable.
CREATE FUNCTION refuse_begun_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."valid_from" <= now() THEN
    RAISE EXCEPTION 'price % has begun', OLD."uid" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER "begun_is_history" BEFORE UPDATE OR DELETE ON "price" FOR EACH ROW EXECUTE FUNCTION refuse_begun_price();

-- CreateTable
CREATE TABLE "price_import" (
    "uid" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "unchanged" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "applied_by" TEXT,

    CONSTRAINT "price_import_pkey" PRIMARY KEY ("uid")
);
CREATE INDEX "price_import_created_at_idx" ON "price_import"("created_at" DESC);
ALTER TABLE "price_import" ADD CONSTRAINT "price_import_applied" CHECK (("applied_at" IS NULL) = ("applied_by" IS NULL));
