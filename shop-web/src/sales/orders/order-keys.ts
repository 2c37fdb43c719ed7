import { HOME_SECTION, type OrderKeys } from '#contracts/shop-paths';
import { namedIn } from '../../platform/router/named-in';
import { useSession } from '../../platform/session/session';

/** The order that the address names, with `order_uid` and `customer_uid` or as the API writes them; empty where one is missing. */
export const orderKeysIn = (search: URLSearchParams): OrderKeys => ({
  orderUid: namedIn(search, 'order_uid', 'orderUid', 'order_id'),
  customerUid: namedIn(search, 'customer_uid', 'customerUid'),
});

/** The order that the address names, with who is signed in where it names no customer: who placed it needs no whole link. */
export function useOrderKeys(search: URLSearchParams): OrderKeys {
  const session = useSession();
  const keys = orderKeysIn(search);
  return { ...keys, customerUid: keys.customerUid || (session?.customerUid ?? '') };
}

const NON_DIGITAL = '2';
/** Where to order more of what was ordered: `type` in the address is 1 for a digital product, 2 for another one. */
export const moreOfType = (search: URLSearchParams): string =>
  search.get('type') === NON_DIGITAL ? HOME_SECTION.onDemand : HOME_SECTION.providers;
