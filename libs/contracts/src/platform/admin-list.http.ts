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

/** How many rows of a list each of some filters shows: JSON of a list of them, and of what they are read beside. */
export const adminCountsQuery = z
  .strictObject({
    filter: z.optional(z.string().check(z.maxLength(5_000))),
    choices: z.string().check(z.maxLength(5_000)),
  })
  .register(z.globalRegistry, { id: 'AdminCountsQuery' });
export type AdminCountsQuery = z.infer<typeof adminCountsQuery>;

/** Up to here the rows of a choice are counted; above, the answer is one more. */
export const COUNTED_OF_A_CHOICE = 999;
/** In the order of the choices. Null: counting would have to read too much. */
export const adminCounts = z.array(z.nullable(z.number()));
export type AdminCounts = z.infer<typeof adminCounts>;
