import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { hostPeriod } from '#contracts/products/subscriptions/host-statements.http';
import { purchaseView } from '#contracts/products/subscriptions/hosts.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { isClosedOrder } from '#domain/sales/orders/order-status';
import { api } from '../../../platform/api/api';

const POLL_MS = 5_000;

/** Purchase and reimbursement of a host order; polled while an admin checks the proof. */
export const purchaseQuery = (keys: OrderKeys) =>
  queryOptions({
    queryKey: ['hosts', 'purchase', keys],
    queryFn: ({ signal }) => api.get('/customer/host/purchase', purchaseView, { query: { ...keys }, signal }),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) =>
      data?.purchase?.state === 'submitted' && !isClosedOrder(data.status) ? POLL_MS : false,
  });

/** The months and years in which a host was sent money. */
export const statementsQuery = () =>
  queryOptions({
    queryKey: ['hosts', 'statements'],
    queryFn: ({ signal }) => api.get('/customer/host/statements', z.array(hostPeriod), { signal }),
  });
