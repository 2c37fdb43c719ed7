import * as z from 'zod/mini';
import { instant, uid } from '#contracts/http/common.http';
import { allowedActions, customerRef, id, orderRef, planRef } from '#contracts/http/admin/record.http';

export const adminAccount = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    groupUid: uid,
    groupName: z.string(),
    seatNumber: z.number(),
    role: z.enum(['host', 'regular']),
    status: z.number(),
    statusLabel: z.string(),
    pendingReason: z.nullable(z.string()),
    createdAt: instant,
    allowedActions,
    history: z.optional(
      z.array(z.object({ at: instant, from: z.nullable(z.number()), to: z.number(), why: z.string(), by: z.string() })),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminAccount' });
export type AdminAccount = z.infer<typeof adminAccount>;
