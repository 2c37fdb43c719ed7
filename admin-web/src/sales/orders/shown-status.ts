import type { AdminOrder } from '#contracts/sales/orders.admin.http';

/**
 * What a chip shows of an order: a saving plan between two instalments does not wait for a payment, and completed is only what
 * can be used.
 */
export const shownStatus = ({ status, isOnSchedule, isPrepared }: AdminOrder): number | 'onSchedule' | 'prepared' => {
  if (isPrepared) return 'prepared';
  return isOnSchedule ? 'onSchedule' : status;
};
