import { randomUUID } from 'node:crypto';
import type { EventName, EventPayload } from '#contracts/events';
import type { JobName, QueueName } from '#contracts/jobs';
import type { Database } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { settled } from '#testing/settle';
import type { World } from '#testing/world';

/** Writes a domain event as a command does; returns its uid. */
export async function announceEvent<E extends EventName>(
  world: World,
  name: E,
  payload: EventPayload<E>,
): Promise<string> {
  await world.database.transaction((tx) => announce(tx, name, payload));
  const { uid } = await world.database.outbox.findFirstOrThrow({ where: { name }, orderBy: { id: 'desc' } });
  return uid;
}

/** The same, and waits until everything is settled. */
export async function announceAndSettle<E extends EventName>(world: World, name: E, payload: EventPayload<E>) {
  const uid = await announceEvent(world, name, payload);
  await settled(world.database);
  return uid;
}

interface Processor {
  process(job: { name: string; data: unknown }): Promise<unknown>;
}

/** Hands a job to its processor as the queue would; with the same event uid it is a second delivery. */
export async function deliver<Q extends QueueName>(
  world: World,
  processor: abstract new (...args: never[]) => Processor,
  name: JobName<Q>,
  payload: object,
  eventUid: string = randomUUID(),
): Promise<void> {
  await world.get(processor).process({ name, data: { eventUid, payload } });
}

/** What a customer was sent, by alphabet: messages of events that happen together have no order. */
export async function messageKindsOf(database: Database, customerUid: string): Promise<string[]> {
  const messages = await database.notification.findMany({ where: { customerUid }, select: { kind: true } });
  return messages.map(({ kind }) => kind).toSorted();
}
