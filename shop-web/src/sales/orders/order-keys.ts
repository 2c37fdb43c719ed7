import type { OrderKeys } from '#contracts/shop-paths';

/** The order that the address names, with `order_uid` and `customer_uid`; empty where one is missing. */
export const orderKeysIn = (search: URLSearchParams): OrderKeys => ({
  orderUid: search.get('order_uid') ?? '',
  customerUid: search.get('customer_uid') ?? '',
});
