-- Things that customers ask the shop to buy: request, quote, and what was bought. docs/rules/errands.md
CREATE TABLE "errand" (
  "uid" UUID NOT NULL,
  "code" TEXT NOT NULL,
  "customer_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "link" TEXT NOT NULL DEFAULT '',
  "note" TEXT NOT NULL DEFAULT '',
  "picture_uid" UUID,
  "quantity" INTEGER NOT NULL,
  "ceiling_sen" amount_sen NOT NULL,
  "unit_price_sen" amount_sen,
  "fee_sen" amount_sen,
  "weight_grams" weight_grams,
  "quote_note" TEXT NOT NULL DEFAULT '',
  "quoted_at" TIMESTAMPTZ(3),
  "quote_ends_at" TIMESTAMPTZ(3),
  "reason" TEXT,
  "order_uid" UUID,
  "cost_sen" amount_sen,
  "receipt_uid" UUID,
  "bought_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "errand_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "errand_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "errand_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "errand_picture_uid_fkey" FOREIGN KEY ("picture_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "errand_receipt_uid_fkey" FOREIGN KEY ("receipt_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "errand_state" CHECK ("state" IN
    ('requested', 'quoted', 'ordered', 'paid', 'bought', 'declined', 'withdrawn', 'refused', 'lapsed', 'refunded')),
  CONSTRAINT "errand_quantity" CHECK ("quantity" > 0),
  -- A quote is whole, and never above the ceiling.
  CONSTRAINT "errand_quote" CHECK (num_nonnulls("unit_price_sen", "fee_sen", "weight_grams", "quoted_at", "quote_ends_at") IN (0, 5)
    AND coalesce("quantity" * "unit_price_sen" + "fee_sen" <= "ceiling_sen", true)
    AND ("state" NOT IN ('quoted', 'ordered', 'paid', 'bought', 'refused', 'lapsed', 'refunded') OR "quoted_at" IS NOT NULL)),
  CONSTRAINT "errand_ordered" CHECK (CASE WHEN "state" IN ('ordered', 'paid', 'bought', 'refunded') THEN "order_uid" IS NOT NULL
    WHEN "state" IN ('requested', 'quoted', 'declined', 'refused') THEN "order_uid" IS NULL ELSE true END),
  CONSTRAINT "errand_bought" CHECK (("cost_sen" IS NULL) = ("bought_at" IS NULL) AND ("state" <> 'bought' OR "bought_at" IS NOT NULL)
    AND ("bought_at" IS NULL OR "state" IN ('bought', 'refunded')) AND coalesce("cost_sen" <= "ceiling_sen", true))
);
CREATE UNIQUE INDEX "errand_code_key" ON "errand" ("code");
CREATE UNIQUE INDEX "errand_order_uid_key" ON "errand" ("order_uid");
CREATE INDEX "errand_customer_uid_created_at_idx" ON "errand" ("customer_uid", "created_at");
CREATE INDEX "errand_state_created_at_idx" ON "errand" ("state", "created_at");
CREATE INDEX "errand_state_quote_ends_at_idx" ON "errand" ("state", "quote_ends_at");
CREATE INDEX "errand_created_at_idx" ON "errand" ("created_at");

ALTER TABLE "file" DROP CONSTRAINT "file_kind",
  ADD CONSTRAINT "file_kind" CHECK ("kind" IN
    ('payment-proof', 'purchase-proof', 'payout-proof', 'blacklist-evidence', 'merchandise-picture', 'sekeranjang-picture',
      'giving-picture', 'errand-picture', 'errand-receipt'));

-- What the shop buys for a customer is a cost. docs/rules/ledger.md#whose-money
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'goodsCost', 'Biaya pembelian barang', 'expense', max("position") + 1 FROM "ledger_account";
