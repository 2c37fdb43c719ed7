import { useQuery } from '@tanstack/react-query';
import { providerQuery } from '../../catalogue/providers/catalogue.queries';
import { CardRoom, type OrderAheadCard as Ahead, SaysAlone } from '../../identity/session/order-ahead';
import { OrderedPlanSummary } from '../../sales/orders/ordered-plan';
import { seriesOf } from './seglowup-frame';

/** The series of Zap whose order goes on after the sign-in. */
export function OrderAheadCard({ address, says }: Ahead) {
  const { data: zap, isLoading } = useQuery(providerQuery('zap'));
  if (isLoading) return <CardRoom says={says} />;
  const chosen = zap && seriesOf(zap).find(({ variant }) => variant.uid === address.searchParams.get('variant'));
  if (!zap || !chosen) return <SaysAlone says={says} />;
  return (
    <OrderedPlanSummary plan={{ provider: zap, variant: chosen.variant, groupUid: null, rules: [], step: says }} />
  );
}
