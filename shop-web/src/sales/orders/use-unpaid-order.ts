import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { isOnSchedule } from '#domain/sales/orders/on-schedule';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { useSession } from '../../platform/session/session';
import { ordersQuery } from './orders.queries';

/** Of which orders: of this line, or of this provider. */
export interface UnpaidOf {
  line?: string;
  providerSlug?: string;
  /** Whether it is for the same thing, where a line has several that stand beside each other by intention. */
  isSame?: (order: OrderSummary) => boolean;
}

/** The newest unpaid order of a signed-in customer. `isKnown`: the server has answered, or cannot. */
export function useUnpaidOrder({ line, providerSlug, isSame = () => true }: UnpaidOf): {
  unpaid: OrderSummary | null;
  isKnown: boolean;
} {
  const session = useSession();
  const { data, isFetching, failureCount } = useQuery({
    ...ordersQuery(1, ORDER_STATUS.awaitingPayment),
    enabled: session !== null,
  });
  const isMeant = (order: OrderSummary) =>
    // Nothing that a second order could stand beside by mistake.
    !isOnSchedule(order.additionalOrder) &&
    !order.takesNoProof &&
    (line === undefined || order.productLine === line) &&
    (providerSlug === undefined || order.providerSlug === providerSlug) &&
    isSame(order);
  const unpaid = (session && data?.items.find(isMeant)) || null;
  // An answer from before, which is asked again, may not have the order that was placed a moment ago.
  return { unpaid, isKnown: unpaid !== null || !isFetching || failureCount > 0 };
}
