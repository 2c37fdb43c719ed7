-- Seats that a rule or an admin has ended with all that was paid for their orders given back stayed 5 Cancel, and the orders 4: both are
-- refunded, at the moment, by whom and for the reason of that end. docs/rules/groups.md#changes
WITH back AS (
  SELECT o."uid" AS "order_uid", a."uid" AS "account_uid", h."why", h."by", h."at"
  FROM "order" o JOIN "account" a ON a."order_uid" = o."uid" AND a."status" = 5 AND a."role" = 'regular'
    JOIN LATERAL (
      SELECT "from_status", "why", "by", "at" FROM "account_history" WHERE "account_uid" = a."uid" ORDER BY "id" DESC LIMIT 1
    ) h ON h."from_status" IN (3, 7) AND h."by" <> 'customer'
  WHERE o."status" = 4 AND o."total_sen" > 0 AND (
    SELECT sum(p."received_sen") FROM "payment" p WHERE p."order_uid" = o."uid" AND p."state" = 'confirmed'
  ) = (
    SELECT sum(b."amount_sen") FROM "refund" r JOIN "refund_part" b ON b."refund_uid" = r."uid"
    WHERE r."order_uid" = o."uid" AND r."state" <> 'cancelled'
  )
), orders AS (
  UPDATE "order" o SET "status" = 6, "version" = "version" + 1 FROM back b WHERE o."uid" = b."order_uid"
), accounts AS (
  UPDATE "account" a SET "status" = 6, "version" = "version" + 1 FROM back b WHERE a."uid" = b."account_uid"
), of_orders AS (
  INSERT INTO "order_history" ("order_uid", "from_status", "to_status", "why", "by", "at")
  SELECT "order_uid", 4, 6, "why", "by", "at" FROM back
)
INSERT INTO "account_history" ("account_uid", "from_status", "to_status", "why", "by", "at")
SELECT "account_uid", 5, 6, "why", "by", "at" FROM back;
