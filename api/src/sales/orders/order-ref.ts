import { whatsAppLink } from '#domain/platform/phone';
import { type ItemRow, orderNames, orderPlanName } from '#domain/sales/orders/order-item';
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

interface OrderRow {
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
    waLink: whatsAppLink(
      order.phoneNumber,
      `Halo ${order.name}, kami dari Patungan. Tentang pesanan ${order.number} (${orderPlanName(order.items)}):`,
    ),
  };
}
