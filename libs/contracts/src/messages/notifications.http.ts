import * as z from 'zod/mini';
import { instant, page, queryInt, uid } from '#contracts/platform/common.http';

export const notificationListQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 20) })
  .register(z.globalRegistry, { id: 'NotificationListQuery' });
export type NotificationListQuery = z.infer<typeof notificationListQuery>;

export const notificationView = z
  .object({
    uid,
    title: z.string(),
    body: z.string(),
    link: z.nullable(z.string()),
    createdAt: instant,
    readAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'Notification' });
export type NotificationView = z.infer<typeof notificationView>;

export const notificationCount = z
  .object({ unread: z.number() })
  .register(z.globalRegistry, { id: 'NotificationCount' });
export type NotificationCount = z.infer<typeof notificationCount>;
