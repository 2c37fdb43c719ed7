import { useEffect } from 'react';
import { type Identifier, type RaRecord, useGetList, useRedirect } from 'react-admin';
import { lastList, rememberPlace } from '../lists/last-list';

/** A list as old as this is not read again before a step; what an admin does reads it anew. */
const FRESH_MS = 60_000;

export interface RecordSteps {
  /** Its place in the list, from 0; null once it has left the list, because it no longer waits. */
  position: number | null;
  total: number;
  isEstimated: boolean;
  next?: () => void;
  previous?: () => void;
}

/**
 * Where an open record stands in the list that the admin came from, and the steps to those beside it; null for a record that is not from
 * there. In place of one that has left the list the next stands that is still in it. Reads one page, at its edge the next one too.
 */
export function useRecordSteps(resource: string, id: Identifier | undefined): RecordSteps | null {
  const redirect = useRedirect();
  const list = lastList(resource);
  const page = (id !== undefined && list?.pageOf.get(id)) || list?.page || 1;
  const here = usePage(resource, page, Boolean(list) && id !== undefined);
  const found = id === undefined ? -1 : here.ids.indexOf(id);
  const index = found >= 0 ? found : list?.place?.id === id ? (list?.place?.index ?? null) : null;
  useEffect(() => {
    if (id !== undefined && found >= 0) rememberPlace(resource, id, found);
  }, [resource, id, found]);

  const after = index === null ? 0 : found >= 0 ? index + 1 : index;
  const hasLater = page * (list?.perPage ?? 0) < here.total;
  const edge =
    index === null ? null : after >= here.ids.length && hasLater ? page + 1 : index === 0 && page > 1 ? page - 1 : null;
  const beside = usePage(resource, edge ?? 1, edge !== null);
  if (!list || index === null || !here.isRead) return null;

  const goTo = (to: Identifier | undefined, on: number) =>
    to === undefined
      ? undefined
      : () => {
          list.pageOf.set(to, on);
          redirect('show', resource, to);
        };
  const later = edge !== null && edge > page ? beside.ids[0] : undefined;
  const earlier = edge !== null && edge < page ? beside.ids.at(-1) : undefined;
  return {
    position: found >= 0 ? (page - 1) * list.perPage + found : null,
    total: here.total,
    isEstimated: here.isEstimated,
    next: goTo(here.ids[after], page) ?? goTo(later, page + 1),
    previous: goTo(here.ids[index - 1], page) ?? goTo(earlier, page - 1),
  };
}

/** The ids of a page of the list that was looked at last, by the query of the list itself: what it has read is not read again. */
function usePage(resource: string, page: number, enabled: boolean) {
  const { perPage = 1, sort, filter } = lastList(resource) ?? {};
  const {
    data,
    total = 0,
    meta,
  } = useGetList<RaRecord>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    { enabled, staleTime: FRESH_MS, retry: false },
  );
  return {
    ids: data?.map(({ id }) => id) ?? [],
    total,
    isRead: data !== undefined,
    isEstimated: Boolean((meta as { isEstimated?: boolean } | undefined)?.isEstimated),
  };
}
