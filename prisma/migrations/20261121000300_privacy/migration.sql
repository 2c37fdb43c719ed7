-- The user area (avatar, reminder contact) and the right to be forgotten. docs/decisions/0012.

ALTER TABLE "customer" ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminder_phone" TEXT;

CREATE TABLE "erasure" (
    "uid" UUID NOT NULL,
    "customer_uid" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'requested',
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "files" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "mails" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("uid")
);
CREATE TABLE "audit_reason" (
    "audit_uid" UUID NOT NULL,
    "salt" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "audit_reason_pkey" PRIMARY KEY ("audit_uid")
);
CREATE INDEX "erasure_customer_uid_idx" ON "erasure"("customer_uid");
CREATE UNIQUE INDEX "customer_avatar_key" ON "customer"("avatar");
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_customer_uid_fkey" FOREIGN KEY ("customer_uid") REFERENCES "customer"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Deferred: the words are written a moment before the row they belong to.
ALTER TABLE "audit_reason" ADD CONSTRAINT "audit_reason_audit_uid_fkey" FOREIGN KEY ("audit_uid") REFERENCES "audit_log"("uid") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- Erasure -----------------------------------------------------------------------------------------------------------
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_state" CHECK (
  CASE "state"
    WHEN 'requested' THEN "withdrawn_at" IS NULL AND "erased_at" IS NULL AND "finished_at" IS NULL
    WHEN 'withdrawn' THEN "withdrawn_at" IS NOT NULL AND "erased_at" IS NULL AND "finished_at" IS NULL
    WHEN 'erased' THEN "withdrawn_at" IS NULL AND "erased_at" IS NOT NULL AND "finished_at" IS NULL
    -- Nothing is left to remove.
    WHEN 'finished' THEN "withdrawn_at" IS NULL AND "erased_at" IS NOT NULL AND "finished_at" IS NOT NULL
      AND cardinality("files") = 0 AND cardinality("mails") = 0
    ELSE false
  END
);
-- Asked twice is asked once; and what is erased is not asked again.
CREATE UNIQUE INDEX "erasure_open" ON "erasure" ("customer_uid") WHERE "state" <> 'withdrawn';
CREATE INDEX "erasure_unfinished" ON "erasure" ("requested_at") WHERE "state" IN ('requested', 'erased');

-- Whoever still writes with an old token: the row of an erased customer holds a pseudonym and can hold nothing else.
-- It is blocked as well, so that nothing is ordered on it.
ALTER TABLE "customer" ADD CONSTRAINT "customer_erased" CHECK (
  "erased_at" IS NULL OR (
    "name" = 'Pelanggan Terhapus' AND "email" = 'terhapus-' || "uid" || '@patungan.invalid' AND "phone_number" = ''
    AND "password_hash" = '' AND "avatar" IS NULL AND "reminder_phone" IS NULL AND "blocked_at" IS NOT NULL
    AND "blocked_reason" IS NULL
  )
);

-- The words of history: append-only, but an erasure may take away why something was done. ---------------------------
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = TG_ARGV[0] AND current_setting('patungan.erasing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE FUNCTION refuse_change_but_why() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'why' = to_jsonb(OLD) - 'why' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

DROP TRIGGER "append_only" ON "order_history";
DROP TRIGGER "append_only" ON "account_history";
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('UPDATE');
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "account_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('UPDATE');
CREATE TRIGGER "only_why" BEFORE UPDATE ON "order_history" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_why();
CREATE TRIGGER "only_why" BEFORE UPDATE ON "account_history" FOR EACH ROW EXECUTE FUNCTION refuse_change_but_why();

-- The audit log itself is never changed: the words of a reason lie beside it, the log keeps their salted digest. ----
CREATE FUNCTION keep_reason_apart() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  salt constant text := gen_random_uuid()::text;
BEGIN
  IF NEW."reason" IS NOT NULL THEN
    INSERT INTO "audit_reason" ("audit_uid", "salt", "text") VALUES (NEW."uid", salt, NEW."reason");
    NEW."reason" := encode(sha256(convert_to(salt || NEW."reason", 'UTF8')), 'hex');
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE "audit_log" DISABLE TRIGGER "append_only";
INSERT INTO "audit_reason" ("audit_uid", "salt", "text")
  SELECT "uid", gen_random_uuid()::text, "reason" FROM "audit_log" WHERE "reason" IS NOT NULL;
UPDATE "audit_log" a SET "reason" = encode(sha256(convert_to(r."salt" || r."text", 'UTF8')), 'hex')
  FROM "audit_reason" r WHERE r."audit_uid" = a."uid";
UPDATE "audit_log" SET "change" = "change" - 'blockedReason' WHERE "change" ? 'blockedReason';
-- The reasons' foreign key has looked before the table is altered again.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE "audit_log" ENABLE TRIGGER "append_only";
SET CONSTRAINTS ALL DEFERRED;

CREATE TRIGGER "reason_apart" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION keep_reason_apart();
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_reason" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasure('DELETE');
