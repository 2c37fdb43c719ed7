import * as z from 'zod/mini';
import { amount, instant, rupiah, uid } from '#contracts/platform/common.http';

const ofCredit = { orderUid: uid, orderNumber: z.string(), amount: rupiah, reason: z.string() };

/** What of a credit has paid, the first one first. */
const uses = z.array(z.object({ orderUid: uid, orderNumber: z.string(), amount: rupiah, usedAt: instant }));
/** `amount` is the rest, `total` what the credit was at first. */
const kept = { ...ofCredit, total: rupiah, uses, creditedAt: instant };

/** Money of the customer that the shop keeps. */
export const creditView = z
  .object({
    balance: rupiah,
    /** What it is made of, the newest first. */
    entries: z.array(z.object(kept)),
    /** Of which nothing is left, the newest twenty. */
    spent: z.array(z.object(kept)),
    /** What of the balance can be asked back; the rest is on its way already. */
    returnable: rupiah,
    /** What was asked back and is not paid yet. */
    asked: z.array(
      z.object({
        ...ofCredit,
        bankName: z.nullable(z.string()),
        /** The last digits of the account. */
        accountEnding: z.nullable(z.string()),
        /** The wish cannot be withdrawn any more. */
        isApproved: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'CustomerCredit' });
export type CreditView = z.infer<typeof creditView>;

/** The order whose invoice the credit is to pay, and what was read before, in rupiah: nothing is used where it is another amount now. */
export const useCreditBody = z
  .strictObject({
    orderUid: uid,
    /** Asked for by the invoice, as of a proof. */
    amountRead: z.optional(amount),
    /** What of the credit pays for it. */
    used: z.optional(amount),
  })
  .register(z.globalRegistry, { id: 'UseCreditBody' });
export type UseCreditBody = z.infer<typeof useCreditBody>;
