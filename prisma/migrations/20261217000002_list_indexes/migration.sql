-- Console lists that read their whole table: refunds and shipments without a filter, shipments by a
-- text.
CREATE INDEX "refund_created_at_uid_idx" ON "refund" ("created_at", "uid");
CREATE INDEX "shipment_created_at_uid_idx" ON "shipment" ("created_at", "uid");
CREATE INDEX "shipment_search" ON "shipment" USING gin (("recipient" || E'\n' || coalesce("tracking_number", '')) gin_trgm_ops);
