-- Addresses of customers, the table of shipping prices, and the parcels of orders. docs/rules/shipping.md
CREATE DOMAIN weight_grams AS int CHECK (VALUE BETWEEN 0 AND 1000000);

CREATE TABLE "address" (
  "uid" UUID NOT NULL,
  "customer_uid" UUID NOT NULL,
  "label" TEXT NOT NULL,
  "recipient" TEXT NOT NULL,
  "phone_number" TEXT NOT NULL,
  "street" TEXT NOT NULL,
  "district" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "province" TEXT NOT NULL,
  "postal_code" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "is_main" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "address_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "address_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "address_postal_code" CHECK ("postal_code" ~ '^[0-9]{5}$')
);
CREATE INDEX "address_customer_uid_idx" ON "address" ("customer_uid");
CREATE UNIQUE INDEX "address_main" ON "address" ("customer_uid") WHERE "is_main";

CREATE TABLE "shipping_zone" (
  "uid" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "service" TEXT NOT NULL,
  "method" TEXT NOT NULL,
  "regions" TEXT[],
  "days_min" INTEGER NOT NULL DEFAULT 0,
  "days_max" INTEGER NOT NULL DEFAULT 0,
  "info" TEXT NOT NULL DEFAULT '',
  "active" BOOLEAN NOT NULL DEFAULT true,
  "position" INTEGER NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "shipping_zone_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "shipping_zone_method" CHECK ("method" IN ('courier', 'pickup')),
  CONSTRAINT "shipping_zone_days" CHECK ("days_min" >= 0 AND "days_max" >= "days_min")
);
CREATE TABLE "shipping_rate" (
  "zone_uid" UUID NOT NULL,
  "up_to_grams" weight_grams NOT NULL,
  "price_sen" amount_sen NOT NULL,
  CONSTRAINT "shipping_rate_pkey" PRIMARY KEY ("zone_uid", "up_to_grams"),
  CONSTRAINT "shipping_rate_zone_uid_fkey" FOREIGN KEY ("zone_uid") REFERENCES "shipping_zone" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "shipment" (
  "uid" UUID NOT NULL,
  "order_uid" UUID NOT NULL,
  "state" TEXT NOT NULL,
  "method" TEXT NOT NULL,
  "service" TEXT NOT NULL,
  "info" TEXT NOT NULL DEFAULT '',
  "price_sen" amount_sen NOT NULL,
  "weight_grams" weight_grams NOT NULL,
  "recipient" TEXT NOT NULL,
  "phone_number" TEXT NOT NULL,
  "street" TEXT NOT NULL DEFAULT '',
  "district" TEXT NOT NULL DEFAULT '',
  "city" TEXT NOT NULL DEFAULT '',
  "province" TEXT NOT NULL DEFAULT '',
  "postal_code" TEXT NOT NULL DEFAULT '',
  "note" TEXT NOT NULL DEFAULT '',
  "courier" TEXT,
  "tracking_number" TEXT,
  "shipped_at" TIMESTAMPTZ(3),
  "delivered_at" TIMESTAMPTZ(3),
  "restocked" BOOLEAN,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "shipment_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "shipment_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "shipment_state" CHECK ("state" IN ('waiting', 'to-pack', 'ready', 'shipped', 'delivered', 'returned', 'cancelled')),
  CONSTRAINT "shipment_method" CHECK ("method" IN ('courier', 'pickup')),
  CONSTRAINT "shipment_delivered" CHECK ("state" <> 'delivered' OR "delivered_at" IS NOT NULL),
  CONSTRAINT "shipment_shipped" CHECK ("state" <> 'shipped' OR ("shipped_at" IS NOT NULL AND "tracking_number" IS NOT NULL)),
  CONSTRAINT "shipment_returned" CHECK (("state" = 'returned') = ("restocked" IS NOT NULL))
);
CREATE UNIQUE INDEX "shipment_order_uid_key" ON "shipment" ("order_uid");
CREATE INDEX "shipment_state_created_at_idx" ON "shipment" ("state", "created_at");

CREATE TABLE "shipment_history" (
  "id" BIGSERIAL NOT NULL,
  "shipment_uid" UUID NOT NULL,
  "from_state" TEXT NOT NULL,
  "to_state" TEXT NOT NULL,
  "why" TEXT NOT NULL,
  "by" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "shipment_history_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "shipment_history_shipment_uid_fkey" FOREIGN KEY ("shipment_uid") REFERENCES "shipment" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "shipment_history_shipment_uid_idx" ON "shipment_history" ("shipment_uid");
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "shipment_history"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('UPDATE');
