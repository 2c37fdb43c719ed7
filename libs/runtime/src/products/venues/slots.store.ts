import { type Sen, sen } from '#domain/platform/sen';
import type { Actor } from '#domain/platform/transitions';
import {
  LIVE_SHARES,
  type ShareAction,
  type ShareKind,
  type ShareState,
  shareMoves,
} from '#domain/products/venues/share';
import { type SlotState, TAKEN_STATES, slotMoves } from '#domain/products/venues/slot';
import { takenTime } from '#domain/products/venues/taken-time';
import { nextLook, reminderOf } from '#domain/products/venues/terms';
import type { Prisma, VenueShare, VenueSlot } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announceAll } from '#runtime/platform/outbox/announce';

export type SlotAction = ReturnType<typeof slotMoves.actionsOn>[number];
/** A booking; a block has no cutoff and no booker. */
export type Booking = VenueSlot & { cutoffAt: Date; bookerUid: string };

/** Locks a booking until the end of the transaction; null for an unknown uid and for a block. */
export async function lockBooking(tx: Tx, uid: string): Promise<Booking | null> {
  const [slot] = await lockAndRead<VenueSlot>(tx, 'venue_slot', [uid]);
  return slot?.cutoffAt && slot.bookerUid ? { ...slot, cutoffAt: slot.cutoffAt, bookerUid: slot.bookerUid } : null;
}

/** Locks the slots in which orders have a share, in the sequence of their uids. */
export async function lockSlotsOf(tx: Tx, orderUids: string[]): Promise<void> {
  const shares = await tx.venueShare.findMany({ where: { orderUid: { in: orderUids } }, select: { slotUid: true } });
  if (shares.length > 0) await lockAndRead(tx, 'venue_slot', [...new Set(shares.map(({ slotUid }) => slotUid))]);
}

/**
 * Takes a time that is free. The caller has locked the venue, so that buyers wait for each other instead of ending in a
 * deadlock of the constraint. @throws DomainError SLOT_TAKEN, SLOT_YOURS.
 */
export async function takeTime(tx: Tx, slot: Prisma.VenueSlotUncheckedCreateInput): Promise<string> {
  const booker = slot.bookerUid ?? null;
  const [taken] = await tx.$queryRaw<{ state: string; number: string | null; isBooker: boolean }[]>`
    SELECT s.state, o.number, s.booker_uid IS NOT DISTINCT FROM ${booker}::uuid AS "isBooker" FROM venue_slot s
      LEFT JOIN venue_share v ON v.slot_uid = s.uid AND v.customer_uid = ${booker}::uuid
        AND v.kind <> 'rest' AND v.state = ANY (${LIVE_SHARES})
      LEFT JOIN "order" o ON o.uid = v.order_uid
    WHERE s.venue_uid = ${slot.venueUid}::uuid AND s.state = ANY (${TAKEN_STATES})
      AND s.starts_at < ${slot.endsAt}::timestamptz AND s.ends_at > ${slot.startsAt}::timestamptz
    ORDER BY o.number IS NULL, s.starts_at LIMIT 1`;
  if (taken) {
    const { state, number, isBooker } = taken;
    throw takenTime({ state, own: number === null ? null : { number, isBooker } });
  }
  return (await tx.venueSlot.create({ data: slot, select: { uid: true } })).uid;
}

/** Takes places of a booking for an unpaid order. The caller has locked the slot, or made it just now. */
export async function holdPlaces(
  tx: Tx,
  share: { orderUid: string; slotUid: string; customerUid: string; kind: ShareKind; places: number; amountSen: Sen },
): Promise<void> {
  await tx.venueShare.create({ data: { ...share, state: 'held' satisfies ShareState }, select: { orderUid: true } });
  await tx.venueSlot.update({
    where: { uid: share.slotUid },
    data: { held: { increment: share.places } },
    select: { uid: true },
  });
}

