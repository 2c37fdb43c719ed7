import { useSuspenseQuery } from '@tanstack/react-query';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { membershipPath } from '#contracts/shop-paths';
import { AsyncBoundary } from '../../../platform/ui/async-boundary';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { OrderNextStep } from '../../../sales/orders/order-next-step';
import { orderQuery } from '../../../sales/orders/orders.queries';
import { subscriptionParts } from '../order-parts';

/** What happens now with a seat that cannot be used yet, in the words and with the button of its order. */
export const SeatNextStep = ({ seat }: { seat: MembershipDetail }) => (
  <AsyncBoundary
    skeleton={
      <Loading>
        <Skeleton className="h-32 w-full !rounded-xl" />
      </Loading>
    }
  >
    <OfOrder seat={seat} />
  </AsyncBoundary>
);

function OfOrder({ seat: { orderUid, accountUid } }: { seat: MembershipDetail }) {
  const { data: order } = useSuspenseQuery(orderQuery(orderUid));
  return <OrderNextStep order={order} parts={[subscriptionParts]} here={membershipPath(accountUid)} />;
}
