import * as z from 'zod/mini';

/** `status` equals the HTTP status; the rest is for lists. */
export const answerMeta = z
  .object({
    status: z.int(),
    page: z.optional(z.int()),
    limit: z.optional(z.int()),
    total: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: 'AnswerMeta' });

/** The envelope of every refusal: `code` is stable, `message` is for people. */
export const refusalView = z
  .object({
    data: z.null(),
    meta: z.object({ status: z.int(), code: z.string(), message: z.string() }),
    errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  })
  .register(z.globalRegistry, { id: 'Refusal' });
