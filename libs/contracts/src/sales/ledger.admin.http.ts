import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';

/** Filters of the postings: product line, order, month (`2026-11`, WIB). */
export const trialBalanceQuery = z.strictObject({
  productLine: z.optional(z.string().check(z.regex(/^[a-z]{1,50}$/, 'Lini produk tidak valid'))),
  orderUid: z.optional(uid),
  period: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Bulan tidak valid'))),
});
export type TrialBalanceQuery = z.infer<typeof trialBalanceQuery>;

/** The kinds of accounts, in the order of a trial balance. */
export const ACCOUNT_TYPES = ['asset', 'liability', 'equity', 'income', 'expense'] as const;

/** The trial balance in one snapshot; `sum` must be zero. */
export const trialBalance = z
  .object({
    /** When it was read. */
    at: instant,
    accounts: z.array(z.object({ code: z.string(), label: z.string(), type: z.enum(ACCOUNT_TYPES), balance: rupiah })),
    entries: z.number(),
    sum: rupiah,
  })
  .register(z.globalRegistry, { id: 'TrialBalance' });
export type TrialBalance = z.infer<typeof trialBalance>;
