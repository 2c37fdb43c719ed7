-- A refund may give back what several payments from one account have brought. docs/rules/payments.md#refunds
CREATE TABLE "refund_part" (
    "refund_uid" UUID NOT NULL,
    "payment_uid" UUID NOT NULL,
    "amount_sen" BIGINT NOT NULL,

    CONSTRAINT "refund_part_pkey" PRIMARY KEY ("refund_uid", "payment_uid"),
    CONSTRAINT "refund_part_amount" CHECK ("amount_sen" > 0)
);
ALTER TABLE "refund_part"
  ADD CONSTRAINT "refund_part_refund_uid_fkey" FOREIGN KEY ("refund_uid") REFERENCES "refund"("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "refund_part_payment_uid_fkey" FOREIGN KEY ("payment_uid") REFERENCES "payment"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "refund_part_payment_uid_idx" ON "refund_part" ("payment_uid");
INSERT INTO "refund_part" ("refund_uid", "payment_uid", "amount_sen")
SELECT "uid", "payment_uid", "amount_sen" FROM "refund" WHERE "payment_uid" IS NOT NULL;

-- Of an amount that an admin has typed above what the rule gives: another one approves it, however small it is.
ALTER TABLE "refund" ADD COLUMN "above_rule" BOOLEAN NOT NULL DEFAULT false;
