import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';

/** Fields of every console record; react-admin requires `id`. */
export const id = uid;
export const orderRef = { orderUid: uid, orderNumber: z.string() };
export const planRef = { providerName: z.string(), packageName: z.string(), durationLabel: z.string() };
export const customerRef = { customerUid: uid, customerName: z.string() };
/** Whether the customer of a record is blocked, where money to them is decided. */
export const isBlocked = z.boolean();
export const groupRef = { groupUid: uid, groupName: z.string() };
/** Actions that the admin may take now: keys of the transition table and last segments of the action's URL. */
export const allowedActions = z.array(z.string());
/** Actions that the record allows but the admin's role does not; none for a role with every permission. */
export const forbiddenActions = z.optional(z.array(z.string()));

/** Facts of the order that a record belongs to, with the customer's contact data. */
export const ofOrder = {
  id,
  ...orderRef,
  ...customerRef,
  ...planRef,
  phoneNumber: z.string(),
  waLink: z.string(),
  allowedActions,
  forbiddenActions,
};
/** Facts of an admin's confirmation or rejection. */
export const decision = {
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
};
/** Who wants to take an amount far above what is owed; another admin has to do the same. */
export const proposal = { by: z.string(), byUid: uid, at: instant, reason: z.string() };
/** A change of the shop that waits; `agrees`: whose approval it waits for, finance only where no other owner may. docs/rules/shop.md#two-owners */
export const changeProposal = { ...proposal, agrees: z.enum(['owner', 'finance']) };
const otherProof = z.object({ ...orderRef, proofUrl: z.string() });
/** Other orders with the identical picture, as a payment or as a host's purchase. docs/rules/payments.md#same-proof */
export const sameProof = {
  sameProofOrders: z.array(otherProof),
  /** Where the picture looks like this one saved again: a hint, not an equality. */
  similarProofOrders: z.array(otherProof),
};
/** A host's bank account; null where none was given yet. */
export const bankAccount = {
  bankName: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
};
