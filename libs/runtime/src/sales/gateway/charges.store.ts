import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '#domain/platform/durations';
import { type ChargeState, actionOnNews, chargeMoves } from '#domain/sales/gateway/charge-state';
import { paidBy } from '#domain/sales/invoices/paid-by';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { GatewayCharge } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { writeTogether } from '#runtime/platform/db/write-together';
import { announce } from '#runtime/platform/outbox/announce';
import type { ChargeNews } from '#runtime/sales/gateway/payment-gateway';
import { moneyReceived } from '#runtime/sales/invoices.store';
import { type Cause, type LockedOrder, lockOrder } from '#runtime/sales/orders.store';
import type { ProductLines } from '#runtime/sales/product-lines';
import { proofNotNeeded, takeForNothing, takeWhole } from '#runtime/sales/receive-money';

const BY = 'gateway';
const PAID: Cause = { actor: 'system', by: BY, why: 'Pembayaran diterima' };
const SENT: Cause = { actor: 'customer', by: 'customer', why: 'Dibayar lewat gateway' };
const LATE = 'Dana masuk saat tagihannya sudah tidak menunggu';

/** The gateway is asked again so long after it was asked last, the longer the charge is over. */
export const NEXT_CHECK_MS = 5 * MINUTE_MS;
/** After this time over its end nothing more is expected. */
const LAST_CHECK_MS = DAY_MS;

/**
 * What the gateway says of a charge, worked off once, whatever comes in what order: order, charge and payment in the
 * caller's transaction. `news` null: the gateway knows no such charge. @returns the state of before, null for an unknown
 * charge. docs/rules/payments.md#gateway
 */
export async function followNews(
  tx: Tx,
  lines: ProductLines,
  { chargeUid, news, at }: { chargeUid: string; news: ChargeNews | null; at: Date },
): Promise<ChargeState | null> {
  const found = await tx.gatewayCharge.findUnique({ where: { uid: chargeUid }, select: { orderUid: true } });
  if (!found) return null;
  // First the order, as everywhere.
  const order = await lockOrder(tx, found.orderUid);
  const [charge] = await lockAndRead<GatewayCharge>(tx, 'gateway_charge', [chargeUid]);
  const before = charge!.state as ChargeState;
  // One that the gateway never got cannot be paid any more, once its time is over.
  const said = news?.state ?? (charge!.expiresAt < at ? 'failed' : 'pending');
  const action = actionOnNews(before, said);
  const state = action ? chargeMoves.after(before, action, 'system') : before;
  const paymentUid =
    action === 'pay' ? await takePayment(tx, lines, { order, charge: charge!, news: news!, at }) : null;
  await tx.gatewayCharge.update({
    where: { uid: chargeUid },
    data: {
      state,
      ...(paymentUid && { paymentUid }),
      ...(news && { reference: news.reference, ...(news.payCode && { payCode: news.payCode }) }),
      checkAt: nextCheck(state, charge!, at),
    },
    select: { uid: true },
  });
  return before;
}

/** Null: nothing more is expected of the charge. One that has ended may still turn out to be paid. */
function nextCheck(state: ChargeState, { expiresAt }: GatewayCharge, at: Date): Date | null {
  const isOver = at.getTime() > expiresAt.getTime() + LAST_CHECK_MS;
  return state === 'paid' || state === 'refunded' || isOver ? null : new Date(at.getTime() + NEXT_CHECK_MS);
}

interface Paid {
  order: LockedOrder;
  charge: GatewayCharge;
  news: ChargeNews;
  at: Date;
}

/** The charge becomes a confirmed payment of what the gateway says. */
async function takePayment(tx: Tx, lines: ProductLines, { order, charge, news, at }: Paid): Promise<string> {
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { uid: charge.invoiceUid } });
  const [paymentUid, cameSen] = [randomUUID(), news.amount as bigint];
  const isRenewal = invoice.purpose === 'renewal';
  const isAsked = invoice.status === 'open' && (isRenewal ? order.status === ORDER_STATUS.completed : canBePaid(order));
  // A charge has no unique code.
  const paid = isAsked ? paidBy({ ...invoice, uniqueCode: null }, cameSen) : null;
  await tx.payment.create({
    data: {
      uid: paymentUid,
      orderUid: order.uid,
      invoiceUid: invoice.uid,
      method: 'gateway',
      state: 'confirmed' satisfies PaymentState,
      amountSen: charge.amountSen,
      receivedSen: cameSen,
      settledSen: paid?.settledSen ?? 0n,
      roundingSen: paid?.roundingSen ?? 0n,
      bankFrom: '',
      accountName: '',
      submittedAt: at,
      decidedAt: at,
      decidedBy: BY,
    },
    select: { uid: true },
  });
  const came = { order, invoice, paymentUid, cameSen };
  if (!paid) await takeForNothing(tx, came, { cause: PAID, at, reason: LATE });
  else if (paid.isWhole)
    await takeWhole(
      tx,
      lines,
      { ...came, paid, order: await proofNotNeeded(tx, lines, came, { cause: SENT, at }) },
      { cause: PAID, at },
    );
  else {
    await writeTogether(tx, [moneyReceived(invoice, cameSen, at)]);
    const dueAt = (invoice.dueAt ?? at).toISOString();
    await announce(tx, 'payment.short', { orderUid: order.uid, paymentUid, dueAt });
  }
  return paymentUid;
}

const canBePaid = ({ status }: LockedOrder): boolean =>
  status === ORDER_STATUS.awaitingPayment || status === ORDER_STATUS.awaitingConfirmation;
