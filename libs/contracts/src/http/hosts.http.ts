import * as z from 'zod/mini';
import { instant, rupiah, text, uid } from '#contracts/http/common.http';

/** Fields of the multipart form beside the file `proof`: where the shop sends the money back to. */
export const submitPurchaseFields = z
  .strictObject({
    orderUid: uid,
    customerUid: uid,
    bankName: text(50),
    accountNumber: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{5,20}$/, 'Nomor rekening 5–20 angka')),
    accountName: text(100),
  })
  .register(z.globalRegistry, { id: 'SubmitPurchaseFields' });
export type SubmitPurchaseFields = z.infer<typeof submitPurchaseFields>;

export const purchaseView = z
  .object({
    orderUid: uid,
    orderNumber: z.string(),
    providerName: z.string(),
    packageName: z.string(),
    /** What the host will get back, line by line; null while the provider price is not known. */
    reimbursement: z.nullable(
      z.object({
        providerPrice: rupiah,
        hostShare: rupiah,
        transferFee: rupiah,
        amount: rupiah,
        state: z.nullable(z.enum(['scheduled', 'approved', 'paid', 'cancelled'])),
        dueAt: z.nullable(instant),
        paidAt: z.nullable(instant),
        reference: z.nullable(z.string()),
      }),
    ),
    purchase: z.nullable(
      z.object({
        uid,
        state: z.enum(['submitted', 'verified', 'rejected']),
        submittedAt: instant,
        reason: z.nullable(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'HostPurchase' });
export type PurchaseView = z.infer<typeof purchaseView>;

export const verifyPurchaseBody = z
  .strictObject({
    /** What the provider debited, in rupiah; needed only where the plan's provider price is not known. */
    providerPrice: z.optional(z.nullable(z.number().check(z.positive(), z.maximum(100_000_000)))),
  })
  .register(z.globalRegistry, { id: 'VerifyPurchaseBody' });
export type VerifyPurchaseBody = z.infer<typeof verifyPurchaseBody>;

export const payReimbursementFields = z
  .strictObject({ reference: text(100, 3) })
  .register(z.globalRegistry, { id: 'PayReimbursementFields' });
export type PayReimbursementFields = z.infer<typeof payReimbursementFields>;
