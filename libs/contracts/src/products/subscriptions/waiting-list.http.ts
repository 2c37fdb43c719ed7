import * as z from 'zod/mini';
import { allowedActions, customerRef, forbiddenActions, id, planRef } from '#contracts/platform/admin-record.http';
import { instant, lines, uid } from '#contracts/platform/common.http';
import { NOTES_LENGTH } from '#contracts/limits';

export const changeNotesBody = z
  .strictObject({
    variantUid: uid,
    /** For the admins, in the customer's own words; may be empty, and stays as it is where it is left out. */
    notes: z.optional(lines(NOTES_LENGTH.max, NOTES_LENGTH.min)),
    /** false takes the customer off the list. */
    waits: z._default(z.boolean(), true),
  })
  .register(z.globalRegistry, { id: 'ChangeNotesBody' });
export type ChangeNotesBody = z.infer<typeof changeNotesBody>;

/** The customer's place on the waiting list of a plan. */
export const waitingView = z
  .object({
    variantUid: uid,
    notes: z.string(),
    /** 1: the next who hears of a free seat; null: not waiting, or offered a seat already. */
    place: z.nullable(z.int()),
    /** When a seat was offered; null before. */
    offeredAt: z.nullable(instant),
    /** Until when the offered seat is held for this customer, and in which group; null: not any more. */
    heldUntil: z.nullable(instant),
    heldGroupUid: z.nullable(uid),
  })
  .register(z.globalRegistry, { id: 'Waiting' });
export type WaitingView = z.infer<typeof waitingView>;
export const waitingViews = z.array(waitingView);

/** A customer on the waiting list of a plan. */
export const adminWaiting = z
  .object({
    id,
    ...customerRef,
    ...planRef,
    notes: z.string(),
    waitsSince: instant,
    offeredAt: z.nullable(instant),
    /** Until when the offered seat is held; null: not any more. */
    heldUntil: z.nullable(instant),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminWaiting' });
export type AdminWaiting = z.infer<typeof adminWaiting>;
