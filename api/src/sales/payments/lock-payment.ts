import { DomainError } from '#domain/platform/domain-error';
import { ERROR_MESSAGE } from '#contracts/errors';
import { type PaymentState, paymentMoves } from '#domain/sales/payments/payment-state';
import { deadlineAfterRejection } from '#domain/sales/orders/deadline';
import type { Config } from '#runtime/platform/config/config';
import { type Invoice, type Payment, type PaymentProposal, Prisma } from '#runtime/generated/prisma/client';
import { readRows } from '#runtime/platform/db/lock-row';
import type { Write } from '#runtime/platform/db/write-together';
import type { Tx } from '#runtime/platform/db/database';
import { lockOrder } from '#runtime/sales/orders.store';
import type { ProductLines } from '#runtime/sales/product-lines';
import { firstProofAt } from '#runtime/sales/rejected-proofs';
import { openingHours } from '#runtime/platform/settings/shop-settings';

/** Locks the order and reads the payment with its invoice, so that concurrent decisions run one after the other. */
export async function lockPayment(tx: Tx, paymentUid: string) {
  const [found] = await tx.$queryRaw<{ orderUid: string; invoiceUid: string }[]>`
    SELECT order_uid AS "orderUid", invoice_uid AS "invoiceUid" FROM payment WHERE uid = ${paymentUid}::uuid`;
  if (!found) throw new DomainError('PAYMENT_NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  // In one round trip: PostgreSQL reads the others once it has the lock.
  const [order, [payment], [invoice], [proposed]] = await Promise.all([
    lockOrder(tx, found.orderUid),
    readRows<Payment>(tx, 'payment', Prisma.sql`uid = ${paymentUid}::uuid`),
    readRows<Invoice>(tx, 'invoice', Prisma.sql`uid = ${found.invoiceUid}::uuid`),
    readRows<PaymentProposal>(tx, 'payment_proposal', Prisma.sql`payment_uid = ${paymentUid}::uuid`),
  ]);
  const isRenewal = invoice!.purpose === 'renewal';
  return { order, payment: payment!, invoice: invoice!, proposed: proposed ?? null, isRenewal };
}

export type LockedPayment = Awaited<ReturnType<typeof lockPayment>>;

/** Until when another proof is wanted for an invoice whose payment is decided at `at`. docs/rules/orders.md#deadline */
export async function nextDueDate(
  tx: Tx,
  order: { uid: string; productLine: string; verifyBy: Date | null },
  { uid: invoiceUid, receivedSen }: Pick<Invoice, 'uid' | 'receivedSen'>,
  at: Date,
  { config, lines }: { config: Pick<Config, 'unpaidOrders'>; lines: ProductLines },
): Promise<Date> {
  const firstAt = (await firstProofAt(tx, invoiceUid)) ?? at;
  // Who has paid a part means to pay: an unverified e-mail does not shorten the time for the rest.
  const isVerified = order.verifyBy === null || receivedSen > 0n;
  const { unverifiedHoldMs } = config.unpaidOrders;
  return lines.capDue(
    tx,
    order,
    deadlineAfterRejection({ isVerified }, at, firstAt, unverifiedHoldMs, openingHours()),
    at,
  );
}

/** The later of the two days: the next instalment may be due after the usual deadline. */
export const laterOf = (due: Date, instalment: Date | undefined): Date =>
  instalment && instalment > due ? instalment : due;

/** One step of the payment table as a part of a larger statement. @throws DomainError 409 when it was decided already. */
export function paymentDecided(
  payment: { uid: string; state: string },
  action: 'confirm' | 'reject',
  decision: {
    decidedAt: Date;
    decidedBy: string;
    decidedByUid: string;
    reason?: string;
    receivedSen?: bigint;
    settledSen?: bigint;
    codeSen?: bigint;
    roundingSen?: bigint;
  },
): Write {
  const state = paymentMoves.after(payment.state as PaymentState, action, 'admin');
  const { decidedAt, decidedBy, decidedByUid, reason = null, receivedSen = null, settledSen = null } = decision;
  const { codeSen = 0n, roundingSen = 0n } = decision;
  const ctes = Prisma.sql`payment_decided AS (
    UPDATE "payment" SET "state" = ${state}, "version" = "version" + 1, "decided_at" = ${decidedAt}::timestamptz,
      "decided_by" = ${decidedBy}, "decided_by_uid" = ${decidedByUid}::uuid, "reason" = ${reason}, "received_sen" = ${receivedSen},
      "settled_sen" = ${settledSen}, "code_sen" = ${codeSen}, "rounding_sen" = ${roundingSen}
    WHERE "uid" = ${payment.uid}::uuid AND "state" = ${payment.state} RETURNING 1)`;
  return { ctes, name: 'payment_decided', rows: 1 };
}
