-- An order says what was bought (order_item) and what is owed for it (invoice); a payment is for an invoice
-- (docs/decisions/0022). Every order of before gets the rows that it would have had.
ALTER TABLE "order"
  ADD COLUMN "product_line" TEXT NOT NULL DEFAULT 'subscriptions',
  ADD COLUMN "total_sen" amount_sen;
UPDATE "order" SET "total_sen" = "grand_total_sen";
ALTER TABLE "order" ALTER COLUMN "total_sen" SET NOT NULL;

CREATE DOMAIN item_quantity AS int CHECK (VALUE >= 1);
CREATE TABLE "order_item" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "ref_uid" UUID NOT NULL,
  "title" TEXT NOT NULL,
  "quantity" item_quantity NOT NULL DEFAULT 1,
  "unit_price_sen" amount_sen NOT NULL,
  "fee_sen" amount_sen NOT NULL DEFAULT 0,
  "details" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "order_item_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "order_item_fee" CHECK ("fee_sen" <= "quantity" * "unit_price_sen")
);

CREATE DOMAIN invoice_purpose AS text CHECK (VALUE IN ('purchase', 'renewal', 'additional'));
CREATE DOMAIN invoice_status AS text CHECK (VALUE IN ('open', 'paid', 'expired', 'void'));
CREATE TABLE "invoice" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "purpose" invoice_purpose NOT NULL,
  "status" invoice_status NOT NULL,
  "amount_sen" amount_sen NOT NULL,
  "received_sen" amount_sen NOT NULL DEFAULT 0,
  "due_at" TIMESTAMPTZ(3),
  "paid_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "invoice_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "invoice_paid" CHECK (("status" = 'paid') = ("paid_at" IS NOT NULL))
);

-- One item each: the plan, by the names that it has now.
INSERT INTO "order_item" ("uid", "order_uid", "position", "ref_uid", "title", "unit_price_sen", "fee_sen", "details")
  SELECT gen_random_uuid(), o."uid", 1, v."uid",
    CASE WHEN starts_with(p."name", r."name") THEN p."name" ELSE r."name" || ' ' || p."name" END
      || CASE v."duration_months" WHEN 12 THEN ' (1 tahun)' ELSE ' (' || v."duration_months" || ' bulan)' END,
    o."grand_total_sen", o."fee_sen",
    jsonb_build_object('providerName', r."name", 'packageName', p."name", 'durationMonths', v."duration_months")
  FROM "order" o JOIN "variant" v ON v."uid" = o."variant_uid"
    JOIN "package" p ON p."uid" = v."package_uid" JOIN "provider" r ON r."uid" = p."provider_uid";

-- One invoice each, but for a host, who owes the shop nothing, and for a pre-order that was never asked to pay. How it
-- ended the order says: 1 and 2 wait for the money, 3, 4 and 6 (refunded) were paid, 8 expired, 5 was cancelled unpaid.
INSERT INTO "invoice" ("uid", "order_uid", "number", "purpose", "status", "amount_sen", "received_sen", "due_at", "paid_at", "created_at")
  SELECT gen_random_uuid(), o."uid", 'INV-' || regexp_replace(o."number", '^PTG-', ''), 'purchase',
    CASE WHEN o."status" IN (1, 2) THEN 'open' WHEN o."status" IN (3, 4, 6) THEN 'paid' WHEN o."status" = 8 THEN 'expired' ELSE 'void' END,
    o."grand_total_sen", coalesce(c."received", 0), o."due_at",
    CASE WHEN o."status" IN (3, 4, 6) THEN coalesce(c."at", o."created_at") END,
    CASE o."kind" WHEN 'pre-order' THEN coalesce(asked."at", o."created_at") ELSE o."created_at" END
  FROM "order" o
    LEFT JOIN LATERAL (SELECT sum(p."amount_sen") AS "received", max(p."decided_at") AS "at"
      FROM "payment" p WHERE p."order_uid" = o."uid" AND p."state" = 'confirmed') c ON true
    LEFT JOIN LATERAL (SELECT min(h."at") AS "at"
      FROM "order_history" h WHERE h."order_uid" = o."uid" AND h."from_status" = 7 AND h."to_status" = 1) asked ON true
  WHERE o."kind" = 'ready' OR (o."kind" = 'pre-order' AND (o."status" NOT IN (5, 7) OR asked."at" IS NOT NULL));

ALTER TABLE "payment"
  ADD COLUMN "invoice_uid" UUID,
  ADD COLUMN "method" TEXT NOT NULL DEFAULT 'transfer',
  ADD COLUMN "received_sen" BIGINT;
UPDATE "payment" p SET "received_sen" = CASE p."state" WHEN 'confirmed' THEN p."amount_sen" END, "invoice_uid" = i."uid"
  FROM "invoice" i WHERE i."order_uid" = p."order_uid";
ALTER TABLE "payment"
  ALTER COLUMN "invoice_uid" SET NOT NULL,
  ADD CONSTRAINT "payment_method_known" CHECK ("method" IN ('transfer', 'statement')),
  ADD CONSTRAINT "payment_received" CHECK (
    ("state" = 'confirmed') = ("received_sen" IS NOT NULL) AND coalesce("received_sen" > 0, true)
  );

CREATE UNIQUE INDEX "order_item_order_uid_position_key" ON "order_item" ("order_uid", "position");
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_uid_fkey"
  FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "invoice_number_key" ON "invoice" ("number");
CREATE INDEX "invoice_order_uid_idx" ON "invoice" ("order_uid");
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_uid_fkey"
  FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "payment_invoice_uid_idx" ON "payment" ("invoice_uid");
ALTER TABLE "payment" ADD CONSTRAINT "payment_invoice_uid_fkey"
  FOREIGN KEY ("invoice_uid") REFERENCES "invoice" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
-- One proof at the desk for an invoice, and none for one that was paid.
DROP INDEX "payment_open";
CREATE UNIQUE INDEX "payment_open" ON "payment" ("invoice_uid") WHERE "state" IN ('submitted', 'confirmed');
-- For the sweep of overdue orders.
DROP INDEX "order_due";
CREATE INDEX "invoice_due" ON "invoice" ("due_at") WHERE "status" = 'open';
