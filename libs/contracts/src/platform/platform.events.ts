import * as z from 'zod/mini';

/** The watchdog's own jobs; no event leads to them. */
export const platform = { events: {}, jobs: { canary: { ping: z.object({}) } }, routes: {}, messageKinds: [] } as const;
