CREATE TABLE "waiting_entry" (
  "uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "variant_uid" UUID NOT NULL,
  "notes" TEXT NOT NULL DEFAULT '',
  "waits_since" TIMESTAMPTZ(3) NOT NULL,
  "offered_at" TIMESTAMPTZ(3),
  CONSTRAINT "waiting_entry_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "waiting_entry_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "waiting_entry_variant_uid_fkey" FOREIGN KEY ("variant_uid") REFERENCES "variant" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "waiting_entry_notes" CHECK (length("notes") <= 300)
);
CREATE UNIQUE INDEX "waiting_entry_customer_uid_variant_uid_key" ON "waiting_entry" ("customer_uid", "variant_uid");
CREATE INDEX "waiting_entry_waits_since_uid_idx" ON "waiting_entry" ("waits_since", "uid");
-- Who is offered the next free seat.
CREATE INDEX "waiting_entry_next" ON "waiting_entry" ("variant_uid", "waits_since", "uid") WHERE "offered_at" IS NULL;
