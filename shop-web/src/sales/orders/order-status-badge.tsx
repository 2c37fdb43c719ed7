import type { OrderSummary } from '#contracts/sales/orders.http';
import { isOnSchedule } from '#domain/sales/orders/on-schedule';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Badge, type BadgeTone } from '../../platform/ui/badge';

const TONE: Record<number, BadgeTone> = {
  [ORDER_STATUS.awaitingPayment]: 'warn',
  [ORDER_STATUS.awaitingConfirmation]: 'info',
  [ORDER_STATUS.processing]: 'info',
  [ORDER_STATUS.completed]: 'good',
  [ORDER_STATUS.waitingForGroup]: 'info',
  [ORDER_STATUS.cancelled]: 'neutral',
  [ORDER_STATUS.refunded]: 'neutral',
  [ORDER_STATUS.expired]: 'bad',
};

/** Done is only what can be used, and has not ended. A saving plan on schedule asks for nothing now. */
export const OrderStatusBadge = ({
  of: { status, statusLabel, isReady, ended, additionalOrder },
}: {
  of: Pick<OrderSummary, 'status' | 'statusLabel'> &
    Partial<Pick<OrderSummary, 'isReady' | 'ended' | 'additionalOrder'>>;
}) =>
  status === ORDER_STATUS.completed && ended ? (
    <Badge tone="neutral">Berakhir</Badge>
  ) : status === ORDER_STATUS.completed && isReady === false ? (
    <Badge tone="outline">Disiapkan</Badge>
  ) : (
    <Badge tone={isOnSchedule(additionalOrder) ? 'info' : (TONE[status] ?? 'neutral')}>{statusLabel}</Badge>
  );
