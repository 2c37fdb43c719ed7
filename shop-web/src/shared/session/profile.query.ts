import { queryOptions } from '@tanstack/react-query';
import { customerView } from '#contracts/http/session.http';
import { api } from '../api/api';

/** The signed-in customer, as registered. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get('/customer/profile', customerView, { signal }),
  });
