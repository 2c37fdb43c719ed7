import { ERASED_TEXT } from '#domain/platform/erased-text';
import { DomainError } from '#domain/platform/domain-error';
import { type ShipmentState, costsPostage, shipmentMoves } from '#domain/sales/shipping/shipment';
import type { ShippingMethod } from '#domain/sales/shipping/shipping-option';
import type { ExportSections } from '#runtime/identity/export-section';
import { Prisma } from '#runtime/generated/prisma/client';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import type { CostSource, ProductLine } from '#runtime/sales/product-line';
import { lockShipmentOf, moveShipment } from '#runtime/sales/shipping/shipments.store';

/** States in which a parcel is still to reach its customer. */
const UNDER_WAY: ShipmentState[] = ['awaiting-goods', 'to-pack', 'ready', 'shipped'];

/** Addresses and parcels, in the file with all data of a customer. */
const SHIPPING_SECTIONS: ExportSections = {
  addresses: (db, customerUid, slice) =>
    db.address.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      omit: { customerUid: true },
    }),
  shipments: (db, customerUid, slice) =>
    db.shipment.findMany({
      where: { order: { customerUid } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      omit: { version: true },
      include: {
        history: { orderBy: { id: 'asc' }, select: { at: true, fromState: true, toState: true, why: true } },
      },
    }),
};

const PAID = { actor: 'system', by: 'system', why: 'Pembayaran diterima' } as const;

/** What a courier takes for a parcel; its customer has paid for the way. */
const POSTAGE: CostSource = {
  kind: 'postage',
  account: 'postageCost',
  async find(tx, uid) {
    const shipment = await tx.shipment.findUnique({
      where: { uid },
      include: { order: { select: { number: true, productLine: true } } },
    });
    if (!shipment) return null;
    const { order, orderUid, priceSen } = shipment;
    if (!costsPostage(shipment as { method: ShippingMethod; state: ShipmentState }))
      throw new DomainError('COSTS_NOTHING', 'Paket ini tidak atau belum dikirim kurir, jadi belum ada ongkirnya.');
    return { label: `Ongkir ${order.number}`, productLine: order.productLine, orderUid, expectedSen: priceSen };
  },
};

/**
 * The parcel of an order, whichever line's things are in it. No product by itself, but asked like one: it follows
 * payment and end of every order that has a parcel. docs/rules/shipping.md
 */
export const shipping: ProductLine = {
  name: 'shipping',
  serves: 'all',
  costs: [POSTAGE],

  async onPaid(tx, paid) {
    const waiting = await tx.shipment.findMany({
      where: { orderUid: { in: paid.map(({ order }) => order.uid) }, state: 'waiting' satisfies ShipmentState },
      orderBy: { uid: 'asc' },
      select: { orderUid: true },
    });
    for (const { orderUid } of waiting) {
      const shipment = await lockShipmentOf(tx, orderUid);
      if (shipment?.state === ('waiting' satisfies ShipmentState))
        await moveShipment(tx, shipment, shipment.awaitsGoods ? 'await-goods' : 'pay', PAID);
    }
  },

  async release(tx, { uid }, _closing, { cause }) {
    const shipment = await lockShipmentOf(tx, uid);
    // One that has left is returned by its own act, before its order is closed.
    if (shipment && shipmentMoves.actionsOn(shipment.state as ShipmentState).includes('cancel'))
      await moveShipment(tx, shipment, 'cancel', cause);
  },

  async claims(tx, of) {
    const shipments = await tx.shipment.findMany({
      where: { order: of },
      select: { orderUid: true, state: true },
    });
    return shipments.map(({ orderUid, state }) => ({
      orderUid,
      open: null,
      held: UNDER_WAY.includes(state as ShipmentState) ? ('open-order' as const) : null,
      cancellable: state === 'waiting',
    }));
  },

  exportSections: SHIPPING_SECTIONS,

  async erase(tx, customerUid) {
    const orders = Prisma.sql`SELECT uid FROM "order" WHERE customer_uid = ${customerUid}::uuid`;
    const shipments = Prisma.sql`SELECT uid FROM shipment WHERE order_uid IN (${orders})`;
    await eraseAuditReasons(tx, shipments);
    await tx.$executeRaw`DELETE FROM address WHERE customer_uid = ${customerUid}::uuid`;
    await tx.$executeRaw`UPDATE shipment SET recipient = '', phone_number = '', street = '', district = '', city = '',
        province = '', postal_code = '', note = '', tracking_number = CASE WHEN tracking_number IS NOT NULL THEN '' END
      WHERE order_uid IN (${orders})`;
    await tx.$executeRaw`UPDATE shipment_history SET why = ${ERASED_TEXT}
      WHERE shipment_uid IN (${shipments}) AND "by" NOT IN ('customer', 'system')`;
  },
};
