import * as z from 'zod/mini';
import { instant, rupiah } from '#contracts/http/common.http';
import { groupRef, ofOrder } from '#contracts/http/admin/record.http';
import { SEAT_ROLES } from '#domain/groups/group';

export const adminAccount = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    role: z.enum(SEAT_ROLES),
    status: z.number(),
    statusLabel: z.string(),
    /** What the order of the seat came to, and what a refund gives back. */
    grandTotal: rupiah,
    pendingReason: z.nullable(z.string()),
    createdAt: instant,
    history: z.optional(
      z.array(z.object({ at: instant, from: z.nullable(z.number()), to: z.number(), why: z.string(), by: z.string() })),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminAccount' });
export type AdminAccount = z.infer<typeof adminAccount>;
