import * as z from 'zod/mini';
import { instant, rupiah } from '#contracts/platform/common.http';
import { decision, ofOrder, sameProof } from '#contracts/platform/admin-record.http';
import { PAYMENT_STATES } from '#domain/sales/payments/payment-state';

export const adminPayment = z
  .object({
    ...ofOrder,
    amount: rupiah,
    state: z.enum(PAYMENT_STATES),
    bankFrom: z.string(),
    accountName: z.string(),
    /** Signed and short-lived. */
    proofUrl: z.nullable(z.string()),
    ...sameProof,
    submittedAt: instant,
    ...decision,
  })
  .register(z.globalRegistry, { id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof adminPayment>;
