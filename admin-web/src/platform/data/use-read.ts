import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from './data-provider';

/** What a page reads beside its record; undefined until it is there. The page is whole without it. */
export function useRead<T>(path: string): T | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey: path.split('/'), queryFn: ({ signal }) => dataProvider.get<T>(path, signal) }).data;
}
