-- Which text of each repeatable SQL file the database has. Written by prisma/repeatable-sql.ts.
CREATE TABLE "repeatable_sql" (
  "name" TEXT PRIMARY KEY,
  "checksum" TEXT NOT NULL,
  "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
