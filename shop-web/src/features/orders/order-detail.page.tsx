import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OrderDetail as OrderDetailView } from '#contracts/http/orders.http';
import { formatRupiah } from '#domain/money/sen';
import { isClosedOrder } from '#domain/orders/order-status';
import { voucherTermsOf } from '#domain/vouchers/voucher';
import { formatPhone } from '#domain/customers/phone';
import { BackLink } from '../../shared/ui/back-link';
import { FactList } from '../../shared/ui/fact-list';
import { GroupSection } from '../../shared/ui/group-section';
import { OrderBoundary } from '../../shared/ui/order-boundary';
import { PlanHeader } from '../../shared/ui/plan-header';
import { Loading, Skeleton } from '../../shared/ui/states';
import { PageTitle, usePageTitle } from '../../shared/ui/use-page-title';
import { membershipPath } from './order-links';
import { OrderNextStep } from './order-next-step';
import { OrderNumber } from './order-number';
import { OrderStatusBadge } from './order-status-badge';
import { OrderTimeline } from './order-timeline';
import { orderQuery } from './orders.queries';
import { PaymentProof } from './payment-proof';
import { VoucherCard } from './voucher-card';
import { CancelOrder } from './cancel-order';

/** /user/order/details?orderUid= */
export const OrderDetailPage = () => <OrderPage />;

/** /user/order/details-old?orderUid= : an order that is over, as a record, without a next step. */
export const OldOrderDetailPage = () => <OrderPage isRecord />;

function OrderPage({ isRecord = false }: { isRecord?: boolean }) {
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle title="Pesanan" />
      <BackLink to="/user/order">Semua pesanan</BackLink>
      <OrderBoundary skeleton={<OrderDetailSkeleton />}>
        <OrderDetail orderUid={search.get('orderUid') ?? ''} isRecord={isRecord} />
      </OrderBoundary>
    </>
  );
}

function OrderDetail({ orderUid, isRecord }: { orderUid: string; isRecord: boolean }) {
  const { data: order } = useSuspenseQuery(orderQuery(orderUid));
  usePageTitle(`Pesanan ${order.orderNumber}`);
  const isOver = isRecord || isClosedOrder(order.status);
  return (
    <article className="mt-2 space-y-5">
      <PlanHeader plan={order} badge={<OrderStatusBadge status={order.status} label={order.statusLabel} />} />
      {!isRecord && <OrderNextStep order={order} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="space-y-5">
          <Facts order={order} />
          {voucherTermsOf(order.providerSlug) && <VoucherCard orderUid={order.orderUid} />}
          {!isOver && <Group order={order} />}
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

/** Of an order that is over there is none: others sit there now. */
function Group({ order }: { order: OrderDetailView }) {
  return (
    <GroupSection name={order.group.name} group={order.group}>
      <Link
        to={membershipPath(order)}
        className="mt-3 inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-2"
      >
        Lihat langganan ini
      </Link>
    </GroupSection>
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
      <OrderNumber of={order} />
      <FactList facts={facts} className="mt-2 border-t border-line pt-3" />
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
