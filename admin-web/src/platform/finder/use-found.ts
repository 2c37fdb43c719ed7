import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { type RaRecord, useCreatePath, useDataProvider, useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import type { AdminDataProvider } from '../data/data-provider';
import { useDebounced } from '../data/use-debounced';
import { useRecordName } from '../records/use-record-name';
import { listPath } from '../lists/list-path';
import { useMenuItems } from '../rooms/menu-items';
import { useRegistry } from '../rooms/registry';
import type { ConsoleResource } from '../rooms/room';
import { openedRecords } from './opened-records';

export interface FoundItem {
  to: string;
  title: string;
  note?: string;
}
/** What one list has, or the menu. */
export interface FoundKind {
  label: string;
  items: FoundItem[];
  /** Opens the list with all that it finds. */
  all?: { to: string; title: string };
  isPending?: boolean;
  hasFailed?: boolean;
}

/** A single letter is in almost every row. */
export const MIN_LENGTH = 2;
const MOST_OF_A_KIND = 3;
const MOST_OPENED = 5;
const LAST = 99;
const ORDER_NUMBER = /^ptg/i;

/**
 * What the typed text finds, by kind: entries of the menu at once, records by the searches of their lists, people first, and orders where
 * the number of one is typed. Without a text: what was opened last.
 */
export function useFound(text: string): FoundKind[] {
  const q = text.trim();
  const entries = useEntries(q);
  const records = useRecords(q);
  const opened = useOpened();
  if (q === '') return [opened];
  return q.length < MIN_LENGTH ? [] : [entries, ...records];
}

function useOpened(): FoundKind {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const items = openedRecords()
    .map(({ resource, id, title }) => ({
      to: createPath({ resource, id, type: 'show' }),
      title,
      note: translate(`resources.${resource}.name`, { smart_count: 1 }),
    }))
    .filter(({ to }) => to !== pathname);
  return { label: translate('finder.opened'), items: items.slice(0, MOST_OPENED) };
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
  const byNumber = ORDER_NUMBER.test(q);
  const placeOf = ({ findPosition = LAST, foundByNumber }: ConsoleResource) =>
    byNumber && foundByNumber ? 0 : findPosition;
  const lists = useRegistry()
    .resources.toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ name, findAnywhere }) =>
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
    const found = isFresh && !isError && data ? data : [];
    const label = translate(`resources.${name}.name`, { smart_count: 2 });
    return {
      label,
      all:
        found.length > MOST_OF_A_KIND
          ? { to: listPath(name, { q }), title: translate('finder.all', { list: label.toLowerCase(), q }) }
          : undefined,
      items: found.slice(0, MOST_OF_A_KIND).map((record) => ({
        to: createPath({ resource: name, id: record.id, type: 'show' }),
        title: nameOf(name, record) ?? String(record.id),
        note: noteOf(record, translate),
      })),
      isPending: !isFresh || (!data && !isError),
      hasFailed: isFresh && isError,
    };
  });
}

/** One more than are shown, which says whether there are more. Without a sort: each list has its own, newest first. */
const searchPath = (resource: string, q: string) =>
  `${resource}?${new URLSearchParams({ filter: JSON.stringify({ q }), range: JSON.stringify([0, MOST_OF_A_KIND]) })}`;
