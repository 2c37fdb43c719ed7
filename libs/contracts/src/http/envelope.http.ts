import * as z from 'zod/mini';

/** Beside every answer: `status` equals that of HTTP; lists say which part they are. */
export const answerMeta = z
  .object({
    status: z.int(),
    page: z.optional(z.int()),
    limit: z.optional(z.int()),
    total: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: 'AnswerMeta' });

/** What every refusal looks like: `code` is stable, `message` is for people. */
export const refusalView = z
  .object({
    data: z.null(),
    meta: z.object({ status: z.int(), code: z.string(), message: z.string() }),
    errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  })
  .register(z.globalRegistry, { id: 'Refusal' });
