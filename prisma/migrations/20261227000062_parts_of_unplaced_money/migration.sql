-- The line of money in parts can not name the payment that a part was joined to: the part does. docs/decisions/0081
ALTER TABLE "unplaced_money" DROP CONSTRAINT "unplaced_money_assigned",
  ADD CONSTRAINT "unplaced_money_assigned" CHECK (CASE "state" WHEN 'assigned' THEN "payment_uid" IS NOT NULL
    WHEN 'joined' THEN true ELSE "payment_uid" IS NULL END);

-- What is proposed of a line may be a part of its money.
ALTER TABLE "line_proposal"
  ADD COLUMN "unplaced_uid" UUID REFERENCES "unplaced_money" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD COLUMN "amount_sen" BIGINT,
  ADD CONSTRAINT "line_proposal_part" CHECK (num_nulls("unplaced_uid", "amount_sen") IN (0, 2) AND "amount_sen" > 0);
CREATE INDEX "line_proposal_unplaced_uid_idx" ON "line_proposal" ("unplaced_uid");
