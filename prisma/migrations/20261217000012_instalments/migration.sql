-- What is asked for next of an invoice that is paid in instalments; null: all that is owed.
ALTER TABLE "invoice" ADD COLUMN "asked_sen" BIGINT;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_asked" CHECK ("asked_sen" > 0 AND "asked_sen" <= "amount_sen");
