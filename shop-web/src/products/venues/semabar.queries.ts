import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  slotOrder,
  slotView,
  venueChoices,
  venueDetail,
  venueSummary,
  venueWeek,
} from '#contracts/products/venues/venues.http';
import { api } from '../../platform/api/api';
import { firstFreeDay } from './days';

const STALE_MS = 15_000;

export const venuesQuery = (filter: { city?: string; sport?: string; page: number }) =>
  queryOptions({
    queryKey: ['semabar', 'venues', filter],
    queryFn: ({ signal }) =>
      api.page('/customer/semabar/venue', venueSummary, { query: filter, anonymous: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['semabar', 'choices'],
    queryFn: ({ signal }) => api.get('/customer/semabar/venue/choices', venueChoices, { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const venueQuery = (venue: string) =>
  queryOptions({
    queryKey: ['semabar', 'venue', venue],
    queryFn: ({ signal }) =>
      api.get('/customer/semabar/venue/detail', venueDetail, { query: { venue }, anonymous: true, signal }),
    staleTime: STALE_MS,
  });

/** A week, by default the first one with a free hour. */
export const weekQuery = (venue: string, from?: string) =>
  queryOptions({
    queryKey: ['semabar', 'week', venue, from ?? 'now'],
    queryFn: async ({ signal }) => {
      const read = (monday?: string) =>
        api.get('/customer/semabar/venue/week', venueWeek, { query: { venue, from: monday }, anonymous: true, signal });
      const first = await read(from);
      let week = first;
      while (!from && !firstFreeDay(week) && week.next) week = await read(week.next);
      return firstFreeDay(week) ? week : first;
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

/** Asked with the token, if there is one: whether the customer is in it. */
export const slotQuery = (slotUid: string) =>
  queryOptions({
    queryKey: ['semabar', 'slot', slotUid],
    queryFn: ({ signal }) => api.get('/customer/semabar/slot', slotView, { query: { slotUid }, signal }),
    staleTime: STALE_MS,
    retry: false,
  });

export const slotOrderQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'slot', orderUid],
    queryFn: ({ signal }) => api.get('/customer/semabar/order/detail', slotOrder, { query: { orderUid }, signal }),
  });
