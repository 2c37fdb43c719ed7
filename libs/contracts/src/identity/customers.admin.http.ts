import * as z from 'zod/mini';
import { instant } from '#contracts/platform/common.http';
import { erasureView } from '#contracts/identity/privacy.http';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';

export const adminCustomer = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    waLink: z.string(),
    orders: z.number(),
    blockedAt: z.nullable(instant),
    blockedReason: z.nullable(z.string()),
    /** An erasure that waits or was carried out. */
    erasure: z.nullable(z.pick(erasureView, { state: true, requestedAt: true, obstacles: true })),
    createdAt: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCustomer' });
export type AdminCustomer = z.infer<typeof adminCustomer>;
