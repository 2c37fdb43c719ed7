import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type OrderKeys, orderPath, paymentOutcomePage, withQuery } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { FirstStepNotice } from '../orders/first-step-notice';
import { OrderBoundary } from '../orders/order-boundary';
import { orderKeysIn } from '../orders/order-keys';
import { Outcome } from './additional-outcome';
import { additionalPaymentQuery } from './additional-payment.queries';
import { OrderNumberForm } from './order-number-form';
import { AmountChanged, useAmountBefore } from './payment-amount';
import { whenChecked } from './check-time';
import { ClosedMeanwhile, PaymentClosed } from './payment-closed';
import { RejectedProof } from './rejected-proof';
import { checkoutQuery, paymentStatusQuery } from './payments.queries';
import { ProofForm } from './proof-form';
import { useRestPath } from './use-rest-path';

/** /manual-upload-payment-slip?order_uid&customer_uid, or ?orderNumber of one's own order: only the proof, for money that was sent. */
export function ManualUploadPage() {
  usePageTitle('Kirim bukti transfer');
  const [search, setSearch] = useSearchParams();
  const keys = orderKeysIn(search);
  const orderNumber = search.get('orderNumber')?.trim();
  return (
    <div className="column py-6 sm:py-10">
      {keys.orderUid || orderNumber ? (
        <OrderBoundary names={keys.orderUid ? [keys.customerUid] : []} skeleton={<UploadSkeleton />}>
          <Heading />
          {keys.orderUid ? <Upload key={keys.orderUid} keys={keys} /> : <OfNumber orderNumber={orderNumber!} />}
        </OrderBoundary>
      ) : (
        <>
          <Heading />
          <OrderNumberForm send="Lanjut" onNumber={(number) => setSearch({ orderNumber: number })} />
        </>
      )}
    </div>
  );
}

const Heading = () => (
  <>
    <h1 className="text-xl font-bold">Kirim bukti transfer</h1>
    <p className="mt-1 text-muted">Untuk transfer yang sudah kamu lakukan. {whenChecked()}</p>
  </>
);

function OfNumber({ orderNumber }: { orderNumber: string }) {
  const { data } = useSuspenseQuery(additionalPaymentQuery(orderNumber));
  if (!data.isInvoiced)
    return (
      <div className="mt-5 space-y-5">
        <Outcome of={data} />
        <LinkButton variant="secondary" to={orderPath(data.orderUid)}>
          Lihat pesanan
        </LinkButton>
      </div>
    );
  return <Upload key={data.orderUid} keys={data} />;
}

function Upload({ keys: { orderUid, customerUid } }: { keys: OrderKeys }) {
  const keys = { orderUid, customerUid };
  const { data: checkout } = useSuspenseQuery(checkoutQuery(keys));
  const restPath = useRestPath(checkout);
  const { data: status } = useQuery(paymentStatusQuery(keys));
  const { before } = useAmountBefore(checkout.amount);
  if (checkout.status !== ORDER_STATUS.awaitingPayment) return <PaymentClosed checkout={checkout} isOver={false} />;
  const usual = withQuery(paymentOutcomePage(checkout.providerSlug), {
    order_uid: orderUid,
    customer_uid: customerUid,
  });
  return (
    <div className="mt-5 space-y-5">
      {before !== null && (
        <AmountChanged
          before={before}
          now={checkout.amount}
          inInstalments={checkout.additionalOrder?.instalment != null}
        />
      )}
      <section aria-label="Pesanan" className="card p-5">
        <p className="text-sm text-muted">{checkout.orderNumber}</p>
        <p className="text-xl font-bold">{formatRupiah(checkout.amount)}</p>
      </section>
      <ClosedMeanwhile why={checkout.closedEarly} />
      {status?.payment?.state === 'rejected' && <RejectedProof {...status.payment} isTaken={!checkout.first} />}
      {checkout.first && <FirstStepNotice step={checkout.first} />}
      {!checkout.first && !status?.payment?.isLast && (
        <ProofForm keys={keys} amount={checkout.amount} confirmationPath={restPath ?? usual} />
      )}
    </div>
  );
}

const UploadSkeleton = () => (
  <>
    <Heading />
    <Loading label="Memuat pesanan…">
      <div className="mt-5 space-y-5">
        <Skeleton className="h-20 !rounded-[14px]" />
        <Skeleton className="h-80 !rounded-[14px]" />
      </div>
    </Loading>
  </>
);
