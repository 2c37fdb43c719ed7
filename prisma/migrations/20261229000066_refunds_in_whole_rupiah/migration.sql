-- Banks move whole rupiah: what waits to be transferred of a refund is rounded up, as it is from now on.
UPDATE "payout" SET "amount_sen" = ("amount_sen" + 99) / 100 * 100
WHERE "kind" = 'refund' AND "state" IN ('scheduled', 'approved') AND "amount_sen" % 100 <> 0;
