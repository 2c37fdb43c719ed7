import { queryOptions } from '@tanstack/react-query';
import { type CheckoutView, checkoutView, paymentStatusView } from '#contracts/sales/payments.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { api } from '../../platform/api/api';

const POLL_MS = 5_000;

export const checkoutQuery = (keys: OrderKeys) =>
  queryOptions({
    queryKey: ['payments', 'checkout', keys],
    queryFn: ({ signal }) => api.get('/customer/payment/checkout', checkoutView, { query: { ...keys }, signal }),
    // The countdown starts from the server's clock in this answer, so it must be recent.
    staleTime: 0,
    // The order or its plan may have been changed in another tab; suspense holds what was read a second ago for fresh.
    refetchOnWindowFocus: 'always',
    // What is paid through the gateway is confirmed by itself.
    refetchInterval: ({ state }) => (isAwaited(state.data) ? POLL_MS : false),
  });

const isAwaited = (checkout?: CheckoutView): boolean =>
  checkout !== undefined && checkout.channels.length > 0 && checkout.status === ORDER_STATUS.awaitingPayment;

/** Polled while a proof waits for its check; not while the page is hidden. */
export const paymentStatusQuery = (keys: OrderKeys) =>
  queryOptions({
    queryKey: ['payments', 'status', keys],
    queryFn: ({ signal }) => api.get('/customer/payment/confirm', paymentStatusView, { query: { ...keys }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payment?.state === 'submitted' ? POLL_MS : false),
    refetchIntervalInBackground: false,
  });
