import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AskForHelpBody, followUpView } from '#contracts/products/subscriptions/follow-ups.http';
import { type RenewBody, membership, membershipDetail } from '#contracts/products/subscriptions/memberships.http';
import {
  type StoreCredentialBody,
  credentialView,
  revealedCredential,
} from '#contracts/products/subscriptions/vault.http';
import { actionFirst } from './seat-order';
import { anything, api } from '../../../platform/api/api';

const SEATS_A_PAGE = 20;
/** Seats and groups change without the customer. */
const LIVE_STALE_MS = 5_000;
const seatPath = (accountUid: string, rest = '') => `/customer/membership/${encodeURIComponent(accountUid)}${rest}`;

export const membershipsQuery = (page: number) =>
  queryOptions({
    queryKey: ['memberships', 'list', page],
    queryFn: async ({ signal }) => {
      const found = await api.page('/customer/membership', membership, {
        query: { page, limit: SEATS_A_PAGE },
        signal,
      });
      return { ...found, items: actionFirst(found.items) };
    },
    placeholderData: keepPreviousData,
    staleTime: LIVE_STALE_MS,
  });

export const membershipQuery = (accountUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'detail', accountUid],
    queryFn: ({ signal }) => api.get(seatPath(accountUid), membershipDetail, { signal }),
    staleTime: LIVE_STALE_MS,
  });

/** Facts about the stored login, without the login. */
export const credentialQuery = (accountUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'credential', accountUid],
    queryFn: ({ signal }) => api.get(seatPath(accountUid, '/credential'), credentialView, { signal }),
    staleTime: LIVE_STALE_MS,
  });

export const followUpsQuery = (accountUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'follow-ups', accountUid],
    queryFn: ({ signal }) => api.get(seatPath(accountUid, '/follow-up'), z.array(followUpView), { signal }),
    staleTime: LIVE_STALE_MS,
  });

/** The login is only in this mutation, until `reset`. */
export function useReveal(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(seatPath(accountUid, '/reveal-credential'), {}, revealedCredential),
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['memberships', 'credential', accountUid] }),
  });
}

export function useStoreCredential(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StoreCredentialBody) => api.post(seatPath(accountUid, '/store-credential'), body, anything),
    gcTime: 0,
    // With the duties of the host, on its page and on the home page.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['memberships'] }),
  });
}

export function useLeaveGroup(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(seatPath(accountUid, '/leave'), {}, anything),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['memberships'] }),
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
      ]),
  });
}

export function useTakeMoneyBack(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(seatPath(accountUid, '/money-back'), {}, anything),
    onSettled: () =>
      Promise.all([['memberships'], ['orders']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

export function useRenew(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: RenewBody) => api.post(seatPath(accountUid, '/renew'), wanted, anything),
    onSettled: () =>
      Promise.all([['memberships'], ['payments']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

export function useChangeRenewal(accountUid: string, action: 'stop-renewal' | 'resume-renewal') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(seatPath(accountUid, `/${action}`), {}, anything),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['memberships'] }),
  });
}

export function useAskForHelp(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AskForHelpBody) => api.post(seatPath(accountUid, '/ask-for-help'), body, anything),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['memberships', 'follow-ups', accountUid] }),
  });
}
