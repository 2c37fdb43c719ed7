import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  merchandiseDetail,
  merchandiseOrder,
  merchandiseSummary,
  quoteView,
} from '#contracts/products/merchandise/merchandise.http';
import { api } from '../../platform/api/api';
import type { CartItem } from './cart';

/** Stock changes with every order. */
const STOCK_STALE_MS = 10_000;
const ORDER_STALE_MS = 5_000;
const ORDER_POLL_MS = 30_000;
const A_PAGE = 10;

export const productsQuery = (page: number, keyword: string) =>
  queryOptions({
    queryKey: ['merchandise', 'list', { page, keyword }],
    queryFn: ({ signal }) =>
      api.page('/customer/merchandise', merchandiseSummary, { query: { page, keyword }, anonymous: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: STOCK_STALE_MS,
  });

export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['merchandise', 'detail', slug],
    queryFn: ({ signal }) =>
      api.get('/customer/merchandise/detail', merchandiseDetail, { query: { slug }, anonymous: true, signal }),
    staleTime: STOCK_STALE_MS,
  });

/** What these things cost now, and how they can be sent to the address. */
export const quoteQuery = (items: readonly CartItem[], addressUid: string | null) =>
  queryOptions({
    queryKey: ['merchandise', 'quote', items, addressUid],
    queryFn: ({ signal }) => api.post('/customer/merchandise/quote', { items, addressUid }, quoteView, { signal }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: STOCK_STALE_MS,
  });

// Under 'orders', so that what changes an order also renews these.
export const merchandiseOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', 'merchandise', { page }],
    queryFn: ({ signal }) =>
      api.page('/customer/merchandise/order', merchandiseOrder, { query: { page, limit: A_PAGE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: ORDER_STALE_MS,
  });

export const merchandiseOrderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'merchandise', orderUid],
    queryFn: ({ signal }) =>
      api.get('/customer/merchandise/order/detail', merchandiseOrder, { query: { orderUid }, signal }),
    staleTime: ORDER_STALE_MS,
    refetchInterval: ORDER_POLL_MS,
  });
