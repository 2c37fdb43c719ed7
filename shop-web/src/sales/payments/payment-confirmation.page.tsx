import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OrderKeys } from '#contracts/shop-paths';
import { FactList } from '../../platform/ui/fact-list';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { OrderBoundary } from '../orders/order-boundary';
import { orderKeysIn } from '../orders/order-keys';
import type { WithParts } from '../product-line';
import { PaymentClosed } from './payment-closed';
import { factsOf, isNotPayable, PaymentOutcome, PaymentSteps, WayOn } from './payment-outcome';
import { paymentStatusQuery } from './payments.queries';

/** /payment-confirmation?order_uid&customer_uid : the state of the proof, kept up to date. */
export function PaymentConfirmationPage({ parts }: WithParts) {
  usePageTitle('Status pembayaran');
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  return (
    <div className="column py-8 sm:py-12">
      <OrderBoundary
        names={[keys.orderUid, keys.customerUid]}
        skeleton={
          <Loading label="Memuat status pembayaran…">
            <div className="space-y-4">
              <Skeleton className="size-14 !rounded-full" />
              <Skeleton className="h-9 w-72" />
              <Skeleton className="h-12" />
              <Skeleton className="h-28 !rounded-[14px]" />
            </div>
          </Loading>
        }
      >
        <Status keys={keys} parts={parts} />
      </OrderBoundary>
    </div>
  );
}

function Status({ keys, parts }: WithParts & { keys: OrderKeys }) {
  const { data } = useSuspenseQuery(paymentStatusQuery(keys));
  if (isNotPayable(data)) return <PaymentClosed checkout={data} isOver={false} />;
  return (
    <>
      <PaymentSteps status={data} parts={parts} />
      <PaymentOutcome status={data} parts={parts} />
      <WayOn status={data} keys={keys} />
      <FactList className="card mt-6 p-5" facts={factsOf(data)} />
    </>
  );
}
