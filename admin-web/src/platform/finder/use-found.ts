import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useCreatePath, useDataProvider, useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import type { AdminDataProvider } from '../data/data-provider';
import { useDebounced } from '../data/use-debounced';
import { useRecordName } from '../records/use-record-name';
import { useMenuItems } from '../rooms/menu-items';
import { useRegistry } from '../rooms/registry';

export interface FoundItem {
  to: string;
  title: string;
  note?: string;
}
/** What one list has, or the menu. */
export interface FoundKind {
  label: string;
  items: FoundItem[];
  isPending?: boolean;
  hasFailed?: boolean;
}

/** A single letter is in almost every row. */
export const MIN_LENGTH = 2;
const MOST_OF_A_KIND = 5;

/** What the typed text finds, by kind and always in the same order: entries of the menu at once, records by the searches of their lists. */
export function useFound(text: string): FoundKind[] {
  const q = text.trim();
  const entries = useEntries(q);
  const records = useRecords(q);
  return q.length < MIN_LENGTH ? [] : [entries, ...records];
}

function useEntries(q: string): FoundKind {
  const translate = useTranslate();
  const words = q.toLowerCase().split(/\s+/);
  const items = useMenuItems()
    .map(({ to, label }) => ({ to, title: translate(label, { smart_count: 2 }) }))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  return { label: translate('finder.menu'), items: items.slice(0, MOST_OF_A_KIND) };
}

function useRecords(q: string): FoundKind[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const nameOf = useRecordName();
  const can = useCan();
  const debounced = useDebounced(q);
  const lists = useRegistry().resources.flatMap(({ name, findAnywhere }) =>
    findAnywhere && can(`${name}.read` as Permission) ? [{ name, noteOf: findAnywhere }] : [],
  );
  const answers = useQueries({
    queries: lists.map(({ name }) => ({
      queryKey: ['finder', name, debounced],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.get<RaRecord[]>(searchPath(name, debounced), signal),
      enabled: debounced.length >= MIN_LENGTH,
    })),
  });
  return lists.map(({ name, noteOf }, index) => {
    const { data, isError } = answers[index]!;
    // What was found for another text would be opened by an Enter that comes too early.
    const isFresh = debounced === q;
    return {
      label: translate(`resources.${name}.name`, { smart_count: 2 }),
      items: (isFresh && !isError && data ? data : []).map((record) => ({
        to: createPath({ resource: name, id: record.id, type: 'show' }),
        title: nameOf(name, record) ?? String(record.id),
        note: noteOf(record),
      })),
      isPending: !isFresh || (!data && !isError),
      hasFailed: isFresh && isError,
    };
  });
}

/** Without a sort: each list has its own, newest first. */
const searchPath = (resource: string, q: string) =>
  `${resource}?${new URLSearchParams({ filter: JSON.stringify({ q }), range: JSON.stringify([0, MOST_OF_A_KIND - 1]) })}`;
