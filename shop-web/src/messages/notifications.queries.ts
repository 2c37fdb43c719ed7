import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationCount, notificationView } from '#contracts/messages/notifications.http';
import { anything, api } from '../platform/api/api';

const POLL_MS = 60_000;
const KEY = 'notifications';

export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'list', page],
    queryFn: ({ signal }) =>
      api.page('/customer/notification', notificationView, { query: { page, limit: 20 }, signal }),
    placeholderData: keepPreviousData,
  });

/** Polled every minute while the page is visible. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [KEY, 'count'],
    queryFn: ({ signal }) => api.get('/customer/notification/count', notificationCount, { signal }),
    refetchInterval: POLL_MS,
  });

export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uid: string) => api.post(`/customer/notification/${uid}/read`, {}, anything),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export function useMarkAllRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/customer/notification/read', {}, anything),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}
