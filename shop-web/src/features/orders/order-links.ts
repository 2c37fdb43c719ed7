interface Keys {
  orderUid: string;
  customerUid: string;
}

/** The pages that payment and host keep under their own addresses. Spec 1 §2. */
export const paymentPath = (order: Keys): string => withKeys('/payment', order);
export const confirmationPath = (order: Keys): string => withKeys('/payment-confirmation', order);
export const hostPath = (order: Keys): string => withKeys('/thankyou/user-host', order);
/** Of an order that is over: a record without a next step. */
export const oldOrderPath = (orderUid: string): string =>
  `/user/order/details-old?${new URLSearchParams({ orderUid })}`;
/** The page of the order's seat. */
export const membershipPath = ({ account }: { account: { uid: string } }): string =>
  `/user/membership/details?${new URLSearchParams({ accountUid: account.uid })}`;

const withKeys = (path: string, { orderUid, customerUid }: Keys): string =>
  `${path}?${new URLSearchParams({ order_uid: orderUid, customer_uid: customerUid })}`;
