import * as z from 'zod/mini';
import { instant } from '#contracts/platform/common.http';
import { ENDERS } from '#domain/sales/orders/ended-early';

/**
 * How a seat has ended, or a share of a slot that was cancelled too late; null of one that has not, and of everything else. `why`: null of its customer's own act. `money`: what becomes of
 * it, in words.
 */
export const ended = z.nullable(
  z.object({ at: instant, by: z.enum(ENDERS), why: z.nullable(z.string()), money: z.string() }),
);
export type EndedView = z.infer<typeof ended>;
