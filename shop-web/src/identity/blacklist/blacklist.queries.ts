import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AppealBody, blockStatusView } from '#contracts/identity/blacklist.http';
import { anything, api } from '../../platform/api/api';

export const blacklistQuery = () =>
  queryOptions({
    queryKey: ['block-status'],
    queryFn: ({ signal }) => api.get('/customer/blacklist', blockStatusView, { signal }),
  });

export function useAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AppealBody) => api.post('/customer/blacklist/appeal', body, anything),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['block-status'] }),
  });
}
