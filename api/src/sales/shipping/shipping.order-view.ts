import { type ShipmentState, shipmentLabel } from '#domain/sales/shipping/shipment';
import type { ShippingMethod } from '#domain/sales/shipping/shipping-option';
import type { Database } from '#runtime/platform/db/database';
import type { OrderView } from '../orders/order-view.js';

/** What the parcel of an order adds to its history. */
export const shippingOrderView: OrderView = {
  async timeline(database, orderUid) {
    const history = await historyOf(database, orderUid);
    return history.map(({ at, toState, why, shipment: { method } }) => ({
      at: at.toISOString(),
      subject: 'shipment',
      status: null,
      title: shipmentLabel(toState as ShipmentState, method as ShippingMethod),
      why,
    }));
  },

  async adminTimeline(database, orderUid) {
    const history = await historyOf(database, orderUid);
    return history.map(({ at, toState, why, by, shipment: { method } }) => ({
      at: at.toISOString(),
      subject: 'shipment',
      title: shipmentLabel(toState as ShipmentState, method as ShippingMethod),
      why,
      by,
    }));
  },
};

const historyOf = (database: Database, orderUid: string) =>
  database.shipmentHistory.findMany({
    where: { shipment: { orderUid } },
    include: { shipment: { select: { method: true } } },
    orderBy: { id: 'asc' },
  });
