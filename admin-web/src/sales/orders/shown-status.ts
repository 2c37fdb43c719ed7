import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { ORDER_STATUS, ORDER_STATUS_LABEL } from '#domain/sales/orders/order-status';

/**
 * What a chip shows of an order: a saving plan between two instalments does not wait for a payment, and completed is only what
 * can be used. One that its line calls cancelled is completed for the books alone.
 */
export const shownStatus = ({
  status,
  statusLabel,
  isOnSchedule,
  isPrepared,
}: AdminOrder): number | 'onSchedule' | 'prepared' => {
  if (isPrepared) return 'prepared';
  if (statusLabel === ORDER_STATUS_LABEL.cancelled) return ORDER_STATUS.cancelled;
  return isOnSchedule ? 'onSchedule' : status;
};
