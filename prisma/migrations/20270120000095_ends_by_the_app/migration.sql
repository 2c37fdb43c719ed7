-- The end of a seat has the app's time from now on, as what goes back with it. Until now it had the database's, a moment after that money.
ALTER TABLE "account_history" DISABLE TRIGGER USER;
UPDATE "account_history" h SET "at" = back."at" FROM (
  SELECT ended."id", min(r."created_at") AS "at"
  FROM "account" a
    CROSS JOIN LATERAL (
      SELECT x."id", x."at" FROM "account_history" x WHERE x."account_uid" = a."uid" ORDER BY x."id" DESC LIMIT 1
    ) ended
    JOIN "refund" r ON r."order_uid" = a."order_uid"
      AND r."created_at" >= ended."at" - interval '5 seconds' AND r."created_at" < ended."at"
  WHERE a."status" IN (5, 6)
  GROUP BY ended."id"
) back WHERE h."id" = back."id";
ALTER TABLE "account_history" ENABLE TRIGGER USER;
