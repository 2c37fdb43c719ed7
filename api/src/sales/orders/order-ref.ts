import { type ItemRow, orderNames, orderPlanName } from '#domain/sales/orders/order-item';
import { Prisma } from '#runtime/generated/prisma/client';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { itemColumns } from '#runtime/sales/order-columns';

/** Which columns of an order `orderRef` needs. */
export const orderRefColumns = {
  uid: true,
  number: true,
  customerUid: true,
  name: true,
  phoneNumber: true,
  items: itemColumns,
} as const;

/** The same of an order `o` in raw SQL, as one JSON column. */
export const ORDER_REF = Prisma.sql`json_build_object('uid', o.uid, 'number', o.number, 'customerUid', o.customer_uid,
  'name', o.name, 'phoneNumber', o.phone_number, 'items', (
    SELECT coalesce(json_agg(json_build_object('title', i.title, 'details', i.details) ORDER BY i.position), '[]')
    FROM order_item i WHERE i.order_uid = o.uid))`;

export interface OrderRow {
  uid: string;
  number: string;
  customerUid: string;
  name: string;
  phoneNumber: string;
  items: ItemRow[];
}

/** Customer and product of an order, as every console record of an order shows them. */
export function orderRef(order: OrderRow) {
  const { providerName, packageName, durationLabel } = orderNames(order.items);
  return {
    orderUid: order.uid,
    orderNumber: order.number,
    customerUid: order.customerUid,
    customerName: order.name,
    providerName,
    packageName,
    durationLabel,
    phoneNumber: order.phoneNumber,
    waLink: whatsAppTextLink(order.phoneNumber, 'order', {
      name: order.name,
      number: order.number,
      plan: orderPlanName(order.items),
    }),
  };
}
