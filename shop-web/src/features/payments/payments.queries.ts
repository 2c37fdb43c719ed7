import { queryOptions } from '@tanstack/react-query';
import { checkoutView, paymentStatusView } from '#contracts/http/payments.http';
import { api } from '../../shared/api/api';

const POLL_MS = 5_000;

/** The query of /payment and /payment-confirmation: the link itself is the key. */
export interface PaymentKeys {
  orderUid: string;
  customerUid: string;
}

export function paymentKeys(search: URLSearchParams): PaymentKeys {
  return { orderUid: search.get('order_uid') ?? '', customerUid: search.get('customer_uid') ?? '' };
}

export const checkoutQuery = (keys: PaymentKeys) =>
  queryOptions({
    queryKey: ['payments', 'checkout', keys],
    queryFn: ({ signal }) => api.get('/customer/payment/checkout', checkoutView, { query: { ...keys }, signal }),
    // The countdown starts from the server's clock in this answer, so it should be a young one.
    staleTime: 0,
  });

/** Asked every 5 s while a proof waits at the desk; not while the page is hidden. */
export const paymentStatusQuery = (keys: PaymentKeys) =>
  queryOptions({
    queryKey: ['payments', 'status', keys],
    queryFn: ({ signal }) => api.get('/customer/payment/confirm', paymentStatusView, { query: { ...keys }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payment?.state === 'submitted' ? POLL_MS : false),
    refetchIntervalInBackground: false,
  });
