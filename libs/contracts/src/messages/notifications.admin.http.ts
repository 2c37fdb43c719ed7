import * as z from 'zod/mini';
import { instant } from '#contracts/platform/common.http';
import { customerRef, id } from '#contracts/platform/admin-record.http';

/** A message as it was sent, or as it is in the outbox folder without an SMTP server. */
export const adminNotification = z
  .object({
    id,
    ...customerRef,
    email: z.string(),
    waLink: z.string(),
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.nullable(z.string()),
    createdAt: instant,
    readAt: z.nullable(instant),
    emailState: z.enum(['waiting', 'sending', 'sent']),
    emailedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'AdminNotification' });
export type AdminNotification = z.infer<typeof adminNotification>;
