import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';

/** Locks the group's row. Always before an order's row: one order of locks, no deadlock. */
export async function lockGroup(tx: Tx, groupUid: string) {
  await lockRow(tx, 'account_group', groupUid);
  return tx.accountGroup.findUniqueOrThrow({ where: { uid: groupUid }, include: { family: true } });
}
export type LockedGroup = Awaited<ReturnType<typeof lockGroup>>;

export const isFull = (group: { freeHostSeats: number[]; freeRegularSeats: number[] }): boolean =>
  group.freeHostSeats.length === 0 && group.freeRegularSeats.length === 0;

/** How many of its free seats and TV slots are held for others than the customer. docs/rules/groups.md#waiting-list */
export interface Held {
  seats: number;
  tvSlots: number;
}
export async function heldForOthers(tx: Tx, groupUid: string, customerUid: string, at: Date): Promise<Held> {
  const [held] = await tx.$queryRaw<[Held]>`
    SELECT held_seats(${groupUid}::uuid, ${customerUid}::uuid, ${at}) AS "seats",
      held_tv_slots(${groupUid}::uuid, ${customerUid}::uuid, ${at}) AS "tvSlots"`;
  return held;
}

/** What `held` is of `free` seats: an admin may have used what was held. */
export const heldOfFree = (held: number, free: number): number => Math.min(held, free);

/** How many of its free seats are held at `at` for those who waited. */
export async function readHeldSeats(
  db: Pick<Tx, '$queryRaw'>,
  { uid, freeRegularSeats }: { uid: string; freeRegularSeats: number[] },
  at: Date,
): Promise<number> {
  const [held] = await db.$queryRaw<[{ seats: number }]>`SELECT held_seats(${uid}::uuid, NULL, ${at}) AS "seats"`;
  return heldOfFree(held.seats, freeRegularSeats.length);
}

/** Whether a television finds a slot beside those that are held for others. */
export const hasTvSlot = (group: { tvSlots: number | null; tvTaken: number }, held: Pick<Held, 'tvSlots'>): boolean =>
  group.tvSlots === null || group.tvTaken + held.tvSlots < group.tvSlots;

/**
 * Gives a seat back to its group. `group.reopened` is announced when the group was full, and for each further regular seat of a
 * group that was full once: those who wait are offered every one of them. The caller has locked the group.
 */
export async function freeSeat(
  tx: Tx,
  group: LockedGroup,
  seat: { role: string; seatNumber: number; needsTv: boolean },
): Promise<void> {
  const add = (free: number[]) => [...free, seat.seatNumber].sort((a, b) => a - b);
  await tx.accountGroup.update({
    where: { uid: group.uid },
    data: {
      ...(seat.role === 'host'
        ? { freeHostSeats: add(group.freeHostSeats) }
        : { freeRegularSeats: add(group.freeRegularSeats) }),
      ...(seat.needsTv && group.tvSlots !== null && { tvTaken: { decrement: 1 } }),
      filledAt: null,
    },
    select: { uid: true },
  });
  await announce(tx, 'seat.freed', { groupUid: group.uid });
  if (isFull(group) || (seat.role !== 'host' && group.fillEpoch > 0))
    await announce(tx, 'group.reopened', { groupUid: group.uid });
}

/** Takes the given free seat, which ends what its customer was offered in the group; with the last one `group.filled` is announced. The caller has locked the group. */
export async function takeSeat(
  tx: Tx,
  group: LockedGroup,
  seat: { customerUid: string; role: string; seatNumber: number; needsTv: boolean },
  at: Date,
): Promise<void> {
  const without = (free: number[]) => free.filter((number) => number !== seat.seatNumber);
  const freeHostSeats = seat.role === 'host' ? without(group.freeHostSeats) : group.freeHostSeats;
  const freeRegularSeats = seat.role === 'host' ? group.freeRegularSeats : without(group.freeRegularSeats);
  const full = isFull({ freeHostSeats, freeRegularSeats });
  await tx.accountGroup.update({
    where: { uid: group.uid },
    data: {
      freeHostSeats,
      freeRegularSeats,
      ...(seat.needsTv && group.tvSlots !== null && { tvTaken: { increment: 1 } }),
      ...(full && { fillEpoch: { increment: 1 }, filledAt: at }),
    },
    select: { uid: true },
  });
  if (full) await announce(tx, 'group.filled', { groupUid: group.uid, fillEpoch: group.fillEpoch + 1 });
  if (seat.role !== 'host') await endOffers(tx, group.uid, seat.customerUid);
}

/** What is held for a customer in a group that it sits in now; a second seat is offered to the next. docs/rules/groups.md#waiting-list */
async function endOffers(tx: Tx, groupUid: string, customerUid: string): Promise<void> {
  const { count } = await tx.waitingEntry.updateMany({
    where: { customerUid, offeredGroupUid: groupUid, heldUntil: { not: null } },
    data: { heldUntil: null },
  });
  if (count > 1) await announce(tx, 'group.reopened', { groupUid });
}
