import { CART_LIMIT } from '#domain/products/merchandise/cart';
import type { CartItem } from './cart';

/** What a checkout is of: one variant alone (`?quantity=`), or the cart. */
export function itemsAt(variantUid: string | undefined, search: URLSearchParams, cart: readonly CartItem[]) {
  if (!variantUid) return cart;
  const asked = Math.max(1, Math.trunc(Number(search.get('quantity'))) || 1);
  return [{ variantUid, quantity: Math.min(CART_LIMIT.quantity, asked) }];
}
