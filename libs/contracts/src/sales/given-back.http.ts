import * as z from 'zod/mini';
import { instant } from '#contracts/platform/common.http';

/**
 * The bank has given the transfer back on that day (`YYYY-MM-DD`), and it is sent again; `resentAt`: when that was, null: it waits for that.
 * Null: it has not come back.
 */
export const givenBack = z.nullable(z.object({ on: z.string(), resentAt: z.nullable(instant) }));
export type GivenBackView = z.infer<typeof givenBack>;
