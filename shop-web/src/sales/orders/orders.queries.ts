import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { orderDetail, orderGlance, orderStatusView, orderSummary } from '#contracts/sales/orders.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { anything, api } from '../../platform/api/api';
import { failureOf, placeOrder } from './place-order';

const ORDERS_A_PAGE = 10;
/** Seats, payments and groups change without the customer. */
const LIVE_STALE_MS = 5_000;
/** Fast while an admin has to act, otherwise slow. */
const POLL_MS = 5_000;
const SLOW_POLL_MS = 30_000;
/** If this order has filled its group, the status changes a moment after the page has loaded. */
const FIRST_POLL_MS = 1_500;
const FIRST_POLLS = 4;

export const ordersQuery = (page: number, status: number | null) =>
  queryOptions({
    queryKey: ['orders', 'list', { page, status }],
    queryFn: ({ signal }) =>
      api.page('/customer', orderSummary, { query: { page, limit: ORDERS_A_PAGE, status }, signal }),
    placeholderData: keepPreviousData,
    staleTime: LIVE_STALE_MS,
  });

export const orderStatusesQuery = () =>
  queryOptions({
    queryKey: ['orders', 'statuses'],
    queryFn: ({ signal }) => api.get('/customer/referential/order-status', z.array(orderStatusView), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const orderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', orderUid],
    queryFn: ({ signal }) => api.get(`/customer/${encodeURIComponent(orderUid)}/detail`, orderDetail, { signal }),
    staleTime: LIVE_STALE_MS,
    refetchInterval: ({ state }) => (waitsForAdmin(state.data?.status) ? POLL_MS : SLOW_POLL_MS),
  });

/** What anyone with the link may see. */
export const orderGlanceQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'glance', orderUid],
    queryFn: ({ signal }) => api.get('/customer/detail', orderGlance, { query: { orderUid }, anonymous: true, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === ORDER_STATUS.waitingForGroup && (dataUpdateCount < FIRST_POLLS ? FIRST_POLL_MS : POLL_MS),
  });

/** Why an order was closed early, and what became of its proof, for who has its whole link or placed it. */
export const reasonsQuery = ({ orderUid, customerUid }: OrderKeys) =>
  queryOptions({
    queryKey: ['orders', 'reasons', orderUid, customerUid],
    queryFn: ({ signal }) =>
      api.get('/customer/detail', z.partial(z.pick(orderDetail, { closedEarly: true, payment: true })), {
        query: { orderUid, customerUid },
        anonymous: true,
        signal,
      }),
  });

const waitsForAdmin = (status?: number): boolean =>
  status === ORDER_STATUS.awaitingConfirmation || status === ORDER_STATUS.processing;

export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const readSeatsAnew = () => {
    void queryClient.invalidateQueries({ queryKey: ['catalogue', 'groups'] });
    void queryClient.invalidateQueries({ queryKey: ['waiting-lists'] });
  };
  return useMutation({
    mutationFn: placeOrder,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void queryClient.invalidateQueries({ queryKey: ['memberships'] });
      readSeatsAnew();
    },
    // A refusal may say that others were faster, or another price. Of who is signed out or blocked nothing more is read: it would lead to the sign-in page.
    onError: (error) => {
      if (failureOf(error) !== 'refused') return;
      readSeatsAnew();
      void queryClient.invalidateQueries({ queryKey: ['catalogue', 'provider'] });
    },
  });
}

export function useCancelOrder(orderUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(`/customer/${encodeURIComponent(orderUid)}/cancel`, {}, anything),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
        queryClient.invalidateQueries({ queryKey: ['memberships'] }),
        queryClient.invalidateQueries({ queryKey: ['catalogue', 'groups'] }),
      ]),
  });
}
