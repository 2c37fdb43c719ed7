import * as z from 'zod/mini';
import { instant, lines } from '#contracts/platform/common.http';
import { APPEAL_STATES } from '#domain/identity/blacklist/blacklist';

/** Why the signed-in customer may not order, with the state of the appeal. Null when not blocked. */
export const blockView = z
  .object({
    reason: z.string(),
    since: instant,
    /** Null: until it is lifted. */
    until: z.nullable(instant),
    appeal: z.nullable(
      z.object({
        state: z.enum(APPEAL_STATES),
        message: z.string(),
        sentAt: instant,
        answer: z.nullable(z.string()),
      }),
    ),
    /** The moment from which an appeal may be sent; null while one waits. */
    appealFrom: z.nullable(instant),
    /** By the server's clock: that of a device may be late. */
    mayAppeal: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Block' });
export type BlockView = z.infer<typeof blockView>;
export const blockStatusView = z
  .object({ block: z.nullable(blockView) })
  .register(z.globalRegistry, { id: 'BlockStatus' });
export type BlockStatusView = z.infer<typeof blockStatusView>;

export const appealBody = z
  .strictObject({ message: lines(1_000, 10) })
  .register(z.globalRegistry, { id: 'AppealBody' });
export type AppealBody = z.infer<typeof appealBody>;
