import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { categoryView, groupView, providerDetail, providerSummary } from '#contracts/http/catalogue.http';
import { api } from '../../shared/api/api';

/** Page sizes of spec 1 §9. */
const PROVIDERS_A_PAGE = 50;
const CATEGORIES_A_PAGE = 50;
const GROUPS_A_PAGE = 5;
/** Seats are taken while people read, so a list of groups ages fast. */
const GROUPS_STALE_MS = 10_000;

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
  });

export const groupsQuery = (providerUid: string, page: number) =>
  queryOptions({
    queryKey: ['catalogue', 'groups', providerUid, page],
    queryFn: ({ signal }) =>
      api.page('/customer/account', groupView, {
        query: { providerUid, page, limit: GROUPS_A_PAGE },
        anonymous: true,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: GROUPS_STALE_MS,
  });
