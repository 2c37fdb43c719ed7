import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';

/** Money of the customer that the shop keeps. */
export const creditView = z
  .object({
    balance: rupiah,
    /** What it is made of, the newest first. */
    entries: z.array(
      z.object({ orderUid: uid, orderNumber: z.string(), amount: rupiah, reason: z.string(), creditedAt: instant }),
    ),
  })
  .register(z.globalRegistry, { id: 'CustomerCredit' });
export type CreditView = z.infer<typeof creditView>;
