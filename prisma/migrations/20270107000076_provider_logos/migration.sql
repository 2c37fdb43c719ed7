-- The picture of a provider that the owner uploads; without one its mark is made of its name and colour. docs/rules/catalogue.md#marks
ALTER TABLE "provider" ADD COLUMN "logo_uid" UUID,
  ADD CONSTRAINT "provider_logo_uid_fkey" FOREIGN KEY ("logo_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "provider_logo_uid_key" ON "provider" ("logo_uid");

-- Added to whatever kinds there are: other migrations add theirs.
DO $$
DECLARE definition text;
BEGIN
  SELECT substring(pg_get_constraintdef("oid") FROM 'CHECK (.*)$') INTO definition FROM pg_constraint WHERE "conname" = 'file_kind';
  EXECUTE 'ALTER TABLE "file" DROP CONSTRAINT "file_kind", ADD CONSTRAINT "file_kind" CHECK (' || definition || ' OR "kind" = ''provider-logo'')';
END $$;
