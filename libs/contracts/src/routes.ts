import { type EventName, type EventPayload, events } from '#contracts/events';
import type { QueueName } from '#contracts/jobs';
import type { Route } from '#contracts/platform/room';
import { ROOMS } from '#contracts/rooms';

export type EventRoute<E extends EventName> = Route<EventPayload<E>> & { queue: QueueName };
/** Event → the jobs that it leads to. */
export type EventRoutes = { [E in EventName]: EventRoute<E>[] };

/** The routes of all rooms; a room may add jobs of its own to events of rooms below it. */
export const routes = Object.fromEntries(
  Object.keys(events).map((name) => [
    name,
    Object.values(ROOMS).flatMap((room) => (room.routes as Partial<Record<string, unknown[]>>)[name] ?? []),
  ]),
) as EventRoutes;
