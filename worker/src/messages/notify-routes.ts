import type { EventName } from '#contracts/events';
import type { EventRoute, EventRoutes } from '#contracts/routes';
import type { MessageTable } from './message-table.js';

/** Adds a route to `notify` for each event that has messages, so that a message needs no route of its own. */
export function withNotify(routes: EventRoutes, messages: MessageTable): EventRoutes {
  const routesOf = (event: EventName): unknown[] =>
    messages[event].length > 0 ? [...routes[event], notifyOf(event)] : routes[event];
  return Object.fromEntries(
    (Object.keys(routes) as EventName[]).map((event) => [event, routesOf(event)]),
  ) as EventRoutes;
}

const notifyOf = (event: EventName): EventRoute<EventName> => ({
  queue: 'notifications',
  job: 'notify',
  data: (payload) => ({ event, payload }),
});
