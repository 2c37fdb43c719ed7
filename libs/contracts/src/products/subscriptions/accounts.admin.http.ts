import * as z from 'zod/mini';
import { instant, rupiah } from '#contracts/platform/common.http';
import { groupRef, ofOrder } from '#contracts/platform/admin-record.http';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';

export const adminAccount = z
  .object({
    ...ofOrder,
    ...groupRef,
    seatNumber: z.number(),
    role: z.enum(SEAT_ROLES),
    status: z.number(),
    statusLabel: z.string(),
    /** The order's price, which a refund gives back. */
    grandTotal: rupiah,
    /** The last moment of what is paid; null before the first period, and of a host. */
    paidUntil: z.nullable(instant),
    pendingReason: z.nullable(z.string()),
    /** Of a paid seat that waits: when its payment was confirmed. */
    waitingSince: z.nullable(instant),
    createdAt: instant,
    history: z.optional(
      z.array(z.object({ at: instant, from: z.nullable(z.number()), to: z.number(), why: z.string(), by: z.string() })),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminAccount' });
export type AdminAccount = z.infer<typeof adminAccount>;
