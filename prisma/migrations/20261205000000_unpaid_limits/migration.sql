-- From where an order came: keyed hashes, to count unpaid orders of one device and of one address.
-- docs/rules/orders.md#unpaid-orders
ALTER TABLE "order" ADD COLUMN "device_key" BIGINT, ADD COLUMN "address_key" BIGINT;

-- 1 and 7: nothing was paid and no proof was sent. Only these, so that the indexes stay small.
CREATE INDEX "order_unpaid_device" ON "order" ("device_key") WHERE "status" IN (1, 7) AND "device_key" IS NOT NULL;
CREATE INDEX "order_unpaid_address" ON "order" ("address_key") WHERE "status" IN (1, 7) AND "address_key" IS NOT NULL;
