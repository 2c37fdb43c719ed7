import { useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { providerQuery } from '../../../catalogue/providers/catalogue.queries';
import { CardRoom, type OrderAheadCard as Ahead, SaysAlone } from '../../../identity/session/order-ahead';
import { bearsText } from '../hosts/shown-price';
import { OrderedPlanSummary } from '../../../sales/orders/ordered-plan';

/** The plan whose order goes on after the sign-in, as the address names it; the sentence alone where it is sold no more. */
export function OrderAheadCard({ address: { pathname, searchParams }, says }: Ahead) {
  const slug = matchPath(PAGE.provider, pathname)?.params.slug ?? searchParams.get('slug') ?? '';
  const { data: provider, isLoading } = useQuery(providerQuery(slug));
  if (isLoading) return <CardRoom says={says} />;
  const plans = provider?.packages.flatMap(({ variants }) => variants.filter(({ active }) => active));
  const variant = plans?.find(({ uid }) => uid === searchParams.get('variant'));
  if (!provider || !variant) return <SaysAlone says={says} />;
  return (
    <OrderedPlanSummary
      plan={{
        provider,
        variant,
        groupUid: searchParams.get('group'),
        bears: variant.hostCost ? bearsText(variant.hostCost) : undefined,
        rules: [],
        step: says,
      }}
    />
  );
}
