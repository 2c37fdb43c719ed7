import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { QUEUE_NAMES, type QueueName } from '#contracts/jobs';
import { Queues } from '../outbox/queues.js';
import { QueueWorkers } from './queue-workers.js';

/** The interval of the checks, and the time without an answer after which the process counts as stalled. */
const USUAL = { everyMs: 4_000, patienceMs: 20_000 };

interface Head {
  jobId: string | null;
  since: number;
}

/**
 * Detects a process that runs but no longer works (docs/rules/events.md#time-outs): a canary job stays unanswered, or a job
 * waits at the head of a queue while this process's worker of that queue is idle.
 */
@Injectable()
export class Watchdog implements BeforeApplicationShutdown {
  private readonly heads = new Map<QueueName, Head>();
  private ping: { id: string; since: number } | null = null;
  private lastCheck = Date.now();
  private stopped = false;
  private watching = false;
  private pace = USUAL;

  constructor(
    private readonly queues: Queues,
    private readonly workers: QueueWorkers,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  /** Calls `onZombie` once, with the reason, within 30 s after the process stopped working. */
  watch(onZombie: (reason: string) => void, pace = USUAL): void {
    this.pace = pace;
    this.watching = true;
    this.lastCheck = Date.now();
    void this.keepChecking();
    let lastLook = Date.now();
    const alarm = setInterval(() => {
      if (this.stopped) return clearInterval(alarm);
      // This process was stopped itself (SIGSTOP, suspend): the time does not count.
      if (Date.now() - lastLook > pace.everyMs) this.forgive();
      lastLook = Date.now();
      const reason = this.complaint();
      if (!reason) return;
      clearInterval(alarm);
      onZombie(reason);
    }, pace.everyMs / 4);
    alarm.unref();
  }

  /** Why this process counts as stalled, or null. */
  complaint(): string | null {
    if (!this.watching) return null;
    const limit = Date.now() - this.pace.patienceMs;
    if (this.ping && this.ping.since < limit) return 'the canary was not answered';
    if (this.lastCheck < limit) return 'the queue does not answer';
    for (const [name, { jobId, since }] of this.heads)
      if (jobId && since < limit) return `job ${jobId} waits in ${name} while its worker is idle`;
    return null;
  }

  private async keepChecking(): Promise<void> {
    while (!this.stopped) {
      await this.check().catch(() => undefined); // a queue that does not answer shows as a late check
      await sleep(this.pace.everyMs, undefined, { ref: false });
    }
  }

  private async check(): Promise<void> {
    const canary = this.queues.of('canary');
    if (this.ping && !(await canary.getJob(this.ping.id))) this.ping = null;
    if (!this.ping) {
      const ping = { id: `watchdog-${randomUUID()}`, since: Date.now() };
      await canary.add('ping', {}, { jobId: ping.id, removeOnComplete: true, removeOnFail: true });
      this.ping = ping;
    }
    for (const name of QUEUE_NAMES) await this.lookAtHead(name);
    this.lastCheck = Date.now();
  }

  private async lookAtHead(name: QueueName): Promise<void> {
    const [head] = await this.queues.of(name).getWaiting(0, 0);
    const jobId = head?.id ?? null;
    const before = this.heads.get(name);
    if (before?.jobId !== jobId || this.workers.isBusy(name)) this.heads.set(name, { jobId, since: Date.now() });
  }

  private forgive(): void {
    const now = Date.now();
    this.lastCheck = now;
    if (this.ping) this.ping.since = now;
    for (const head of this.heads.values()) head.since = now;
  }
}
