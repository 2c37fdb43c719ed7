import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { providerQuery } from '../features/catalogue/catalogue.queries';
import { FollowedOrder } from '../features/orders/followed-order';
import { OrderFlow } from '../features/orders/order-flow';
import { OrderGlanceCard } from '../features/orders/order-glance-card';
import { VoucherCard } from '../features/orders/voucher-card';
import { SeglowupConfirmationPage } from '../features/seglowup/confirmation.page';
import { SeriesPickerPage, seriesOf } from '../features/seglowup/series-picker.page';
import { SeglowupThankyouPage } from '../features/seglowup/thankyou.page';
import { useSession } from '../shared/session/session';
import { AsyncBoundary } from '../shared/ui/async-boundary';
import { OrderBoundary } from '../shared/ui/order-boundary';
import { Loading, Skeleton } from '../shared/ui/states';
import { PageTitle, usePageTitle } from '../shared/ui/use-page-title';

const ZAP = 'zap';
const PICKER = '/seglowup/provider';
const PageSkeleton = (
  <Loading>
    <div className="column space-y-4 py-8 sm:py-10">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-72 !rounded-[14px]" />
    </div>
  </Loading>
);

export const SeriesRoute = () => (
  <AsyncBoundary skeleton={PageSkeleton}>
    <Series />
  </AsyncBoundary>
);

function Series() {
  const { data: zap } = useSuspenseQuery(providerQuery(ZAP));
  return <SeriesPickerPage zap={zap} />;
}

export function ConfirmationRoute() {
  usePageTitle('Konfirmasi seri Zap');
  return (
    <AsyncBoundary skeleton={PageSkeleton}>
      <Confirmation />
    </AsyncBoundary>
  );
}

/** The same order path as everywhere; only where it leads is Seglowup's own. */
function Confirmation() {
  const { data: zap } = useSuspenseQuery(providerQuery(ZAP));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chosen = seriesOf(zap).find(({ variant }) => variant.uid === search.get('variant'));
  if (!chosen) return <Navigate to={PICKER} replace />;
  const { plan, variant } = chosen;
  return (
    <SeglowupConfirmationPage>
      <OrderFlow
        inPage
        choice={{ provider: zap, variant, groupUid: null, rules: plan.eligibility }}
        after={({ orderUid, customerUid }) =>
          `/seglowup/thankyou?${new URLSearchParams({ order_uid: orderUid, customer_uid: customerUid })}`
        }
        onClose={() => void navigate(PICKER)}
      />
    </SeglowupConfirmationPage>
  );
}

/** /seglowup/thankyou?order_uid&customer_uid : opened again, it shows the payment that is due and later the voucher. */
export function ThankyouRoute() {
  const [search] = useSearchParams();
  const session = useSession();
  const orderUid = search.get('order_uid') ?? '';
  return (
    <>
      {/* Nothing is "recorded" before there is an order. */}
      <PageTitle title="Pesanan Zap" />
      <OrderBoundary skeleton={PageSkeleton}>
        <FollowedOrder
          orderUid={orderUid}
          customerUid={search.get('customer_uid') ?? ''}
          againPath={PICKER}
          outcome={session && <VoucherCard orderUid={orderUid} />}
        >
          <SeglowupThankyouPage orderUid={orderUid}>
            <OrderGlanceCard orderUid={orderUid} />
          </SeglowupThankyouPage>
        </FollowedOrder>
      </OrderBoundary>
    </>
  );
}
