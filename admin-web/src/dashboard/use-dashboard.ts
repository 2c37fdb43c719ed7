import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data-provider';
import { useMay } from '../shared/use-may';

const EVERY_MS = 30_000;

/** Counts of what waits: the dashboard and the menu's badges read the same answer, anew every half minute while the tab is visible. */
export function useDashboard() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const may = useMay();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => dataProvider.dashboard(signal),
    refetchInterval: EVERY_MS,
    enabled: may('dashboard.read'),
  });
}
