import * as z from 'zod/mini';
import { instant, rupiah } from '#contracts/http/common.http';
import { allowedActions, customerRef, id, orderRef, planRef } from '#contracts/http/admin/record.http';

export const adminPayment = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    amount: rupiah,
    state: z.enum(['submitted', 'confirmed', 'rejected', 'voided']),
    bankFrom: z.string(),
    accountName: z.string(),
    /** Signed and short-lived. */
    proofUrl: z.nullable(z.string()),
    submittedAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof adminPayment>;
