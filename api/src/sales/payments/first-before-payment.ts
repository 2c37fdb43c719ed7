import type { FirstStep } from '#contracts/sales/payments.http';
import { PAGE } from '#contracts/shop-paths';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import { Prisma } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import type { SoldOrder } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';
import { countedRejections } from '#runtime/sales/rejected-proofs';
import { BLOCKED_FIRST } from './blocked-payer.js';

/** Columns of an order `o` with its asked invoice `n`, for `firstBeforePayment`. */
export const REFUSES_PAYMENT = Prisma.sql`
  (SELECT c.blocked_at IS NOT NULL FROM customer c WHERE c.uid = o.customer_uid) AS "isBlocked", n.purpose = 'renewal' AS "isRenewal",
  ${countedRejections(Prisma.sql`n.uid`)} AS rejected,
  (SELECT p.state FROM payment p WHERE p.invoice_uid = n.uid ORDER BY p.submitted_at DESC LIMIT 1) AS "newestState"`;

/** It as a query reads it. */
export interface RefusesPayment {
  isBlocked: boolean;
  /** Null without an invoice. */
  isRenewal: boolean | null;
  /** How many rejected proofs of the invoice count. */
  rejected: number;
  newestState: string | null;
}

/**
 * What its pages say in place of the way to pay, where the payment would be refused; null: it is taken. Of a proof that was rejected as
 * the last one the pages say that themselves, with its reason. A further round trip for an order that may be paid.
 */
export async function firstBeforePayment(
  db: Tx,
  lines: ProductLines,
  { isBlocked, isRenewal, rejected, newestState, ...order }: RefusesPayment & SoldOrder & { status: number },
): Promise<FirstStep | null> {
  const isAsked = order.status === ORDER_STATUS.awaitingPayment;
  if (!isAsked && order.status !== ORDER_STATUS.waitingForGroup) return null;
  if (isBlocked) return BLOCKED_FIRST;
  const isRejected = newestState === ('rejected' satisfies PaymentState);
  if (isAsked && rejected >= MOST_REJECTED_PROOFS && !isRejected) return NO_PROOF_FIRST;
  return isRenewal ? null : lines.firstStep(db, { uid: order.uid, productLine: order.productLine });
}

/** Money has come in another way since the last proof that is taken was rejected. */
export const NO_PROOF_FIRST: FirstStep = {
  title: 'Bukti lain tidak bisa dikirim di sini',
  text: `Sudah ${MOST_REJECTED_PROOFS} kali buktinya kami tolak, jadi jangan transfer dulu. Hubungi kami supaya sisanya bisa kami bantu.`,
  action: 'Hubungi kami',
  path: PAGE.contact,
};
