import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AddressBody, addressView } from '#contracts/sales/addresses.http';
import { anything, api } from '../../platform/api/api';

/** The address book, the main address first. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => api.get('/customer/address', z.array(addressView), { signal }),
  });

/** Adds an address, or changes the one with this uid. */
export function useSaveAddress(addressUid: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressBody) =>
      api.post(addressUid ? `/customer/address/${addressUid}/update` : '/customer/address', body, addressView),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['addresses'] }),
  });
}

export function useRemoveAddress(addressUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(`/customer/address/${addressUid}/remove`, {}, anything),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['addresses'] }),
  });
}
