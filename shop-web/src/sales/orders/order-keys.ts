import { HOME_SECTION, type OrderKeys } from '#contracts/shop-paths';

/** The order that the address names, with `order_uid` and `customer_uid`; empty where one is missing. */
export const orderKeysIn = (search: URLSearchParams): OrderKeys => ({
  orderUid: search.get('order_uid') ?? '',
  customerUid: search.get('customer_uid') ?? '',
});

const NON_DIGITAL = '2';
/** Where to order more of what was ordered: `type` in the address is 1 for a digital product, 2 for another one. */
export const moreOfType = (search: URLSearchParams): string =>
  search.get('type') === NON_DIGITAL ? HOME_SECTION.onDemand : HOME_SECTION.providers;
