import * as z from 'zod/mini';
import { instant } from '#contracts/platform/common.http';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';

export const adminEvent = z
  .object({
    id,
    name: z.string(),
    payload: z.unknown(),
    createdAt: instant,
    publishedAt: z.nullable(instant),
    settledAt: z.nullable(instant),
    setAsideAt: z.nullable(instant),
    setAsideReason: z.nullable(z.string()),
    redrives: z.number(),
    state: z.enum(['waiting', 'published', 'settled', 'set-aside']),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminEvent' });
export type AdminEvent = z.infer<typeof adminEvent>;
