-- The ends of the cycles of one host are counted from its first debit, as the provider bills. docs/rules/hosts.md#cycles
ALTER TABLE "group_cycle" ADD COLUMN "anchor_day" DATE;

-- One rhythm: cycles of one host, none cut, each begun where the one before ended, or up to three days later in that month.
CREATE TEMPORARY TABLE "rhythm" ON COMMIT DROP AS
  SELECT "uid", "starts_at", "ends_at", "cut_at", "asked_at",
    first_value("starts_at") OVER "of_rhythm" AS "first_at",
    lead("starts_at") OVER "of_rhythm" AS "next_at",
    "is_last" FROM (
      SELECT *, count(*) FILTER (WHERE "is_new") OVER (PARTITION BY "group_uid" ORDER BY "number") AS "rhythm" FROM (
        SELECT c.*, lead(c."uid") OVER "of_group" IS NULL AS "is_last",
          lag(c."uid") OVER "of_group" IS NULL
            OR lag(c."cut_at") OVER "of_group" IS NOT NULL
            OR lag(p."order_uid") OVER "of_group" <> p."order_uid"
            OR c."starts_at" > lag(c."ends_at") OVER "of_group" + interval '3 days'
            OR date_trunc('month', c."starts_at" AT TIME ZONE 'Asia/Jakarta')
              <> date_trunc('month', lag(c."ends_at") OVER "of_group" AT TIME ZONE 'Asia/Jakarta') AS "is_new"
        FROM "group_cycle" c JOIN "host_purchase" p ON p."uid" = c."purchase_uid"
        WINDOW "of_group" AS (PARTITION BY c."group_uid" ORDER BY c."number")) c) c
  WINDOW "of_rhythm" AS (PARTITION BY "group_uid", "rhythm" ORDER BY "number"
    ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING);

UPDATE "group_cycle" c SET "anchor_day" = (r."first_at" AT TIME ZONE 'Asia/Jakarta')::date
  FROM "rhythm" r WHERE r."uid" = c."uid";
ALTER TABLE "group_cycle" ALTER COLUMN "anchor_day" SET NOT NULL;

-- No day between two of them is without a cycle. No money follows from the end of a cycle that was not cut.
UPDATE "group_cycle" c SET "ends_at" = r."next_at"
  FROM "rhythm" r WHERE r."uid" = c."uid" AND r."cut_at" IS NULL AND r."next_at" > c."ends_at";

-- One that runs ends on the day of the provider, where a short month has made it shorter.
UPDATE "group_cycle" c SET "ends_at" = r."due_at"
  FROM (
    SELECT "uid", "ends_at",
      ((first_at AT TIME ZONE 'Asia/Jakarta')::date + make_interval(months =>
        (12 * (date_part('year', "ends_at" AT TIME ZONE 'Asia/Jakarta') - date_part('year', "first_at" AT TIME ZONE 'Asia/Jakarta'))
          + date_part('month', "ends_at" AT TIME ZONE 'Asia/Jakarta') - date_part('month', "first_at" AT TIME ZONE 'Asia/Jakarta'))::int)
      ) AT TIME ZONE 'Asia/Jakarta' AS "due_at"
    FROM "rhythm" WHERE "is_last" AND "cut_at" IS NULL AND "asked_at" IS NULL AND "ends_at" > now()) r
  WHERE r."uid" = c."uid" AND r."due_at" > c."ends_at" AND r."due_at" <= c."ends_at" + interval '3 days';
