-- The lists of the console with a million orders: an index for the default order of each, for its frequent filters and
-- for the text that it is searched by. The expressions of the text indexes stand in
-- api/src/platform/http/admin-lists/search-texts.ts too.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX "customer_created_at_uid_idx" ON "customer" ("created_at", "uid");
CREATE INDEX "customer_blocked" ON "customer" ("blocked_at", "uid") WHERE "blocked_at" IS NOT NULL;
CREATE INDEX "customer_search" ON "customer"
  USING gin (("name" || E'\n' || "email" || E'\n' || "phone_number") gin_trgm_ops);

CREATE INDEX "order_created_at_uid_idx" ON "order" ("created_at", "uid");
CREATE INDEX "order_status_created_at_uid_idx" ON "order" ("status", "created_at", "uid");
CREATE INDEX "order_search" ON "order"
  USING gin (("number" || E'\n' || "name" || E'\n' || "email" || E'\n' || "phone_number") gin_trgm_ops);
-- How many rows contain a text decides how they are read; a hundred samples (the default) are one in 10,000.
ALTER INDEX "order_search" ALTER COLUMN 1 SET STATISTICS 1000;
ALTER INDEX "customer_search" ALTER COLUMN 1 SET STATISTICS 1000;

CREATE INDEX "account_created_at_uid_idx" ON "account" ("created_at", "uid");
CREATE INDEX "account_status_created_at_uid_idx" ON "account" ("status", "created_at", "uid");
CREATE INDEX "account_customer_uid_idx" ON "account" ("customer_uid");

CREATE INDEX "account_group_created_at_number_idx" ON "account_group" ("created_at", "number");
CREATE INDEX "account_group_short" ON "account_group" ("created_at", "number") WHERE "open_to_host" OR "open_to_regular";
CREATE INDEX "account_group_never_full" ON "account_group" ("family_uid") WHERE "filled_at" IS NULL;
CREATE INDEX "account_group_number_search" ON "account_group" USING gin (("number"::text) gin_trgm_ops);

CREATE INDEX "payment_submitted_at_uid_idx" ON "payment" ("submitted_at", "uid");
DROP INDEX "payment_state_submitted_at_idx";
CREATE INDEX "payment_state_submitted_at_uid_idx" ON "payment" ("state", "submitted_at", "uid");
-- Also the revenue of the dashboard, from the index alone.
CREATE INDEX "payment_decided" ON "payment" ("decided_at", "uid") INCLUDE ("state", "amount_sen")
  WHERE "decided_at" IS NOT NULL;
CREATE INDEX "payment_account_name_search" ON "payment" USING gin ("account_name" gin_trgm_ops);

CREATE INDEX "host_purchase_submitted_at_uid_idx" ON "host_purchase" ("submitted_at", "uid");
CREATE INDEX "host_purchase_state_submitted_at_uid_idx" ON "host_purchase" ("state", "submitted_at", "uid");
CREATE INDEX "payout_reimbursement_due" ON "payout" ("due_at", "ref_uid") WHERE "kind" = 'reimbursement';

CREATE INDEX "voucher_issued_at_uid_idx" ON "voucher" ("issued_at", "uid");
CREATE INDEX "voucher_state_issued_at_uid_idx" ON "voucher" ("state", "issued_at", "uid");
CREATE INDEX "voucher_code_search" ON "voucher" USING gin ("code" gin_trgm_ops);

CREATE INDEX "follow_up_created_at_uid_idx" ON "follow_up" ("created_at", "uid");
DROP INDEX "follow_up_state_created_at_idx";
CREATE INDEX "follow_up_state_created_at_uid_idx" ON "follow_up" ("state", "created_at", "uid");
CREATE INDEX "follow_up_account_uid_idx" ON "follow_up" ("account_uid");
CREATE INDEX "follow_up_message_search" ON "follow_up" USING gin ("message" gin_trgm_ops);

CREATE INDEX "notification_created_at_uid_idx" ON "notification" ("created_at", "uid");
CREATE INDEX "notification_kind_created_at_uid_idx" ON "notification" ("kind", "created_at", "uid");
CREATE INDEX "notification_unsent" ON "notification" ("created_at", "uid") WHERE "email_state" <> 'sent';
CREATE INDEX "notification_search" ON "notification"
  USING gin (("title" || E'\n' || "body" || E'\n' || "kind") gin_trgm_ops);

CREATE INDEX "outbox_name_id_idx" ON "outbox" ("name", "id");
CREATE INDEX "outbox_set_aside" ON "outbox" ("id") WHERE "set_aside_at" IS NOT NULL;

DROP INDEX "audit_log_at_idx";
CREATE INDEX "audit_log_at_uid_idx" ON "audit_log" ("at", "uid");
CREATE INDEX "audit_log_subject_action_at_uid_idx" ON "audit_log" ("subject", "action", "at", "uid");
CREATE INDEX "audit_log_search" ON "audit_log"
  USING gin (("actor" || E'\n' || "action" || E'\n' || "subject" || E'\n' || coalesce("ip", '')) gin_trgm_ops);
CREATE INDEX "audit_reason_search" ON "audit_reason" USING gin ("text" gin_trgm_ops);

-- Each row of these is updated or deleted soon after it was written: with the default (a fifth of the table) dead rows
-- pile up in front of the queries that look for what is open. Append-only tables are vacuumed for their visibility map,
-- which index-only scans need.
ALTER TABLE "outbox" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE "inbox" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.05);
ALTER TABLE "notification" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE "order" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE "invoice" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE "account" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE "payment" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- Updated with every seat that is taken: few rows, many versions.
ALTER TABLE "account_group" SET (autovacuum_vacuum_scale_factor = 0.02);
