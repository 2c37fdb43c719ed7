import type { OrderKind } from './order-status.js';

const PAGE: Record<OrderKind, string> = {
  ready: '/payment',
  'pre-order': '/thankyou/pre-order',
  host: '/thankyou/user-host',
};

/** Same-site path that the shop opens after an order, with `type, order_uid, customer_uid`. */
export function redirectAfterOrder(
  kind: OrderKind,
  order: { orderUid: string; customerUid: string; providerType: number },
): string {
  const query = new URLSearchParams({
    type: String(order.providerType),
    order_uid: order.orderUid,
    customer_uid: order.customerUid,
  });
  return `${PAGE[kind]}?${query}`;
}
