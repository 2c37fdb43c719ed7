-- A refund may first be kept as the customer's credit, and be paid to the bank later.
INSERT INTO "ledger_account" ("code", "name", "type", "position") VALUES ('customerCredit', 'Kredit pelanggan', 'liability', 6);

ALTER TABLE "refund" ADD COLUMN "credited_at" TIMESTAMPTZ(3),
  DROP CONSTRAINT "refund_state",
  ADD CONSTRAINT "refund_state" CHECK ("state" IN ('requested', 'approved', 'credited', 'paid', 'cancelled')),
  ADD CONSTRAINT "refund_credited" CHECK (CASE "state" WHEN 'credited' THEN "credited_at" IS NOT NULL
    WHEN 'paid' THEN true ELSE "credited_at" IS NULL END);
CREATE INDEX "refund_state_created_at_idx" ON "refund" ("state", "created_at");
