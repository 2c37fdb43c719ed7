import { GIVING_CONTROL_ACCOUNTS } from '#runtime/products/giving/control-accounts';
import type { GiftState } from '#domain/products/giving/gift';
import type { TipState } from '#domain/products/giving/tip';
import { Prisma } from '#runtime/generated/prisma/client';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { OPEN_PAYOUT_STATES } from '#domain/sales/payouts/payout';
import type { PaymentState } from '#domain/sales/payments/payment-state';
import type { Tx } from '#runtime/platform/db/database';
import { checkDonationRefund, endDonation, receiveDonations } from '#runtime/products/giving/donations.store';
import { eraseGiving } from '#runtime/products/giving/erase-giving';
import { endGift, receiveGifts } from '#runtime/products/giving/gifts.store';
import { GIVING_SECTIONS } from '#runtime/products/giving/giving-sections';
import { disbursementDesk } from '#runtime/products/giving/allotments.store';
import { givingDesk } from '#runtime/products/giving/payout-desk';
import { endTip, receiveTips } from '#runtime/products/giving/tips.store';
import { type LockedOrder, moveOrders } from '#runtime/sales/orders.store';
import type { OrderClaim, ProductLine } from '#runtime/sales/product-line';

const LINE = 'giving';
const isGiven = ({ productLine }: { productLine: string }) => productLine === LINE;
/** Their giver cannot be erased: the money would have no way back. */
const WAITING: GiftState[] = ['ready', 'expired'];

/** Donations, tips and gifts: money for others. docs/rules/giving.md */
export const giving: ProductLine = {
  name: LINE,
  controlAccounts: GIVING_CONTROL_ACCOUNTS,
  heldFor: Prisma.sql`SELECT NULL::uuid AS order_uid, uid AS subject_uid, uid, name AS label FROM giving_cause`,

  /** A gift completes its order when it is claimed, everything else at once. */
  async onPaid(tx, paid) {
    const orders = paid.map(({ order }) => order).filter(isGiven);
    if (orders.length === 0) return;
    const uids = orders.map(({ uid }) => uid);
    const at = await confirmedAt(tx, uids);
    const donations = await receiveDonations(tx, uids, at);
    const tips = await receiveTips(tx, uids, at);
    await receiveGifts(tx, uids, at);
    const done = new Set([...donations, ...tips].map(({ orderUid }) => orderUid));
    await completeOrders(
      tx,
      orders.filter(({ uid }) => done.has(uid)),
    );
  },

  async checkClosing(tx, order, closing) {
    if (isGiven(order) && closing === 'refund') await checkDonationRefund(tx, order.uid);
  },

  async release(tx, order, closing, ending) {
    if (!isGiven(order)) return;
    for (const end of [endDonation, endTip, endGift]) await end(tx, order.uid, closing, ending);
  },

  /** A gift that waits is open; an unpaid order of the line can be cancelled. */
  async claims(tx, of) {
    const orders = await tx.order.findMany({ where: { ...of, productLine: LINE }, select: { uid: true } });
    const waiting = await tx.givingGift.findMany({
      where: { orderUid: { in: orders.map(({ uid }) => uid) }, state: { in: WAITING } },
      select: { orderUid: true },
    });
    const isWaiting = new Set(waiting.map(({ orderUid }) => orderUid));
    return orders.map(({ uid: orderUid }): OrderClaim => ({
      orderUid,
      open: isWaiting.has(orderUid) ? 'open-order' : null,
      held: null,
      cancellable: true,
    }));
  },

  /** Tips and gifts that are on their way to this customer, those included that a giver may still pay for. */
  async openWith(tx, customerUid) {
    const promised = await tx.givingTip.count({
      where: { hostUid: customerUid, state: 'promised' satisfies TipState },
    });
    const expected = promised > 0 ? [{ kind: 'payout-unpaid', name: 'Tip' } as const] : [];
    const unpaid = await tx.payout.findMany({
      where: { kind: givingDesk.kind, customerUid, state: { in: OPEN_PAYOUT_STATES } },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      select: { refUid: true },
    });
    if (unpaid.length === 0) return expected;
    const refUids = unpaid.map(({ refUid }) => refUid);
    const gifts = await tx.givingGift.findMany({ where: { uid: { in: refUids } }, select: { uid: true } });
    const isGift = new Set(gifts.map(({ uid }) => uid));
    const owed = refUids.map(
      (uid) => ({ kind: 'payout-unpaid', name: isGift.has(uid) ? 'Hadiah THR' : 'Tip' }) as const,
    );
    return [...expected, ...owed];
  },

  payouts: [givingDesk, disbursementDesk],
  erase: eraseGiving,
  exportSections: GIVING_SECTIONS,
};

/** When the last of the orders was paid. */
async function confirmedAt(tx: Tx, orderUids: string[]): Promise<Date> {
  const { _max } = await tx.payment.aggregate({
    where: { orderUid: { in: orderUids }, state: 'confirmed' satisfies PaymentState },
    _max: { decidedAt: true },
  });
  if (!_max.decidedAt) throw new Error('an order that was paid has no payment');
  return _max.decidedAt;
}

const completeOrders = (tx: Tx, orders: LockedOrder[]): Promise<void> =>
  moveOrders(
    tx,
    orders
      .filter(({ status }) => status === ORDER_STATUS.processing)
      .map((order) => ({ order, action: 'complete', cause: { actor: 'system', by: 'system', why: 'Sudah diterima' } })),
  );
