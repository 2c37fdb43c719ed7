-- A refund that goes back through the gateway is written down before the gateway is asked. docs/rules/payments.md#gateway
ALTER TABLE "refund"
  ADD COLUMN "gateway_asked_at" TIMESTAMPTZ(3),
  ADD COLUMN "gateway_asked_by" TEXT,
  ADD COLUMN "gateway_asked_by_uid" UUID;
ALTER TABLE "refund"
  ADD CONSTRAINT "refund_gateway" CHECK (
    num_nonnulls("gateway_asked_at", "gateway_asked_by", "gateway_asked_by_uid") IN (0, 3)
    AND ("gateway_asked_at" IS NULL OR "state" IN ('approved', 'credited', 'paid'))
  );
CREATE INDEX "refund_at_gateway" ON "refund" ("gateway_asked_at") WHERE "gateway_asked_at" IS NOT NULL AND "state" <> 'paid';
