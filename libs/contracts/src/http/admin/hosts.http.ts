import * as z from 'zod/mini';
import { instant, rupiah } from '#contracts/http/common.http';
import { reimbursementLines } from '#contracts/http/hosts.http';
import { bankAccount, decision, groupRef, ofOrder, sameProof } from '#contracts/http/admin/record.http';
import { REIMBURSEMENT_STATES, PURCHASE_STATES } from '#domain/hosts/reimbursement';

export const adminPurchase = z
  .object({
    ...ofOrder,
    ...groupRef,
    state: z.enum(PURCHASE_STATES),
    ...bankAccount,
    /** What the host says was debited, and when. */
    claimed: rupiah,
    debitedAt: instant,
    /** null: not known for this plan; what the host says counts unless the admin enters another amount. */
    providerPrice: z.nullable(rupiah),
    hostShare: rupiah,
    transferFee: rupiah,
    reimbursement: z.nullable(rupiah),
    proofUrl: z.nullable(z.string()),
    ...sameProof,
    submittedAt: instant,
    ...decision,
  })
  .register(z.globalRegistry, { id: 'AdminPurchase' });
export type AdminPurchase = z.infer<typeof adminPurchase>;

export const adminReimbursement = z
  .object({
    ...ofOrder,
    ...groupRef,
    /** Of the group, and how many of them somebody has paid for and an admin has confirmed, the host's with them. */
    groupSeats: z.int(),
    groupSeatsSettled: z.int(),
    state: z.enum(REIMBURSEMENT_STATES),
    ...reimbursementLines,
    ...bankAccount,
    dueAt: instant,
    approvedBy: z.nullable(z.string()),
    paidAt: z.nullable(instant),
    paidBy: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    proofUrl: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AdminReimbursement' });
export type AdminReimbursement = z.infer<typeof adminReimbursement>;
