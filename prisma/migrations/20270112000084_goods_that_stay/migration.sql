-- Of a parcel that was not sent it is said, too, when its things cannot be sold again.
ALTER TABLE "shipment" DROP CONSTRAINT "shipment_returned",
  ADD CONSTRAINT "shipment_returned" CHECK (
    CASE "state" WHEN 'returned' THEN "restocked" IS NOT NULL WHEN 'cancelled' THEN true ELSE "restocked" IS NULL END);
