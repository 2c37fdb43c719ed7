import * as z from 'zod/mini';
import { rupiah } from '#contracts/http/common.http';

/** The trial balance in one snapshot; `sum` is zero, always. */
export const trialBalance = z
  .object({
    accounts: z.array(z.object({ code: z.string(), label: z.string(), balance: rupiah })),
    entries: z.number(),
    sum: rupiah,
  })
  .register(z.globalRegistry, { id: 'TrialBalance' });
export type TrialBalance = z.infer<typeof trialBalance>;
