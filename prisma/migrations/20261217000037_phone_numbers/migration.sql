-- Numbers that were stored with the 0 of a call within the country after 62, or with 62 twice, are no numbers that can be called.
-- Two customers may come to have the same number, as before; nothing is merged. docs/rules/privacy.md#phone-numbers
CREATE FUNCTION mended_phone(p_phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    -- '0062 812…', read as a 0 and the rest.
    WHEN p_phone ~ '^620+62(8[0-9]{8,11})$' THEN regexp_replace(p_phone, '^620+', '')
    ELSE regexp_replace(p_phone, '^620+', '62') END
$$;
UPDATE "customer" SET "phone_number" = mended_phone("phone_number") WHERE "phone_number" LIKE '620%';
UPDATE "customer" SET "reminder_phone" = mended_phone("reminder_phone") WHERE "reminder_phone" LIKE '620%';
UPDATE "order" SET "phone_number" = mended_phone("phone_number") WHERE "phone_number" LIKE '620%';
UPDATE "address" SET "phone_number" = mended_phone("phone_number") WHERE "phone_number" LIKE '620%';
UPDATE "shipment" SET "phone_number" = mended_phone("phone_number") WHERE "phone_number" LIKE '620%';

-- A key of the blacklist was stored without the 0, so that of '0062 812…' is '6262812…'.
INSERT INTO "blacklist_key" ("entry_uid", "kind", "value", "certain")
  SELECT "entry_uid", "kind", substr("value", 3), "certain" FROM "blacklist_key"
  WHERE "kind" = 'phone' AND "value" ~ '^6262(8[0-9]{8,11})$'
  ON CONFLICT DO NOTHING;
DROP FUNCTION mended_phone(text);
