-- What must hold whatever the code does. Names of constraints are used by the code to tell refusals apart.

-- Seats -------------------------------------------------------------------------------------------------------------
ALTER TABLE "plan_family"
  ADD CONSTRAINT "plan_family_seats" CHECK ("host_seats" BETWEEN 0 AND 1 AND "regular_seats" BETWEEN 1 AND 100),
  ADD CONSTRAINT "plan_family_tv_slots" CHECK ("tv_slots" >= 0),
  ADD CONSTRAINT "plan_family_start" CHECK ("starts_when_confirmed" BETWEEN 1 AND "host_seats" + "regular_seats");

ALTER TABLE "account_group"
  ADD CONSTRAINT "account_group_seats" CHECK (
    "size" >= 1
    AND cardinality("free_host_seats") + cardinality("free_regular_seats") <= "size"
    AND 1 <= ALL ("free_host_seats" || "free_regular_seats")
    AND "size" >= ALL ("free_host_seats" || "free_regular_seats")
  ),
  ADD CONSTRAINT "account_group_tv" CHECK ("tv_taken" >= 0 AND ("tv_slots" IS NULL OR "tv_taken" <= "tv_slots"));

CREATE UNIQUE INDEX "account_group_number" ON "account_group" ("number");
-- In the order in which seats are given out: nearest to full, then oldest. The first row is the answer.
CREATE INDEX "account_group_open_regular" ON "account_group"
  ("family_uid", (cardinality("free_host_seats") + cardinality("free_regular_seats")), "created_at")
  WHERE cardinality("free_regular_seats") > 0;
CREATE INDEX "account_group_open_host" ON "account_group"
  ("family_uid", (cardinality("free_host_seats") + cardinality("free_regular_seats")), "created_at")
  WHERE cardinality("free_host_seats") > 0;

ALTER TABLE "account"
  ADD CONSTRAINT "account_status" CHECK ("status" BETWEEN 1 AND 7),
  ADD CONSTRAINT "account_role" CHECK ("role" IN ('host', 'regular')),
  ADD CONSTRAINT "account_seat_number" CHECK ("seat_number" >= 1);
-- Live: every status but 5 (Cancel) and 6 (Refund).
CREATE UNIQUE INDEX "account_live_seat" ON "account" ("group_uid", "seat_number") WHERE "status" NOT IN (5, 6);
CREATE UNIQUE INDEX "account_live_member" ON "account" ("group_uid", "customer_uid") WHERE "status" NOT IN (5, 6);
CREATE UNIQUE INDEX "account_live_host" ON "account" ("group_uid") WHERE "role" = 'host' AND "status" NOT IN (5, 6);

-- Orders and payments -----------------------------------------------------------------------------------------------
ALTER TABLE "order"
  ADD CONSTRAINT "order_status" CHECK ("status" BETWEEN 1 AND 8),
  ADD CONSTRAINT "order_kind" CHECK ("kind" IN ('ready', 'pre-order', 'host')),
  ADD CONSTRAINT "order_amounts" CHECK ("grand_total_sen" >= 0 AND "fee_sen" BETWEEN 0 AND "grand_total_sen" AND "host_share_sen" >= 0);
CREATE UNIQUE INDEX "order_idempotency" ON "order" ("customer_uid", "idempotency_key") WHERE "idempotency_key" IS NOT NULL;
-- The same plan and group again without a key is a retry, as long as the first one is open.
CREATE UNIQUE INDEX "order_open_retry" ON "order" ("customer_uid", "retry_key")
  WHERE "retry_key" IS NOT NULL AND ("status" IN (1, 7) OR ("status" = 3 AND "kind" = 'host'));
CREATE INDEX "order_due" ON "order" ("due_at") WHERE "status" = 1;

ALTER TABLE "payment"
  ADD CONSTRAINT "payment_state" CHECK ("state" IN ('submitted', 'confirmed', 'rejected', 'voided')),
  ADD CONSTRAINT "payment_amount" CHECK ("amount_sen" > 0);
CREATE UNIQUE INDEX "payment_open" ON "payment" ("order_uid") WHERE "state" IN ('submitted', 'confirmed');

ALTER TABLE "host_purchase" ADD CONSTRAINT "host_purchase_state" CHECK ("state" IN ('submitted', 'verified', 'rejected'));
CREATE UNIQUE INDEX "host_purchase_open" ON "host_purchase" ("order_uid") WHERE "state" IN ('submitted', 'verified');

ALTER TABLE "reimbursement"
  ADD CONSTRAINT "reimbursement_state" CHECK ("state" IN ('scheduled', 'approved', 'paid', 'cancelled')),
  ADD CONSTRAINT "reimbursement_amount" CHECK (
    "amount_sen" > 0 AND "amount_sen" = "provider_price_sen" - "host_share_sen" - "transfer_fee_sen"
  ),
  ADD CONSTRAINT "reimbursement_paid" CHECK (("state" = 'paid') = ("paid_at" IS NOT NULL));

ALTER TABLE "refund" ADD CONSTRAINT "refund_amount" CHECK ("amount_sen" > 0 AND "fee_sen" BETWEEN 0 AND "amount_sen");
ALTER TABLE "price"
  ADD CONSTRAINT "price_amounts" CHECK (
    "grand_total_sen" >= 0 AND "provider_price_sen" >= 0 AND "admin_fee_sen" >= 0 AND "activation_fee_sen" >= 0
  );
ALTER TABLE "customer" ADD CONSTRAINT "customer_email_lower" CHECK ("email" = lower("email"));

-- Messaging ---------------------------------------------------------------------------------------------------------
CREATE INDEX "outbox_unpublished" ON "outbox" ("id") WHERE "published_at" IS NULL AND "set_aside_at" IS NULL;
CREATE INDEX "outbox_unsettled" ON "outbox" ("published_at")
  WHERE "published_at" IS NOT NULL AND "settled_at" IS NULL AND "set_aside_at" IS NULL;
ALTER TABLE "notification" ADD CONSTRAINT "notification_email" CHECK ("email_state" IN ('waiting', 'sending', 'sent'));

-- Append-only -------------------------------------------------------------------------------------------------------
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_posting" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "account_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Double entry: an entry that does not sum to zero cannot be committed. -------------------------------------------------
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum("amount_sen") FROM "ledger_posting" WHERE "entry_uid" = NEW."entry_uid") <> 0 THEN
    RAISE EXCEPTION 'ledger entry % does not balance', NEW."entry_uid" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "balanced" AFTER INSERT ON "ledger_posting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();

-- The catalogue tells every API process that it has changed, whoever changed it. -----------------------------------------
CREATE FUNCTION tell_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "provider" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plan_family" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "package" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_notice" FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
