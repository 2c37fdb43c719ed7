-- The transfer fee that a host has ordered with: a changed one counts for new hosts only. docs/decisions/0059
ALTER TABLE "account" ADD COLUMN "transfer_fee_sen" BIGINT NOT NULL DEFAULT 0;
UPDATE "account" a SET "transfer_fee_sen" = f."transfer_fee_sen"
FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid" WHERE g."uid" = a."group_uid" AND a."role" = 'host';

CREATE FUNCTION keep_transfer_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT f."transfer_fee_sen" INTO STRICT NEW."transfer_fee_sen"
  FROM "account_group" g JOIN "plan_family" f ON f."uid" = g."family_uid" WHERE g."uid" = NEW."group_uid";
  RETURN NEW;
END $$;
CREATE TRIGGER "transfer_fee" BEFORE INSERT ON "account" FOR EACH ROW WHEN (NEW."role" = 'host') EXECUTE FUNCTION keep_transfer_fee();
