import * as z from 'zod/mini';

/** The query of every console list, as ra-data-simple-rest sends it: JSON in `sort`, `range` and `filter`. */
export const adminListQuery = z
  .strictObject({
    sort: z.optional(z.string().check(z.maxLength(200))),
    range: z.optional(z.string().check(z.maxLength(50))),
    filter: z.optional(z.string().check(z.maxLength(5_000))),
  })
  .register(z.globalRegistry, { id: 'AdminListQuery' });
export type AdminListQuery = z.infer<typeof adminListQuery>;
