import { randomUUID } from 'node:crypto';
import type { Tx } from '#runtime/db/database';
import { stage } from '#runtime/stages';
import type { Plan } from '../catalogue/load-catalogue.js';

/** Opens an empty group of the plan's family: the host's seat is number one. The caller has locked the family. */
export async function openGroup(
  tx: Tx,
  { familyUid, hostSeats, regularSeats, tvSlots }: Plan,
  now: Date,
): Promise<void> {
  const size = hostSeats + regularSeats;
  const seats = Array.from({ length: size }, (_, index) => index + 1);
  await tx.accountGroup.create({
    data: {
      uid: randomUUID(),
      familyUid,
      size,
      freeHostSeats: seats.slice(0, hostSeats),
      freeRegularSeats: seats.slice(hostSeats),
      tvSlots,
      createdAt: now,
    },
    select: { uid: true },
  });
  stage('place-order:group-opened');
}
