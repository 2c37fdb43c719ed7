import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Shipment } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { type Cause, type LockedOrder, moveOrder } from '#runtime/sales/orders.store';
import { moveShipment } from '#runtime/sales/shipping/shipments.store';

/** The parcel has arrived: its order is complete. The caller has locked both. @throws DomainError 409. */
export async function deliverShipment(
  tx: Tx,
  order: LockedOrder,
  shipment: Shipment,
  cause: Cause,
  at: Date,
): Promise<void> {
  await moveShipment(tx, shipment, 'deliver', cause, { deliveredAt: at });
  // Only system and admin complete an order; who said so is in the cause.
  const actor = cause.actor === 'admin' ? 'admin' : 'system';
  if (order.status === ORDER_STATUS.processing) await moveOrder(tx, order, 'complete', { ...cause, actor });
  const assumed = cause.actor === 'system';
  await announce(tx, 'shipment.delivered', {
    orderUid: order.uid,
    shipmentUid: shipment.uid,
    ...(assumed && { assumed }),
  });
}
