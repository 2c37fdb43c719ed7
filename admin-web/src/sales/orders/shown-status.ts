import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS, ORDER_STATUS_LABEL } from '#domain/sales/orders/order-status';

/**
 * What a chip shows of an order: a saving plan between two instalments does not wait for a payment, and completed is only what
 * can be used. One that its line calls cancelled is completed for the books alone, and a seat may have ended since.
 */
export const shownStatus = ({
  status,
  statusLabel,
  isOnSchedule,
  isPrepared,
  accountStatus,
}: AdminOrder): number | 'onSchedule' | 'prepared' | 'ended' => {
  if (isPrepared) return 'prepared';
  if (statusLabel === ORDER_STATUS_LABEL.cancelled) return ORDER_STATUS.cancelled;
  if (status === ORDER_STATUS.completed && accountStatus === ACCOUNT_STATUS.cancelled) return 'ended';
  return isOnSchedule ? 'onSchedule' : status;
};
