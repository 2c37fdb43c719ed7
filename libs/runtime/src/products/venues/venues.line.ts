import type { Obstacle } from '#domain/identity/privacy/erasure';
import { DomainError } from '#domain/platform/domain-error';
import { slotCancelledText, slotEndedText } from '#domain/products/venues/cancelling';
import type { ShareState } from '#domain/products/venues/share';
import type { SlotState } from '#domain/products/venues/slot';
import { latestPaymentOf } from '#domain/products/venues/terms';
import { OPEN_PAYOUT_STATES } from '#domain/sales/payouts/payout';
import type { ExportSections } from '#runtime/identity/export-section';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Prisma } from '#runtime/generated/prisma/client';
import { VENUE_FUNDS } from '#runtime/products/venues/control-accounts';
import { venueDesk } from '#runtime/products/venues/payout-desk';
import { followMoney, lockBooking, lockSlotsOf, moveShare, moveSlot } from '#runtime/products/venues/slots.store';
import type { OrderClaim, ProductLine } from '#runtime/sales/product-line';
import type { Tx } from '#runtime/platform/db/database';

const LINE = 'venues';
/** After the cutoff, when parts are kept, the booker of a shared slot cannot end it any more. */
const CANCELLED_BY_VENUE = { state: 'cancelled' satisfies SlotState, shared: true };

