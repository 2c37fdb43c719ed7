import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { categoryView, openSeats, providerDetail, providerSummary } from '#contracts/catalogue/catalogue.http';
import { api } from '../../platform/api/api';

/** docs/rules/catalogue.md#providers */
const PROVIDERS_A_PAGE = 50;
const CATEGORIES_A_PAGE = 50;

export interface ProviderFilter {
  page: number;
  keyword: string;
  /** A category's name, as the API filters by it; empty for 'Semua'. */
  category: string;
}

export const providersQuery = (filter: ProviderFilter) =>
  queryOptions({
    queryKey: ['catalogue', 'providers', filter],
    queryFn: ({ signal }) =>
      api.page('/customer/provider', providerSummary, {
        query: { ...filter, limit: PROVIDERS_A_PAGE, type: 0 },
        anonymous: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The providers with a group that is nearly full, without those in which the customer holds a seat. Not part of the page of the server: it changes with every order. */
export const openSeatsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'open-seats'],
    queryFn: ({ signal }) => api.get('/customer/account/open-seats', z.array(openSeats), { signal }),
  });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'categories'],
    queryFn: ({ signal }) =>
      api.get('/customer/provider/category', z.array(categoryView), {
        query: { page: 1, limit: CATEGORIES_A_PAGE },
        anonymous: true,
        signal,
      }),
    staleTime: 10 * 60_000,
  });

export const providerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalogue', 'provider', slug],
    queryFn: ({ signal }) =>
      api.get('/customer/provider/detail', providerDetail, { query: { slug }, anonymous: true, signal }),
    // Orders and changes of plan are confirmed at its prices.
    refetchOnWindowFocus: 'always',
  });
