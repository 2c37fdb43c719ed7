import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  sekeranjangDetail,
  sekeranjangMember,
  sekeranjangOrder,
  sekeranjangShipping,
  sekeranjangSummary,
} from '#contracts/products/sekeranjang/sekeranjang.http';
import { api } from '../../platform/api/api';

/** The race moves with every buyer. */
const RACE_STALE_MS = 5_000;
const RACE_POLL_MS = 30_000;
const root = '/customer/sekeranjang';

/** Pages as long as the API has them: ten. */
export const sekeranjangsQuery = (page: number) =>
  queryOptions({
    queryKey: ['sekeranjang', 'list', page],
    queryFn: ({ signal }) =>
      api.page(`${root}/product`, sekeranjangSummary, { query: { page }, anonymous: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: RACE_STALE_MS,
  });

export const sekeranjangQuery = (sekeranjangUid: string) =>
  queryOptions({
    queryKey: ['sekeranjang', 'detail', sekeranjangUid],
    queryFn: ({ signal }) =>
      api.get(`${root}/product/detail`, sekeranjangDetail, { query: { sekeranjangUid }, anonymous: true, signal }),
    staleTime: RACE_STALE_MS,
    refetchInterval: RACE_POLL_MS,
  });

export const groupQuery = (sekeranjangUid: string, page: number) =>
  queryOptions({
    queryKey: ['sekeranjang', 'group', sekeranjangUid, page],
    queryFn: ({ signal }) =>
      api.page(`${root}/group`, sekeranjangMember, { query: { sekeranjangUid, page }, anonymous: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: RACE_STALE_MS,
  });

/** How it can be sent to the address; without one only pick-ups. */
export const shippingQuery = (sekeranjangUid: string, addressUid: string | null) =>
  queryOptions({
    queryKey: ['sekeranjang', 'shipping', sekeranjangUid, addressUid],
    queryFn: ({ signal }) =>
      api.get(`${root}/shipping`, sekeranjangShipping, { query: { sekeranjangUid, addressUid }, signal }),
    placeholderData: keepPreviousData,
    staleTime: RACE_STALE_MS,
  });

// Under 'orders', so that what changes an order also renews it.
export const sekeranjangOrderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'sekeranjang', orderUid],
    queryFn: ({ signal }) => api.get(`${root}/order/detail`, sekeranjangOrder, { query: { orderUid }, signal }),
    staleTime: RACE_STALE_MS,
    refetchInterval: RACE_POLL_MS,
  });
