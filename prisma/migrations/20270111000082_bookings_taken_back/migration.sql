-- Money that was booked as unplaced by mistake: its line is open again, and may be booked once more. docs/rules/bank-statements.md#mistakes
ALTER TABLE "unplaced_money" ADD COLUMN "reversal_reason" TEXT,
  DROP CONSTRAINT "unplaced_money_state",
  ADD CONSTRAINT "unplaced_money_state" CHECK ("state" IN ('open', 'assigned', 'joined', 'returning', 'returned', 'resending', 'resent', 'recovered', 'merged', 'reversed')),
  ADD CONSTRAINT "unplaced_money_reversed" CHECK (("state" = 'reversed') = ("reversal_reason" IS NOT NULL));
DROP INDEX "unplaced_money_line";
CREATE UNIQUE INDEX "unplaced_money_line" ON "unplaced_money" ("line_uid") WHERE "part_of_uid" IS NULL AND "state" <> 'reversed';
