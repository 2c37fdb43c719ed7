import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { amount, instant, lines, rupiah } from '#contracts/platform/common.http';
import { decision, ofOrder, proposal, sameProof } from '#contracts/platform/admin-record.http';
import { PAYMENT_STATES } from '#domain/sales/payments/payment-state';

/** What has arrived; without it what is owed. Far above or below that it needs a reason. A body may be missing altogether. */
export const confirmPaymentBody = z
  ._default(
    z.strictObject({
      received: z.optional(amount.check(z.minimum(1, 'Nominal yang masuk minimal Rp1'))),
      reason: z.optional(lines(REASON_LENGTH.max, REASON_LENGTH.min)),
      /** Where a line of a statement has brought this amount to the order already: the customer has paid twice. */
      transfer: z.optional(z.literal('second')),
    }),
    {},
  )
  .register(z.globalRegistry, { id: 'ConfirmPaymentBody' });
export type ConfirmPaymentBody = z.infer<typeof confirmPaymentBody>;

export const adminPayment = z
  .object({
    ...ofOrder,
    /** What is said to have been sent. */
    amount: rupiah,
    /** What is missing for its invoice, and what has arrived of this payment. */
    owed: rupiah,
    received: z.nullable(rupiah),
    /** From so much on, another admin has to type the same amount. */
    farAboveFrom: rupiah,
    /** Below so much it needs a reason. */
    farBelowUnder: rupiah,
    /** Such an amount, while it waits for another admin. */
    proposed: z.nullable(z.object({ received: rupiah, ...proposal })),
    state: z.enum(PAYMENT_STATES),
    bankFrom: z.string(),
    accountName: z.string(),
    /** Signed and short-lived. */
    proofUrl: z.nullable(z.string()),
    ...sameProof,
    submittedAt: instant,
    /** Until when it is promised to be checked; null once it is decided. docs/rules/payments.md#checking */
    checkDueAt: z.nullable(instant),
    ...decision,
  })
  .register(z.globalRegistry, { id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof adminPayment>;
