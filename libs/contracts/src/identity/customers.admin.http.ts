import * as z from 'zod/mini';
import { CUSTOMER_NOTE_LENGTH } from '#contracts/limits';
import { instant, lines, uid } from '#contracts/platform/common.http';
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

/** `uid` is chosen by the browser: the same one again is the same note. */
export const writeNoteBody = z
  .strictObject({ uid, text: lines(CUSTOMER_NOTE_LENGTH.max, CUSTOMER_NOTE_LENGTH.min) })
  .register(z.globalRegistry, { id: 'WriteNoteBody' });
export type WriteNoteBody = z.infer<typeof writeNoteBody>;

/** What an admin has written down about a customer, in whose record it is read; who may remove it: `mayRemoveNote`. */
export const adminCustomerNote = z
  .object({ id, customerUid: uid, text: z.string(), by: z.string(), byUid: uid, at: instant })
  .register(z.globalRegistry, { id: 'AdminCustomerNote' });
export type AdminCustomerNote = z.infer<typeof adminCustomerNote>;
