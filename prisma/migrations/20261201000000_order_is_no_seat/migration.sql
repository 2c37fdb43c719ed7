-- An order is no longer a seat: the plan, the host's share and whether it is a pre-order belong to the account, what is
-- owed and until when to the invoice, what was bought and its price to the item (docs/decisions/0022).
ALTER TABLE "account"
  ADD COLUMN "variant_uid" UUID,
  ADD COLUMN "pre_order" BOOLEAN,
  ADD COLUMN "host_share_sen" amount_sen;
UPDATE "account" a SET "variant_uid" = o."variant_uid", "pre_order" = o."kind" = 'pre-order', "host_share_sen" = o."host_share_sen"
  FROM "order" o WHERE o."uid" = a."order_uid";
ALTER TABLE "account"
  ALTER COLUMN "variant_uid" SET NOT NULL,
  ALTER COLUMN "pre_order" SET NOT NULL, ALTER COLUMN "pre_order" SET DEFAULT false,
  ALTER COLUMN "host_share_sen" SET NOT NULL, ALTER COLUMN "host_share_sen" SET DEFAULT 0,
  ADD CONSTRAINT "account_pre_order" CHECK (NOT "pre_order" OR "role" = 'regular'),
  ADD CONSTRAINT "account_variant_uid_fkey" FOREIGN KEY ("variant_uid") REFERENCES "variant" ("uid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What an order is shown with stands in its item, so that no list has to look into the tables of a product line.
UPDATE "order_item" i SET "details" = i."details"
    || jsonb_build_object('providerSlug', r."slug", 'providerColor', r."color", 'providerType', r."type")
  FROM "variant" v JOIN "package" p ON p."uid" = v."package_uid" JOIN "provider" r ON r."uid" = p."provider_uid"
  WHERE v."uid" = i."ref_uid";

-- The same plan and group again without a key is a retry, as long as the first one is open: 3 is a host's, for an order
-- that is paid has no key.
UPDATE "order" SET "retry_key" = NULL WHERE "retry_key" IS NOT NULL AND "status" = 3 AND "kind" <> 'host';
DROP INDEX "order_open_retry";
CREATE UNIQUE INDEX "order_open_retry" ON "order" ("customer_uid", "retry_key")
  WHERE "retry_key" IS NOT NULL AND "status" IN (1, 3, 7);

-- The constraints and the foreign key of these columns go with them.
ALTER TABLE "order"
  DROP COLUMN "variant_uid", DROP COLUMN "kind", DROP COLUMN "grand_total_sen", DROP COLUMN "fee_sen",
  DROP COLUMN "host_share_sen", DROP COLUMN "due_at";
DROP DOMAIN order_kind;

-- An order itself is paid by one invoice.
CREATE UNIQUE INDEX "invoice_purchase" ON "invoice" ("order_uid") WHERE "purpose" = 'purchase';
