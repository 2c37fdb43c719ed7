import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { useCan } from '../auth/permissions';
import type { AdminDataProvider } from './data-provider';

const REFETCH_MS = 30_000;

/** Figures of the dashboard and of the menu's badges, one query for both; refetched while the tab is visible. */
export function useDashboard() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const can = useCan();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => dataProvider.get<AdminDashboard>('dashboard', signal),
    refetchInterval: REFETCH_MS,
    enabled: can('dashboard.read'),
  });
}
