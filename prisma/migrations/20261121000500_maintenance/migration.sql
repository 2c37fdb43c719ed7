-- Whether the shop is closed, by platform. Spec 1, point 4.
CREATE TABLE "maintenance" (
    "uid" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "maintenance_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "maintenance_platform_key" ON "maintenance"("platform");
ALTER TABLE "maintenance" ADD CONSTRAINT "maintenance_known_platform" CHECK ("platform" = 'main');
INSERT INTO "maintenance" ("uid", "platform") VALUES ('1f0d2c5e-7a61-5f0b-9a34-6d61696e0001', 'main');

-- Every API process keeps the state in memory and is told when it changes.
CREATE FUNCTION tell_maintenance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('maintenance', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "maintenance" FOR EACH STATEMENT EXECUTE FUNCTION tell_maintenance();
