import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pathAfterSignIn } from '../../platform/session/safe-path';
import { Skeleton } from '../../platform/ui/states';

/** An order that goes on after the sign-in, as its product line knows it by the address to which that leads. */
export interface OrderAhead {
  isAt: (address: URL) => boolean;
  /** What is ordered, with its price. */
  Card: AheadPart;
}
export interface OrderAheadCard {
  address: URL;
  /** That the order goes on. */
  says: string;
}
/** As a part of a page that is fetched when it is needed. */
export type AheadPart = ComponentType<OrderAheadCard & { fallback?: ReactNode }>;

export interface WithOrders {
  orders: readonly OrderAhead[];
}

/** The order to which `redirect` leads back. */
export function useOrderAhead(orders: WithOrders['orders']) {
  const [search] = useSearchParams();
  const address = new URL(pathAfterSignIn(search.get('redirect')), location.origin);
  const order = orders.find(({ isAt }) => isAt(address));
  return order && { address, Card: order.Card };
}

/** In place of the lead of a page that signs in. */
export const ContinuedOrder = ({
  order: { address, Card },
  says,
}: {
  order: NonNullable<ReturnType<typeof useOrderAhead>>;
  says: string;
}) => (
  <div className="mt-4 mb-6 *:border *:border-line max-sm:*:bg-surface">
    <Card address={address} says={says} fallback={<CardRoom says={says} />} />
  </div>
);

/** Where what is ordered is not for sale any more, or cannot be read. */
export const SaysAlone = ({ says }: Pick<OrderAheadCard, 'says'>) => (
  <p className="rounded-xl bg-sunken p-3.5 text-sm text-muted">{says}</p>
);

/** While the plan is read; `in-order` shows the form below with it. */
export const CardRoom = ({ says }: Pick<OrderAheadCard, 'says'>) => (
  <div className="flex gap-3 rounded-xl bg-sunken p-3.5">
    <Skeleton className="size-10 !rounded-2xl" />
    <div className="flex-1 text-sm text-muted">
      <Skeleton className="h-6 w-40 max-w-full" />
      <Skeleton className="h-5 w-28 max-w-full" />
      <p className="mt-1">{says}</p>
    </div>
  </div>
);
