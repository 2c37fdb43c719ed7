import { queryOptions } from '@tanstack/react-query';
import { profileView } from '#contracts/identity/profile.http';
import { api } from '../../platform/api/api';

/** The profile of the signed-in customer. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get('/customer/profile', profileView, { signal }),
  });