/** Takes one step of the table of slots. The caller has locked the slot. @throws DomainError when the step is not open. */
export async function moveSlot(
  tx: Tx,
  { uid, state, startsAt, endsAt, cutoffAt }: Booking,
  action: SlotAction,
  actor: Actor,
  { now, reason, dueAt }: { now: Date; reason?: string; dueAt?: Date | null },
): Promise<SlotState> {
  const to = slotMoves.after(state as SlotState, action, actor);
  const look = to === 'open' || to === 'confirmed' ? nextLook(to, { startsAt, endsAt, cutoffAt }) : null;
  await tx.venueSlot.update({
    where: { uid, state },
    data: {
      state: to,
      dueAt: dueAt === undefined ? look : dueAt,
      remindAt: to === 'confirmed' ? reminderOf(startsAt, now) : null,
      ...(reason !== undefined && { reason }),
    },
    select: { uid: true },
  });
  return to;
}

/** Places by which a step changes the counts of its slot. */
const COUNTS: Record<ShareAction, { held: number; paid: number }> = {
  pay: { held: -1, paid: 1 },
  release: { held: -1, paid: 0 },
  use: { held: 0, paid: 0 },
  keep: { held: 0, paid: 0 },
  refund: { held: 0, paid: -1 },
};

/** Takes one step of the table of shares. The caller has locked the slot. @throws DomainError when the step is not open. */
export async function moveShare(
  tx: Tx,
  { orderUid, slotUid, places, state }: Pick<VenueShare, 'orderUid' | 'slotUid' | 'places' | 'state'>,
  action: ShareAction,
  actor: Actor,
  at: Date,
): Promise<void> {
  const to = shareMoves.after(state as ShareState, action, actor);
  await tx.venueShare.update({
    where: { orderUid, state },
    data: { state: to, ...(action === 'pay' && { paidAt: at }) },
    select: { orderUid: true },
  });
  const { held, paid } = COUNTS[action];
  if (held !== 0 || paid !== 0)
    await tx.venueSlot.update({
      where: { uid: slotUid },
      data: { held: { increment: held * places }, paid: { increment: paid * places } },
      select: { uid: true },
    });
}

/**
 * What money that has come means for its slot: opened to players, or complete. After its end it changes nothing; the sweep
 * gives the money back. The caller has locked the slot. docs/rules/venues.md#slots
 */
export async function followMoney(tx: Tx, slotUid: string, now: Date): Promise<void> {
  const slot = await lockBooking(tx, slotUid);
  if (!slot || (slot.state !== 'held' && slot.state !== 'open') || slot.startsAt <= now) return;
  if (slot.paid >= slot.players) {
    await moveSlot(tx, slot, 'confirm', 'system', { now });
    const shares = await tx.venueShare.findMany({ where: { slotUid, state: 'paid' }, select: { orderUid: true } });
    await announceAll(tx, 'venue.confirmed', shares);
  } else if (slot.state === 'held') {
    await moveSlot(tx, slot, 'open', 'system', { now });
    const booking = await tx.venueShare.findFirstOrThrow({
      where: { slotUid, kind: 'booking', state: 'paid' },
      select: { orderUid: true },
    });
    await announceAll(tx, 'venue.opened', [booking]);
  }
}

/** What is still held for the venue of a slot: what was paid without the shop's fee, less what has gone back. In sen. */
export async function heldForVenue(tx: Tx, slotUid: string): Promise<Sen> {
  const [row] = await tx.$queryRaw<{ held: bigint }[]>`
    SELECT coalesce(sum(s.amount_sen - i.fee_sen - coalesce(r.back, 0)), 0)::bigint AS held
    FROM venue_share s JOIN order_item i ON i.order_uid = s.order_uid
      LEFT JOIN LATERAL (SELECT sum(amount_sen - fee_sen - code_sen) AS back FROM refund
        WHERE order_uid = s.order_uid AND state <> 'cancelled' AND NOT deposit) r ON true
    WHERE s.slot_uid = ${slotUid}::uuid AND s.state IN ('paid', 'used', 'kept')`;
  return sen(row!.held);
}
