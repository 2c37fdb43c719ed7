interface Keys {
  orderUid: string;
  customerUid: string;
}

/** The pages that payment and host keep under their own addresses. Spec 1 §2. */
export const paymentPath = (order: Keys): string => withKeys('/payment', order);
export const confirmationPath = (order: Keys): string => withKeys('/payment-confirmation', order);
export const hostPath = (order: Keys): string => withKeys('/thankyou/user-host', order);
export const orderPath = (orderUid: string): string => `/user/order/details?${new URLSearchParams({ orderUid })}`;

const withKeys = (path: string, { orderUid, customerUid }: Keys): string =>
  `${path}?${new URLSearchParams({ order_uid: orderUid, customer_uid: customerUid })}`;
