import { randomUUID } from 'node:crypto';
import { type EventName, type EventPayload, events } from '#contracts/events';
import { type Tx, noteAnnouncement } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

/** The only way to say that something happened: parses the payload and inserts the row in the caller's transaction. */
export async function announce<E extends EventName>(tx: Tx, name: E, payload: EventPayload<E>): Promise<void> {
  const facts = events[name].parse(payload) as Prisma.InputJsonObject;
  await tx.outbox.create({ data: { uid: randomUUID(), name, payload: facts }, select: { uid: true } });
  noteAnnouncement(tx);
}
