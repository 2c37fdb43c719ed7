import { DomainError } from '#domain/platform/domain-error';
import type { Actor } from '#domain/platform/transitions';
import { type AnimalState, animalMoves, freeSeats } from '#domain/products/qurban/animal';
import {
  type ParticipationAction,
  type ParticipationState,
  PAID,
  participationMoves,
} from '#domain/products/qurban/participation';
import type { QurbanAnimal, QurbanParticipation } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockAndRead } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';

/** Locks animals until the end of the transaction, in the sequence of their uids and before the orders in them. */
export const lockAnimals = (tx: Tx, uids: string[]): Promise<QurbanAnimal[]> =>
  lockAndRead<QurbanAnimal>(tx, 'qurban_animal', [...new Set(uids)]);

/** Locks the animals that orders are in, also those that an order was moved to while this waited for its animal. */
export async function lockAnimalsOf(tx: Tx, orderUids: string[]): Promise<void> {
  const locked = new Set<string>();
  for (;;) {
    const found = await tx.qurbanParticipation.findMany({
      where: { orderUid: { in: orderUids } },
      select: { animalUid: true },
    });
    const others = found.map(({ animalUid }) => animalUid).filter((uid) => !locked.has(uid));
    if (others.length === 0) return;
    // The second time this may be out of sequence: a deadlock is retried by `Database.transaction`.
    await lockAnimals(tx, others);
    for (const uid of others) locked.add(uid);
  }
}

/** Seats that live orders have in an animal. */
const takenSeats = async (tx: Tx, animalUid: string): Promise<number[]> =>
  (await tx.qurbanShare.findMany({ where: { animalUid, seat: { not: null } }, select: { seat: true } })).map(
    ({ seat }) => seat!,
  );

/** The lowest free seats of an animal that the caller has locked. @throws DomainError when there are too few. */
export async function seatsFor(
  tx: Tx,
  { uid, shares, name }: QurbanAnimal,
  wanted: number,
  field?: string,
): Promise<number[]> {
  const free = freeSeats(shares, await takenSeats(tx, uid), shares);
  if (free.length === 0) throw new DomainError('QURBAN_FULL', `Semua bagian ${name} sudah terisi.`, 'conflict', field);
  if (free.length < wanted)
    throw new DomainError('QURBAN_TOO_FEW_LEFT', `Bagian ${name} tinggal ${free.length}.`, 'conflict', field);
  return free.slice(0, wanted);
}

/** Takes one step of the table. The caller has locked the animal. @throws DomainError 409 when the step is not open. */
export async function moveParticipation(
  tx: Tx,
  { orderUid, state }: Pick<QurbanParticipation, 'orderUid' | 'state'>,
  action: ParticipationAction,
  actor: Actor,
  data: { paidAt?: Date; surplusSen?: bigint } = {},
): Promise<void> {
  const to = participationMoves.after(state as ParticipationState, action, actor);
  await tx.qurbanParticipation.update({
    where: { orderUid, state },
    data: { ...data, state: to, version: { increment: 1 } },
    select: { orderUid: true },
  });
  if (to === 'released' || to === 'refunded')
    await tx.qurbanShare.updateMany({ where: { orderUid }, data: { seat: null } });
}

/** An animal whose shares are all paid is complete. The caller has locked it. */
export async function fillIfPaid(tx: Tx, animalUid: string): Promise<boolean> {
  const { state, shares } = await tx.qurbanAnimal.findUniqueOrThrow({ where: { uid: animalUid } });
  const paid = await tx.qurbanParticipation.aggregate({
    where: { animalUid, state: { in: PAID } },
    _sum: { shares: true },
  });
  if (state !== 'open' || paid._sum.shares !== shares) return false;
  await moveAnimal(tx, { uid: animalUid, state }, 'fill', 'system');
  await announce(tx, 'qurban.filled', { animalUid });
  return true;
}

/** Takes one step of the table of animals. The caller has locked it. @throws DomainError 409 when the step is not open. */
export async function moveAnimal(
  tx: Tx,
  { uid, state }: Pick<QurbanAnimal, 'uid' | 'state'>,
  action: 'fill' | 'miss' | 'buy' | 'report',
  actor: Actor,
  data: Partial<
    Pick<QurbanAnimal, 'costSen' | 'boughtFrom' | 'boughtAt' | 'report' | 'place' | 'slaughteredOn' | 'reportedAt'>
  > = {},
): Promise<void> {
  await tx.qurbanAnimal.update({
    where: { uid, state },
    data: { ...data, state: animalMoves.after(state as AnimalState, action, actor), version: { increment: 1 } },
    select: { uid: true },
  });
}
