import { type Identifier, useRedirect } from 'react-admin';
import { WAITING_SHOWN } from '#contracts/dashboard.http';
import { DESKS } from '#contracts/desks';
import { useWaiting } from '../data/use-waiting';
import { type Queued, isQueued, queueWith } from '../lists/queue';
import type { RecordSteps } from './use-record-steps';

/**
 * Where an open record stands in the inbox that the admin came from, and the steps to those beside it that still wait, of whatever list;
 * null for a record that is not from there.
 */
export function useQueueSteps(resource: string, id: Identifier | undefined): RecordSteps | null {
  const redirect = useRedirect();
  const queue = id === undefined ? null : queueWith(resource, id);
  const { data: waiting } = useWaiting(queue?.desk, queue !== null);
  if (!queue || id === undefined) return null;
  const { items } = queue;
  const at = items.findIndex(isQueued(resource, id));
  const stillWaits = (item: Queued): boolean =>
    // A full answer may leave out what waits.
    !waiting ||
    waiting.length >= WAITING_SHOWN ||
    waiting.some(({ desk, uid }) => DESKS[desk].list === item.resource && uid === item.id);
  const goTo = (to: Queued | undefined) => to && (() => redirect('show', to.resource, to.id));
  const waits = items.filter(stillWaits);
  const position = waits.indexOf(items[at]!);
  return {
    position: position < 0 ? null : position,
    total: waits.length,
    isEstimated: false,
    next: goTo(items.slice(at + 1).find(stillWaits)),
    previous: goTo(items.slice(0, at).findLast(stillWaits)),
  };
}
