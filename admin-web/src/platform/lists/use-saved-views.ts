import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { SavedView } from '#contracts/identity/saved-views.admin.http';
import { isSameView } from '#domain/identity/saved-views/saved-view';
import { useSend } from '../actions/use-send';
import type { ActionBody, AdminDataProvider } from '../data/data-provider';
import { type FilterChoice, isNarrowed } from './filter-choice';

const RESOURCE = 'saved-views';
const queryKey = [RESOURCE];
const NONE: SavedView[] = [];

/** The admin's views of the list around it, and which of them is shown. docs/rules/desks.md#saved-views */
export function useSavedViews(choices: FilterChoice[]) {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data = NONE, isSuccess } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.get<SavedView[]>(RESOURCE, signal),
  });
  const views = data.filter((view) => view.resource === resource);
  const shown = { filter: filterValues as SavedView['filter'], sort: sort as SavedView['sort'] };
  const narrows = isNarrowed(choices, filterValues);
  // Of two that show the same the one that was pressed.
  const [lastUid, setLastUid] = useState<string>();
  const last = views.find(({ uid }) => uid === lastUid);
  const chosen = last && isSameView(last, shown) ? last : views.find((view) => isSameView(view, shown));
  if (chosen && chosen.uid !== lastUid) setLastUid(chosen.uid);
  // Who shows the whole list again has left the view.
  if (!chosen && !narrows && lastUid) setLastUid(undefined);
  return {
    resource,
    views,
    shown,
    chosen,
    /** The one that was chosen, and shows something else now. */
    changed: !chosen && narrows ? last : undefined,
    /** Nothing is offered before it is known what there is. */
    isNew: isSuccess && !chosen && narrows,
    choose(view: SavedView) {
      setLastUid(view.uid);
      setFilters(view.filter, {});
      if (view.sort) setSort(view.sort);
    },
  };
}

interface ViewAct {
  /** Undefined: a new one is saved. */
  uid?: string;
  action: 'create' | 'rename' | 'update' | 'remove';
  body: ActionBody;
}

/** Saves, renames, changes or deletes a view; done once the row of chips shows it. */
export function useViewAct() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const read = () => client.invalidateQueries({ queryKey });
  return useSend<unknown, Error, ViewAct>({
    mutationFn: ({ uid, action, body }) =>
      uid ? dataProvider.act(RESOURCE, uid, action, body) : dataProvider.post(RESOURCE, body),
    onSuccess: async (_, { action }) => {
      await read();
      notify(`views.done.${action}`, { type: 'success' });
    },
    // It may have been deleted on another device.
    onError: read,
  });
}
