import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeNotesBody, waitingView, waitingViews } from '#contracts/products/subscriptions/waiting-list.http';
import { api } from '../../../platform/api/api';

export const waitingQuery = () =>
  queryOptions({
    queryKey: ['waiting-lists'],
    queryFn: ({ signal }) => api.get('/customer/notes', waitingViews, { signal }),
  });

export function useChangeNotes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeNotesBody) => api.patch('/customer/notes', body, waitingView),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['waiting-lists'] }),
  });
}
