import * as z from 'zod/mini';

const part = z.enum(['up', 'down']);

/** What the shop needs to work; everything is up with 200, something is down with 503. */
export const health = z
  .object({ database: part, queue: part, worker: part })
  .register(z.globalRegistry, { id: 'Health' });
export type Health = z.infer<typeof health>;
