-- docs/decisions/0053-month-close.md
CREATE TABLE "ledger_close" (
  "uid" UUID NOT NULL,
  "period" DATE NOT NULL,
  "closed_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_by" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "balances" JSONB NOT NULL,
  CONSTRAINT "ledger_close_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "ledger_close_period" CHECK (extract(day FROM "period") = 1)
);
CREATE UNIQUE INDEX "ledger_close_period_key" ON "ledger_close" ("period");
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_close"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "ledger_alarm" (
  "uid" UUID NOT NULL,
  "check" TEXT NOT NULL,
  "differences" JSONB NOT NULL,
  "opened_at" TIMESTAMPTZ(3) NOT NULL,
  "resolved_at" TIMESTAMPTZ(3),
  CONSTRAINT "ledger_alarm_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "ledger_alarm_open_key" ON "ledger_alarm" ("check") WHERE "resolved_at" IS NULL;
