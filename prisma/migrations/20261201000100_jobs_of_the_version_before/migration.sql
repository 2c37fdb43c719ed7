-- What was still in the queue when 0.1.0 was stopped, under names that later versions do not have (docs/rules/events.md#re-drive).
-- `void-voucher` has no event today that leads to it: a voucher is void in the transaction that closes its order.
UPDATE "voucher" v SET "state" = 'voided', "version" = v."version" + 1
  FROM "order" o WHERE o."uid" = v."order_uid" AND o."status" IN (5, 6, 8) AND v."state" IN ('issued', 'in-use', 'expired');

-- Events that 0.2.0 has set aside because of such a name: the re-drive plans what is missing by the routes of today.
UPDATE "outbox" SET "set_aside_at" = NULL, "set_aside_reason" = NULL
  WHERE "settled_at" IS NULL AND "set_aside_reason" LIKE '%: no such job';
