import { queryOptions } from '@tanstack/react-query';
import { purchaseView } from '#contracts/http/hosts.http';
import { isClosedOrder } from '#domain/orders/order-status';
import { api } from '../../shared/api/api';

const POLL_MS = 5_000;

export interface HostKeys {
  orderUid: string;
  customerUid: string;
}

/** Purchase and reimbursement of a host order; asked again while somebody in the shop has to decide. */
export const purchaseQuery = (keys: HostKeys) =>
  queryOptions({
    queryKey: ['hosts', 'purchase', keys],
    queryFn: ({ signal }) => api.get('/customer/host/purchase', purchaseView, { query: { ...keys }, signal }),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) =>
      data?.purchase?.state === 'submitted' && !isClosedOrder(data.status) ? POLL_MS : false,
  });
