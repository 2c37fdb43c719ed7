import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';

/** Which paper of an order: that of a payment, or of an invoice; without either the last invoice. */
export const orderDocumentQuery = z
  .strictObject({ invoiceUid: z.optional(uid), paymentUid: z.optional(uid) })
  .check(
    z.refine(({ invoiceUid, paymentUid }) => !invoiceUid || !paymentUid, {
      path: ['paymentUid'],
      error: 'Pilih faktur atau kuitansi',
    }),
  )
  .register(z.globalRegistry, { id: 'OrderDocumentQuery' });
export type OrderDocumentQuery = z.infer<typeof orderDocumentQuery>;

/** A paper that an order has; its `uid` is that of the invoice or the payment. The oldest first. */
export const orderDocumentRef = z
  .object({
    kind: z.enum(['invoice', 'receipt']),
    uid,
    number: z.string(),
    at: instant,
    amount: rupiah,
    /** Of an invoice: 'Lunas', … */
    status: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'OrderDocumentRef' });
export type OrderDocumentRef = z.infer<typeof orderDocumentRef>;
