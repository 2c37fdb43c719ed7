import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { additionalPaymentView, newInvoice } from '#contracts/sales/additional-payment.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { api } from '../../platform/api/api';

const POLL_MS = 5_000;

/** What came of the invoice that an order was asked to pay last, and what is left. */
export const additionalPaymentQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['payments', 'additional', orderNumber],
    queryFn: ({ signal }) =>
      api.get('/customer/additional-payment', additionalPaymentView, { query: { orderNumber }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // A proof that waits is decided while the page is open.
    refetchInterval: ({ state }) => (state.data?.status === ORDER_STATUS.awaitingConfirmation ? POLL_MS : false),
  });

/** Asks for an invoice of one's own order. */
export function useAskForInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderNumber: string) => api.post('/customer/invoice', { orderNumber }, newInvoice),
    // Not awaited: the page that waits for the new invoice would show another part before it has gone on.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['payments'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
