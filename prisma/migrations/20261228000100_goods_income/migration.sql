-- Orders of before keep the account that they were booked to: a refund reverses it by the books of the order.
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT 'goodsIncome', 'Penjualan barang', 'income', max("position") + 1 FROM "ledger_account";
