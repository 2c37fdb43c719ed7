import type { OrderSummary } from '#contracts/sales/orders.http';
import { isOnSchedule } from '#domain/sales/orders/on-schedule';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Badge, type BadgeTone } from '../../platform/ui/badge';
import type { OrderState } from '../product-line';

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

/** The word of its line, else that of the order. A saving plan on schedule asks for nothing now. */
export const OrderStatusBadge = ({
  of: { status, statusLabel, additionalOrder },
  state = null,
}: {
  of: Pick<OrderSummary, 'status' | 'statusLabel'> & Partial<Pick<OrderSummary, 'additionalOrder'>>;
  /** As its product line says it. */
  state?: OrderState | null;
}) =>
  state ? (
    <Badge tone={state.tone}>{state.word}</Badge>
  ) : (
    <Badge tone={isOnSchedule(additionalOrder) ? 'info' : (TONE[status] ?? 'neutral')}>{statusLabel}</Badge>
  );
