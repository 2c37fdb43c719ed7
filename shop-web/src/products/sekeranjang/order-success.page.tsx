import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { ORDER_STATUS, isUnpaidOrder } from '#domain/sales/orders/order-status';
import { isNotFound } from '../../platform/api/api-error';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { MissingRecord, SkeletonList } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { orderKeysIn } from '../../sales/orders/order-keys';
import { StepOfOrder } from '../../sales/orders/order-next-step';
import { sekeranjangParts } from './order-parts';
import { OrderProgress } from './order-progress';
import { sekeranjangOrderQuery } from './sekeranjang.queries';
import { shareNow } from './share-now';

/** /sekeranjang/order-success?product_id=&order_id= */
export function OrderSuccessPage() {
  usePageTitle('Pesanan Sekeranjang');
  const { orderUid } = orderKeysIn(useSearchParams()[0]);
  return (
    <div className="wrap max-w-2xl py-6 sm:py-10">
      <BackLink to={PAGE.sekeranjang}>Semua Sekeranjang</BackLink>
      {orderUid ? (
        <AsyncBoundary
          skeleton={<SkeletonList label="Memuat pesanan…" item="h-48 !rounded-[14px]" />}
          onError={(error) => isNotFound(error) && <NotFound />}
        >
          <Success orderUid={orderUid} />
        </AsyncBoundary>
      ) : (
        <NotFound />
      )}
    </div>
  );
}

function Success({ orderUid }: { orderUid: string }) {
  const { data: order } = useSuspenseQuery(sekeranjangOrderQuery(orderUid));
  return (
    <article className="mt-2 space-y-5">
      <header>
        <h1 className="text-xl font-bold">{TITLE[order.status] ?? order.statusLabel}</h1>
        <p className="mt-1 text-sm text-muted">Pesanan {order.orderNumber}</p>
      </header>
      <Next order={order} />
      <OrderProgress order={order} />
      <LinkButton wide variant="secondary" to={orderPath(orderUid)}>
        Lihat rincian pesanan
      </LinkButton>
    </article>
  );
}

const TITLE: Partial<Record<number, string>> = {
  [ORDER_STATUS.awaitingPayment]: 'Tempatmu sudah kami simpan',
  [ORDER_STATUS.awaitingConfirmation]: 'Bukti bayarmu sedang kami periksa',
  [ORDER_STATUS.processing]: 'Kamu sudah ikut',
};

function Next({ order }: { order: SekeranjangOrder }) {
  // In the moment between the end of the product and that of the order it takes no proof.
  if (order.status === ORDER_STATUS.awaitingPayment && !order.canUploadProof) return null;
  if (isUnpaidOrder(order.status)) return <StepOfOrder orderUid={order.orderUid} parts={[sekeranjangParts]} />;
  if (order.status !== ORDER_STATUS.processing) return null;
  if (order.product.isAvailable)
    return (
      <Notice tone="good" title="Ajak temanmu" className="sm:p-5">
        Makin banyak yang ikut, makin cepat targetnya tercapai. Bagikan halaman barangnya, ya.
      </Notice>
    );
  return (
    <Notice tone="good" title="Tempatmu sudah terbayar" className="sm:p-5">
      {shareNow(order)}
    </Notice>
  );
}

const NotFound = () => (
  <MissingRecord
    title="Pesanan Sekeranjang tidak ditemukan"
    action={
      <LinkButton variant="secondary" to={PAGE.orders}>
        Semua pesanan
      </LinkButton>
    }
  >
    Mungkin tautannya salah, atau pesanan ini bukan milikmu.
  </MissingRecord>
);
