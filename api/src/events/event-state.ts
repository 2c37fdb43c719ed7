import type { AdminEvent } from '#contracts/http/admin/events.http';

type EventState = AdminEvent['state'];

/** Where an event is on its way: in the outbox, in the queues, done, or taken out with a reason. */
export function eventStateOf(event: {
  publishedAt: Date | null;
  settledAt: Date | null;
  setAsideAt: Date | null;
}): EventState {
  if (event.setAsideAt) return 'set-aside';
  if (event.settledAt) return 'settled';
  return event.publishedAt ? 'published' : 'waiting';
}

/** One that waits is on its way already, a settled one has done everything. */
export const canRedrive = (state: EventState): boolean => state === 'set-aside' || state === 'published';
