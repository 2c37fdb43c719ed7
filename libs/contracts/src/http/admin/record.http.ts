import * as z from 'zod/mini';
import { instant, uid } from '#contracts/http/common.http';

/** What every record of the console has: react-admin asks for `id`. */
export const id = uid;
export const orderRef = { orderUid: uid, orderNumber: z.string() };
export const planRef = { providerName: z.string(), packageName: z.string(), durationLabel: z.string() };
export const customerRef = { customerUid: uid, customerName: z.string() };
export const groupRef = { groupUid: uid, groupName: z.string() };
/** Actions that an admin may take now: keys of the domain's transition table and last segments of the action's URL. */
export const allowedActions = z.array(z.string());

/** What belongs to an order: who ordered what, and how to reach them. */
export const ofOrder = {
  id,
  ...orderRef,
  ...customerRef,
  ...planRef,
  phoneNumber: z.string(),
  waLink: z.string(),
  allowedActions,
};
/** What an admin confirms or rejects. */
export const decision = {
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
};
/** The very same picture was sent for these other orders too, as payment or as what their host has bought. */
export const sameProof = { sameProofOrders: z.array(z.object(orderRef)) };
/** Where a host wants the money; null where none was given yet. */
export const bankAccount = {
  bankName: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
};
