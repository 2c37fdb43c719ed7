-- docs/decisions/0053-month-close.md
DROP TRIGGER IF EXISTS "open_month" ON "ledger_posting";
DROP FUNCTION IF EXISTS book_into_open_month();

-- The closing locks the table against INSERT, so this sees every closing that has been committed.
CREATE FUNCTION book_into_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last_closed date;
BEGIN
  SELECT max("period") INTO last_closed FROM "ledger_close";
  IF NEW."period" <= last_closed THEN NEW."period" := last_closed + interval '1 month'; END IF;
  RETURN NEW;
END $$;
-- clock_timestamp(): a transaction may have begun in the month before.
CREATE TRIGGER "open_month" BEFORE INSERT ON "ledger_posting" FOR EACH ROW
  WHEN (NEW."period" < date_trunc('month', clock_timestamp() AT TIME ZONE 'Asia/Jakarta'))
  EXECUTE FUNCTION book_into_open_month();
