import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type AdminCounts, COUNTED_OF_A_CHOICE } from '#contracts/platform/admin-list.http';
import type { AdminDataProvider } from '../data/data-provider';
import type { FilterChoice } from './filter-choice';

const REFETCH_MS = 30_000;

/**
 * How many rows each choice shows beside the other filters, as it is written: `12`, or `999+`. None while it is not known, and
 * none of the choice of everything, whose number stands below the list.
 */
export function useChoiceCounts(resource: string, choices: FilterChoice[], others: Record<string, unknown>) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const counted = choices.filter(({ filter, uncounted }) => !uncounted && Object.keys(filter).length > 0);
  const query = new URLSearchParams({
    choices: JSON.stringify(counted.map(({ filter }) => filter)),
    filter: JSON.stringify(others),
  });
  const { data } = useQuery({
    queryKey: [resource, 'counts', String(query)],
    queryFn: ({ signal }) => dataProvider.get<AdminCounts>(`${resource}/counts?${query}`, signal),
    enabled: counted.length > 0,
    refetchInterval: REFETCH_MS,
    placeholderData: keepPreviousData,
  });
  return (choice: FilterChoice): string | undefined => {
    const count = data?.[counted.indexOf(choice)] ?? undefined;
    return count !== undefined && count > COUNTED_OF_A_CHOICE ? `${COUNTED_OF_A_CHOICE}+` : count?.toString();
  };
}
