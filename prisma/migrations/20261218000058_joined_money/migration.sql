-- Money of a line may be that of a payment which was confirmed by hand: it is joined to that one.
ALTER TABLE "unplaced_money" DROP CONSTRAINT "unplaced_money_state";
ALTER TABLE "unplaced_money"
  ADD CONSTRAINT "unplaced_money_state" CHECK ("state" IN ('open', 'assigned', 'joined', 'returning', 'returned'));

-- The bank's fee for a transfer may be inside the line that shows the transfer.
ALTER TABLE "bank_statement_line"
  ADD COLUMN "transfer_fee_sen" BIGINT,
  ADD CONSTRAINT "bank_statement_line_transfer_fee" CHECK (
    "transfer_fee_sen" IS NULL OR "payout_uid" IS NOT NULL AND "transfer_fee_sen" > 0 AND "transfer_fee_sen" < -"amount_sen"
  );
