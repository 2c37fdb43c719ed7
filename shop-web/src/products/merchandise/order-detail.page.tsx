import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { MerchandiseOrder } from '#contracts/products/merchandise/merchandise.http';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS, isUnpaidOrder } from '#domain/sales/orders/order-status';
import { isNotFound } from '../../platform/api/api-error';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { MissingRecord, SkeletonList } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { CancelOrder } from '../../sales/orders/cancel-order';
import { orderKeysIn } from '../../sales/orders/order-keys';
import { OrderHelp } from '../../sales/orders/order-help';
import { StepOfOrder } from '../../sales/orders/order-next-step';
import { OrderNumber } from '../../sales/orders/order-number';
import { orderQuery } from '../../sales/orders/orders.queries';
import { RefundsOfOrder } from '../../sales/orders/order-refunds';
import { ShipmentCard } from '../../sales/shipping/shipment-card';
import { merchandiseOrderQuery } from './merchandise.queries';
import { AskForReturn, Items, MerchandiseBadge, merchandiseParts } from './order-parts';

/** /user/merchandise/details?orderUid= */
export function MerchandiseDetailPage() {
  const { orderUid } = orderKeysIn(useSearchParams()[0]);
  return (
    <>
      <PageTitle title="Pesanan merchandise" />
      <BackLink to={PAGE.merchandiseOrders}>Semua merchandise</BackLink>
      {orderUid ? (
        <AsyncBoundary
          skeleton={<SkeletonList label="Memuat pesanan…" item="h-48 !rounded-[14px]" />}
          onError={(error) => isNotFound(error) && <NotFound />}
        >
          <Detail orderUid={orderUid} />
        </AsyncBoundary>
      ) : (
        <NotFound />
      )}
    </>
  );
}

function Detail({ orderUid }: { orderUid: string }) {
  const { data: order } = useSuspenseQuery(merchandiseOrderQuery(orderUid));
  const { data: whole } = useQuery({ ...orderQuery(orderUid), retry: false });
  usePageTitle(`Pesanan ${order.orderNumber}`);
  return (
    <article className="mt-2 space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-bold sm:text-xl">Pesanan merchandise</h1>
        <MerchandiseBadge order={order} />
      </header>
      <NextStep order={order} />
      <RefundsOfOrder orderUid={orderUid} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <section aria-label="Rincian pesanan" className="card p-5">
          <OrderNumber of={order} />
          <Items order={order} className="mt-3 border-t border-line pt-1" />
        </section>
        <ShipmentCard shipment={order.shipment} />
      </div>
      <AskForReturn order={order} />
      {order.status === ORDER_STATUS.awaitingPayment && (
        <CancelOrder
          order={{ ...order, creditOnCancel: whole?.creditOnCancel }}
          releases="barangnya dilepas untuk pembeli lain"
        />
      )}
      <OrderHelp order={order.orderNumber} />
    </article>
  );
}

function NextStep({ order }: { order: MerchandiseOrder }) {
  const { orderUid, shipment } = order;
  if (isUnpaidOrder(order.status)) return <StepOfOrder orderUid={orderUid} parts={[merchandiseParts]} />;
  if (shipment.state === 'ready')
    return (
      <Notice tone="good" title="Pesananmu siap diambil" className="sm:p-5">
        {shipment.info} Tunjukkan nomor pesananmu, ya.
      </Notice>
    );
  return null;
}

const NotFound = () => (
  <MissingRecord
    title="Pesanan merchandise tidak ditemukan"
    action={
      <LinkButton variant="secondary" to={PAGE.merchandiseOrders}>
        Semua merchandise
      </LinkButton>
    }
  >
    Mungkin tautannya salah, atau pesanan ini bukan milikmu.
  </MissingRecord>
);
