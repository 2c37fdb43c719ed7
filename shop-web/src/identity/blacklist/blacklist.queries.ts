import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AppealBody, standingView } from '#contracts/identity/blacklist.http';
import { anything, api } from '../../platform/api/api';

export const blacklistQuery = () =>
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
