import type { MerchandiseOrder } from '#contracts/products/merchandise/merchandise.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { ORDER_STATUS, ORDER_STATUS_LABEL, orderStatusOf } from '#domain/sales/orders/order-status';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { shipmentView } from '../../../sales/shipping/shipment-view.js';
import { firstPicture } from '../catalogue/product-view.js';

/** What the line has written of an item; see `itemsOf` of place-order.command.ts. */
export interface ItemDetails {
  slug?: string;
  sku?: string;
  /** The price of the way to the customer, as an item of the order. */
  isShipping?: boolean;
}

export const orderColumns = {
  items: { orderBy: { position: 'asc' } },
  invoices: { where: { purpose: 'purchase' }, select: { dueAt: true } },
  shipment: true,
} as const;
type Row = Prisma.OrderGetPayload<{ include: typeof orderColumns }>;

/** Orders for the customer, with the pictures that their things have now. */
export async function merchandiseOrders(database: Database, orders: Row[]): Promise<MerchandiseOrder[]> {
  const variantUids = orders.flatMap(({ items }) => items.map(({ refUid }) => refUid));
  const variants = await database.merchandiseVariant.findMany({
    where: { uid: { in: variantUids } },
    select: { uid: true, product: { select: { pictures: { orderBy: { position: 'asc' }, take: 1 } } } },
  });
  const pictureOf = (uid: string) =>
    firstPicture(variants.find((variant) => variant.uid === uid)?.product.pictures ?? []);
  return orders.flatMap((order): MerchandiseOrder[] => {
    if (!order.shipment) return [];
    const goods = order.items.filter(({ details }) => !(details as ItemDetails).isShipping);
    const awaitsPayment = order.status === ORDER_STATUS.awaitingPayment;
    return [
      {
        orderUid: order.uid,
        customerUid: order.customerUid,
        orderNumber: order.number,
        status: order.status,
        statusLabel: ORDER_STATUS_LABEL[orderStatusOf(order.status)],
        createdAt: order.createdAt.toISOString(),
        dueAt: (awaitsPayment && order.invoices[0]?.dueAt?.toISOString()) || null,
        items: goods.map(({ title, quantity, unitPriceSen, refUid, details }) => ({
          title,
          quantity,
          price: toRupiah(sen(unitPriceSen)),
          slug: (details as ItemDetails).slug ?? null,
          picture: pictureOf(refUid),
        })),
        goods: toRupiah(sen(order.totalSen - order.shipment.priceSen)),
        grandTotal: toRupiah(sen(order.totalSen)),
        shipment: shipmentView(order.shipment),
      },
    ];
  });
}
