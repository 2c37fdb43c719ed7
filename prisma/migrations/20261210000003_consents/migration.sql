-- To which version of the terms a customer has agreed, and when. Customers of before have none.
CREATE TABLE "consent" (
    "customer_uid" UUID NOT NULL,
    "document" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("customer_uid", "document", "version")
);
ALTER TABLE "consent" ADD CONSTRAINT "consent_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
