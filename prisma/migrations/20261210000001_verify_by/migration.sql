-- Until when a pre-order keeps its seat while the e-mail of the customer is unverified. docs/rules/orders.md#unpaid-orders
ALTER TABLE "order" ADD COLUMN "verify_by" TIMESTAMPTZ(3);
CREATE INDEX "order_verify_by" ON "order" ("verify_by") WHERE "status" = 7;
