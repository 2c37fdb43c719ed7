import { DomainError } from '#domain/platform/domain-error';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { RenewalState } from '#domain/products/subscriptions/periods/renewal-step';
import { nextStepAt } from '#domain/products/subscriptions/periods/renewal-step';
import { type RenewalTerms, renewalTerms } from '#domain/products/subscriptions/periods/renewal-terms';
import type { DatedPrice } from '#domain/products/subscriptions/periods/renewal-price';
import { invoiceMoves } from '#domain/sales/invoices/invoice';
import type { Tx } from '#runtime/platform/db/database';
import { type Price, Prisma } from '#runtime/generated/prisma/client';
import type { Cause } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';
import { creditParts } from '#runtime/sales/refund-invoice';

/** The renewal of a seat as it is stored, with what its rules need. */
export interface Renewal {
  accountUid: string;
  anchorDay: string;
  months: number;
  paidUntil: Date;
  /** The plan of the next period. */
  variantUid: string;
  stoppedAt: Date | null;
  quoteSen: bigint | null;
  quoteFeeSen: bigint | null;
  invoiceUid: string | null;
  remindedDays: number | null;
  graceEndsAt: Date | null;
  endedAt: Date | null;
  hasProof: boolean;
  /** It is active and never had an access, so that nothing is due. docs/rules/periods.md#first-day */
  waitsForAccess: boolean;
  terms: RenewalTerms;
}
type Row = Omit<Renewal, 'terms'> & { renewalLeadDays: number | null; graceDays: number | null };

/** The renewal of a seat; null before its first period. The caller holds the order's lock. */
export async function readRenewal(tx: Pick<Tx, '$queryRaw'>, accountUid: string): Promise<Renewal | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT r."account_uid" AS "accountUid", r."anchor_day"::text AS "anchorDay", r."months", r."paid_until" AS "paidUntil",
      r."variant_uid" AS "variantUid", r."stopped_at" AS "stoppedAt", r."quote_sen"::bigint AS "quoteSen",
      r."quote_fee_sen"::bigint AS "quoteFeeSen", r."invoice_uid" AS "invoiceUid", r."reminded_days" AS "remindedDays",
      r."grace_ends_at" AS "graceEndsAt", r."ended_at" AS "endedAt", f."renewal_lead_days" AS "renewalLeadDays",
      f."grace_days" AS "graceDays", ${hasNotBegun(Prisma.sql`r."account_uid"`)} AS "waitsForAccess",
      EXISTS (SELECT FROM "payment" p WHERE p."invoice_uid" = r."invoice_uid" AND p."state" = 'submitted') AS "hasProof"
    FROM "seat_renewal" r JOIN "variant" v ON v."uid" = r."variant_uid" JOIN "plan_family" f ON f."uid" = v."family_uid"
    WHERE r."account_uid" = ${accountUid}::uuid`;
  return row ? { ...row, terms: renewalTerms(row) } : null;
}

/** `waitsForAccess` of the seat `uid`, which has a renewal. */
export const hasNotBegun = (uid: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  EXISTS (SELECT FROM "account" w WHERE w."uid" = ${uid} AND w."status" = ${ACCOUNT_STATUS.active})
  AND NOT EXISTS (SELECT FROM "seat_access" s WHERE s."account_uid" = ${uid}))`;

/** What the rules of the domain decide by. */
export const stateOf = (renewal: Renewal): RenewalState => ({
  waitsForAccess: renewal.waitsForAccess,
  paidUntil: renewal.paidUntil,
  isStopped: renewal.stoppedAt !== null,
  isQuoted: renewal.quoteSen !== null,
  isInvoiced: renewal.invoiceUid !== null,
  hasProof: renewal.hasProof,
  remindedDays: renewal.remindedDays,
  graceEndsAt: renewal.graceEndsAt,
});

type Changed = Partial<
  Pick<
    Renewal,
    | 'anchorDay'
    | 'months'
    | 'paidUntil'
    | 'variantUid'
    | 'stoppedAt'
    | 'quoteSen'
    | 'quoteFeeSen'
    | 'invoiceUid'
    | 'remindedDays'
    | 'graceEndsAt'
  >
>;

/** Stores a change of the renewal with the moment at which the worker looks again. @returns the changed renewal. */
export async function saveRenewal(
  tx: Tx,
  renewal: Renewal,
  changed: Changed & { hasProof?: boolean } = {},
): Promise<Renewal> {
  const after = { ...renewal, ...changed };
  const { hasProof: _, anchorDay, ...columns } = changed;
  await tx.seatRenewal.update({
    where: { accountUid: renewal.accountUid },
    data: {
      ...columns,
      ...(anchorDay && { anchorDay: new Date(anchorDay) }),
      dueAt: nextStepAt(stateOf(after), after.terms),
    } satisfies Prisma.SeatRenewalUncheckedUpdateInput,
    select: { accountUid: true },
  });
  return after;
}

/** The dated prices of a variant. */
export async function readPrices(tx: Tx, variantUid: string): Promise<DatedPrice[]> {
  return (await tx.price.findMany({ where: { variantUid } })).map(datedPrice);
}
export const datedPrice = ({ validFrom, grandTotalSen, adminFeeSen, activationFeeSen }: Price): DatedPrice => ({
  validFrom,
  totalSen: grandTotalSen,
  feeSen: adminFeeSen === null ? 0n : adminFeeSen + activationFeeSen,
});

/**
 * Ends the renewal of a seat that ends: its open invoice is void, and an admin has to take away the access. Does nothing for
 * a seat without periods. @throws DomainError (409) while a proof for the next period waits for a decision.
 */
export async function endRenewal(
  tx: Tx,
  { uid: accountUid, groupUid }: { uid: string; groupUid: string },
  cause: Cause,
  at: Date,
): Promise<void> {
  const renewal = await readRenewal(tx, accountUid);
  if (!renewal || renewal.endedAt) return;
  if (renewal.hasProof)
    throw new DomainError(
      'RENEWAL_PROOF_WAITS',
      'Bukti bayar perpanjangan kursi ini belum diperiksa. Putuskan dulu bukti itu, baru kursinya bisa diakhiri.',
    );
  await voidInvoice(tx, renewal.invoiceUid, { cause, at });
  await tx.seatRenewal.update({
    where: { accountUid },
    data: { endedAt: at, dueAt: null, invoiceUid: null },
    select: { accountUid: true },
  });
  await askToRemoveAccess(tx, { accountUid, groupUid }, at);
}

/** An admin has to take away the access to a group, also one that was taken away before. */
export async function askToRemoveAccess(
  tx: Tx,
  of: { accountUid: string; groupUid: string },
  createdAt: Date,
): Promise<void> {
  await tx.accessRemoval.upsert({
    where: { accountUid_groupUid: of },
    create: { ...of, createdAt },
    update: { createdAt, doneAt: null, doneBy: null },
    select: { uid: true },
  });
}

/** Takes back the invoice of a renewal that has not been paid; a part that has come is the customer's credit. */
export async function voidInvoice(tx: Tx, invoiceUid: string | null, { cause, at }: Step): Promise<void> {
  if (!invoiceUid) return;
  const status = invoiceMoves.after('open', 'void', cause.actor);
  await tx.invoice.updateMany({
    where: { uid: invoiceUid, status: 'open' },
    data: { status, version: { increment: 1 } },
  });
  await creditParts(tx, { invoiceUid }, { by: cause.by, byUid: cause.byUid, reason: cause.why, at });
}
