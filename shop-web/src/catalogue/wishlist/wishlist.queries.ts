import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { wishView, wishlist } from '#contracts/catalogue/wishlist.http';
import { api } from '../../platform/api/api';

export const wishlistQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'wishlist'],
    queryFn: ({ signal }) => api.get('/customer/wishlist', wishlist, { signal }),
    staleTime: 60_000,
  });

export function useWish(providerUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wished: boolean) => api.post('/customer/wishlist', { providerUid, wished }, wishView),
    onSettled: () => queryClient.invalidateQueries({ queryKey: wishlistQuery().queryKey }),
  });
}
