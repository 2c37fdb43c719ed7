-- A parcel is found by the phone of who receives it too, who may be another person than the customer.
DROP INDEX "shipment_search";
CREATE INDEX "shipment_search" ON "shipment"
  USING gin (("recipient" || E'\n' || "phone_number" || E'\n' || coalesce("tracking_number", '')) gin_trgm_ops);
