import * as z from 'zod/mini';
import { instant, uid } from '#contracts/platform/common.http';
import { OBSTACLES } from '#domain/identity/privacy/erasure';

/** Why an account cannot be erased yet: the order that is open, or has open money; without one, what else is open. */
export const erasureObstacle = z.object({
  kind: z.enum(OBSTACLES),
  orderUid: z.nullable(uid),
  orderNumber: z.nullable(z.string()),
  /** Of an order; else what is open, by its name. */
  plan: z.string(),
});
export type ErasureObstacle = z.infer<typeof erasureObstacle>;

/** `none`: not asked for, or withdrawn. While it is `requested` it can be withdrawn. */
export const erasureView = z
  .object({
    state: z.enum(['none', 'requested', 'erased']),
    requestedAt: z.nullable(instant),
    obstacles: z.array(erasureObstacle),
    /** Unpaid orders that will be cancelled. */
    dropped: z.number(),
  })
  .register(z.globalRegistry, { id: 'Erasure' });
export type ErasureView = z.infer<typeof erasureView>;

export const erasureBody = z
  .strictObject({ password: z.string().check(z.minLength(1), z.maxLength(128)) })
  .register(z.globalRegistry, { id: 'ErasureBody' });
export type ErasureBody = z.infer<typeof erasureBody>;
