-- What is not the members' money has accounts of its own. docs/rules/ledger.md#remainders
INSERT INTO "ledger_account" ("code", "name", "type", "position")
  SELECT v."code", v."name", v."type", (SELECT max("position") FROM "ledger_account") + v."n"
  FROM (VALUES
    (1, 'transferFeeIncome', 'Potongan biaya transfer', 'income'),
    (2, 'rounding', 'Pembulatan', 'expense'),
    (3, 'priceDifference', 'Selisih harga provider', 'expense'),
    (4, 'writtenOff', 'Piutang dihapus', 'expense'),
    (5, 'groupRemainder', 'Sisa grup selesai', 'income')) v ("n", "code", "name", "type");

-- The price of the plan when the money was owed: what a debit differs from it is not the members' to bear.
ALTER TABLE "reimbursement" ADD COLUMN "plan_price_sen" BIGINT;
-- Days that were not used, rather than another amount for the same days.
ALTER TABLE "reimbursement_correction" ADD COLUMN "unused" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "group_remainder" (
    "uid" UUID NOT NULL,
    "group_uid" UUID NOT NULL,
    "amount_sen" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_remainder_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "group_remainder_amount" CHECK ("amount_sen" <> 0)
);
CREATE INDEX "group_remainder_group_uid_idx" ON "group_remainder"("group_uid");
ALTER TABLE "group_remainder"
  ADD CONSTRAINT "group_remainder_group_uid_fkey" FOREIGN KEY ("group_uid") REFERENCES "account_group"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "group_remainder" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was posted so far stays as it is; an entry of today splits it. The rounding and the host's part beyond an equal share are known where the
-- plan has the price that was counted; what still differs is booked when the group is finished.
CREATE TEMPORARY TABLE "split" ON COMMIT DROP AS
  SELECT gen_random_uuid() AS "entry_uid", s."cause", s."order_uid", s."customer_uid", s."product_line", s."transfer_fee_sen",
    CASE WHEN s."is_known" THEN greatest(s."host_share_sen" - s."equal_sen", 0) ELSE 0 END AS "fee_sen",
    CASE WHEN s."is_known" THEN least(s."host_share_sen" - s."equal_sen", 0) ELSE 0 END AS "below_sen",
    CASE WHEN s."is_known" THEN s."provider_price_sen" - s."seats" * s."equal_sen" ELSE 0 END AS "rounding_sen"
  FROM (
    SELECT r."uid" AS "cause", o."uid" AS "order_uid", o."customer_uid", o."product_line", r."transfer_fee_sen", r."host_share_sen",
      r."provider_price_sen", x."seats", r."provider_price_sen" = f."provider_price_sen" AS "is_known",
      CASE WHEN r."provider_price_sen" % (x."seats" * 50) = 0 THEN r."provider_price_sen" / x."seats"
        ELSE (r."provider_price_sen" * 2 + x."seats" * 100) / (x."seats" * 200) * 100 END AS "equal_sen"
    FROM "reimbursement" r JOIN "order" o ON o."uid" = r."order_uid" JOIN "payout" p ON p."uid" = r."payout_uid"
      JOIN "ledger_entry" e ON e."kind" = 'reimbursement-due' AND e."cause" = r."uid"
      JOIN "group_cycle" c ON c."uid" = r."cycle_uid" JOIN "account_group" g ON g."uid" = c."group_uid"
      JOIN "plan_family" f ON f."uid" = g."family_uid"
      CROSS JOIN LATERAL (SELECT (f."host_seats" + f."regular_seats")::bigint AS "seats") x
    WHERE p."state" <> 'cancelled') s;
DELETE FROM "split" WHERE ("transfer_fee_sen", "fee_sen", "below_sen", "rounding_sen") = (0, 0, 0, 0);
INSERT INTO "ledger_entry" ("uid", "kind", "cause") SELECT "entry_uid", 'reimbursement-split', "cause" FROM "split";
INSERT INTO "ledger_posting" ("entry_uid", "account", "amount_sen", "product_line", "order_uid", "party_uid", "period")
  SELECT s."entry_uid", a."account", a."amount_sen", s."product_line", s."order_uid", s."customer_uid",
    date_trunc('month', e."at" AT TIME ZONE 'Asia/Jakarta')::date
  FROM "split" s JOIN "ledger_entry" e ON e."uid" = s."entry_uid"
    CROSS JOIN LATERAL (VALUES
      ('memberFunds', "transfer_fee_sen" + "fee_sen" + "below_sen" - "rounding_sen"),
      ('transferFeeIncome', -"transfer_fee_sen"),
      ('feeIncome', -"fee_sen"),
      ('priceDifference', -"below_sen"),
      ('rounding', "rounding_sen")) a ("account", "amount_sen")
  WHERE a."amount_sen" <> 0;

-- What was waived so far was left as a hole in the funds of the members.
CREATE TEMPORARY TABLE "waived" ON COMMIT DROP AS
  SELECT gen_random_uuid() AS "entry_uid", r."uid" AS "cause", r."amount_sen", o."uid" AS "order_uid", o."customer_uid", o."product_line"
  FROM "host_receivable" r JOIN "ledger_entry" e ON e."kind" = 'receivable-waived' AND e."cause" = r."uid"
    JOIN "order" o ON o."uid" = r."order_uid";
INSERT INTO "ledger_entry" ("uid", "kind", "cause") SELECT "entry_uid", 'receivable-written-off', "cause" FROM "waived";
INSERT INTO "ledger_posting" ("entry_uid", "account", "amount_sen", "product_line", "order_uid", "party_uid", "period")
  SELECT w."entry_uid", a."account", a."amount_sen", w."product_line", w."order_uid", w."customer_uid",
    date_trunc('month', e."at" AT TIME ZONE 'Asia/Jakarta')::date
  FROM "waived" w JOIN "ledger_entry" e ON e."uid" = w."entry_uid"
    CROSS JOIN LATERAL (VALUES ('writtenOff', "amount_sen"), ('memberFunds', -"amount_sen")) a ("account", "amount_sen");
