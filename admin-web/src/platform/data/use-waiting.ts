import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { AdminWaiting } from '#contracts/dashboard.http';
import { DESKS, type DeskName } from '#contracts/desks';
import type { AdminDataProvider } from './data-provider';

const REFETCH_MS = 30_000;

/** What waits, the most urgent first; of one desk alone where it is named. */
export function useWaiting(desk: DeskName | undefined, enabled = true) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'waiting', desk],
    queryFn: ({ signal }) => dataProvider.get<AdminWaiting>(`dashboard/waiting${desk ? `?desk=${desk}` : ''}`, signal),
    refetchInterval: REFETCH_MS,
    enabled,
  });
}

/** The records of what waits, by their uid: one request for each list. A row is whole without its record. */
export function useWaitingRecords(rows: AdminWaiting): ReadonlyMap<string, RaRecord> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const uids = rows.map(({ uid }) => uid);
  const lists = new Set(rows.map(({ desk }) => DESKS[desk].list));
  const { data } = useQuery({
    queryKey: ['dashboard', 'waiting', 'records', uids],
    queryFn: async () => {
      const read = [...lists].map(async (list) => {
        const ids = rows.flatMap(({ desk, uid }) => (DESKS[desk].list === list ? uid : []));
        return (await dataProvider.getMany(list, { ids }).catch(() => ({ data: [] }))).data as RaRecord[];
      });
      return new Map((await Promise.all(read)).flat().map((record) => [String(record.id), record]));
    },
    enabled: rows.length > 0,
    placeholderData: (before) => before,
  });
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, RaRecord> = new Map();
