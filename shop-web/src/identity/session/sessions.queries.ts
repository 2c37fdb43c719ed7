import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { counted } from '#contracts/platform/common.http';
import { signedInDevice } from '#contracts/identity/session.http';
import { anything, api } from '../../platform/api/api';

const KEY = ['sessions'];

/** Where the customer is signed in, this device first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/customer/session', z.array(signedInDevice), { signal }),
  });

/** Ends these sessions. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uids: readonly string[]) =>
      Promise.all(uids.map((uid) => api.post(`/customer/session/${uid}/sign-out`, {}, anything))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Answers the number of devices signed out. */
export function useSignOutOthers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/customer/session/sign-out-others', {}, counted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
