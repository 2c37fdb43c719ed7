import type { AdminOrder } from '#contracts/sales/orders.admin.http';

/** What a chip shows of an order: a saving plan between two instalments does not wait for a payment. */
export const shownStatus = ({ status, isOnSchedule }: AdminOrder): number | 'onSchedule' =>
  isOnSchedule ? 'onSchedule' : status;
