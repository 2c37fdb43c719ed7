import * as z from 'zod/mini';

const labelled = z.object({ label: z.string(), value: z.string(), inLatin: z.optional(z.string()) });

/** A paper of the shop, ready to be shown: libs/domain/src/platform/documents/shop-document.ts. */
export const shopDocument = z
  .object({
    title: z.string(),
    number: z.string(),
    status: z.nullable(z.string()),
    shop: z.object({ name: z.string(), contacts: z.array(z.string()) }),
    facts: z.array(labelled),
    tables: z.array(
      z.object({
        title: z.string(),
        columns: z.array(z.object({ label: z.string(), isAmount: z.boolean() })),
        rows: z.array(z.array(z.string())),
        empty: z.string(),
      }),
    ),
    totals: z.array(labelled),
    notes: z.array(z.string()),
    fileName: z.string(),
  })
  .register(z.globalRegistry, { id: 'ShopDocument' });
export type ShopDocumentView = z.infer<typeof shopDocument>;
