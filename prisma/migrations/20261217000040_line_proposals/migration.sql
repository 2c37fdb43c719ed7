-- A line far above what is owed, or a fee of the bank that is none by its size, waits for an admin who has neither proposed it nor uploaded its statement. docs/rules/bank-statements.md#far-above
ALTER TABLE "bank_statement" ADD COLUMN "created_by_uid" UUID;
-- Where one admin alone has the name; else the name is compared.
UPDATE "bank_statement" s SET "created_by_uid" = a."uid" FROM "admin" a
WHERE a."name" = s."created_by" AND (SELECT count(*) FROM "admin" b WHERE b."name" = s."created_by") = 1;

CREATE TABLE "line_proposal" (
    "line_uid" UUID NOT NULL,
    "order_uid" UUID,
    "reason" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "by_uid" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "line_proposal_pkey" PRIMARY KEY ("line_uid")
);
CREATE INDEX "line_proposal_order_uid_idx" ON "line_proposal"("order_uid");
ALTER TABLE "line_proposal" ADD CONSTRAINT "line_proposal_line_uid_fkey" FOREIGN KEY ("line_uid") REFERENCES "bank_statement_line"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "line_proposal" ADD CONSTRAINT "line_proposal_order_uid_fkey" FOREIGN KEY ("order_uid") REFERENCES "order"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
