import type { QurbanAnimal, QurbanParticipation } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { seatsFor } from '#runtime/products/qurban/participations.store';

interface Why {
  reason: string;
  by: string;
}

/**
 * All shares of a paid order get seats in another animal, and its money is held for that one. The caller has locked both
 * animals. @throws DomainError when there are too few seats.
 */
export async function moveOrderTo(
  tx: Tx,
  { orderUid, animalUid, shares, heldSen }: QurbanParticipation,
  to: QurbanAnimal,
  why: Why,
): Promise<void> {
  const seats = await seatsFor(tx, to, shares, 'animalUid');
  const names = await tx.qurbanShare.findMany({
    where: { orderUid },
    orderBy: { number: 'asc' },
    select: { number: true },
  });
  for (const [index, { number }] of names.entries())
    await tx.qurbanShare.update({
      where: { orderUid_number: { orderUid, number } },
      data: { animalUid: to.uid, ofShares: to.shares, seat: seats[index] },
      select: { number: true },
    });
  await tx.qurbanParticipation.update({
    where: { orderUid, animalUid },
    data: { animalUid: to.uid, version: { increment: 1 } },
    select: { orderUid: true },
  });
  const transferUid = await transfer(tx, { orderUid, fromUid: animalUid, toUid: to.uid, amountSen: heldSen, ...why });
  await announce(tx, 'qurban.moved', { orderUid, transferUid });
}

/**
 * Refunds are posted where the order was booked, so money of an order that was moved is booked back first. Amount in sen.
 */
export async function bookBack(
  tx: Tx,
  { orderUid, animalUid, bookedUid }: Pick<QurbanParticipation, 'orderUid' | 'animalUid' | 'bookedUid'>,
  amountSen: bigint,
  why: Why,
): Promise<void> {
  if (animalUid === bookedUid || amountSen === 0n) return;
  const transferUid = await transfer(tx, { orderUid, fromUid: animalUid, toUid: bookedUid, amountSen, ...why });
  await announce(tx, 'qurban.booked-back', { orderUid, transferUid });
}

async function transfer(
  tx: Tx,
  data: Why & { orderUid: string; fromUid: string; toUid: string; amountSen: bigint },
): Promise<string> {
  const { uid } = await tx.qurbanTransfer.create({ data, select: { uid: true } });
  return uid;
}
