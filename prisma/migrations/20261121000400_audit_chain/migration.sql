-- The audit log as a hash chain: a row that is changed, missing or slipped in is found. docs/decisions/0013.

CREATE TABLE "audit_link" (
    "position" BIGINT NOT NULL,
    "audit_uid" UUID NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_link_pkey" PRIMARY KEY ("position")
);
CREATE TABLE "audit_head" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "position" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "audit_link_audit_uid_key" ON "audit_link"("audit_uid");
CREATE UNIQUE INDEX "audit_link_hash_key" ON "audit_link"("hash");
ALTER TABLE "audit_link" ADD CONSTRAINT "audit_link_audit_uid_fkey" FOREIGN KEY ("audit_uid") REFERENCES "audit_log"("uid") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "audit_link" ADD CONSTRAINT "audit_link_position" CHECK ("position" >= 1);
ALTER TABLE "audit_head" ADD CONSTRAINT "audit_head_one" CHECK ("id" = 1);

-- Before the first link there is nothing: sixty-four zeros.
INSERT INTO "audit_head" ("position", "hash") VALUES (0, repeat('0', 64));

-- Every field of the row and the hash of the row before it, in a text that can be read in one way only.
CREATE FUNCTION audit_hash(previous TEXT, entry "audit_log") RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    previous, entry."uid", to_char(entry."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), entry."actor",
    entry."actor_uid", entry."action", entry."subject", entry."subject_uid", entry."reason", entry."change", entry."ip"
  )::text, 'UTF8')), 'hex')
$$;

CREATE FUNCTION link_audit(entry "audit_log") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head "audit_head";
  linked TEXT;
BEGIN
  SELECT * INTO head FROM "audit_head" FOR UPDATE;
  linked := audit_hash(head."hash", entry);
  INSERT INTO "audit_link" ("position", "audit_uid", "previous_hash", "hash")
    VALUES (head."position" + 1, entry."uid", head."hash", linked);
  UPDATE "audit_head" SET "position" = head."position" + 1, "hash" = linked;
END $$;

-- What is there already, in the order in which it happened.
DO $$
DECLARE
  entry "audit_log";
BEGIN
  FOR entry IN SELECT * FROM "audit_log" ORDER BY "at", "uid" LOOP
    PERFORM link_audit(entry);
  END LOOP;
END $$;

-- Deferred: the head is locked as the transaction's last act, so admins wait for each other's commit and for nothing
-- before it, and a transaction that holds the head waits for no other lock (no deadlock).
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM link_audit(NEW);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "chained" AFTER INSERT ON "audit_log"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit();

CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_link" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "one_row" BEFORE DELETE OR TRUNCATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
