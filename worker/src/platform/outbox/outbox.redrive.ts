import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { JobPlanner, type PlannedJob } from './job-planner.js';
import type { OutboxRow } from './outbox-row.js';
import { Queues, batchJobId } from './queues.js';
import { setEventAside } from './set-aside.js';

const PAGE = 50;
const AFTER_S = 20;
const MAX_REDRIVES = 5;
/** States of a job that the queue still has, waiting for a retry included (docs/rules/events.md#re-drive). */
const QUEUED = new Set(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children', 'paused']);

interface OpenRow extends OutboxRow {
  redrives: number;
  /** With which it was published; null before batches existed. */
  batchUid: string | null;
}

/** Sends an event again whose jobs the queue has lost or given up: it stays open until each of its effects has committed. */
@Injectable()
export class OutboxRedrive {
  private readonly log = new Logger('redrive');

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly planner: JobPlanner,
  ) {}

  /**
   * Checks every event that was published a while ago and is not settled.
   * @returns the number of events sent again.
   */
  async redrive(): Promise<number> {
    let sent = 0;
    for (let after = 0n; ;) {
      const page = await this.redrivePage(after);
      sent += page.sent;
      if (page.last === null) return sent;
      after = page.last;
    }
  }

  private redrivePage(after: bigint): Promise<{ sent: number; last: bigint | null }> {
    return this.database.transaction(async (tx) => {
      const rows = await tx.$queryRaw<OpenRow[]>`
        SELECT "id", "uid", "name", "payload", "request_id" AS "requestId", "redrives", "batch_uid" AS "batchUid" FROM "outbox"
        WHERE "published_at" < now() - make_interval(secs => ${AFTER_S}) AND "settled_at" IS NULL
          AND "set_aside_at" IS NULL AND ("held_until" IS NULL OR "held_until" <= now()) AND "id" > ${after}
        ORDER BY "id" LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
      const done = await tx.inbox.findMany({ where: { eventUid: { in: rows.map(({ uid }) => uid) } } });
      const isDone = new Set(done.map(({ eventUid, consumer }) => `${eventUid}-${consumer}`));
      let sent = 0;
      for (const row of rows) if (await this.redriveEvent(tx, row, isDone)) sent += 1;
      return { sent, last: rows.length < PAGE ? null : rows.at(-1)!.id };
    });
  }

  private async redriveEvent(tx: Tx, row: OpenRow, isDone: Set<string>): Promise<boolean> {
    const open = this.openJobs(row, isDone);
    if (open instanceof Error) {
      await this.takeOut(tx, row, open.message);
      return false;
    }
    const lost = await this.lostOf(tx, row, open);
    if (lost.length === 0) return false;
    if (row.redrives >= MAX_REDRIVES) {
      await this.giveUp(tx, row, lost);
      return false;
    }
    for (const { queue, opts } of lost) await this.queues.of(queue).remove(opts.jobId);
    await this.queues.add(lost);
    await tx.$executeRaw`
      UPDATE "outbox" SET "redrives" = "redrives" + ("held_until" IS NULL)::int, "held_until" = NULL, "held_by" = NULL,
        "published_at" = now() WHERE "id" = ${row.id}`;
    this.log.warn(`event ${row.uid} (${row.name}) sent again: ${lost.map(({ name }) => name).join(', ')}`);
    return true;
  }

  /** An error if the event cannot be routed by this version; it must not stop the others. */
  private openJobs(row: OpenRow, isDone: Set<string>): PlannedJob[] | Error {
    const awaited = this.planner.consumersOf(row.name);
    try {
      return this.planner
        .plan(row, this.clock.now())
        .filter(({ name, opts }) => awaited.includes(name) && !isDone.has(opts.jobId));
    } catch (error) {
      return error as Error;
    }
  }

  /** Those that the queue does not have. Some may have ended since `open` was read, so the inbox is read again after the queue. */
  private async lostOf(tx: Tx, row: OpenRow, open: PlannedJob[]): Promise<PlannedJob[]> {
    const gone: PlannedJob[] = [];
    for (const job of open) if (!(await this.isQueued(job, row))) gone.push(job);
    if (gone.length === 0) return [];
    const done = await tx.inbox.findMany({ where: { eventUid: row.uid }, select: { consumer: true } });
    return gone.filter(({ name }) => !done.some(({ consumer }) => consumer === name));
  }

  /** The batch is asked first: it ends after it has queued by themselves those of its jobs that failed. */
  private async isQueued({ queue, opts }: PlannedJob, { batchUid }: OpenRow): Promise<boolean> {
    const has = async (jobId: string) => QUEUED.has(await this.queues.of(queue).getJobState(jobId));
    return (batchUid !== null && (await has(batchJobId(batchUid)))) || has(opts.jobId);
  }

  private async giveUp(tx: Tx, row: OpenRow, lost: PlannedJob[]): Promise<void> {
    const reasons: string[] = [];
    for (const { queue, name, opts } of lost) {
      const job = await this.queues.of(queue).getJob(opts.jobId);
      reasons.push(`${queue}/${name}: ${job?.failedReason ?? 'hilang dari antrean'}`);
    }
    await this.takeOut(tx, row, `Gagal setelah dikirim ulang ${MAX_REDRIVES} kali. ${reasons.join('; ')}`);
  }

  private async takeOut(tx: Tx, row: OpenRow, reason: string): Promise<void> {
    this.log.error(`event ${row.uid} (${row.name}) set aside: ${reason}`);
    await setEventAside(tx, row.uid, reason);
  }
}