/** Bookings and venues, in the file with all data of a customer. */
const VENUE_SECTIONS: ExportSections = {
  venueShares: (db, customerUid, slice) =>
    db.venueShare.findMany({
      where: { customerUid },
      orderBy: [{ createdAt: 'asc' }, { orderUid: 'asc' }],
      ...slice,
      select: {
        orderUid: true,
        kind: true,
        places: true,
        state: true,
        amountSen: true,
        createdAt: true,
        paidAt: true,
        slot: {
          select: {
            startsAt: true,
            endsAt: true,
            state: true,
            shared: true,
            listed: true,
            reason: true,
            venue: { select: { slug: true, name: true } },
          },
        },
      },
    }),
  venuesManaged: (db, managerUid, slice) =>
    db.venue.findMany({
      where: { managerUid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
      ...slice,
      select: { slug: true, name: true, bankName: true, accountNumber: true, accountName: true, createdAt: true },
    }),
};

/** Venues: an order holds places of a slot until it is paid or closed. docs/rules/venues.md */
export const venues: ProductLine = {
  name: LINE,

  lockBeforeOrders: lockSlotsOf,
  payouts: [venueDesk],
  controlAccounts: [VENUE_FUNDS],

  async checkPayment(db, { uid: orderUid }) {
    const latest = await latestOf(db, orderUid);
    if (!latest) return;
    const [{ now, state, reason }] = await db.$queryRaw<[{ now: Date; state: SlotState; reason: string }]>`
      SELECT clock_timestamp() AS now, t.state, t.reason
      FROM venue_share s JOIN venue_slot t ON t.uid = s.slot_uid WHERE s.order_uid = ${orderUid}::uuid`;
    if (state === 'cancelled')
      throw new DomainError('SLOT_CANCELLED', `${slotCancelledText(reason)} Tidak perlu dibayar lagi, ya.`);
    if ((state !== 'held' && state !== 'open') || latest <= now)
      throw new DomainError('SLOT_OVER', 'Batas bayar slot ini sudah lewat, jadi tidak perlu dibayar lagi.');
  },

  /** For a slot that has ended no other proof is asked for, nor the rest. */
  async latestDue(tx, orderUid) {
    const latest = await latestOf(tx, orderUid);
    if (!latest || !(await endedSlotOf(tx, orderUid))) return latest;
    const [{ now }] = await tx.$queryRaw<[{ now: Date }]>`SELECT now() AS now`;
    return now < latest ? now : latest;
  },

  async endsItself(tx, orderUid) {
    return (await endedSlotOf(tx, orderUid)) !== null;
  },

  endedMeanwhile: (tx, orderUid) => endedSlotOf(tx, orderUid, ['held', 'released']),

  async onPaid(tx, paid, at) {
    const shares = await tx.venueShare.findMany({
      where: { orderUid: { in: paid.map(({ order }) => order.uid) }, state: 'held' satisfies ShareState },
      orderBy: { orderUid: 'asc' },
    });
    for (const share of shares) {
      await moveShare(tx, share, 'pay', 'system', at);
      await followMoney(tx, share.slotUid, at);
    }
  },

  async checkClosing(tx, order, closing) {
    if (closing !== 'refund') return;
    const used = { state: 'used' satisfies ShareState };
    const kept = { state: 'kept' satisfies ShareState, NOT: { slot: CANCELLED_BY_VENUE } };
    if (await tx.venueShare.count({ where: { orderUid: order.uid, OR: [used, kept] } }))
      throw new DomainError(
        'SLOT_USED',
        'Slotnya sudah dimainkan atau batal terlambat, jadi uangnya tidak bisa kembali.',
      );
  },

  /** Places are free again; without its booker an unpaid slot is free too. */
  async release(tx, { uid: orderUid }, closing, { cause, clock }) {
    const share = await tx.venueShare.findUnique({ where: { orderUid } });
    if (!share) return;
    const now = clock.now();
    await moveShare(tx, share, closing === 'refund' ? 'refund' : 'release', cause.actor, now);
    const slot = await lockBooking(tx, share.slotUid);
    if (!slot) return;
    if (slot.state === 'held' && share.kind === 'booking') await moveSlot(tx, slot, 'lapse', cause.actor, { now });
    if (slot.state === 'confirmed' && slot.paid < slot.players)
      await moveSlot(tx, slot, 'reopen', cause.actor, { now });
  },

  /** An unpaid order can be cancelled; a paid one is open until its slot was played: what was kept may go back. */
  async claims(tx, of) {
    const orders = await tx.order.findMany({
      where: { ...of, productLine: LINE },
      select: { uid: true, status: true },
    });
    const completed = orders.filter(({ status }) => status === ORDER_STATUS.completed);
    const kept = await tx.venueShare.findMany({
      where: {
        orderUid: { in: completed.map(({ uid }) => uid) },
        state: 'kept' satisfies ShareState,
        slot: { OR: [{ state: 'confirmed' satisfies SlotState }, CANCELLED_BY_VENUE] },
      },
      select: { orderUid: true },
    });
    const mayGoBack = new Set(kept.map(({ orderUid }) => orderUid));
    return orders.map(({ uid: orderUid }): OrderClaim => ({
      orderUid,
      open: mayGoBack.has(orderUid) ? 'open-order' : null,
      held: null,
      cancellable: true,
    }));
  },

  openWith: openWithManager,

  exportSections: VENUE_SECTIONS,

  /** A venue without the one who runs it is not shown any more. */
  async erase(tx, customerUid) {
    const customer = Prisma.sql`${customerUid}::uuid`;
    await eraseAuditReasons(
      tx,
      Prisma.sql`SELECT uid FROM venue_slot WHERE booker_uid = ${customer} UNION SELECT uid FROM venue WHERE manager_uid = ${customer}`,
    );
    // A booking of this moment holds the same row: it is seen here, and the erasure is tried again.
    await tx.$queryRaw`SELECT 1 AS locked FROM venue WHERE manager_uid = ${customer} ORDER BY uid FOR NO KEY UPDATE`;
    if ((await openWithManager(tx, customerUid)).length > 0)
      throw new Error(`customer ${customerUid} runs a venue that was booked meanwhile`);
    await tx.$executeRaw`UPDATE venue_slot SET reason = '' WHERE booker_uid = ${customer}`;
    await tx.$executeRaw`UPDATE venue SET manager_uid = NULL, active = false, bank_name = '', account_number = '',
      account_name = '', version = version + 1 WHERE manager_uid = ${customer}`;
  },
};

/** Slots that are not over, and money that is owed for others. docs/rules/privacy.md#export-and-erasure */
async function openWithManager(tx: Tx, managerUid: string): Promise<{ kind: Obstacle; name: string }[]> {
  const inUse = await tx.venue.findMany({
    where: { managerUid, slots: { some: { dueAt: { not: null } } } },
    orderBy: { name: 'asc' },
    select: { name: true },
  });
  const unpaid = await tx.payout.findMany({
    where: { kind: venueDesk.kind, customerUid: managerUid, state: { in: OPEN_PAYOUT_STATES } },
    select: { refUid: true },
  });
  const owed = await tx.venue.findMany({
    where: { slots: { some: { uid: { in: unpaid.map(({ refUid }) => refUid) } } } },
    orderBy: { name: 'asc' },
    select: { name: true },
  });
  return [
    ...inUse.map(({ name }) => ({ kind: 'venue-in-use' as const, name })),
    ...owed.map(({ name }) => ({ kind: 'payout-unpaid' as const, name })),
  ];
}

/** Until when the order of a slot can be paid at the latest; null: an order of another line. */
async function latestOf(tx: Tx, orderUid: string): Promise<Date | null> {
  const share = await tx.venueShare.findUnique({ where: { orderUid }, include: { slot: true } });
  if (!share?.slot.cutoffAt) return null;
  const { shared, startsAt, cutoffAt } = share.slot;
  return latestPaymentOf({ shared, startsAt, cutoffAt });
}

/** In a sentence, that the slot of a share in these states has ended; null: it has not. */
async function endedSlotOf(tx: Tx, orderUid: string, states: ShareState[] = ['held']): Promise<string | null> {
  const share = await tx.venueShare.findUnique({
    where: { orderUid, state: { in: states } },
    select: { slot: { select: { state: true, reason: true } } },
  });
  return share && slotEndedText({ ...share.slot, state: share.slot.state as SlotState });
}
