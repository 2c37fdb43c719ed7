-- Statements of the shop's bank accounts, and which payment or payout each of their lines is. docs/rules/bank-statements.md
CREATE TABLE "bank_statement" (
    "uid" UUID NOT NULL,
    "method_uid" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_hash" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "line_count" INTEGER NOT NULL,
    "new_count" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" TEXT NOT NULL,

    CONSTRAINT "bank_statement_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "bank_statement_method_uid_file_hash_key" ON "bank_statement" ("method_uid", "file_hash");
CREATE INDEX "bank_statement_created_at_uid_idx" ON "bank_statement" ("created_at", "uid");
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_method_uid_fkey"
  FOREIGN KEY ("method_uid") REFERENCES "payment_method" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bank_statement"
  ADD CONSTRAINT "bank_statement_counts" CHECK ("new_count" BETWEEN 0 AND "line_count"),
  ADD CONSTRAINT "bank_statement_days" CHECK ("first_day" <= "last_day"),
  ADD CONSTRAINT "bank_statement_format" CHECK ("format" IN ('bca', 'mandiri', 'bni', 'bri', 'generic'));

CREATE TABLE "bank_statement_line" (
    "uid" UUID NOT NULL,
    "statement_uid" UUID NOT NULL,
    "method_uid" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "booked_on" DATE NOT NULL,
    "booked_at" TEXT,
    "amount_sen" BIGINT NOT NULL,
    "description" TEXT NOT NULL,
    "reference" TEXT,
    "identity" TEXT NOT NULL,
    "occurrence" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "payment_uid" UUID,
    "payout_uid" UUID,
    "reason" TEXT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_statement_line_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "bank_statement_line_method_uid_identity_occurrence_key" ON "bank_statement_line" ("method_uid", "identity", "occurrence");
-- A payment or a payout is explained by one line at most, and a line explains one at most (bank_statement_line_used).
CREATE UNIQUE INDEX "bank_statement_line_payment_uid_key" ON "bank_statement_line" ("payment_uid");
CREATE UNIQUE INDEX "bank_statement_line_payout_uid_key" ON "bank_statement_line" ("payout_uid");
CREATE INDEX "bank_statement_line_statement_uid_idx" ON "bank_statement_line" ("statement_uid");
CREATE INDEX "bank_statement_line_state_booked_on_uid_idx" ON "bank_statement_line" ("state", "booked_on", "uid");
CREATE INDEX "bank_statement_line_booked_on_uid_idx" ON "bank_statement_line" ("booked_on", "uid");
CREATE INDEX "bank_statement_line_search" ON "bank_statement_line" USING gin ("description" gin_trgm_ops);
ALTER TABLE "bank_statement_line"
  ADD CONSTRAINT "bank_statement_line_statement_uid_fkey" FOREIGN KEY ("statement_uid") REFERENCES "bank_statement" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "bank_statement_line_method_uid_fkey" FOREIGN KEY ("method_uid") REFERENCES "payment_method" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "bank_statement_line_payment_uid_fkey" FOREIGN KEY ("payment_uid") REFERENCES "payment" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "bank_statement_line_payout_uid_fkey" FOREIGN KEY ("payout_uid") REFERENCES "payout" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bank_statement_line"
  ADD CONSTRAINT "bank_statement_line_amount" CHECK ("amount_sen" <> 0),
  ADD CONSTRAINT "bank_statement_line_occurrence" CHECK ("occurrence" > 0),
  ADD CONSTRAINT "bank_statement_line_state" CHECK ("state" IN ('open', 'used', 'ignored')),
  ADD CONSTRAINT "bank_statement_line_used" CHECK (num_nonnulls("payment_uid", "payout_uid") = ("state" = 'used')::int),
  ADD CONSTRAINT "bank_statement_line_direction" CHECK (
    ("payment_uid" IS NULL OR "amount_sen" > 0) AND ("payout_uid" IS NULL OR "amount_sen" < 0)
  ),
  ADD CONSTRAINT "bank_statement_line_decided" CHECK (
    ("state" = 'open') = ("decided_at" IS NULL) AND ("decided_at" IS NULL) = ("decided_by" IS NULL)
  );

-- What the lines are compared with: the invoices that are open.
CREATE INDEX "invoice_open" ON "invoice" ("created_at") WHERE "status" = 'open';
