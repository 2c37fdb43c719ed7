import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type GiveAnswersBody, answersView } from '#contracts/products/subscriptions/answers.http';
import { api } from '../../../platform/api/api';

const pathOf = (orderUid: string) => `/customer/order/${encodeURIComponent(orderUid)}/answers`;

/** What an order still has to be asked. */
export const answersQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'answers', orderUid],
    queryFn: ({ signal }) => api.get(pathOf(orderUid), answersView, { signal }),
    staleTime: 0,
  });

export function useGiveAnswers(orderUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: GiveAnswersBody) => api.post(pathOf(orderUid), body, answersView),
    // The pages of payment and purchase would still ask for the answers.
    onSettled: () =>
      Promise.all(
        ['orders', 'payments', 'hosts'].map((queryKey) => queryClient.invalidateQueries({ queryKey: [queryKey] })),
      ),
  });
}
