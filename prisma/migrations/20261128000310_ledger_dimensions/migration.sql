-- The chart of accounts is data, and each posting says what it is about: a report is a query.
CREATE TABLE "ledger_account" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("code"),
    CONSTRAINT "ledger_account_type" CHECK ("type" IN ('asset', 'liability', 'income', 'expense', 'equity'))
);
INSERT INTO "ledger_account" ("code", "name", "type", "position") VALUES
  ('bank', 'Bank', 'asset', 1),
  ('memberFunds', 'Dana anggota', 'liability', 2),
  ('hostPayable', 'Utang ke host', 'liability', 3),
  ('feeIncome', 'Pendapatan biaya admin', 'income', 4);

ALTER TABLE "ledger_posting"
  ADD COLUMN "product_line" TEXT, ADD COLUMN "order_uid" UUID, ADD COLUMN "party_uid" UUID, ADD COLUMN "period" DATE;

ALTER TABLE "ledger_posting" DISABLE TRIGGER "append_only";
UPDATE "ledger_posting" SET "period" = date_trunc('month', e."at" AT TIME ZONE 'Asia/Jakarta')
  FROM "ledger_entry" e WHERE e."uid" = "entry_uid";
-- Until now every order was one of the subscriptions.
UPDATE "ledger_posting" SET "product_line" = 'subscriptions', "order_uid" = o."uid", "party_uid" = o."customer_uid"
  FROM "ledger_entry" e
    JOIN (SELECT "uid", "order_uid" FROM "payment" UNION ALL SELECT "uid", "order_uid" FROM "refund"
      UNION ALL SELECT "uid", "order_uid" FROM "reimbursement") cause ON cause."uid" = e."cause"
    JOIN "order" o ON o."uid" = cause."order_uid"
  WHERE e."uid" = "entry_uid";
ALTER TABLE "ledger_posting" ENABLE TRIGGER "append_only";

ALTER TABLE "ledger_posting"
  ALTER COLUMN "period" SET NOT NULL,
  ADD CONSTRAINT "ledger_posting_period" CHECK (extract(day FROM "period") = 1),
  ADD CONSTRAINT "ledger_posting_account_fkey" FOREIGN KEY ("account") REFERENCES "ledger_account"("code") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_posting_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_posting_party_uid_fkey" FOREIGN KEY ("party_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "ledger_posting_order_uid_idx" ON "ledger_posting"("order_uid");
CREATE INDEX "ledger_posting_period_account_idx" ON "ledger_posting"("period", "account");
