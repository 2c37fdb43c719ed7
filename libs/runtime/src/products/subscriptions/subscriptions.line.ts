import { HELD_FOR_GROUPS, OWED_TO_HOSTS } from '#runtime/products/subscriptions/control-accounts';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { DomainError } from '#domain/platform/domain-error';
import { accountStatusOf } from '#domain/products/subscriptions/accounts/account-status';
import { checkSeatAction } from '#domain/products/subscriptions/accounts/seat-actions';
import { seatClaim } from '#domain/products/subscriptions/accounts/seat-claim';
import { answersMissing } from '#domain/products/subscriptions/open-questions';
import { type PurchaseState, purchaseMoves } from '#domain/products/subscriptions/hosts/purchase';
import { orderStatusOf } from '#domain/sales/orders/order-status';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { moveAccount } from '#runtime/products/subscriptions/accounts.store';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { eraseSeats } from '#runtime/products/subscriptions/erase-seats';
import { followRenewal } from '#runtime/products/subscriptions/periods/follow-renewal';
import { findBillTakenBack } from '#runtime/products/subscriptions/find-bill-taken-back';
import { findHostsOf } from '#runtime/products/subscriptions/find-hosts-of';
import { findPayableSeat } from '#runtime/products/subscriptions/find-payable-seat';
import { answersFirst, findQuestions } from '#runtime/products/subscriptions/open-questions.store';
import { reimbursementDesk } from '#runtime/products/subscriptions/reimbursement-desk';
import { findTrustFacts } from '#runtime/products/subscriptions/find-trust-facts';
import { findSeatWait } from '#runtime/products/subscriptions/find-seat-wait';
import { reopenSeat } from '#runtime/products/subscriptions/reopen-seat';
import { SEAT_SECTIONS } from '#runtime/products/subscriptions/seat-sections';
import { endSeat, findSeat, lockGroupOfSeat, lockGroupsOfSeats } from '#runtime/products/subscriptions/seats.store';
import { stopClock } from '#runtime/products/subscriptions/stopped-clocks';
import type { LockedOrder } from '#runtime/sales/orders.store';
import type { Closing, Ending, ProductLine } from '#runtime/sales/product-line';

const SEAT_ACTION = { cancel: 'cancel', expire: 'cancel', refund: 'refund' } as const satisfies Record<Closing, string>;

/** Seats in groups that share a subscription. docs/rules/groups.md, docs/rules/hosts.md */
export const subscriptions: ProductLine = {
  name: 'subscriptions',
  controlAccounts: OWED_TO_HOSTS,

  lockBeforeOrders: lockGroupsOfSeats,

  async checkPayment(db, { uid }) {
    if ((await findSeat(db, uid))?.role === 'host')
      throw new DomainError(
        'HOST_OWES_NOTHING',
        'Pesanan host tidak dibayar ke kami. Unggah bukti pembelian dari provider.',
      );
    if (await findQuestions(db, uid)) throw answersMissing();
  },

  firstStep: (db, { uid }) => answersFirst(db, uid),

  waitsFor: findSeatWait,

  billTakenBack: findBillTakenBack,

  trustFacts: findTrustFacts,

  async onPayment(tx, order, event, { cause, at }) {
    if (event === 'confirmed') {
      await tx.$executeRaw`UPDATE account SET confirmed_at = ${at} WHERE order_uid = ${order.uid}::uuid`;
      return;
    }
    const seat = await findSeat(tx, order.uid);
    if (seat) await moveAccount(tx, seat, event === 'submitted' ? 'submit-proof' : 'reject-proof', cause);
    if (event !== 'submitted') await stopClock(tx, order.uid, at);
  },

  async onRenewal(tx, order, invoiceUid, event, step) {
    await followRenewal(tx, order, invoiceUid, event, step);
  },

  async onPaid(tx, paid, at) {
    const seats = await tx.account.findMany({
      where: { orderUid: { in: paid.map(({ order }) => order.uid) } },
      select: { orderUid: true, groupUid: true },
    });
    const eventOf = new Map(paid.map(({ order, eventUid }) => [order.uid, eventUid]));
    const occasions = seats.map(({ orderUid, groupUid }) => ({ groupUid, eventUid: eventOf.get(orderUid)! }));
    return occasions.length > 0 ? activateMembers(tx, occasions, at) : [];
  },

  async checkClosing(tx, order, closing, { actor }) {
    const seat = await findSeat(tx, order.uid);
    if (!seat || actor !== 'admin') return;
    const orderStatus = orderStatusOf(order.status);
    checkSeatAction(
      { role: seatRoleOf(seat), status: accountStatusOf(seat.status), orderStatus },
      SEAT_ACTION[closing],
    );
  },

  async release(tx, order, closing, ending) {
    const group = await lockGroupOfSeat(tx, order.uid);
    const seat = group && (await findSeat(tx, order.uid));
    if (!seat) return;
    // First: a seat does not end while a proof of purchase waits.
    await rejectSubmittedPurchase(tx, order, ending);
    await endSeat(tx, group, seat, SEAT_ACTION[closing], { cause: ending.cause, at: ending.clock.now() });
  },

  reopen: reopenSeat,
  payouts: [reimbursementDesk],

  async claims(tx, of) {
    const orders = await tx.order.findMany({
      where: {
        ...of,
        OR: [{ account: { isNot: null } }, { purchases: { some: {} } }, { reimbursements: { some: {} } }],
      },
      select: {
        uid: true,
        account: { select: { status: true } },
        purchases: { select: { state: true } },
        reimbursements: { select: { payout: { select: { state: true } } } },
      },
    });
    return orders.map(({ uid, account, purchases, reimbursements }) => ({
      orderUid: uid,
      ...seatClaim({
        accountStatus: account?.status ?? null,
        purchases: purchases.map(({ state }) => state as PurchaseState),
        reimbursements: reimbursements.map(({ payout }) => payout.state as PayoutState),
      }),
    }));
  },

  hostsOf: findHostsOf,
  payableOf: findPayableSeat,
  erase: eraseSeats,
  exportSections: SEAT_SECTIONS,

  fileUses: Prisma.sql`SELECT file_uid, order_uid, state IN ('submitted', 'verified') AS counts FROM host_purchase`,
  heldFor: HELD_FOR_GROUPS,
};

/** Rejects a waiting purchase of a closed order. Not announced as rejected, which would ask the host for another proof. */
async function rejectSubmittedPurchase(tx: Tx, order: LockedOrder, { cause, clock }: Ending): Promise<void> {
  const submitted = await tx.hostPurchase.findMany({
    where: { orderUid: order.uid, state: 'submitted' satisfies PurchaseState },
    select: { uid: true, state: true },
  });
  for (const { uid, state } of submitted)
    await tx.hostPurchase.update({
      where: { uid, state },
      data: {
        state: purchaseMoves.after(state as PurchaseState, 'reject', cause.actor),
        decidedAt: clock.now(),
        decidedBy: cause.by,
        reason: cause.why,
        version: { increment: 1 },
      },
      select: { uid: true },
    });
}
