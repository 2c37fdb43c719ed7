-- A part that is open again beside what is open of its line is joined with that; its record stays for what refers to it. docs/rules/bank-statements.md#parts
ALTER TABLE "unplaced_money" DROP CONSTRAINT "unplaced_money_state",
  ADD CONSTRAINT "unplaced_money_state" CHECK ("state" IN ('open', 'assigned', 'joined', 'returning', 'returned', 'resending', 'resent', 'recovered', 'merged')),
  ADD CONSTRAINT "unplaced_money_merged" CHECK ("state" <> 'merged' OR "part_of_uid" IS NOT NULL);

-- Parts that were opened again before. Where the whole is not open any more, they join the oldest of them; none that waits for another admin.
WITH open AS (
  SELECT "uid", "amount_sen", first_value("uid") OVER (PARTITION BY "line_uid" ORDER BY "part_of_uid" IS NOT NULL, "booked_at", "uid") AS "into"
  FROM "unplaced_money" WHERE "state" = 'open' AND "line_uid" NOT IN (SELECT "line_uid" FROM "line_proposal")),
merged AS (
  UPDATE "unplaced_money" m SET "state" = 'merged', "decided_by" = 'Sistem', "decided_at" = now()
  FROM open WHERE open."uid" = m."uid" AND open."into" <> m."uid" RETURNING open."into", open."amount_sen")
UPDATE "unplaced_money" m SET "amount_sen" = m."amount_sen" + s."sum"
FROM (SELECT "into", sum("amount_sen")::bigint AS "sum" FROM merged GROUP BY 1) s WHERE m."uid" = s."into";
