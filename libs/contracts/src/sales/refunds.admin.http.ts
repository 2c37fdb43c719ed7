import * as z from 'zod/mini';
import { bankAccount, isBlocked, ofOrder } from '#contracts/platform/admin-record.http';
import { REASON_LENGTH } from '#contracts/limits';
import { instant, lines, rupiah } from '#contracts/platform/common.http';
import { givenBack } from './given-back.http.js';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';
import { transferFields } from './payouts.admin.http.js';
import { REFUND_STATES } from '#domain/sales/refunds/refund';

export const adminRefund = z
  .object({
    ...ofOrder,
    isBlocked,
    ...bankAccount,
    /** Its customer has yet to name the account; nothing can be transferred before. */
    awaitsAccount: z.boolean(),
    state: z.enum(REFUND_STATES),
    /** Of a credit what is left of it; of one that is used up all of it. */
    amount: rupiah,
    /** What of it was used as credit before. */
    used: rupiah,
    reason: z.string(),
    /** The account that the payment came from. */
    paidFrom: z.nullable(z.string()),
    /** Who has asked for it, or has booked the credit. */
    by: z.string(),
    /** The customer has asked the credit back. */
    isAskedBack: z.boolean(),
    approvedBy: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    /** Of credit that was asked back: since then. */
    askedAt: instant,
    creditedAt: z.nullable(instant),
    paidAt: z.nullable(instant),
    givenBack,
    /** Since when the gateway is asked to give it back. */
    gatewayAskedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'AdminRefund' });
export type AdminRefund = z.infer<typeof adminRefund>;

/** The transfer that was made; without an account it went to the one that the customer has named, or that it was scheduled to. `reason`: why to an account that the customer has not named. */
export const payRefundBody = z
  .strictObject({
    ...transferFields,
    bankName: z.optional(bankName()),
    accountNumber: z.optional(accountNumber),
    accountName: z.optional(accountHolder()),
    reason: z.optional(lines(REASON_LENGTH.max, REASON_LENGTH.min)),
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'PayRefundBody' });
export type PayRefundBody = z.infer<typeof payRefundBody>;
