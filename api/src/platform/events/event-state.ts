import type { AdminEvent } from '#contracts/platform/events.admin.http';

type EventState = AdminEvent['state'];

/** The state of an event: waiting in the outbox, published to the queue, settled, or set aside. */
export function eventStateOf(event: {
  publishedAt: Date | null;
  settledAt: Date | null;
  setAsideAt: Date | null;
}): EventState {
  if (event.setAsideAt) return 'set-aside';
  if (event.settledAt) return 'settled';
  return event.publishedAt ? 'published' : 'waiting';
}

/** A waiting event is published anyway, a settled one has had all its effects. */
export const canRedrive = (state: EventState): boolean => state === 'set-aside' || state === 'published';
