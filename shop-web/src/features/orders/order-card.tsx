import { Link } from 'react-router';
import type { OrderSummary } from '#contracts/http/orders.http';
import { formatRupiah } from '#domain/money/sen';
import { ORDER_STATUS, isClosedOrder } from '#domain/orders/order-status';
import { formatDateTime, formatDeadline } from '../../shared/format/wib';
import { LinkButton } from '../../shared/ui/button';
import { Mark } from '../../shared/ui/mark';
import { hostPath, oldOrderPath, paymentPath } from './order-links';
import { OrderStatusBadge } from './order-status-badge';
import { owedPurchase } from './owed-purchase';
import { orderPath } from '../../shared/format/links';

export function OrderCard({ order }: { order: OrderSummary }) {
  const toPay = order.status === ORDER_STATUS.awaitingPayment;
  const owed = owedPurchase(order, order.accountStatus);
  return (
    <li className="card relative p-4 hover:border-brand">
      <div className="flex items-start gap-3">
        <Mark name={order.providerName} color={order.providerColor} size="sm" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            {/* The link covers the card; the button lies above it. */}
            <Link
              to={isClosedOrder(order.status) ? oldOrderPath(order.orderUid) : orderPath(order.orderUid)}
              className="font-bold after:absolute after:inset-0 after:rounded-[14px]"
            >
              {order.providerName} {order.packageName}
            </Link>
            <OrderStatusBadge status={order.status} label={order.statusLabel} />
          </div>
          <p className="text-sm text-muted">
            {order.durationLabel} · {order.orderNumber}
          </p>
          <p className="text-sm text-muted">{formatDateTime(order.createdAt)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <div>
          <b>{formatRupiah(order.grandTotal)}</b>
          {toPay && order.dueAt && <p className="text-sm text-warn">Bayar sebelum {formatDeadline(order.dueAt)}</p>}
        </div>
        {toPay && (
          <LinkButton to={paymentPath(order)} className="relative">
            Bayar
          </LinkButton>
        )}
        {owed && (
          <LinkButton to={hostPath(order)} className="relative">
            {owed}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
