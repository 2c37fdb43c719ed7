-- Payments through a gateway: what it holds for the shop and what it keeps, in accounts of their own.
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'gatewayBalance', 'Saldo di gateway', 'asset', max("position") + 1 FROM "ledger_account";
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'gatewayFee', 'Biaya gateway', 'expense', max("position") + 1 FROM "ledger_account";

ALTER TABLE "payment" DROP CONSTRAINT "payment_method_known";
ALTER TABLE "payment" ADD CONSTRAINT "payment_method_known"
  CHECK ("method" IN ('transfer', 'statement', 'credit', 'gateway'));

CREATE TABLE "gateway_charge" (
  "uid" UUID NOT NULL PRIMARY KEY,
  "order_uid" UUID NOT NULL REFERENCES "order" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "invoice_uid" UUID NOT NULL REFERENCES "invoice" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "channel" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'pending',
  "amount_sen" BIGINT NOT NULL,
  "reference" TEXT,
  "pay_code" TEXT,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "payment_uid" UUID UNIQUE REFERENCES "payment" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "check_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "gateway_charge_state" CHECK ("state" IN ('pending', 'paid', 'expired', 'failed', 'cancelled', 'refunded')),
  -- A gateway takes whole rupiah only.
  CONSTRAINT "gateway_charge_amount" CHECK ("amount_sen" > 0 AND "amount_sen" % 100 = 0),
  CONSTRAINT "gateway_charge_paid" CHECK (("state" IN ('paid', 'refunded')) = ("payment_uid" IS NOT NULL))
);
CREATE INDEX "gateway_charge_order_uid_idx" ON "gateway_charge" ("order_uid");
CREATE INDEX "gateway_charge_invoice_uid_idx" ON "gateway_charge" ("invoice_uid");
-- One that waits for each way to pay: pressing twice shows the same number.
CREATE UNIQUE INDEX "gateway_charge_waiting" ON "gateway_charge" ("invoice_uid", "channel") WHERE "state" = 'pending';
CREATE INDEX "gateway_charge_check" ON "gateway_charge" ("check_at") WHERE "check_at" IS NOT NULL;

-- What was said, and what the gateway answered when it was asked: the same again, once both agree, does nothing.
CREATE TABLE "gateway_notification" (
  "digest" TEXT NOT NULL PRIMARY KEY,
  "charge_uid" UUID NOT NULL REFERENCES "gateway_charge" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  "said" TEXT NOT NULL,
  "found" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "gateway_notification_charge_uid_idx" ON "gateway_notification" ("charge_uid");
