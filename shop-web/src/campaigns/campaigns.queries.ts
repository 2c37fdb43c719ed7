import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { campaignDetail, campaignNotices, campaignSummary } from '#contracts/campaigns/campaigns.http';
import { lottery, lotteryEntry } from '#contracts/campaigns/lottery.http';
import { claimedPrize, gameLog } from '#contracts/campaigns/missions.http';
import { vote } from '#contracts/campaigns/votes.http';
import { api } from '../platform/api/api';
import { everyItem } from '../platform/live-pages';

const STALE_MS = 30_000;
const MOST_ENTRIES = 1_000;
export const eventPath = (slug: string, rest = ''): string => `/customer/event/${encodeURIComponent(slug)}${rest}`;

export const campaignsQuery = () =>
  queryOptions({
    queryKey: ['campaigns', 'list'],
    queryFn: ({ signal }) => api.get('/customer/event', z.array(campaignSummary), { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const campaignQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campaigns', 'one', slug],
    queryFn: ({ signal }) => api.get(eventPath(slug), campaignDetail, { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

export const noticesQuery = () =>
  queryOptions({
    queryKey: ['campaigns', 'notices'],
    queryFn: ({ signal }) => api.get('/customer/event/notice', campaignNotices, { anonymous: true, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

/** The missions of the customer, and the unique code. */
export const logQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campaigns', 'log', slug],
    queryFn: ({ signal }) => api.get(eventPath(slug, '/logs'), gameLog, { signal }),
  });

/** Claims the prize at the first time. */
export const claimQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campaigns', 'claim', slug],
    queryFn: ({ signal }) => api.get(eventPath(slug, '/mission/special/claim'), claimedPrize, { signal }),
    staleTime: Infinity,
    retry: false,
  });

export const voteQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campaigns', 'vote', slug],
    queryFn: ({ signal }) => api.get(eventPath(slug, '/vote'), vote, { signal }),
  });

export const lotteriesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['campaigns', 'lotteries', slug],
    queryFn: ({ signal }) => api.get(eventPath(slug, '/lottery'), z.array(lottery), { anonymous: true, signal }),
    staleTime: STALE_MS,
  });

/** The whole frozen list, in its numbering. */
export const entriesQuery = (slug: string, lotteryUid: string) =>
  queryOptions({
    queryKey: ['campaigns', 'entries', slug, lotteryUid],
    queryFn: ({ signal }) =>
      everyItem((page) =>
        api.page(eventPath(slug, `/lottery/${lotteryUid}/entry`), lotteryEntry, {
          query: { page, limit: MOST_ENTRIES },
          anonymous: true,
          signal,
        }),
      ),
    staleTime: Infinity,
  });
