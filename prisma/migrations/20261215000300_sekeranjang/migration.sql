-- Things that people buy together: products with a price ladder, and the places that orders have in them. docs/rules/sekeranjang.md
CREATE TABLE "sekeranjang_product" (
  "uid" UUID NOT NULL,
  "code" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "link" TEXT NOT NULL DEFAULT '',
  "state" TEXT NOT NULL,
  "weight_grams" weight_grams NOT NULL,
  "max_buyers" INTEGER,
  "promo_end_at" TIMESTAMPTZ(3),
  "held" INTEGER NOT NULL DEFAULT 0,
  "joined" INTEGER NOT NULL DEFAULT 0,
  "final_buyers" INTEGER,
  "final_price_sen" amount_sen,
  "ended_at" TIMESTAMPTZ(3),
  "bought_at" TIMESTAMPTZ(3),
  "proposer_uid" UUID,
  "reason" TEXT,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "sekeranjang_product_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "sekeranjang_product_proposer_uid_fkey" FOREIGN KEY ("proposer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sekeranjang_product_state" CHECK ("state" IN ('proposed', 'rejected', 'open', 'reached', 'missed', 'bought')),
  CONSTRAINT "sekeranjang_product_buyers" CHECK ("held" >= 0 AND "joined" >= 0
    AND coalesce("max_buyers" > 0 AND "held" + "joined" <= "max_buyers", true)),
  CONSTRAINT "sekeranjang_product_end" CHECK (("state" IN ('reached', 'missed', 'bought')) = ("ended_at" IS NOT NULL)
    AND ("ended_at" IS NULL) = ("final_buyers" IS NULL) AND ("ended_at" IS NULL) = ("final_price_sen" IS NULL)),
  CONSTRAINT "sekeranjang_product_bought" CHECK (("state" = 'bought') = ("bought_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "sekeranjang_product_code_key" ON "sekeranjang_product" ("code");
-- A product of the shop that is created twice is one draft.
CREATE UNIQUE INDEX "sekeranjang_product_draft" ON "sekeranjang_product" ("name") WHERE "state" = 'proposed' AND "proposer_uid" IS NULL;
CREATE INDEX "sekeranjang_product_proposer_uid_idx" ON "sekeranjang_product" ("proposer_uid");
CREATE INDEX "sekeranjang_product_state_promo_end_at_idx" ON "sekeranjang_product" ("state", "promo_end_at");

CREATE TABLE "sekeranjang_tier" (
  "product_uid" UUID NOT NULL,
  "buyers" INTEGER NOT NULL,
  "price_sen" amount_sen NOT NULL,
  CONSTRAINT "sekeranjang_tier_pkey" PRIMARY KEY ("product_uid", "buyers"),
  CONSTRAINT "sekeranjang_tier_product_uid_fkey" FOREIGN KEY ("product_uid") REFERENCES "sekeranjang_product" ("uid") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "sekeranjang_tier_step" CHECK ("buyers" > 0 AND "price_sen" > 0)
);

CREATE TABLE "sekeranjang_picture" (
  "file_uid" UUID NOT NULL,
  "product_uid" UUID NOT NULL,
  "alt" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  CONSTRAINT "sekeranjang_picture_pkey" PRIMARY KEY ("file_uid"),
  CONSTRAINT "sekeranjang_picture_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sekeranjang_picture_product_uid_fkey" FOREIGN KEY ("product_uid") REFERENCES "sekeranjang_product" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "sekeranjang_picture_product_uid_idx" ON "sekeranjang_picture" ("product_uid");

CREATE TABLE "sekeranjang_share" (
  "order_uid" UUID NOT NULL,
  "product_uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "price_sen" amount_sen NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "joined_at" TIMESTAMPTZ(3),
  CONSTRAINT "sekeranjang_share_pkey" PRIMARY KEY ("order_uid"),
  CONSTRAINT "sekeranjang_share_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sekeranjang_share_product_uid_fkey" FOREIGN KEY ("product_uid") REFERENCES "sekeranjang_product" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sekeranjang_share_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sekeranjang_share_state" CHECK (CASE WHEN "state" IN ('held', 'released') THEN "joined_at" IS NULL
    WHEN "state" IN ('joined', 'won', 'supplied', 'refunded') THEN "joined_at" IS NOT NULL ELSE false END)
);
CREATE INDEX "sekeranjang_share_product_uid_state_idx" ON "sekeranjang_share" ("product_uid", "state");
CREATE INDEX "sekeranjang_share_customer_uid_idx" ON "sekeranjang_share" ("customer_uid");
-- A customer has one place in a product, so that buyers are people.
CREATE UNIQUE INDEX "sekeranjang_share_once" ON "sekeranjang_share" ("product_uid", "customer_uid")
  WHERE "state" IN ('held', 'joined', 'won', 'supplied');

ALTER TABLE "file" DROP CONSTRAINT "file_kind",
  ADD CONSTRAINT "file_kind" CHECK ("kind" IN
    ('payment-proof', 'purchase-proof', 'payout-proof', 'blacklist-evidence', 'merchandise-picture', 'sekeranjang-picture'));
