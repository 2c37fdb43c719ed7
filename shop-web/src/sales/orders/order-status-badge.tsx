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

export const OrderStatusBadge = ({ status, label }: { status: number; label: string }) => (
  <Badge tone={TONE[status] ?? 'neutral'}>{label}</Badge>
);
