import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ErasureBody, erasureView } from '#contracts/identity/privacy.http';
import { api } from '../../platform/api/api';

export const erasureQuery = () =>
  queryOptions({
    queryKey: ['erasure'],
    queryFn: ({ signal }) => api.get('/customer/erasure', erasureView, { signal }),
  });

export function useRequestErasure() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ErasureBody) => api.post('/customer/erasure', body, erasureView),
    onSuccess: (erasure) => queryClient.setQueryData(erasureQuery().queryKey, erasure),
  });
}

export function useWithdrawErasure() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/customer/erasure/withdraw', {}, erasureView),
    onSuccess: (erasure) => queryClient.setQueryData(erasureQuery().queryKey, erasure),
    onError: () => queryClient.invalidateQueries({ queryKey: erasureQuery().queryKey }),
  });
}
