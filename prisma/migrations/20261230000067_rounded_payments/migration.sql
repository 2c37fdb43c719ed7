-- docs/decisions/0088: what is missing below a rupiah is borne by the shop, and taken back by a whole refund.
ALTER TABLE "payment" ADD COLUMN "rounding_sen" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "payment" ADD CONSTRAINT "payment_rounding_sen" CHECK ("rounding_sen" BETWEEN 0 AND 99);
ALTER TABLE "refund" ADD COLUMN "rounding_sen" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "refund" ADD CONSTRAINT "refund_rounding_sen" CHECK ("rounding_sen" BETWEEN 0 AND 99 AND ("rounding_sen" = 0 OR NOT "deposit"));
