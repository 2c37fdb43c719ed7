-- Banks move whole rupiah: what waits to go back to an unknown sender is rounded up, as refunds are. docs/decisions/0088
UPDATE "payout" SET "amount_sen" = ("amount_sen" + 99) / 100 * 100
WHERE "kind" = 'unplaced' AND "state" IN ('scheduled', 'approved') AND "amount_sen" % 100 <> 0;
