import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { OrderDetail as OrderDetailView } from '#contracts/http/orders.http';
import { formatRupiah } from '#domain/money/sen';
import { voucherTermsOf } from '#domain/vouchers/voucher';
import { formatPhone } from '../../shared/format/phone';
import { AsyncBoundary } from '../../shared/ui/async-boundary';
import { CopyButton } from '../../shared/ui/copy-button';
import { FillMeter } from '../../shared/ui/fill-meter';
import { Mark } from '../../shared/ui/mark';
import { OrderNotFound, isOrderNotFound } from '../../shared/ui/order-not-found';
import { SeatDots } from '../../shared/ui/seat-dots';
import { Loading, Skeleton } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { membershipPath } from './order-links';
import { OrderNextStep } from './order-next-step';
import { OrderStatusBadge } from './order-status-badge';
import { OrderTimeline } from './order-timeline';
import { orderQuery } from './orders.queries';
import { PaymentProof } from './payment-proof';
import { VoucherCard } from './voucher-card';
import { CancelOrder } from './cancel-order';

/** /user/order/details?orderUid= */
export const OrderDetailPage = () => <OrderPage />;

/** /user/order/details-old?orderUid= : an order that is over, as a record. No next step, no group: others sit there now. */
export const OldOrderDetailPage = () => <OrderPage isRecord />;

function OrderPage({ isRecord = false }: { isRecord?: boolean }) {
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
        <OrderDetail orderUid={search.get('orderUid') ?? ''} isRecord={isRecord} />
      </AsyncBoundary>
    </>
  );
}

function OrderDetail({ orderUid, isRecord }: { orderUid: string; isRecord: boolean }) {
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
      {!isRecord && <OrderNextStep order={order} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="space-y-5">
          <Facts order={order} />
          {voucherTermsOf(order.providerSlug) && <VoucherCard orderUid={order.orderUid} />}
          {!isRecord && <Group order={order} />}
          {order.payment && <PaymentProof payment={order.payment} />}
        </div>
        <OrderTimeline entries={order.timeline} />
      </div>
      {!isRecord && order.actions.includes('cancel') && (
        <CancelOrder orderUid={order.orderUid} orderNumber={order.orderNumber} />
      )}
    </article>
  );
}

function Group({ order }: { order: OrderDetailView }) {
  const { name, taken, size, members } = order.group;
  return (
    <section aria-labelledby="grup" className="card p-5">
      <h2 id="grup" className="font-bold">
        {name}
      </h2>
      <FillMeter taken={taken} size={size} className="mt-3 mb-4" />
      <SeatDots size={size} members={members} />
      <Link
        to={membershipPath(order)}
        className="mt-3 inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-2"
      >
        Lihat langganan ini
      </Link>
    </section>
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
