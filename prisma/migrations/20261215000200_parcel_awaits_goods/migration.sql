-- A parcel whose things the shop has yet to buy is not packed when it is paid.
ALTER TABLE "shipment" ADD COLUMN "awaits_goods" BOOLEAN NOT NULL DEFAULT false,
  DROP CONSTRAINT "shipment_state",
  ADD CONSTRAINT "shipment_state" CHECK ("state" IN
    ('waiting', 'awaiting-goods', 'to-pack', 'ready', 'shipped', 'delivered', 'returned', 'cancelled'));
