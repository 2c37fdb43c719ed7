import { type LoaderFunctionArgs, redirect } from 'react-router';
import { PAGE, orderPath, providerQueryPath } from '#contracts/shop-paths';

/** What old links call the brand and the order. */
const SLUG_NAMES = ['slug', 'provider', 'provider_slug'];
const ORDER_NAMES = ['orderUid', 'order_uid', 'uid'];

/** Where a link to an address of years ago leads: to the present page of the same matter. docs/rules/shop.md#old-addresses */
export function presentPathOf({ pathname, search, searchParams }: URL): string {
  const named = (names: string[]) => names.map((name) => searchParams.get(name)).find(Boolean);
  if (pathname === PAGE.formerConfirmation) return `${PAGE.paymentConfirmation}${search}`;
  const [orderUid, slug] = [named(ORDER_NAMES), named(SLUG_NAMES)];
  if (orderUid) return orderPath(orderUid);
  return slug ? providerQueryPath(slug) : PAGE.providers;
}

/** Of the routes of these addresses. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(presentPathOf(new URL(request.url)));
