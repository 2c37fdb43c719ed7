-- Edits of the price scheme: entries, eligibility rules and dated notices that an admin has changed.
ALTER TABLE "price_notice" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "price_notice" ADD CONSTRAINT "price_notice_text" CHECK (char_length("text") BETWEEN 3 AND 500);

CREATE TABLE "scheme_edit" (
    "uid" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "edits" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scheme_edit_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "scheme_edit_edits" CHECK (jsonb_typeof("edits") = 'object'),
    CONSTRAINT "scheme_edit_version" CHECK ("version" >= 1)
);
CREATE UNIQUE INDEX "scheme_edit_slug_key" ON "scheme_edit"("slug");

CREATE TABLE "eligibility_edit" (
    "uid" UUID NOT NULL,
    "package_uid" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "text" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "eligibility_edit_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "eligibility_edit_text" CHECK (char_length("text") BETWEEN 3 AND 300),
    CONSTRAINT "eligibility_edit_version" CHECK ("version" >= 1)
);
CREATE UNIQUE INDEX "eligibility_edit_package_uid_rule_key" ON "eligibility_edit"("package_uid", "rule");
ALTER TABLE "eligibility_edit" ADD CONSTRAINT "eligibility_edit_package_uid_fkey"
  FOREIGN KEY ("package_uid") REFERENCES "package"("uid") ON DELETE CASCADE ON UPDATE CASCADE;

-- The snapshot in every API process follows.
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "scheme_edit" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "eligibility_edit" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
