-- An amount far above what is owed waits for another admin. docs/rules/payments.md#received-amounts
CREATE TABLE "payment_proposal" (
    "payment_uid" UUID NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "by_uid" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_proposal_pkey" PRIMARY KEY ("payment_uid"),
    CONSTRAINT "payment_proposal_amount" CHECK ("amount_sen" > 0)
);
ALTER TABLE "payment_proposal" ADD CONSTRAINT "payment_proposal_payment_uid_fkey" FOREIGN KEY ("payment_uid") REFERENCES "payment"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
