import { semabarPath, slotPath } from '#contracts/product-paths';
import { orderPath } from '#contracts/shop-paths';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { formatSen } from '#domain/platform/sen';
import { slotLabel } from '#domain/products/venues/slot-label';
import type { SlotState } from '#domain/products/venues/slot';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { Tx } from '#runtime/platform/db/database';
import { causeUid } from '#runtime/platform/outbox/cause-uid';
import { withMoneyBack } from '../../sales/orders/money-back.js';
import { readOrderFacts } from '../../sales/orders/order-facts.js';
import { endingIn } from '../../sales/orders/to-account.js';

/** An order with its slot; null for an order of another line, or one that has left these statuses. */
export async function readSlotOrder(tx: Tx, orderUid: string, statuses?: number[]) {
  const share = await tx.venueShare.findUnique({
    where: { orderUid },
    include: { slot: { include: { venue: true } } },
  });
  if (!share) return null;
  const order = await readOrderFacts(tx, orderUid);
  if (statuses && !statuses.includes(order.status)) return null;
  const { slot } = share;
  const { venue } = slot;
  return {
    ...order,
    kind: share.kind,
    shared: slot.shared,
    players: slot.players,
    left: slot.players - slot.paid,
    slotState: slot.state as SlotState,
    cutoffAt: slot.cutoffAt!,
    keepPercent: slot.keepPercent,
    reason: slot.reason,
    venue: venue.name,
    address: `${venue.address}, ${venue.city}`,
    slot: slotLabel(slot),
    orderLink: orderPath(orderUid),
    venueLink: semabarPath(venue.slug),
    joinLink: slotPath(venue.slug, slot.uid),
  };
}

/** The cause of the one message to who waits for a decision about a proof that the slot has ended. */
export const endedWhileChecked = (orderUid: string): string => `venue ended while checked ${orderUid}`;

/** An order of a slot that has ended: paid before, or with a proof that `isChecked` still, or was when its customer `wasTold`. */
export async function readEndedSlot(
  tx: Tx,
  { orderUid, isChecked = false }: { orderUid: string; isChecked?: boolean },
) {
  const status = isChecked ? ORDER_STATUS.awaitingConfirmation : ORDER_STATUS.refunded;
  const order = await withMoneyBack(tx, await readSlotOrder(tx, orderUid, [status]));
  return order && { ...order, isChecked, wasTold: !isChecked && (await wasTold(tx, order)) };
}

/** An order of a slot that ended unpaid; `proof`: what an admin has made of the one that was being checked when its customer was told that the slot ended, else null. */
export async function readUnpaidEnd(tx: Tx, orderUid: string, status: number) {
  const order = await readSlotOrder(tx, orderUid, [status]);
  return order && { ...order, proof: (await wasTold(tx, order)) ? await decidedProofOf(tx, orderUid) : null };
}

const wasTold = async (
  tx: Tx,
  { orderUid, customerUid }: { orderUid: string; customerUid: string },
): Promise<boolean> =>
  (await tx.notification.count({ where: { customerUid, eventUid: causeUid(endedWhileChecked(orderUid)) } })) > 0;

/** Null where it is void with its order. */
async function decidedProofOf(tx: Tx, orderUid: string) {
  const last = await tx.payment.findFirst({
    where: { orderUid },
    orderBy: { submittedAt: 'desc' },
    select: { state: true, reason: true },
  });
  return last?.state === ('voided' satisfies PaymentState) ? null : last;
}

/** Null when there is nothing to pay any more. */
export async function readPayable(tx: Tx, orderUid: string, now: Date) {
  const order = await readSlotOrder(tx, orderUid, [ORDER_STATUS.awaitingPayment]);
  return order?.dueAt && order.dueAt > now ? { ...order, dueAt: order.dueAt } : null;
}

/** The one who runs a venue, and what was sent. */
export async function readPaidOut(tx: Tx, { slotUid, payoutUid }: { slotUid: string; payoutUid: string }) {
  const payout = await tx.payout.findUniqueOrThrow({
    where: { uid: payoutUid },
    include: { customer: { select: { name: true } } },
  });
  const slot = await tx.venueSlot.findUniqueOrThrow({ where: { uid: slotUid }, include: { venue: true } });
  const { customerUid, amountSen, bankName, accountNumber, reference } = payout;
  return {
    customerUid: customerUid!,
    name: firstNameOf(payout.customer!.name),
    amount: formatSen(amountSen),
    bank: bankName ?? 'bank',
    accountEnding: endingIn(accountNumber),
    reference,
    venue: slot.venue.name,
    slot: slotLabel(slot),
    link: semabarPath(slot.venue.slug),
  };
}
