import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OrderDetail as OrderDetailView } from '#contracts/sales/orders.http';
import { PAGE } from '#contracts/shop-paths';
import { formatPhone } from '#domain/platform/phone';
import { formatRupiah } from '#domain/platform/sen';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { KeepSeatOnceVerified, PayLaterOnceVerified } from '../../identity/email-password/more-time';
import { FactList } from '../../platform/ui/fact-list';
import { PageTitle, usePageTitle } from '../../platform/ui/page-head';
import { Loading, Skeleton } from '../../platform/ui/states';
import { StepLine } from '../../platform/ui/step-line';
import { BackLink } from '../../platform/ui/titled';
import type { WithParts } from '../product-line';
import { OrderDocuments } from '../documents/order-documents';
import { CancelOrder } from './cancel-order';
import { bearsOf, releasedOf, stateOf } from './line-parts';
import { OrderBoundary } from './order-boundary';
import { OrderHelp } from './order-help';
import { orderKeysIn } from './order-keys';
import { OrderNextStep } from './order-next-step';
import { OrderNumber } from './order-number';
import { OrderRefunds } from './order-refunds';
import { OrderStatusBadge } from './order-status-badge';
import { stepsOf } from './order-steps';
import { OrderTimeline } from './order-timeline';
import { orderQuery } from './orders.queries';
import { PaymentProof } from './payment-proof';
import { PlanHeader } from './plan-header';

/** /user/order/details?orderUid= */
export const OrderDetailPage = ({ parts }: WithParts) => <OrderPage parts={parts} />;

/** /user/order/details-old?orderUid= : a finished order as a record, without a next step. */
export const OldOrderDetailPage = ({ parts }: WithParts) => <OrderPage parts={parts} isRecord />;

function OrderPage({ parts, isRecord = false }: WithParts & { isRecord?: boolean }) {
  const { orderUid } = orderKeysIn(useSearchParams()[0]);
  return (
    <>
      <PageTitle title="Pesanan" />
      <BackLink to={PAGE.orders}>Semua pesanan</BackLink>
      <OrderBoundary names={[orderUid]} skeleton={<OrderDetailSkeleton />}>
        <OrderDetail orderUid={orderUid} parts={parts} isRecord={isRecord} />
      </OrderBoundary>
    </>
  );
}

function OrderDetail({ orderUid, parts, isRecord }: WithParts & { orderUid: string; isRecord: boolean }) {
  const { data: order } = useSuspenseQuery(orderQuery(orderUid));
  usePageTitle(`Pesanan ${order.orderNumber}`);
  const isOver = isRecord || isClosedOrder(order.status);
  return (
    <article className="in-order mt-2 space-y-5">
      <PlanHeader plan={order} badge={<OrderStatusBadge of={order} state={stateOf(order, parts)} />} />
      {!isRecord && <OrderProgress order={order} parts={parts} />}
      {!isRecord && <OrderNextStep order={order} parts={parts} />}
      {!isRecord && <PayLaterOnceVerified due={order.dueOnceVerified} />}
      {!isRecord && <KeepSeatOnceVerified verifyBy={order.verifyBy} />}
      <div className="in-order grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="in-order space-y-5">
          <OrderRefunds order={order} />
          <Facts order={order} parts={parts} />
          {parts.map(({ Cards }, index) => Cards && <Cards key={index} order={order} isOver={isOver} />)}
        </div>
        <div className="in-order space-y-5">
          <OrderTimeline entries={order.timeline} />
          {order.payment && <PaymentProof payment={order.payment} />}
          <OrderDocuments orderUid={orderUid} status={order.status} />
        </div>
      </div>
      {!isRecord && order.actions.includes('cancel') && (
        <CancelOrder order={order} releases={releasedOf(order, parts)} />
      )}
      <OrderHelp order={order.orderNumber} />
    </article>
  );
}

function OrderProgress({ order, parts }: WithParts & { order: OrderDetailView }) {
  const steps = stepsOf(order, parts);
  return steps && <StepLine {...steps} />;
}

function Facts({ order, parts }: WithParts & { order: OrderDetailView }) {
  const bears = bearsOf(order, parts);
  const facts = [
    ...parts.flatMap(({ facts: ofLine }) => ofLine?.(order) ?? []),
    ['Nama', order.name],
    ['Email', order.email],
    ['WhatsApp', formatPhone(order.phoneNumber)],
    [bears === null ? 'Total' : 'Kamu tanggung', formatRupiah(bears ?? order.grandTotal)],
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
