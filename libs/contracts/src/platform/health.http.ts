import * as z from 'zod/mini';

const part = z.enum(['up', 'down']);

/** What the shop needs to work; everything is up with 200, something is down with 503. */
export const health = z
  .object({ database: part, queue: part, worker: part })
  .register(z.globalRegistry, { id: 'Health' });
export type Health = z.infer<typeof health>;

export const liveness = z.object({ process: z.literal('up') }).register(z.globalRegistry, { id: 'Liveness' });
export type Liveness = z.infer<typeof liveness>;

/** What one process needs to take requests; 503 when something is not up. */
export const readiness = z
  .object({ database: part, process: z.enum(['up', 'stopping']) })
  .register(z.globalRegistry, { id: 'Readiness' });
export type Readiness = z.infer<typeof readiness>;
