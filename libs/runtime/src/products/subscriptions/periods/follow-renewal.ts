import { paymentDeadline } from '#domain/sales/orders/deadline';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { findSeat } from '#runtime/products/subscriptions/seats.store';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { PaymentEvent, Step } from '#runtime/sales/product-line';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { renewSeat } from './renew-seat.js';
import { moveDueDate } from './renewal-steps.js';
import { readRenewal, saveRenewal } from './renewals.store.js';

/** Moves the renewal of a seat along with a payment for it; the caller has locked the order. */
export async function followRenewal(
  tx: Tx,
  order: LockedOrder,
  invoiceUid: string,
  event: PaymentEvent,
  step: Step,
): Promise<void> {
  const account = await findSeat(tx, order.uid);
  const renewal = account && (await readRenewal(tx, account.uid));
  if (!renewal || renewal.invoiceUid !== invoiceUid) throw new Error(`invoice ${invoiceUid} renews no seat`);
  if (event === 'confirmed') {
    await renewSeat(tx, { order, account, renewal }, step);
    return;
  }
  if (event === 'submitted') {
    await saveRenewal(tx, renewal, { hasProof: true });
    return;
  }
  // There is time for another proof, also where the grace has passed while this one was being checked.
  const { graceEndsAt } = renewal;
  const later =
    graceEndsAt && new Date(Math.max(graceEndsAt.getTime(), paymentDeadline(step.at, openingHours()).getTime()));
  await saveRenewal(tx, renewal, { hasProof: false, graceEndsAt: later });
  if (later) await moveDueDate(tx, renewal, later);
  if (event === 'short') return;
  await announce(tx, 'renewal.rejected', {
    accountUid: account.uid,
    orderUid: order.uid,
    groupUid: account.groupUid,
    invoiceUid,
    paymentUid: await lastRejected(tx, invoiceUid),
  });
}

async function lastRejected(tx: Tx, invoiceUid: string): Promise<string> {
  const payment = await tx.payment.findFirstOrThrow({
    where: { invoiceUid, state: 'rejected' },
    orderBy: { decidedAt: 'desc' },
    select: { uid: true },
  });
  return payment.uid;
}
