import * as z from 'zod/mini';
import { givenBack } from '#contracts/sales/given-back.http';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { reimbursementLines } from '#contracts/products/subscriptions/hosts.http';
import { bankAccount, decision, groupRef, isBlocked, ofOrder, sameProof } from '#contracts/platform/admin-record.http';
import { PURCHASE_STATES } from '#domain/products/subscriptions/hosts/purchase';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';

export const adminPurchase = z
  .object({
    ...ofOrder,
    ...groupRef,
    state: z.enum(PURCHASE_STATES),
    ...bankAccount,
    /** The debit as the host stated it. */
    claimed: rupiah,
    debitedAt: instant,
    /** null: unknown for this plan; then the host's amount counts unless the admin enters another one. */
    providerPrice: z.nullable(rupiah),
    /** The price of the plan and its tolerance: a debit above it needs a reason and a second admin. */
    mostDebit: rupiah,
    hostShare: rupiah,
    transferFee: rupiah,
    reimbursement: z.nullable(rupiah),
    /** The unused part that the ended host owes. */
    receivable: z.nullable(
      z.object({ amount: rupiah, state: z.enum(['open', 'settled', 'waived']), note: z.nullable(z.string()) }),
    ),
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
    isBlocked,
    /** All seats of the group, and those whose payment is confirmed, the host's included. */
    groupSeats: z.int(),
    groupSeatsPaid: z.int(),
    /** Until it is paid: a member has an open claim, or an active seat has neither login nor invitation yet. */
    groupTrouble: z.nullable(z.enum(['claimed', 'without-access'])),
    state: z.enum(PAYOUT_STATES),
    ...reimbursementLines,
    /** More than this is approved by a second admin only, with a reason. */
    limit: rupiah,
    /** What the host has bought and gets back. */
    purchaseUid: uid,
    /** By a missed claim of its cycle: neither approved nor paid. docs/rules/claims.md#hold */
    isHeld: z.boolean(),
    /** The cycle of the group that it is for. */
    cycleNumber: z.int(),
    cycleFrom: instant,
    cycleTo: instant,
    ...bankAccount,
    dueAt: instant,
    approvedBy: z.nullable(z.string()),
    paidAt: z.nullable(instant),
    givenBack,
    paidBy: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    proofUrl: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AdminReimbursement' });
export type AdminReimbursement = z.infer<typeof adminReimbursement>;
