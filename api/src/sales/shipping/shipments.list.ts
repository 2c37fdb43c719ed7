import { Injectable } from '@nestjs/common';
import { type AdminShipment, adminShipment } from '#contracts/sales/shipping.admin.http';
import { isThing } from '#domain/sales/orders/order-item';
import {
  SHIPMENT_STATES,
  type ShipmentState,
  costsPostage,
  shipmentActions,
  shipmentLabel,
} from '#domain/sales/shipping/shipment';
import { SHIPPING_METHODS } from '#domain/sales/shipping/shipping-option';
import type { Prisma } from '#runtime/generated/prisma/client';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { namesPerson, ownWay } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { SEARCH_TEXT } from '../../platform/http/admin-lists/search-texts.js';
import { foundByOrder, orderIn } from '../orders/found-by-order.js';
import { shipmentFacts } from './shipment-view.js';

const columns = {
  order: {
    select: {
      number: true,
      name: true,
      customerUid: true,
      status: true,
      productLine: true,
      items: { orderBy: { position: 'asc' }, select: { title: true, quantity: true, details: true } },
    },
  },
  history: { orderBy: { id: 'asc' } },
} as const;
type Row = Prisma.ShipmentGetPayload<{ include: typeof columns }>;

@Injectable()
export class ShipmentsList extends RecordList<AdminShipment> {
  protected readonly from = sql`shipment t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    state: sortBy(sql`t.state`, sql`t.created_at`),
    shippedAt: sortByNullable(sql`t.shipped_at`),
    weightGrams: sortBy(sql`t.weight_grams`),
    waitsSince: sortBy(sql`coalesce((SELECT max(h.at) FROM shipment_history h
      WHERE h.shipment_uid = t.uid AND h.to_state = t.state), t.created_at)`),
  };
  protected readonly filters = {
    q: byText((q) => {
      const names = namesPerson(q, SEARCH_TEXT.shipment('t'), sql`t.phone_number`);
      return foundByOrder(q, orderIn(sql`shipment`), ownWay(sql`shipment`, names));
    }),
    state: byChoice(SHIPMENT_STATES)(is(sql`t.state`)),
    method: byChoice(SHIPPING_METHODS)(is(sql`t.method`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminShipment[]> {
    return (await this.database.shipment.findMany({ where: { uid: { in: uids } }, include: columns })).map(view);
  }
}

function view({ order, history, ...shipment }: Row): AdminShipment {
  const facts = shipmentFacts(shipment);
  return {
    id: shipment.uid,
    orderUid: shipment.orderUid,
    orderNumber: order.number,
    customerUid: order.customerUid,
    customerName: order.name,
    orderStatus: order.status,
    productLine: order.productLine,
    ...facts,
    waLink: whatsAppTextLink(shipment.phoneNumber, 'shipment', { name: shipment.recipient, number: order.number }),
    items: order.items.filter(isThing).map(({ title, quantity, details }) => {
      const { sku = null } = (details ?? {}) as { sku?: string };
      return { title, quantity, sku };
    }),
    createdAt: shipment.createdAt.toISOString(),
    restocked: shipment.restocked,
    allowedActions: [...shipmentActions(facts), ...(costsPostage(facts) ? ['record-cost'] : [])],
    timeline: history.map(({ at, toState, why, by }) => ({
      at: at.toISOString(),
      subject: 'shipment',
      title: shipmentLabel(toState as ShipmentState, facts.method),
      why,
      by,
    })),
  };
}

export const ShipmentsListController = listController({
  resource: 'shipments',
  tag: 'admin shipments',
  schema: adminShipment,
  source: ShipmentsList,
});
