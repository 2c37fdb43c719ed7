import { SHIPMENT_STATE_LABEL, type ShipmentState } from '#domain/sales/shipping/shipment';
import type { Database } from '#runtime/platform/db/database';
import type { OrderView } from '../orders/order-view.js';

/** What the parcel of an order adds to its history. */
export const shippingOrderView: OrderView = {
  async timeline(database, orderUid) {
    const history = await historyOf(database, orderUid);
    return history.map(({ at, toState, why }) => ({
      at: at.toISOString(),
      subject: 'shipment',
      status: null,
      title: SHIPMENT_STATE_LABEL[toState as ShipmentState],
      why,
    }));
  },

  async adminTimeline(database, orderUid) {
    const history = await historyOf(database, orderUid);
    return history.map(({ at, toState, why, by }) => ({
      at: at.toISOString(),
      subject: 'shipment',
      title: SHIPMENT_STATE_LABEL[toState as ShipmentState],
      why,
      by,
    }));
  },
};

const historyOf = (database: Database, orderUid: string) =>
  database.shipmentHistory.findMany({ where: { shipment: { orderUid } }, orderBy: { id: 'asc' } });
