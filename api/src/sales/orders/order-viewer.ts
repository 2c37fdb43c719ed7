import { Refusal } from '../../platform/http/errors/refusal.js';

/** Who looks at an order. docs/rules/orders.md#payment-link */
export interface OrderViewer {
  /** As it stood in the link; must be the owner's when given. */
  linkCustomerUid?: string;
  /** Of the token that came with the request. */
  tokenCustomerUid?: string;
}

/**
 * The order, and whether its viewer is the owner, by link or token. Unknown orders and foreign links get the same answer.
 * @throws Refusal 404
 */
export function seenBy<T extends { customerUid: string }>(
  order: T | null,
  { linkCustomerUid, tokenCustomerUid }: OrderViewer,
): { order: T; isOwner: boolean } {
  const isForeignLink = linkCustomerUid !== undefined && linkCustomerUid !== order?.customerUid;
  if (!order || isForeignLink) throw new Refusal('ORDER_NOT_FOUND', 404);
  return { order, isOwner: [linkCustomerUid, tokenCustomerUid].includes(order.customerUid) };
}
