import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  causeDetail,
  causeSummary,
  myDonation,
  publicDonation,
  sharesView,
} from '#contracts/products/giving/donations.http';
import { myGift, openedGift } from '#contracts/products/giving/gifts.http';
import { tipHost } from '#contracts/products/giving/tips.http';
import * as z from 'zod/mini';
import { api } from '../../platform/api/api';

const STALE_MS = 30_000;

export const causesQuery = () =>
  queryOptions({
    queryKey: ['giving', 'causes'],
    queryFn: ({ signal }) => api.page('/customer/donation/cause', causeSummary, { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const causeQuery = (type: string) =>
  queryOptions({
    queryKey: ['giving', 'cause', type],
    queryFn: ({ signal }) =>
      api.get('/customer/donation/cause/detail', causeDetail, { query: { type }, anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const donationsQuery = (type: string, page: number, limit: number) =>
  queryOptions({
    queryKey: ['giving', 'donations', type, { page, limit }],
    queryFn: ({ signal }) =>
      api.page('/customer/donation', publicDonation, { query: { type, page, limit }, anonymous: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

export const myDonationQuery = (donationUid: string) =>
  queryOptions({
    queryKey: ['orders', 'donation', donationUid],
    queryFn: ({ signal }) => api.get('/customer/donation/detail', myDonation, { query: { donationUid }, signal }),
  });

export const sharesQuery = () =>
  queryOptions({
    queryKey: ['giving', 'shares'],
    queryFn: ({ signal }) => api.get('/customer/donation/netflix', sharesView, { signal }),
  });

export const tipHostsQuery = () =>
  queryOptions({
    queryKey: ['giving', 'tip-hosts'],
    queryFn: ({ signal }) => api.get('/customer/tip/host', z.array(tipHost), { signal }),
    staleTime: STALE_MS,
  });

export const giftOfOrderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'gift', orderUid],
    queryFn: ({ signal }) => api.page('/customer/thr', myGift, { query: { orderUid }, signal }),
  });

/** Of the customer, the newest first. */
export const myGiftsQuery = () =>
  queryOptions({
    queryKey: ['orders', 'gifts'],
    queryFn: ({ signal }) => api.page('/customer/thr', myGift, { signal }),
    staleTime: STALE_MS,
  });

export const openedGiftQuery = (secret: string) =>
  queryOptions({
    queryKey: ['giving', 'opened', secret],
    queryFn: ({ signal }) => api.post('/customer/thr/open', { secret }, openedGift, { anonymous: true, signal }),
    retry: false,
  });
