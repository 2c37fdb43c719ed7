import * as z from 'zod/mini';
import { instant, rupiah } from '#contracts/platform/common.http';

/** What is still to be paid of an invoice, and the last moment for it. */
export const bill = z.object({ amount: rupiah, dueAt: instant });
export type Bill = z.infer<typeof bill>;
