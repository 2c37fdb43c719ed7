import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { paymentPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { endText } from '#domain/sales/orders/ended-early';
import { ORDER_STATUS, isClosedOrder } from '#domain/sales/orders/order-status';
import { LinkButton } from '../../platform/ui/button';
import { Mark } from '../../platform/ui/mark';
import { formatDate, formatDateTime } from '../../platform/wib';
import type { OrderParts } from '../product-line';
import { bearsOf, lineOf, pageOfOrder, stateOf, taskOf } from './line-parts';
import { isClockStopped } from './next-step';
import { dueText } from './order-due';
import { OrderStatusBadge } from './order-status-badge';
import { Dots } from '../../platform/ui/dots';

interface OrderCardProps {
  order: OrderSummary;
  /** Its product line says in which state it is, and what it requires of the customer. */
  parts: readonly OrderParts[];
}

/** An order in the list; one of which nothing is waited for is two lines. */
export function OrderCard({ order, parts }: OrderCardProps) {
  const task = taskOf(order, parts);
  const toPay = order.status === ORDER_STATUS.awaitingPayment && !order.takesNoProof;
  const due = order.takesNoProof ? NO_PROOF : dueText(order);
  const line = lineOf(order, parts) ?? task?.due;
  const bears = bearsOf(order, parts);
  const isDone = order.status === ORDER_STATUS.completed || isClosedOrder(order.status);
  if (isDone && !task && !line && !order.ended) return <FinishedOrder order={order} parts={parts} />;
  return (
    <li className="card relative p-4 hover:border-brand">
      <div className="flex items-start gap-3">
        <Head order={order} parts={parts}>
          <Dots className="text-sm text-muted" facts={[order.durationLabel, order.orderNumber]} />
          <p className="text-sm text-muted">{formatDateTime(order.createdAt)}</p>
        </Head>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <div>
          {bears !== null && <span className="text-sm text-muted">Kamu tanggung </span>}
          <b>{formatRupiah(bears ?? order.grandTotal)}</b>
          {due && <p className="text-sm text-warn">{due}</p>}
          {line && <p className="text-sm text-muted">{line}</p>}
          {isClockStopped(order) && (
            <p className="text-sm text-muted">Batas waktu bayarmu berhenti dulu sampai grupmu penuh lagi.</p>
          )}
          {order.ended && order.status === ORDER_STATUS.completed && (
            <p className="text-sm text-muted">
              Berakhir {formatDate(order.ended.at)}. {endText(order.ended)}
            </p>
          )}
        </div>
        {toPay && (
          <LinkButton to={paymentPath(order)} className="relative">
            Bayar
          </LinkButton>
        )}
        {task && (
          <LinkButton to={task.to} className="relative">
            {task.label}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** What stands in the list in place of *Bayar*. */
const NO_PROOF = 'Bukti lain tidak bisa dikirim lagi. Jangan transfer dulu, hubungi kami.';

/** Its mark, and its name and state above what the card says of it. */
const Head = ({ order, parts, children }: OrderCardProps & { children: ReactNode }) => (
  <>
    <Mark name={order.providerName} color={order.providerColor} logo={order.providerLogo} size="sm" />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        {/* The link covers the card; the button is above it. */}
        <Link to={pageOfOrder(order)} className="font-bold after:absolute after:inset-0 after:rounded-[14px]">
          {planNameOf(order.providerName, order.packageName)}
        </Link>
        <OrderStatusBadge of={order} state={stateOf(order, parts)} />
      </div>
      {children}
    </div>
  </>
);

function FinishedOrder({ order, parts }: OrderCardProps) {
  const bears = bearsOf(order, parts);
  return (
    <li className="card relative flex items-center gap-3 px-4 py-3 hover:border-brand">
      <Head order={order} parts={parts}>
        <Dots
          className="text-sm text-muted"
          facts={[
            bears === null ? formatRupiah(order.grandTotal) : `Kamu tanggung ${formatRupiah(bears)}`,
            formatDate(order.createdAt),
          ]}
        />
      </Head>
    </li>
  );
}
