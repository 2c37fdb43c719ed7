-- What admins write down about a customer. Only the team reads it, and the customer in the file with all data. docs/rules/privacy.md#notes
CREATE TABLE "customer_note" (
  "uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "by_uid" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "customer_note_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "customer_note_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "customer_note_text" CHECK (char_length(btrim("text")) BETWEEN 1 AND 1000)
);
CREATE INDEX "customer_note_customer_uid_at_idx" ON "customer_note" ("customer_uid", "at");
-- The console may list them without a filter.
CREATE INDEX "customer_note_at_uid_idx" ON "customer_note" ("at", "uid");
