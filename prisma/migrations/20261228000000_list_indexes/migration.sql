-- Console lists that read their whole table: refunds, shipments and testimonies without a
-- filter, shipments by a text, bookings of venues by their state.
CREATE INDEX "refund_created_at_uid_idx" ON "refund" ("created_at", "uid");
CREATE INDEX "shipment_created_at_uid_idx" ON "shipment" ("created_at", "uid");
CREATE INDEX "shipment_search" ON "shipment" USING gin (("recipient" || E'\n' || coalesce("tracking_number", '')) gin_trgm_ops);
CREATE INDEX "venue_slot_state_starts_at_idx" ON "venue_slot" ("state", "starts_at");
CREATE INDEX "testimony_written_at_uid_idx" ON "testimony" ("written_at", "uid");
