import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { qurbanOrder, qurbanSeason } from '#contracts/products/qurban/qurban.http';
import { api } from '../../platform/api/api';

/** Shares are taken by others too. */
const STALE_MS = 5_000;
const POLL_MS = 30_000;

export const seasonsQuery = () =>
  queryOptions({
    queryKey: ['qurban', 'seasons'],
    queryFn: ({ signal }) => api.get('/customer/qurban/season', z.array(qurbanSeason), { anonymous: true, signal }),
    staleTime: STALE_MS,
    refetchInterval: POLL_MS,
  });

// Under 'orders', so that what changes an order also renews it.
export const qurbanOrderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'qurban', orderUid],
    queryFn: ({ signal }) => api.get('/customer/qurban/order/detail', qurbanOrder, { query: { orderUid }, signal }),
    staleTime: STALE_MS,
    refetchInterval: POLL_MS,
  });
