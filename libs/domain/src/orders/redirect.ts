import type { OrderKind } from './order-status.js';

const PAGE: Record<OrderKind, string> = {
  ready: '/payment',
  'pre-order': '/thankyou/pre-order',
  host: '/thankyou/user-host',
};

/** Where the shop goes after an order: same-site path with `type, order_uid, customer_uid`. Spec 1 §2. */
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
