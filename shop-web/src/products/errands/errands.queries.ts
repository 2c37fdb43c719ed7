import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { errandDetail, errandShipping, errandSummary } from '#contracts/products/errands/errands.http';
import { api } from '../../platform/api/api';

const STALE_MS = 5_000;
const POLL_MS = 30_000;
const root = '/customer/setitip';

// Under 'orders', so that what changes an order also renews it.
export const errandsQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', 'errands', 'list', page],
    queryFn: ({ signal }) => api.page(root, errandSummary, { query: { page, limit: 5 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

export const errandQuery = (errandUid: string) =>
  queryOptions({
    queryKey: ['orders', 'errands', errandUid],
    queryFn: ({ signal }) => api.get(`${root}/detail`, errandDetail, { query: { errandUid }, signal }),
    staleTime: STALE_MS,
    refetchInterval: POLL_MS,
  });

/** The one of which this order was made. */
export const errandOfOrderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'errands', 'order', orderUid],
    queryFn: ({ signal }) => api.get(`${root}/detail`, errandDetail, { query: { orderUid }, signal }),
    staleTime: STALE_MS,
    refetchInterval: POLL_MS,
  });

/** How it can be sent to the address; without one only pick-ups. */
export const errandShippingQuery = (errandUid: string, addressUid: string | null) =>
  queryOptions({
    queryKey: ['errand-shipping', errandUid, addressUid],
    queryFn: ({ signal }) => api.get(`${root}/shipping`, errandShipping, { query: { errandUid, addressUid }, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
