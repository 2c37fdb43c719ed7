import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  type ClaimAccessFields,
  type WriteLineBody,
  accessView,
  threadLine,
  threadView,
} from '#contracts/products/subscriptions/access.http';
import { anything, api } from '../../../platform/api/api';

const seatPath = (accountUid: string, rest: string) => `/customer/membership/${encodeURIComponent(accountUid)}${rest}`;
/** Host and admins act without the customer. */
const LIVE = { staleTime: 5_000, refetchInterval: 30_000 };

export const accessQuery = (accountUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'access', accountUid],
    queryFn: ({ signal }) => api.get(seatPath(accountUid, '/access'), accessView, { signal }),
    ...LIVE,
  });

export const threadsQuery = (accountUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'threads', accountUid],
    queryFn: ({ signal }) => api.get(seatPath(accountUid, '/thread'), z.array(threadView), { signal }),
    ...LIVE,
  });

export const linesQuery = (accountUid: string, threadUid: string) =>
  queryOptions({
    queryKey: ['memberships', 'threads', accountUid, threadUid],
    queryFn: ({ signal }) => api.get(seatPath(accountUid, `/thread/${threadUid}`), z.array(threadLine), { signal }),
    ...LIVE,
  });

export function useConfirmAccess(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(seatPath(accountUid, '/confirm-access'), {}, anything),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['memberships'] }),
  });
}

export function useClaimAccess(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ fields, proof }: { fields: ClaimAccessFields; proof: File | null }) => {
      const path = seatPath(accountUid, '/claim-access');
      if (!proof) return api.post(path, fields, anything);
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('proof', proof, proof.name); // last, so that the API has the fields before the file
      return api.upload(path, form, anything, () => {});
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['memberships'] }),
  });
}

export function useWriteLine(accountUid: string, threadUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WriteLineBody) => api.post(seatPath(accountUid, `/thread/${threadUid}/write`), body, anything),
    // The line of a host answers a claim, which is among its duties.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['memberships'] }),
  });
}

export function useReadThread(accountUid: string, threadUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(seatPath(accountUid, `/thread/${threadUid}/read`), {}, anything),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['memberships', 'threads', accountUid], exact: true }),
  });
}
