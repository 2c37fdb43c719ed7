-- What the shop buys for a customer is a cost. docs/rules/ledger.md#whose-money
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'goodsCost', 'Biaya pembelian barang', 'expense', max("position") + 1 FROM "ledger_account";

-- What was bought before has left the bank without an entry; it counts in the month of this migration.
WITH bought AS (
  SELECT e."uid", e."cost_sen", o."uid" AS "order_uid", o."customer_uid", o."product_line"
  FROM "errand" e JOIN "order" o ON o."uid" = e."order_uid" WHERE e."cost_sen" > 0
), entry AS (
  INSERT INTO "ledger_entry" ("uid", "kind", "cause", "at")
    SELECT gen_random_uuid(), 'errand-purchase', "uid", now() FROM bought RETURNING "uid", "cause", "at"
)
INSERT INTO "ledger_posting" ("entry_uid", "account", "amount_sen", "product_line", "order_uid", "party_uid", "period")
  SELECT entry."uid", side.account, side.sign * b."cost_sen", b."product_line", b."order_uid", b."customer_uid",
    date_trunc('month', entry."at" AT TIME ZONE 'Asia/Jakarta')::date
  FROM entry JOIN bought b ON b."uid" = entry."cause"
    CROSS JOIN (VALUES ('goodsCost', 1), ('bank', -1)) AS side (account, sign);
