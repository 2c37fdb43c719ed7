import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { CheckoutView, PaymentStatusView } from '#contracts/http/payments.http';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { OrderBoundary } from '../../shared/ui/order-boundary';
import { OtherGroupNotice } from '../../shared/ui/other-group-notice';
import { Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { PaymentAmount } from './payment-amount';
import { PaymentClosed } from './payment-closed';
import { PaymentDeadline } from './payment-deadline';
import { PaymentMethods } from './payment-methods';
import { ProofForm } from './proof-form';
import { type PaymentKeys, checkoutQuery, paymentKeys, paymentStatusQuery } from './payments.queries';
import { RejectedProof } from './rejected-proof';

/** /payment?type&order_uid&customer_uid */
export function PaymentPage() {
  usePageTitle('Pembayaran');
  const [search] = useSearchParams();
  const keys = paymentKeys(search);
  // Asked beside the checkout and not after it; without an answer the page is worth as much.
  const { data: status } = useQuery(paymentStatusQuery(keys));
  return (
    <div className="column py-6 sm:py-10">
      <OrderBoundary skeleton={<PaymentSkeleton />}>
        <Checkout keys={keys} proof={status?.payment ?? null} />
      </OrderBoundary>
    </div>
  );
}

function Checkout({ keys, proof }: { keys: PaymentKeys; proof: PaymentStatusView['payment'] }) {
  const [search] = useSearchParams();
  const { data: checkout, dataUpdatedAt, isFetching, refetch } = useSuspenseQuery(checkoutQuery(keys));
  const [isOver, setOver] = useState(false);
  // Not on the word of the cache: the proof may have been rejected since, and then one is here to send another.
  if (isBeyondProof(checkout))
    return isFetching ? <PaymentSkeleton /> : <Navigate to={`/payment-confirmation?${search}`} replace />;
  if (isOver || checkout.status !== ORDER_STATUS.awaitingPayment)
    return <PaymentClosed checkout={checkout} isOver={isOver} />;

  const { providerName, packageName, durationLabel, orderNumber, dueAt, serverTime } = checkout;
  return (
    <>
      <h1 className="text-2xl font-bold">Pembayaran</h1>
      <p className="mt-1 text-muted">
        {providerName} {packageName}, {durationLabel} · <span className="whitespace-nowrap">{orderNumber}</span>
      </p>
      <div className="mt-5 space-y-5">
        <OtherGroupNotice orderUid={keys.orderUid} />
        {proof?.state === 'rejected' && <RejectedProof reason={proof.reason} />}
        {dueAt && (
          <PaymentDeadline
            dueAt={dueAt}
            clock={{ serverTime, receivedAt: dataUpdatedAt }}
            onExpired={() => {
              setOver(true);
              void refetch();
            }}
          />
        )}
        <PaymentAmount amount={checkout.amount} />
        <PaymentMethods methods={checkout.methods} />
        <ProofForm keys={keys} confirmationPath={`/payment-confirmation?${search}`} />
      </div>
    </>
  );
}

/** There is a proof already: what comes of it is shown elsewhere. */
const isBeyondProof = ({ status }: CheckoutView): boolean =>
  [ORDER_STATUS.awaitingConfirmation, ORDER_STATUS.processing, ORDER_STATUS.completed].some((code) => code === status);

function PaymentSkeleton() {
  return (
    <Loading label="Memuat pembayaran…">
      <div className="space-y-5">
        <div className="space-y-2">
          <Skeleton className="h-8 w-44" />
          <Skeleton className="h-5 w-64" />
        </div>
        <Skeleton className="h-16 !rounded-xl" />
        <Skeleton className="h-28 !rounded-[14px]" />
        <Skeleton className="h-60 !rounded-[14px]" />
      </div>
    </Loading>
  );
}
