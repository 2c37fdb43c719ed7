import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import type { Shipment } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockWholeOrder } from '#runtime/sales/close-order';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { ProductLines } from '#runtime/sales/product-lines';
import { lockShipmentOf } from '#runtime/sales/shipping/shipments.store';

const notFound = () => new DomainError('SHIPMENT_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');

/** Locks the order of a parcel with all that its lines lock, then the parcel. @throws DomainError when there is none. */
export async function lockShipment(
  tx: Tx,
  lines: ProductLines,
  by: { uid: string; order?: { customerUid: string } },
): Promise<{ order: LockedOrder; shipment: Shipment }> {
  const found = await tx.shipment.findFirst({ where: by, select: { orderUid: true } });
  if (!found) throw notFound();
  const order = await lockWholeOrder(tx, lines, found.orderUid);
  const shipment = await lockShipmentOf(tx, found.orderUid);
  if (!shipment) throw notFound();
  return { order, shipment };
}
