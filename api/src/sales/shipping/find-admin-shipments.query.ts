import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import { whatsAppLink } from '#domain/platform/phone';
import {
  SHIPMENT_STATES,
  SHIPMENT_STATE_LABEL,
  type ShipmentState,
  shipmentActions,
} from '#domain/sales/shipping/shipment';
import { SHIPPING_METHODS } from '#domain/sales/shipping/shipping-option';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import {
  type AdminList,
  filterOneOf,
  filterText,
  filterUid,
  stableOrder,
} from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf, phoneContaining } from '../../platform/http/admin-lists/admin-where.js';
import { shipmentFacts } from './shipment-view.js';

export class FindAdminShipmentsQuery extends Query<{ rows: AdminShipment[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const SHIPMENT_SORTS = ['createdAt', 'state', 'shippedAt', 'weightGrams'] as const;
const FILTERS = ['q', 'state', 'method', 'productLine', 'orderUid'];

const columns = {
  order: {
    select: {
      number: true,
      name: true,
      customerUid: true,
      status: true,
      productLine: true,
      items: {
        orderBy: { position: 'asc' },
        select: { title: true, quantity: true, details: true },
      },
    },
  },
  history: { orderBy: { id: 'asc' } },
} as const;
type Row = Prisma.ShipmentGetPayload<{ include: typeof columns }>;

@QueryHandler(FindAdminShipmentsQuery)
export class FindAdminShipmentsHandler implements IQueryHandler<FindAdminShipmentsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminShipmentsQuery) {
    const where = conditionsOf(list);
    const [shipments, total] = await Promise.all([
      this.database.shipment.findMany({ where, orderBy: stableOrder(list), ...pageOf(list), include: columns }),
      this.database.shipment.count({ where }),
    ]);
    return { rows: shipments.map(view), total };
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
    waLink: whatsAppLink(
      shipment.phoneNumber,
      `Halo ${shipment.recipient}, kami dari Patungan. Tentang kiriman pesanan ${order.number}:`,
    ),
    items: order.items.flatMap(({ title, quantity, details }) => {
      const { isShipping, sku = null } = (details ?? {}) as { isShipping?: boolean; sku?: string };
      return isShipping ? [] : [{ title, quantity, sku }];
    }),
    createdAt: shipment.createdAt.toISOString(),
    restocked: shipment.restocked,
    allowedActions: shipmentActions(facts),
    timeline: history.map(({ at, toState, why, by }) => ({
      at: at.toISOString(),
      subject: 'shipment',
      title: SHIPMENT_STATE_LABEL[toState as ShipmentState],
      why,
      by,
    })),
  };
}

function conditionsOf(list: AdminList): Prisma.ShipmentWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  return {
    uid: ids ? { in: ids } : undefined,
    state: filterOneOf(filter, 'state', SHIPMENT_STATES),
    method: filterOneOf(filter, 'method', SHIPPING_METHODS),
    orderUid: filterUid(filter, 'orderUid'),
    order: { productLine: filterText(filter, 'productLine') },
    ...(q && {
      OR: [
        { order: { number: containing(q) } },
        { recipient: containing(q) },
        { trackingNumber: containing(q) },
        ...phoneContaining(q).map((phoneNumber) => ({ phoneNumber })),
      ],
    }),
  };
}
