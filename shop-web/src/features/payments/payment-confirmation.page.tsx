import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatRupiah } from '#domain/money/sen';
import { LinkButton } from '../../shared/ui/button';
import { FactList } from '../../shared/ui/fact-list';
import { OrderBoundary } from '../../shared/ui/order-boundary';
import { Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { PaymentOutcome } from './payment-outcome';
import { type PaymentKeys, paymentKeys, paymentStatusQuery } from './payments.queries';
import { orderPath } from '../../shared/format/links';

/** /payment-confirmation?order_uid&customer_uid : what has become of the proof, while one looks. */
export function PaymentConfirmationPage() {
  usePageTitle('Status pembayaran');
  const [search] = useSearchParams();
  return (
    <div className="column py-8 sm:py-12">
      <OrderBoundary
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
        <Status keys={paymentKeys(search)} />
      </OrderBoundary>
    </div>
  );
}

function Status({ keys }: { keys: PaymentKeys }) {
  const { data } = useSuspenseQuery(paymentStatusQuery(keys));
  return (
    <>
      <PaymentOutcome status={data} />
      <FactList
        className="card mt-6 p-5"
        facts={[
          ['Nomor pesanan', data.orderNumber],
          ['Jumlah', formatRupiah(data.amount)],
          ['Status pesanan', data.statusLabel],
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        {data.payment?.state !== 'confirmed' && data.payment?.state !== 'submitted' && (
          <LinkButton
            to={`/payment?${new URLSearchParams({ order_uid: keys.orderUid, customer_uid: keys.customerUid })}`}
          >
            {data.payment ? 'Unggah ulang' : 'Ke halaman pembayaran'}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={orderPath(keys.orderUid)}>
          Lihat pesanan
        </LinkButton>
      </div>
    </>
  );
}
