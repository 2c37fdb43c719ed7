-- Subscriptions of groups without a host: the shop buys them, cycle by cycle. docs/rules/hosts.md#shop-purchases
CREATE TABLE "shop_purchase" (
  "uid" UUID NOT NULL,
  "group_uid" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "account" TEXT,
  "cost_sen" BIGINT,
  "renews_on" DATE,
  "ask_next_at" TIMESTAMPTZ(3),
  "bought_at" TIMESTAMPTZ(3),
  "bought_by" TEXT,
  CONSTRAINT "shop_purchase_pkey" PRIMARY KEY ("uid"),
  CONSTRAINT "shop_purchase_cost" CHECK ("cost_sen" > 0),
  CONSTRAINT "shop_purchase_bought" CHECK (num_nulls("bought_at", "bought_by", "account", "cost_sen", "renews_on") IN (0, 5)
    AND ("ask_next_at" IS NULL OR "bought_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "shop_purchase_group_uid_number_key" ON "shop_purchase" ("group_uid", "number");
CREATE INDEX "shop_purchase_due_at" ON "shop_purchase" ("due_at", "uid");
CREATE INDEX "shop_purchase_open" ON "shop_purchase" ("due_at", "uid") WHERE "bought_at" IS NULL;
CREATE INDEX "shop_purchase_ask_next_at" ON "shop_purchase" ("ask_next_at") WHERE "ask_next_at" IS NOT NULL;
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_group_uid_fkey"
  FOREIGN KEY ("group_uid") REFERENCES "account_group" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
