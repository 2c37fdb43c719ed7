import { sen } from '#domain/platform/sen';
import type { Actor } from '#domain/platform/transitions';
import { type Destination, type ShippingOption, checkCarried } from '#domain/sales/shipping/shipping-option';
import { type ShipmentAction, type ShipmentState, shipmentMoves } from '#domain/sales/shipping/shipment';
import type { Prisma, Shipment } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import type { Cause } from '#runtime/sales/orders.store';
import { COURIERS, type Reader, type StoredZone } from '#runtime/sales/shipping/courier';

/** The ways to send a parcel now, of all couriers. Weight in grams; null: no address. */
export async function findShippingOptions(
  db: Reader,
  destination: Destination | null,
  weightGrams: number,
  couriers = COURIERS,
): Promise<ShippingOption<StoredZone>[]> {
  const options: ShippingOption<StoredZone>[] = [];
  for (const courier of couriers) options.push(...(await courier.options(db, destination, weightGrams)));
  return options;
}

/** The most that things may weigh which any courier takes anywhere, in grams; null: none takes anything now. */
export async function findHeaviest(db: Reader, couriers = COURIERS): Promise<number | null> {
  let heaviest: number | null = null;
  for (const courier of couriers) {
    const most = await courier.heaviest(db);
    if (most !== null && most > (heaviest ?? 0)) heaviest = most;
  }
  return heaviest;
}

/** Refuses a thing that no courier takes anywhere, because nobody could have it sent; before the first zone is on, nothing is known about that and every weight is accepted. @throws DomainError TOO_HEAVY at `weightGrams` */
export async function checkPreparedWeight(db: Reader, thingsGrams: number): Promise<void> {
  const heaviest = await findHeaviest(db);
  if (heaviest !== null) checkCarried(thingsGrams, heaviest);
}

/** The recipient; of a courier's parcel with an address. */
export interface ShipTo {
  recipient: string;
  phoneNumber: string;
  street?: string;
  district?: string;
  city?: string;
  province?: string;
  postalCode?: string;
  note?: string;
  /** Paid, it waits until the shop has what is in it (`receiveGoods`). */
  awaitsGoods?: boolean;
}

/** Writes the parcel of a new order, which waits for the payment. */
export async function createShipment(
  tx: Tx,
  orderUid: string,
  { zone, price }: ShippingOption<StoredZone>,
  weightGrams: number,
  to: ShipTo,
): Promise<void> {
  await tx.shipment.create({
    data: {
      orderUid,
      state: 'waiting' satisfies ShipmentState,
      method: zone.method,
      service: zone.service,
      info: zone.info,
      priceSen: sen(price),
      weightGrams,
      ...to,
    },
    select: { uid: true },
  });
}

/** Locks the parcel of an order. The caller has locked the order. Null: nothing is sent for it. */
export async function lockShipmentOf(tx: Tx, orderUid: string): Promise<Shipment | null> {
  const found = await tx.shipment.findUnique({ where: { orderUid }, select: { uid: true } });
  if (!found) return null;
  await lockRow(tx, 'shipment', found.uid);
  return tx.shipment.findUniqueOrThrow({ where: { uid: found.uid } });
}

/** The shop has what is in the parcel of a paid order: it can be packed. The caller has locked the order. */
export async function receiveGoods(tx: Tx, orderUid: string, cause: Pick<Cause, 'by' | 'why'>): Promise<void> {
  const shipment = await lockShipmentOf(tx, orderUid);
  if (shipment?.state === ('awaiting-goods' satisfies ShipmentState))
    await moveShipment(tx, shipment, 'receive-goods', { ...cause, actor: 'system' });
}

/** Takes one step of the table: row and history. @throws DomainError 409 when the step is not open. */
export async function moveShipment(
  tx: Tx,
  { uid, state }: Pick<Shipment, 'uid' | 'state'>,
  action: ShipmentAction,
  { actor, by, why }: Pick<Cause, 'by' | 'why'> & { actor: Actor },
  also: Prisma.ShipmentUncheckedUpdateInput = {},
): Promise<void> {
  const to = shipmentMoves.after(state as ShipmentState, action, actor);
  await tx.shipment.update({
    where: { uid, state },
    data: { ...also, state: to, version: { increment: 1 } },
    select: { uid: true },
  });
  await tx.shipmentHistory.create({
    data: { shipmentUid: uid, fromState: state, toState: to, why, by },
    select: { id: true },
  });
}
