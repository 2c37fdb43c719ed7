import type { OrderReferences } from '#contracts/sales/orders.http';
import { orderPath, pathAfterOrder } from '#contracts/shop-paths';
import { type ItemRow, orderNames } from '#domain/sales/orders/order-item';
import { ORDER_STATUS, type OrderKind, isClosedOrder } from '#domain/sales/orders/order-status';

interface Order {
  uid: string;
  status: number;
  items: ItemRow[];
}

/**
 * The rest of the fields that the specification gives an order. `redirectUrl` is where it goes on: its payment while
 * that is asked for, the page for its kind while it is open, else its own page.
 * @param customerUid null for those who may not know it: they get the page of the order.
 */
export function orderReferences(
  order: Order,
  kind: OrderKind,
  customerUid: string | null,
): Omit<OrderReferences, 'additionalOrder'> {
  const { providerName, providerSlug, providerType, packageName } = orderNames(order.items);
  const page = pageKind(order.status, kind);
  return {
    redirectUrl:
      page && customerUid
        ? pathAfterOrder(page, { orderUid: order.uid, customerUid, providerType })
        : orderPath(order.uid),
    provider: {
      name: providerName,
      slug: providerSlug,
      type: providerType,
      package: { name: packageName, isHost: kind === 'host', isPo: kind === 'pre-order' },
    },
  };
}

function pageKind(status: number, kind: OrderKind): OrderKind | null {
  if (status === ORDER_STATUS.awaitingPayment) return 'ready';
  return kind === 'ready' || isClosedOrder(status) ? null : kind;
}
