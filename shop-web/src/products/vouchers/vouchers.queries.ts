import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { voucherView } from '#contracts/products/vouchers/vouchers.http';
import { api } from '../../platform/api/api';

/** The vouchers of one order, or all of the customer, the newest first. */
export const vouchersQuery = (orderUid?: string) =>
  queryOptions({
    // Under 'orders', so that what changes an order also renews its vouchers.
    queryKey: ['orders', 'vouchers', orderUid ?? 'all'],
    queryFn: ({ signal }) =>
      api.get('/customer/voucher', z.array(voucherView), { query: { ...(orderUid && { orderUid }) }, signal }),
    staleTime: 5_000,
  });
