-- The file of a batch is one transfer. What was recorded with the number of its row behind one reference, and is shown by no line of a
-- statement yet, becomes one; where a line shows a row by itself the bank has listed them one by one. The references stay as they were typed.
WITH "part" AS (
  SELECT p."uid", p."batch_uid", regexp_replace(p."reference", '/[0-9]+$', '') AS "of",
    first_value(p."uid") OVER (PARTITION BY p."batch_uid" ORDER BY p."paid_at", p."uid") AS "first_uid"
  FROM "payout" p WHERE p."batch_uid" IS NOT NULL AND p."state" = 'paid' AND p."reference" ~ '/[0-9]+$'
), "whole" AS (
  SELECT b."batch_uid" FROM "part" b GROUP BY b."batch_uid"
  HAVING count(*) > 1 AND count(DISTINCT b."of") = 1
    AND NOT EXISTS (SELECT FROM "payout" o WHERE o."batch_uid" = b."batch_uid" AND o."state" = 'paid' AND o."reference" !~ '/[0-9]+$')
    AND NOT EXISTS (SELECT FROM "payout" o WHERE o."batch_uid" = b."batch_uid" AND (o."transfer_uid" IS NOT NULL
      OR EXISTS (SELECT FROM "payout" j WHERE j."transfer_uid" = o."uid")
      OR EXISTS (SELECT FROM "bank_statement_line" l WHERE l."payout_uid" = o."uid")))
)
UPDATE "payout" p SET "transfer_uid" = part."first_uid"
FROM "part" JOIN "whole" USING ("batch_uid")
WHERE p."uid" = part."uid" AND p."uid" <> part."first_uid";
