import type { Identifier } from 'react-admin';
import type { DeskName } from '#contracts/desks';
import { readSession } from '../auth/session';

/** One record of the inbox, which has records of many lists. */
export interface Queued {
  resource: string;
  id: Identifier;
}
interface Queue {
  /** The one desk to which the inbox was narrowed. */
  desk: DeskName | undefined;
  items: Queued[];
}

/** In the memory of the tab alone, as the list that was looked at last. */
let last: (Queue & { sessionUid: string | undefined }) | null = null;

/** What an admin works through from now on, until a list is looked at. */
export function rememberQueue(queue: Queue | null): void {
  last = queue && { ...queue, sessionUid: readSession()?.sessionUid };
}

export const isQueued =
  (resource: string, id: Identifier) =>
  (item: Queued): boolean =>
    item.resource === resource && item.id === id;

/** The queue that is worked through, where this record is one of it; else null. */
export const queueWith = (resource: string, id: Identifier): Queue | null =>
  last && last.sessionUid === readSession()?.sessionUid && last.items.some(isQueued(resource, id)) ? last : null;
