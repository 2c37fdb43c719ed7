import * as z from 'zod/mini';
import { givenBack } from '#contracts/sales/given-back.http';
import { instant, isDay, reasonBody, rupiah, uid, wholeRupiah } from '#contracts/platform/common.http';
import { transferFields } from '#contracts/sales/payouts.admin.http';
import { MOST_BILL } from '#contracts/limits';
import { PURCHASE_STATES } from '#domain/products/subscriptions/hosts/purchase';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { formatRupiah } from '#domain/platform/sen';
import { withoutMarks } from '#domain/platform/typed-line';
import { dayInWib } from '#domain/platform/wib';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';
import { bankReference } from '#contracts/sales/bank-reference.http';

const NOT_AN_AMOUNT = 'Isi nominal dalam rupiah bulat, misalnya 94900';
/** A clock that is fast by so much is no mistake. */
const CLOCK_FAST_MS = 5 * 60_000;
/** A day up to today in WIB, or an instant that is not to come; of what is no instant nothing is said. */
const hasCome = (date: string): boolean =>
  date.includes('T') ? !(Date.parse(date) > Date.now() + CLOCK_FAST_MS) : date <= dayInWib(new Date());
const isInstant = (date: string): boolean => !date.includes('T') || !Number.isNaN(Date.parse(date));

/** Fields of the multipart form beside the file `proof`: the debit, and the account for the reimbursement. */
export const submitPurchaseFields = z
  .strictObject({
    orderUid: uid,
    /** Whole rupiah in digits; two decimals of zero are read over. */
    amount: z.string().check(
      z.overwrite(withoutMarks),
      z.trim(),
      z.minLength(1),
      z.regex(/^\d{1,9}(\.0{1,2})?$/, NOT_AN_AMOUNT),
      z.refine((amount) => Number(amount) > 0, NOT_AN_AMOUNT),
    ),
    /** A day or an instant (ISO 8601), not in the future: a day counts in WIB, as the cycle does that begins with it. */
    debitedAt: z
      .string()
      .check(
        z.overwrite(withoutMarks),
        z.trim(),
        z.minLength(1),
        z.regex(/^20\d\d-\d\d-\d\d(T[\d:.]{5,12}(Z|[+-]\d\d:\d\d))?$/, 'Tanggal tidak valid'),
        isDay,
        z.refine(isInstant, 'Tanggal tidak valid'),
        z.refine(hasCome, 'Tanggalnya belum tiba. Isi tanggal sampai hari ini.'),
      ),
    customerUid: z.optional(uid),
    bankName: bankName(50, 1),
    accountNumber,
    accountName: accountHolder(),
  })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'SubmitPurchaseFields' });
export type SubmitPurchaseFields = z.infer<typeof submitPurchaseFields>;

export const purchaseQuery = z
  .strictObject({ orderUid: uid, customerUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'PurchaseQuery' });
export type PurchaseQuery = z.infer<typeof purchaseQuery>;

/** A reimbursement with its calculation, in rupiah. docs/rules/hosts.md#reimbursement */
export const reimbursementLines = {
  providerPrice: rupiah,
  hostShare: rupiah,
  transferFee: rupiah,
  /** What an admin has added, or taken off. */
  correction: rupiah,
  amount: rupiah,
};

export const purchaseView = z
  .object({
    /** The host's seat. */
    accountUid: uid,
    /** Whether the host is asked to buy now and until when, or what it waits for. */
    buy: z.object({
      isAsked: z.boolean(),
      dueAt: z.nullable(instant),
      waitsFor: z.nullable(z.enum(['answers', 'admin', 'members', 'cycle'])),
      /** How many members have not paid yet, where the purchase waits for them. */
      missing: z.nullable(z.int()),
    }),
    /** The debit up to which no second admin decides; `isAbove`: this claim or reimbursement is above it and not released yet. */
    limit: z.object({ mostDebit: rupiah, isAbove: z.boolean() }),
    /** The unused part that is to be given back. */
    receivable: z.nullable(rupiah),
    orderUid: uid,
    orderNumber: z.string(),
    /** For a closed order nothing can be submitted. */
    status: z.number(),
    statusLabel: z.string(),
    /** The seat of the host has ended; the order stays completed where it was. */
    hasEnded: z.boolean(),
    providerName: z.string(),
    providerSlug: z.string(),
    packageName: z.string(),
    /** The expected reimbursement; null while the provider price is unknown. */
    reimbursement: z.nullable(
      z.object({
        ...reimbursementLines,
        /** The plan's price. The difference to `hostShare` is the activation fee, which hosts do not pay. */
        planPrice: rupiah,
        state: z.nullable(z.enum(PAYOUT_STATES)),
        dueAt: z.nullable(instant),
        paidAt: z.nullable(instant),
        givenBack,
        reference: z.nullable(z.string()),
      }),
    ),
    purchase: z.nullable(
      z.object({
        uid,
        state: z.enum(PURCHASE_STATES),
        submittedAt: instant,
        reason: z.nullable(z.string()),
        /** The verified debit and the claim, where they differ; `reason` says why. */
        counted: z.nullable(z.object({ debited: rupiah, claimed: rupiah })),
        /** The rejected submission, to prefill the next one; null in any other state. */
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

/** What a provider debits, or a bank transfers: whole rupiah. */
const debited = wholeRupiah().check(z.maximum(MOST_BILL, `Maksimal ${formatRupiah(MOST_BILL)}`));

export const verifyPurchaseBody = z
  .strictObject({
    /** The debit as the proof shows it, in rupiah; by default the host's amount. */
    providerPrice: z.optional(z.nullable(debited)),
    /** Needed above the price of the plan and its tolerance; the host reads it where the amount is not the claimed one. */
    reason: z.optional(reasonBody.shape.reason),
  })
  .register(z.globalRegistry, { id: 'VerifyPurchaseBody' });
export type VerifyPurchaseBody = z.infer<typeof verifyPurchaseBody>;

/** Another amount in rupiah, and why. */
export const correctionBody = z
  .strictObject({
    amount: debited,
    reason: reasonBody.shape.reason,
  })
  .register(z.globalRegistry, { id: 'CorrectionBody' });
export type CorrectionBody = z.infer<typeof correctionBody>;

export const approveReimbursementBody = z
  .optional(z.strictObject({ reason: z.optional(reasonBody.shape.reason) }))
  .register(z.globalRegistry, { id: 'ApproveReimbursementBody' });
export type ApproveReimbursementBody = z.infer<typeof approveReimbursementBody>;

export const payReimbursementFields = z
  .strictObject(transferFields)
  .register(z.globalRegistry, { id: 'PayReimbursementFields' });
/** The bank's reference of a transfer from a host, which gives something back. */
export const settleReceivableBody = z
  .strictObject({ reference: bankReference })
  .register(z.globalRegistry, { id: 'SettleReceivableBody' });
export type SettleReceivableBody = z.infer<typeof settleReceivableBody>;
