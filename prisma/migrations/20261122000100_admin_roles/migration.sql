-- Roles of admins. Whoever is there could do everything and goes on doing so; nobody becomes an owner by being
-- forgotten, so there is no default afterwards. `generation` ends the sessions that were opened before.
ALTER TABLE "admin"
  ADD COLUMN "role" TEXT NOT NULL DEFAULT 'owner',
  ADD COLUMN "generation" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "deactivated_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "admin_role" CHECK ("role" IN ('support', 'finance', 'catalogue', 'owner')),
  ADD CONSTRAINT "admin_generation" CHECK ("generation" >= 0);
ALTER TABLE "admin" ALTER COLUMN "role" DROP DEFAULT;
