import { queryOptions } from '@tanstack/react-query';
import { checkoutView, paymentStatusView } from '#contracts/sales/payments.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { api } from '../../platform/api/api';

const POLL_MS = 5_000;

export const checkoutQuery = (keys: OrderKeys) =>
  queryOptions({
    queryKey: ['payments', 'checkout', keys],
    queryFn: ({ signal }) => api.get('/customer/payment/checkout', checkoutView, { query: { ...keys }, signal }),
    // The countdown starts from the server's clock in this answer, so it must be recent.
    staleTime: 0,
  });

/** Polled while a proof waits for its check; not while the page is hidden. */
export const paymentStatusQuery = (keys: OrderKeys) =>
  queryOptions({
    queryKey: ['payments', 'status', keys],
    queryFn: ({ signal }) => api.get('/customer/payment/confirm', paymentStatusView, { query: { ...keys }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payment?.state === 'submitted' ? POLL_MS : false),
    refetchIntervalInBackground: false,
  });
