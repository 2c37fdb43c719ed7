import * as z from 'zod/mini';
import { amount, instant, isDay, rupiah, text, uid } from '#contracts/http/common.http';
import { REFERENCE_LENGTH } from '#contracts/limits';
import { REIMBURSEMENT_STATES, PURCHASE_STATES } from '#domain/hosts/reimbursement';
import { DAY_MS } from '#domain/time/durations';

const NOT_AN_AMOUNT = 'Isi nominal dalam rupiah, misalnya 94900';
const withoutSeparators = (typed: string): string => typed.replace(/[\s.\-\u2010-\u2014]/g, '');

/** Fields of the multipart form beside the file `proof`: what was debited when, and where the money goes back to. */
export const submitPurchaseFields = z
  .strictObject({
    orderUid: uid,
    /** Rupiah, digits with at most two decimals after a point. */
    amount: z.string().check(
      z.trim(),
      z.minLength(1),
      z.regex(/^\d{1,9}(\.\d{1,2})?$/, NOT_AN_AMOUNT),
      z.refine((amount) => Number(amount) > 0, NOT_AN_AMOUNT),
    ),
    /** A day or an instant (ISO 8601), not in the future. */
    debitedAt: z.string().check(
      z.trim(),
      z.minLength(1),
      z.regex(/^20\d\d-\d\d-\d\d(T[\d:.]{5,12}(Z|[+-]\d\d:\d\d))?$/, 'Tanggal tidak valid'),
      isDay,
      z.refine((date) => Date.parse(date) <= Date.now() + DAY_MS, 'Tanggal tidak valid'),
    ),
    customerUid: z.optional(uid),
    bankName: z.optional(text(50)),
    /** Digits; written in groups, as a bank card and a banking app show them, it is the same number. */
    accountNumber: z.optional(
      z
        .string()
        .check(z.overwrite(withoutSeparators), z.minLength(1), z.regex(/^\d{5,20}$/, 'Nomor rekening 5–20 angka')),
    ),
    accountName: z.optional(text(100)),
  })
  .register(z.globalRegistry, { id: 'SubmitPurchaseFields' });
export type SubmitPurchaseFields = z.infer<typeof submitPurchaseFields>;

export const purchaseQuery = z
  .strictObject({ orderUid: uid, customerUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'PurchaseQuery' });
export type PurchaseQuery = z.infer<typeof purchaseQuery>;

/** What comes back to a host, `amount`, and how it comes about. Decisions: Reimbursement. */
export const reimbursementLines = { providerPrice: rupiah, hostShare: rupiah, transferFee: rupiah, amount: rupiah };

export const purchaseView = z
  .object({
    orderUid: uid,
    orderNumber: z.string(),
    /** Of the order: of one that is closed nothing is bought and nothing is sent. */
    status: z.number(),
    statusLabel: z.string(),
    providerName: z.string(),
    providerSlug: z.string(),
    packageName: z.string(),
    /** What the host will get back, line by line; null while the provider price is not known. */
    reimbursement: z.nullable(
      z.object({
        ...reimbursementLines,
        /** Of the plan. Above `hostShare` it is the activation fee, which no host is asked for. */
        planPrice: rupiah,
        state: z.nullable(z.enum(REIMBURSEMENT_STATES)),
        dueAt: z.nullable(instant),
        paidAt: z.nullable(instant),
        reference: z.nullable(z.string()),
      }),
    ),
    purchase: z.nullable(
      z.object({
        uid,
        state: z.enum(PURCHASE_STATES),
        submittedAt: instant,
        reason: z.nullable(z.string()),
        /** What the host has said of it, to say again after a rejection; an account is not sent when nothing is asked for. */
        claim: z.nullable(
          z.object({
            amount: rupiah,
            /** A day, `2026-11-19`. */
            debitedAt: z.string(),
            bankName: z.nullable(z.string()),
            accountNumber: z.nullable(z.string()),
            accountName: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'HostPurchase' });
export type PurchaseView = z.infer<typeof purchaseView>;

export const verifyPurchaseBody = z
  .strictObject({
    /** What the provider debited, in rupiah; without it the plan's provider price counts, then what the host said. */
    providerPrice: z.optional(z.nullable(amount.check(z.positive(), z.maximum(100_000_000)))),
  })
  .register(z.globalRegistry, { id: 'VerifyPurchaseBody' });
export type VerifyPurchaseBody = z.infer<typeof verifyPurchaseBody>;

export const payReimbursementFields = z
  .strictObject({ reference: text(REFERENCE_LENGTH.max, REFERENCE_LENGTH.min) })
  .register(z.globalRegistry, { id: 'PayReimbursementFields' });
