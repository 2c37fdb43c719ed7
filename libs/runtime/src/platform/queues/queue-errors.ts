import { Logger } from '@nestjs/common';

const QUIET_MS = 2_000;
const log = new Logger('queue');
const loggedAt = new Map<string, number>();

/**
 * Logs a broken queue connection. Queues and workers reconnect by themselves; without a listener BullMQ prints the
 * whole client object. Each of them reports the same loss, so repeated messages are suppressed for a while.
 */
export function reportQueueError(error: Error): void {
  const now = Date.now();
  if (now - (loggedAt.get(error.message) ?? 0) < QUIET_MS) return;
  if (loggedAt.size > 100) loggedAt.clear();
  loggedAt.set(error.message, now);
  log.warn(`the queue's connection broke and is being mended: ${error.message}`);
}
