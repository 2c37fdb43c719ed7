import { useEffect } from 'react';
import { type FilterPayload, type Identifier, type SortPayload, useListContext, useResourceContext } from 'react-admin';
import { readSession } from '../auth/session';
import { rememberQueue } from './queue';

/** A list as it was read last: its order is that of the work. */
export interface LastList {
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: FilterPayload;
  /** On which page a record stands that was stepped to over the edge of one. */
  pageOf: Map<Identifier, number>;
  /** Where the record that is open stood, which may have left the list since. */
  place: { id: Identifier; index: number } | null;
}

/** In the memory of the tab alone, because what was searched for may be a name; of the session that read them. */
let last: { sessionUid: string | undefined; lists: Map<string, LastList> } = {
  sessionUid: undefined,
  lists: new Map(),
};

/** The list of the resource that was looked at last; undefined where none was. */
export const lastList = (resource: string): LastList | undefined =>
  last.sessionUid === readSession()?.sessionUid ? last.lists.get(resource) : undefined;

function rememberList(resource: string, list: LastList): void {
  rememberQueue(null);
  const sessionUid = readSession()?.sessionUid;
  if (last.sessionUid !== sessionUid) last = { sessionUid, lists: new Map() };
  last.lists.set(resource, list);
}

/** Where a record stands in the list that was looked at last, in case it leaves it. */
export function rememberPlace(resource: string, id: Identifier, index: number): void {
  const list = lastList(resource);
  if (list) list.place = { id, index };
}

/** Within a list: the records that are opened from it have *Berikutnya* and *Sebelumnya* in its order. */
export const RememberList = () => {
  const resource = useResourceContext()!;
  const { page, perPage, sort, filter, filterValues } = useListContext();
  useEffect(() => {
    const all = filter ? { ...filterValues, ...filter } : filterValues;
    rememberList(resource, { page, perPage, sort, filter: all, pageOf: new Map(), place: null });
  }, [resource, page, perPage, sort, filter, filterValues]);
  return null;
};
