import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { OrderDetail as OrderDetailView } from '#contracts/http/orders.http';
import { formatRupiah } from '#domain/money/sen';
import { formatPhone } from '../../shared/format/phone';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { CopyButton } from '../../shared/ui/copy-button';
import { FillMeter } from '../../shared/ui/fill-meter';
import { Mark } from '../../shared/ui/mark';
import { OrderNotFound, isOrderNotFound } from '../../shared/ui/order-not-found';
import { SeatDots } from '../../shared/ui/seat-dots';
import { Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { OrderNextStep } from './order-next-step';
import { OrderStatusBadge } from './order-status-badge';
import { OrderTimeline } from './order-timeline';
import { orderQuery } from './orders.queries';
import { PaymentProof } from './payment-proof';
import { CancelOrder } from './cancel-order';

/** /user/order/details?orderUid= */
export function OrderDetailPage() {
  const [search] = useSearchParams();
  return (
    <>
      <Link
        to="/user/order"
        className="-ml-1 inline-flex min-h-9 items-center gap-0.5 text-sm text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> Semua pesanan
      </Link>
      <AsyncBoundary
        skeleton={<OrderDetailSkeleton />}
        onError={(error) => (isOrderNotFound(error) ? <OrderNotFound /> : null)}
      >
        <OrderDetail orderUid={search.get('orderUid') ?? ''} />
      </AsyncBoundary>
    </>
  );
}

function OrderDetail({ orderUid }: { orderUid: string }) {
  const { data: order } = useSuspenseQuery({ ...orderQuery(orderUid), refetchInterval: 30_000 });
  usePageTitle(`Pesanan ${order.orderNumber}`);
  return (
    <article className="mt-2 space-y-5">
      <header className="flex items-center gap-4">
        <Mark name={order.providerName} color={order.providerColor} />
        <div className="min-w-0">
          <h1 className="text-xl font-bold sm:text-2xl">
            {order.providerName} {order.packageName}
          </h1>
          <p className="mt-1">
            <OrderStatusBadge status={order.status} label={order.statusLabel} />
          </p>
        </div>
      </header>
      <OrderNextStep order={order} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="space-y-5">
          <Facts order={order} />
          <section aria-labelledby="grup" className="card p-5">
            <h2 id="grup" className="font-bold">
              {order.group.name}
            </h2>
            <FillMeter taken={order.group.taken} size={order.group.size} className="mt-3 mb-4" />
            <SeatDots size={order.group.size} members={order.group.members} />
          </section>
          {order.payment && <PaymentProof payment={order.payment} />}
        </div>
        <OrderTimeline entries={order.timeline} />
      </div>
      {order.actions.includes('cancel') && <CancelOrder orderUid={order.orderUid} orderNumber={order.orderNumber} />}
    </article>
  );
}

function Facts({ order }: { order: OrderDetailView }) {
  const facts = [
    ['Durasi', order.durationLabel],
    ['Kursi', `Nomor ${order.account.seatNumber}${order.account.role === 'host' ? ' (host)' : ''}`],
    ['Nama', order.name],
    ['Email', order.email],
    ['WhatsApp', formatPhone(order.phoneNumber)],
    [order.kind === 'host' ? 'Bagianmu' : 'Total', formatRupiah(order.grandTotal)],
  ] as const;
  return (
    <section aria-label="Rincian pesanan" className="card p-5">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm">
          <span className="block text-muted">Nomor pesanan</span>
          <b className="break-all">{order.orderNumber}</b>
        </p>
        <CopyButton text={order.orderNumber} what="nomor pesanan" said="Nomor disalin" />
      </div>
      <dl className="mt-2 space-y-2 border-t border-line pt-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OrderDetailSkeleton() {
  return (
    <Loading label="Memuat pesanan…">
      <div className="mt-2 space-y-5">
        <div className="flex items-center gap-4">
          <Skeleton className="size-12 !rounded-xl" />
          <div className="space-y-2">
            <Skeleton className="h-7 w-52" />
            <Skeleton className="h-5 w-36" />
          </div>
        </div>
        <Skeleton className="h-24 !rounded-[14px]" />
        <Skeleton className="h-64 !rounded-[14px]" />
      </div>
    </Loading>
  );
}
