import type { PaidBy } from '#domain/sales/invoices/paid-by';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { paymentMoves } from '#domain/sales/payments/payment-state';
import { type Sen, sen } from '#domain/platform/sen';
import type { Invoice } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { type Write, writeTogether } from '#runtime/platform/db/write-together';
import { announcement } from '#runtime/platform/outbox/announce';
import { moneyReceived } from '#runtime/sales/invoices.store';
import { type Cause, type LockedOrder, moveOrders, orderMove } from '#runtime/sales/orders.store';
import type { Step } from '#runtime/sales/product-line';
import type { ProductLines } from '#runtime/sales/product-lines';
import { keepAsCredit } from '#runtime/sales/refunds.store';

/** Money that has come with a payment. The caller has locked the order. */
export interface Came {
  order: LockedOrder;
  invoice: Invoice;
  paymentUid: string;
  /** In sen. */
  cameSen: bigint;
}

/** An invoice, and its order, which the caller has locked. */
interface Asked {
  order: LockedOrder;
  invoice: Pick<Invoice, 'uid' | 'purpose'>;
}

/** The payment itself is written by the caller, by `writes` or before. */
type Booked = Step & { writes?: Write[] };

/**
 * It pays the invoice: order → Diproses, or one more period; what is too much is the customer's credit.
 * docs/rules/payments.md#received-amounts
 */
export async function takeWhole(
  tx: Tx,
  lines: ProductLines,
  { order, invoice, paymentUid, cameSen, paid }: Came & { paid: Pick<PaidBy, 'roundingSen' | 'overSen'> },
  { cause, at, writes = [] }: Booked,
): Promise<void> {
  const came = { order, invoice, paymentUid };
  const countsSen = cameSen + paid.roundingSen;
  await writeTogether(tx, [...writes, moneyReceived(invoice, countsSen, at), ...nowPaid(tx, came, cause)]);
  if (paid.overSen > 0n)
    await keepAsCredit(tx, {
      paymentUid,
      amount: sen(paid.overSen),
      reason: 'Kelebihan bayar',
      by: cause.by,
      byUid: cause.byUid,
      at,
    });
  await follow(tx, lines, came, 'confirmed', { cause, at });
}

/** The same for an invoice that is paid already: order and lines follow. `paymentUid`: what has completed it. */
export async function takePaid(
  tx: Tx,
  lines: ProductLines,
  paid: Pick<Came, 'order' | 'invoice' | 'paymentUid'>,
  step: Step,
): Promise<void> {
  await writeTogether(tx, nowPaid(tx, paid, step.cause));
  await follow(tx, lines, paid, 'confirmed', step);
}

function nowPaid(
  tx: Tx,
  { order, invoice, paymentUid }: Pick<Came, 'order' | 'invoice' | 'paymentUid'>,
  cause: Cause,
): Write[] {
  const isRenewal = invoice.purpose === 'renewal';
  return [
    ...(isRenewal ? [] : [orderMove([{ order, action: 'confirm-payment', cause }])]),
    announcement(tx, 'payment.confirmed', [{ orderUid: order.uid, paymentUid, ...(isRenewal && { isRenewal }) }]),
  ];
}

const follow = (
  tx: Tx,
  lines: ProductLines,
  { order, invoice }: Asked,
  what: 'submitted' | 'confirmed',
  step: Step,
): Promise<void> =>
  invoice.purpose === 'renewal'
    ? lines.onRenewal(tx, order, invoice.uid, what, step)
    : lines.onPayment(tx, order, what, step);

/** It has paid for nothing, and is the customer's credit. docs/rules/payments.md#late-money */
export async function takeForNothing(
  tx: Tx,
  { order, invoice, paymentUid, cameSen }: Came,
  { cause: { by, byUid }, at, writes = [], reason }: Booked & { reason: string },
): Promise<void> {
  await writeTogether(tx, [
    ...writes,
    moneyReceived(invoice, cameSen, at),
    announcement(tx, 'payment.late', [{ orderUid: order.uid, paymentUid }]),
  ]);
  await keepAsCredit(tx, { paymentUid, amount: cameSen as Sen, reason, by, byUid, at });
}

/**
 * As if the customer had sent a proof, of money that needs none; one that waits is void, and its money would be late money.
 * The caller has locked the order. @returns the order as it is then.
 */
export async function proofNotNeeded(tx: Tx, lines: ProductLines, asked: Asked, step: Step): Promise<LockedOrder> {
  const { cause, at } = step;
  const waiting = await tx.payment.updateMany({
    where: { invoiceUid: asked.invoice.uid, state: 'submitted' },
    data: {
      state: paymentMoves.after('submitted', 'void', 'system'),
      decidedAt: at,
      decidedBy: cause.by,
      version: { increment: 1 },
    },
  });
  return waiting.count > 0 ? asked.order : submitted(tx, lines, asked, step);
}

/** The customer has paid, without a proof of the customer's own. The caller has locked the order. @returns the order as it is then. */
export async function submitted(tx: Tx, lines: ProductLines, asked: Asked, step: Step): Promise<LockedOrder> {
  const { order, invoice } = asked;
  const isRenewal = invoice.purpose === 'renewal';
  if (!isRenewal) await moveOrders(tx, [{ order, action: 'submit-proof', cause: step.cause, retryKey: null }]);
  await follow(tx, lines, asked, 'submitted', step);
  return isRenewal ? order : { ...order, status: ORDER_STATUS.awaitingConfirmation };
}
