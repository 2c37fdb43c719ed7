import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PROOF_PART } from '#contracts/sales/proof-path';
import type { AdditionalOrder, CheckoutView, PaymentStatusView } from '#contracts/sales/payments.http';
import { type OrderKeys, orderPath, paymentOutcomePage } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { SEND_NEW_PROOF } from '#domain/sales/payments/rejected-proof';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PayLaterOnceVerified } from '../../identity/email-password/more-time';
import { Button } from '../../platform/ui/button';
import { leadTo } from '../../platform/ui/lead-to';
import { Dots } from '../../platform/ui/dots';
import { WhatsAppButton } from '../../platform/ui/whatsapp-button';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { StepLine } from '../../platform/ui/step-line';
import { BackLink } from '../../platform/ui/titled';
import type { WithParts } from '../product-line';
import { FirstStepNotice } from '../orders/first-step-notice';
import { OrderBoundary } from '../orders/order-boundary';
import { CLOCK_STOPPED } from '../orders/next-step';
import { OrderHelp } from '../orders/order-help';
import { orderKeysIn } from '../orders/order-keys';
import { paymentStepsOf } from '../orders/order-steps';
import { OtherGroupNotice } from '../orders/other-group-notice';
import { ClosedMeanwhile, PaymentClosed } from './payment-closed';
import { PaymentDeadline } from './payment-deadline';
import { RejectedProof } from './rejected-proof';
import { ExampleShopNotice } from './payment-methods';
import { checkoutQuery, paymentStatusQuery } from './payments.queries';
import { useRestPath } from './use-rest-path';
import { Promises, WaysToPay } from './ways-to-pay';

/** /payment?type&order_uid&customer_uid */
export function PaymentPage({ parts }: WithParts) {
  usePageTitle('Pembayaran');
  const [search] = useSearchParams();
  const keys = orderKeysIn(search);
  // In parallel with the checkout; the page works without it.
  const { data: status } = useQuery({
    ...paymentStatusQuery(keys),
    enabled: keys.orderUid !== '' && keys.customerUid !== '',
  });
  return (
    <div className="column pt-3 pb-6 sm:py-10 lg:max-w-[992px]">
      <OrderBoundary names={[keys.orderUid, keys.customerUid]} skeleton={<PaymentSkeleton />}>
        <Checkout keys={keys} proof={status?.payment ?? null} parts={parts} />
      </OrderBoundary>
    </div>
  );
}

function Checkout({ keys, proof, parts }: WithParts & { keys: OrderKeys; proof: PaymentStatusView['payment'] }) {
  const [search] = useSearchParams();
  const { data: checkout, dataUpdatedAt, isFetching, refetch } = useSuspenseQuery(checkoutQuery(keys));
  const [isOver, setOver] = useState(false);
  const restPath = useRestPath(checkout);
  const outcomePath = restPath ?? `${paymentOutcomePage(checkout.providerSlug)}?${search}`;
  // Before the payment of the order itself, which is another one.
  if (checkout.billTakenBack) return <PaymentClosed checkout={checkout} isOver={false} />;
  // Not from the cache: the proof may have been rejected since, and then another one is sent here.
  if (hasProof(checkout)) return isFetching ? <PaymentSkeleton /> : <Navigate to={outcomePath} replace />;
  if (isOver || checkout.status !== ORDER_STATUS.awaitingPayment)
    return <PaymentClosed checkout={checkout} isOver={isOver} />;

  const { providerName, packageName, durationLabel, orderNumber, dueAt, serverTime } = checkout;
  return (
    <div className="in-order flex flex-col">
      <ExampleShopNotice methods={checkout.methods} />
      <div>
        <BackLink to={orderPath(keys.orderUid)}>Pesananmu</BackLink>
        <h1 className="text-xl font-bold sm:mt-2">{checkout.isRenewal ? 'Bayar perpanjangan' : 'Pembayaran'}</h1>
        <Dots
          className="text-xs text-muted sm:mt-1 sm:text-sm"
          facts={[[planNameOf(providerName, packageName), durationLabel].filter(Boolean).join(', '), orderNumber]}
        />
      </div>
      {/* On a phone what is to be transferred, and where, has the first screen. */}
      {!checkout.isRenewal && <StepLine {...paymentStepsOf(checkout, parts)} className="mt-5 max-sm:order-1" />}
      <div className="in-order mt-3 space-y-4 sm:mt-4">
        <OtherGroupNotice orderUid={keys.orderUid} />
        {checkout.additionalOrder && <PartReceived of={checkout.additionalOrder} />}
        <ClosedMeanwhile why={checkout.closedEarly} />
        {proof?.state === 'rejected' && (
          <RejectedProof {...proof} isTaken={!checkout.first}>
            <Button variant="secondary" className="mt-3" onClick={() => leadTo(document.getElementById(PROOF_PART))}>
              {SEND_NEW_PROOF}
            </Button>
          </RejectedProof>
        )}
        {dueAt && (
          <PaymentDeadline
            dueAt={dueAt}
            clock={{ serverTime, receivedAt: dataUpdatedAt }}
            onExpired={() => {
              // A seat is kept a while past its end, an order in instalments past the day of one.
              if (!checkout.isRenewal && !checkout.additionalOrder) setOver(true);
              void refetch();
            }}
          />
        )}
        {!dueAt && !checkout.isRenewal && !checkout.additionalOrder && (
          <Notice title="Batas waktumu berhenti dulu">{CLOCK_STOPPED}</Notice>
        )}
        {checkout.first || proof?.isLast ? (
          <>
            <PayLaterOnceVerified due={checkout.dueOnceVerified} />
            {checkout.first && <Promises of={checkout} parts={parts} />}
            {checkout.first && <FirstStepNotice step={checkout.first} />}
          </>
        ) : (
          <WaysToPay key={keys.orderUid} keys={keys} checkout={checkout} outcomePath={outcomePath} parts={parts} />
        )}
      </div>
      <div className="mt-5 max-sm:order-2">
        <OrderHelp order={orderNumber} className="mb-5" />
        <WhatsAppButton order={orderNumber} />
      </div>
    </div>
  );
}

/** The amount below is not the price: a part has come before. */
const PartReceived = ({ of: { received, total, instalment } }: { of: AdditionalOrder }) => (
  <Notice title={instalment === null ? 'Ini sisa tagihanmu' : `Ini cicilan ke-${instalment}`}>
    Sudah terbayar {formatRupiah(received)} dari {formatRupiah(total)}.
  </Notice>
);

/** A proof was submitted: its state is on another page. */
const hasProof = ({ status }: CheckoutView): boolean =>
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
