import { queryOptions } from '@tanstack/react-query';
import { profileView } from '#contracts/http/profile.http';
import { api } from '../api/api';

/** The signed-in customer, as they are now. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get('/customer/profile', profileView, { signal }),
  });
