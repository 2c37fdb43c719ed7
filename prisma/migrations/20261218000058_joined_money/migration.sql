-- Money of a line may be that of a payment which was confirmed by hand: it is joined to that one.
ALTER TABLE "unplaced_money" DROP CONSTRAINT "unplaced_money_state";
ALTER TABLE "unplaced_money"
  ADD CONSTRAINT "unplaced_money_state" CHECK ("state" IN ('open', 'assigned', 'joined', 'returning', 'returned'));
