import { queryOptions } from '@tanstack/react-query';
import { creditView } from '#contracts/sales/credit.http';
import { api } from '../../platform/api/api';

export const creditQuery = queryOptions({
  queryKey: ['orders', 'credit'],
  queryFn: ({ signal }) => api.get('/customer/credit', creditView, { signal }),
  // A form asks for the amount: it may have been used in another tab.
  refetchOnWindowFocus: 'always',
});
