-- Things that the shop sells and sends: products, their variants with stock, what orders hold of it. docs/rules/merchandise.md
CREATE TABLE "merchandise_product" (
  "uid" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "details" TEXT NOT NULL DEFAULT '',
  "active" BOOLEAN NOT NULL DEFAULT false,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "merchandise_product_pkey" PRIMARY KEY ("uid")
);
CREATE UNIQUE INDEX "merchandise_product_slug_key" ON "merchandise_product" ("slug");

CREATE TABLE "merchandise_picture" (
  "file_uid" UUID NOT NULL,
  "product_uid" UUID NOT NULL,
  "alt" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  CONSTRAINT "merchandise_picture_pkey" PRIMARY KEY ("file_uid"),
  CONSTRAINT "merchandise_picture_file_uid_fkey" FOREIGN KEY ("file_uid") REFERENCES "file" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "merchandise_picture_product_uid_fkey" FOREIGN KEY ("product_uid") REFERENCES "merchandise_product" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "merchandise_picture_product_uid_idx" ON "merchandise_picture" ("product_uid");

CREATE TABLE "merchandise_variant" (
  "uid" UUID NOT NULL,
  "product_uid" UUID NOT NULL,
  "sku" TEXT NOT NULL,
  "size" TEXT,
  "colour" TEXT,
  "weight_grams" weight_grams NOT NULL,
  "price_sen" amount_sen NOT NULL,
  "stock" INTEGER NOT NULL DEFAULT 0,
  "held" INTEGER NOT NULL DEFAULT 0,
  "active" BOOLEAN NOT NULL DEFAULT true,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "merchandise_variant_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "merchandise_variant_product_uid_fkey" FOREIGN KEY ("product_uid") REFERENCES "merchandise_product" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "merchandise_variant_price" CHECK ("price_sen" > 0),
  CONSTRAINT "merchandise_variant_stock" CHECK ("held" >= 0 AND "stock" >= "held")
);
CREATE UNIQUE INDEX "merchandise_variant_sku_key" ON "merchandise_variant" ("sku");
CREATE INDEX "merchandise_variant_product_uid_idx" ON "merchandise_variant" ("product_uid");
-- One variant for each size and colour, also where there is none of them.
CREATE UNIQUE INDEX "merchandise_variant_choice" ON "merchandise_variant" ("product_uid", coalesce("size", ''), coalesce("colour", ''));

CREATE TABLE "merchandise_hold" (
  "order_uid" UUID NOT NULL,
  "variant_uid" UUID NOT NULL,
  "quantity" item_quantity NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  "outcome" TEXT,
  CONSTRAINT "merchandise_hold_pkey" PRIMARY KEY ("order_uid", "variant_uid"),
  CONSTRAINT "merchandise_hold_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "merchandise_hold_variant_uid_fkey" FOREIGN KEY ("variant_uid") REFERENCES "merchandise_variant" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "merchandise_hold_end" CHECK (("outcome" IS NULL) = ("ended_at" IS NULL) AND coalesce("outcome" IN ('sold', 'released'), true))
);
CREATE INDEX "merchandise_hold_variant_uid_idx" ON "merchandise_hold" ("variant_uid");

CREATE TABLE "merchandise_movement" (
  "id" BIGSERIAL NOT NULL,
  "variant_uid" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "quantity" INTEGER NOT NULL,
  "reason" TEXT NOT NULL,
  "order_uid" UUID,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "merchandise_movement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "merchandise_movement_variant_uid_fkey" FOREIGN KEY ("variant_uid") REFERENCES "merchandise_variant" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "merchandise_movement_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "merchandise_movement_kind" CHECK (CASE "kind"
    WHEN 'received' THEN "quantity" > 0 WHEN 'returned' THEN "quantity" > 0 WHEN 'restocked' THEN "quantity" > 0
    WHEN 'sold' THEN "quantity" < 0 WHEN 'lost' THEN "quantity" < 0 WHEN 'counted' THEN "quantity" <> 0 ELSE false END),
  CONSTRAINT "merchandise_movement_order" CHECK (("kind" IN ('sold', 'returned', 'restocked')) = ("order_uid" IS NOT NULL))
);
-- An order is sold, and comes back, at most once.
CREATE UNIQUE INDEX "merchandise_movement_variant_uid_kind_order_uid_key" ON "merchandise_movement" ("variant_uid", "kind", "order_uid");
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "merchandise_movement"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE "file" DROP CONSTRAINT "file_kind",
  ADD CONSTRAINT "file_kind" CHECK ("kind" IN
    ('payment-proof', 'purchase-proof', 'payout-proof', 'blacklist-evidence', 'merchandise-picture'));
