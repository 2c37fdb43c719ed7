import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const notification = z.object({ notificationUid: z.uuid() });

const events = { 'notification.created': notification };

const jobs = {
  /** Every event that has messages leads to this job; worker/src/messages/notify-routes.ts adds the route. */
  notifications: { notify: z.object({ event: z.string(), payload: z.unknown() }) },
  mail: { 'deliver-email': notification },
};
const to = routesTo(jobs);

const routes: RoutesOf<typeof events> = {
  'notification.created': [to('mail', 'deliver-email', ({ notificationUid }) => ({ notificationUid }))],
};

export const messages = { events, jobs, routes, messageKinds: [] } as const;
