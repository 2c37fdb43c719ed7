import { Logger } from '@nestjs/common';

const QUIET_MS = 2_000;
const log = new Logger('queue');
const lastTold = new Map<string, number>();

/**
 * Says that a connection to the queue broke. Queues and workers mend themselves; without a listener BullMQ prints the
 * whole client object, and one lost connection is heard by each of them, so the same message is told once in a while.
 */
export function reportQueueError(error: Error): void {
  const now = Date.now();
  if (now - (lastTold.get(error.message) ?? 0) < QUIET_MS) return;
  if (lastTold.size > 100) lastTold.clear();
  lastTold.set(error.message, now);
  log.warn(`the queue's connection broke and is being mended: ${error.message}`);
}
