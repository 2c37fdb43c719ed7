import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type WriteReviewBody, providerReviews } from '#contracts/products/subscriptions/reviews.http';
import { anything, api } from '../../../platform/api/api';

export const reviewsQuery = (providerUid: string, page: number, limit: number) =>
  queryOptions({
    queryKey: ['catalogue', 'reviews', providerUid, page, limit],
    queryFn: ({ signal }) =>
      api.get('/customer/provider/review', providerReviews, {
        query: { providerUid, page, limit },
        anonymous: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function useWriteReview(accountUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WriteReviewBody) =>
      api.post(`/customer/membership/${encodeURIComponent(accountUid)}/review`, body, anything),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['memberships', 'detail', accountUid] }),
  });
}
