import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  articleCategoryView,
  articleDetail,
  articleSummary,
  bannerView,
  myTestimony,
  testimonyView,
} from '#contracts/content/content.http';
import { providerReviews } from '#contracts/products/subscriptions/reviews.http';
import type { BannerType } from '#domain/content/banner-type';
import { api } from '../platform/api/api';

const STALE_MS = 60_000;
const A_PAGE = 12;

export const articlesQuery = (page: number, category: string) =>
  queryOptions({
    queryKey: ['content', 'articles', { page, category }],
    queryFn: ({ signal }) =>
      api.page('/customer/blog', articleSummary, { query: { page, limit: A_PAGE, category }, anonymous: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });

export const articleCategoriesQuery = () =>
  queryOptions({
    queryKey: ['content', 'categories'],
    queryFn: ({ signal }) =>
      api.get('/customer/blog/category', z.array(articleCategoryView), { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'article', slug],
    queryFn: ({ signal }) =>
      api.get('/customer/blog/detail', articleDetail, { query: { slug }, anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const bannersQuery = (type: BannerType) =>
  queryOptions({
    queryKey: ['content', 'banners', type],
    queryFn: ({ signal }) =>
      type === 'portfolio'
        ? api.get('/customer/portfolio', z.array(bannerView), { anonymous: true, signal })
        : api.get('/customer/banner', z.array(bannerView), { query: { type }, anonymous: true, signal }),
    staleTime: STALE_MS,
  });

/** The newest reviews of seats, of all providers. */
export const newestReviewsQuery = () =>
  queryOptions({
    queryKey: ['content', 'reviews'],
    queryFn: ({ signal }) =>
      api.get('/customer/provider/review', providerReviews, { query: { limit: 3 }, anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const testimoniesQuery = () =>
  queryOptions({
    queryKey: ['content', 'testimonies'],
    queryFn: ({ signal }) => api.page('/customer/testimony', testimonyView, { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const myTestimonyQuery = () =>
  queryOptions({
    queryKey: ['content', 'my-testimony'],
    queryFn: ({ signal }) => api.get('/customer/testimony/mine', myTestimony, { signal }),
  });
