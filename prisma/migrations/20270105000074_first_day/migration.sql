-- Paid time begins on the day of the first access: the one change of a period. docs/rules/periods.md#first-day, docs/decisions/0090

-- Periods move together, so that they are compared once all of a statement have moved.
ALTER TABLE "seat_period" DROP CONSTRAINT "seat_period_apart";
ALTER TABLE "seat_period" ADD CONSTRAINT "seat_period_apart"
  EXCLUDE USING gist ("account_uid" WITH =, tstzrange("starts_at", "ends_at") WITH &&) DEFERRABLE INITIALLY IMMEDIATE;

-- Allowed is what `startAtAccess` makes of a period, and nothing else: the first one begins with the first access of the seat, on a
-- later day than before, each other one where the one before ends, and each lasts as many months. After it the day from which they are
-- counted is that of the access, so that it is done once.
CREATE FUNCTION "period_starts_at_access"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone CONSTANT TEXT := 'Asia/Jakarta';
  first_access TIMESTAMPTZ := (SELECT coalesce(s."first_granted_at", s."granted_at") FROM "seat_access" s WHERE s."account_uid" = OLD."account_uid");
  counted_from DATE := (SELECT r."anchor_day" FROM "seat_renewal" r WHERE r."account_uid" = OLD."account_uid");
  day DATE := (first_access AT TIME ZONE zone)::date;
  ended DATE := (OLD."ends_at" AT TIME ZONE zone)::date - 1;
  months INTEGER := (extract(year FROM ended) - extract(year FROM counted_from)) * 12 + extract(month FROM ended) - extract(month FROM counted_from);
  starts_at TIMESTAMPTZ := CASE OLD."number" WHEN 1 THEN first_access ELSE (
    SELECT p."ends_at" FROM "seat_period" p WHERE p."account_uid" = OLD."account_uid" AND p."number" = OLD."number" - 1) END;
BEGIN
  IF day > counted_from
    AND (NEW."uid", NEW."account_uid", NEW."number", NEW."variant_uid", NEW."invoice_uid", NEW."created_at")
      = (OLD."uid", OLD."account_uid", OLD."number", OLD."variant_uid", OLD."invoice_uid", OLD."created_at")
    AND NEW."starts_at" = starts_at
    AND NEW."ends_at" = ((day + make_interval(months => months))::date + 1)::timestamp AT TIME ZONE zone
  THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'seat_period is append-only but for the first access of its seat';
END $$;

DROP TRIGGER "append_only" ON "seat_period";
CREATE TRIGGER "append_only" BEFORE DELETE OR TRUNCATE ON "seat_period" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "starts_at_access" AFTER UPDATE ON "seat_period" FOR EACH ROW EXECUTE FUNCTION "period_starts_at_access"();
