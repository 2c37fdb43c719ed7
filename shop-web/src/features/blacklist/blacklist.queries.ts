import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AppealBody, standingView } from '#contracts/http/blacklist.http';
import { anything, api } from '../../shared/api/api';

export const standingQuery = () =>
  queryOptions({
    queryKey: ['standing'],
    queryFn: ({ signal }) => api.get('/customer/blacklist', standingView, { signal }),
  });

export function useAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AppealBody) => api.post('/customer/blacklist/appeal', body, anything),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['standing'] }),
  });
}
