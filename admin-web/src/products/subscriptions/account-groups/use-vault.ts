import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminCredential } from '#contracts/products/subscriptions/vault.http';
import type { AdminDataProvider } from '../../../platform/data/data-provider';

/** Whether a login is stored for a group and who opened it; read once for all that show it. */
export function useVault(groupUid: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['account-groups', groupUid, 'credential'],
    queryFn: ({ signal }) => dataProvider.get<AdminCredential>(`account-groups/${groupUid}/credential`, signal),
  });
}
