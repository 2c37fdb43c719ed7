import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';
import { id } from '#contracts/platform/admin-record.http';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';

export const adminSeat = z.object({
  seatNumber: z.number(),
  role: z.enum(SEAT_ROLES),
  /** null: the seat is free. */
  account: z.nullable(
    z.object({
      uid,
      orderUid: uid,
      orderNumber: z.string(),
      customerName: z.string(),
      status: z.number(),
      statusLabel: z.string(),
      needsTv: z.boolean(),
    }),
  ),
});
export const adminGroup = z
  .object({
    id,
    name: z.string(),
    providerName: z.string(),
    familyName: z.string(),
    seats: z.number(),
    occupied: z.number(),
    missing: z.number(),
    tvSlots: z.nullable(z.number()),
    fillEpoch: z.number(),
    filledAt: z.nullable(instant),
    createdAt: instant,
    /** Every seat in order, free ones too. */
    seatMap: z.array(adminSeat),
    /** The accounts that hold a seat. */
    accounts: z.array(
      z.object({ id: uid, status: z.number(), seatNumber: z.number(), isHost: z.boolean(), orderUid: uid }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminGroup' });
export type AdminGroup = z.infer<typeof adminGroup>;
