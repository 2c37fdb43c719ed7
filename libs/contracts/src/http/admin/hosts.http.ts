import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/http/common.http';
import { allowedActions, customerRef, id, orderRef, planRef } from '#contracts/http/admin/record.http';

export const adminPurchase = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    groupUid: uid,
    groupName: z.string(),
    state: z.enum(['submitted', 'verified', 'rejected']),
    bankName: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    accountName: z.nullable(z.string()),
    /** What the host says was debited, and when. */
    claimed: rupiah,
    debitedAt: instant,
    /** null: not known for this plan; what the host says counts unless the admin enters another amount. */
    providerPrice: z.nullable(rupiah),
    hostShare: rupiah,
    transferFee: rupiah,
    reimbursement: z.nullable(rupiah),
    proofUrl: z.nullable(z.string()),
    submittedAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminPurchase' });
export type AdminPurchase = z.infer<typeof adminPurchase>;

export const adminReimbursement = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    groupName: z.string(),
    state: z.enum(['scheduled', 'approved', 'paid', 'cancelled']),
    providerPrice: rupiah,
    hostShare: rupiah,
    transferFee: rupiah,
    amount: rupiah,
    bankName: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    accountName: z.nullable(z.string()),
    dueAt: instant,
    approvedBy: z.nullable(z.string()),
    paidAt: z.nullable(instant),
    paidBy: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    proofUrl: z.nullable(z.string()),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminReimbursement' });
export type AdminReimbursement = z.infer<typeof adminReimbursement>;
