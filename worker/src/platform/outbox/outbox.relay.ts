import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';
import { causeUid } from '#runtime/platform/outbox/cause-uid';
import { OUTBOX_CHANNEL } from '#runtime/platform/outbox/outbox-notifier';
import { crashPoint } from '#runtime/platform/crash-point';
import { JobPlanner, type PlannedJob } from './job-planner.js';
import type { OutboxRow } from './outbox-row.js';
import { Queues } from './queues.js';
import { setEventAside } from './set-aside.js';

const BATCH = 200;
/** After more events than this the relay waits for others, so that they share their jobs and transactions. */
const FEW = 4;
const GATHER_MS = 200;
const POLL_MS = 700;
const AFTER_ERROR_MS = 500;
/** A row that is unpublished for so long was sent before (re-driven in the console), or no relay was running. */
const OLD = '10 seconds';
const STOP_WITHIN_MS = 5_000;

/**
 * Carries events from the outbox to the queues; any number of relays may run. At least once: when it dies between
 * adding and marking, the same job ids are added again, which BullMQ ignores, or the inbox does.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('relay');
  private running: Promise<void> = Promise.resolve();
  private stopping = false;
  private isWoken = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly listener: PgListener,
    private readonly planner: JobPlanner,
  ) {}

  onApplicationBootstrap(): void {
    void this.listen();
    this.running = this.keepPublishing();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUp();
    await Promise.race([this.running, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
  }

  /** Publishes up to 200 events in the order of their ids and answers how many rows were dealt with. */
  async publishBatch(): Promise<number> {
    const count = await this.database.transaction(async (tx) => {
      const rows = await tx.$queryRaw<UnpublishedRow[]>`
        SELECT "id", "uid", "name", "payload", "request_id" AS "requestId", "created_at" < now() - ${OLD}::interval AS "isOld" FROM "outbox"
        WHERE "published_at" IS NULL AND "set_aside_at" IS NULL
        ORDER BY "id" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      if (rows.length === 0) return 0;
      const { jobs, stale, published } = await this.plan(tx, rows);
      // Of the rows: a relay that dies before it marks them leaves the same job to the next one.
      const batchUid = causeUid(rows.map(({ uid }) => uid).join());
      await this.queues.forgetEnded(stale);
      await this.queues.addBatch(jobs, batchUid);
      crashPoint('relay:enqueued');
      await this.markPublished(tx, published, batchUid);
      return rows.length;
    });
    if (count > 0) crashPoint('relay:marked');
    return count;
  }

  /** Woken after commits; the poll finds what a lost connection has missed. */
  private async listen(): Promise<void> {
    await this.listener.listen(OUTBOX_CHANNEL, () => this.wakeUp());
    this.wakeUp(); // for what was committed before
  }

  private async keepPublishing(): Promise<void> {
    while (!this.stopping) {
      const startedAt = performance.now();
      try {
        const count = await this.publishBatch();
        if (count < BATCH) await this.nextWake();
        if (count > FEW && count < BATCH) await this.gather(startedAt);
      } catch (error) {
        this.log.warn(`publishing failed, trying again: ${(error as Error).message}`);
        await sleep(AFTER_ERROR_MS);
      }
    }
  }

  /** What cannot be routed is set aside here and does not stop the events behind it. `stale`: jobs whose id the queue may still know. */
  private async plan(tx: Tx, rows: UnpublishedRow[]) {
    const jobs: PlannedJob[] = [];
    const stale: PlannedJob[] = [];
    const published: OutboxRow[] = [];
    const now = this.clock.now();
    for (const row of rows) {
      try {
        const planned = this.planner.plan(row, now);
        jobs.push(...planned);
        if (row.isOld) stale.push(...planned);
        published.push(row);
      } catch (error) {
        this.log.error(`event ${row.uid} set aside: ${(error as Error).message}`);
        await setEventAside(tx, row.uid, (error as Error).message);
      }
    }
    return { jobs, stale, published };
  }

  /** An event without consumers is settled by being published. */
  private async markPublished(tx: Tx, rows: OutboxRow[], batchUid: string): Promise<void> {
    const idsOf = (some: OutboxRow[]) => some.map(({ id }) => id);
    const hasConsumers = ({ name }: OutboxRow) => this.planner.consumersOf(name).length > 0;
    await tx.$executeRaw`
      UPDATE "outbox" SET "published_at" = now(), "batch_uid" = ${batchUid}::uuid,
        "settled_at" = CASE WHEN "id" = ANY (${idsOf(rows.filter((row) => !hasConsumers(row)))}::bigint[]) THEN now() END
      WHERE "id" = ANY (${idsOf(rows)}::bigint[])`;
  }

  private wakeUp(): void {
    this.isWoken = true;
    this.wake?.();
  }

  /** Waits until GATHER_MS have passed since the last batch, so that events of a rush share one. */
  private async gather(since: number): Promise<void> {
    const left = since + GATHER_MS - performance.now();
    if (left > 0 && !this.stopping) await sleep(left);
  }

  private async nextWake(): Promise<void> {
    if (!this.isWoken && !this.stopping)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.wake = () => (clearTimeout(timer), resolve());
      });
    this.wake = null;
    this.isWoken = false;
  }
}

interface UnpublishedRow extends OutboxRow {
  isOld: boolean;
}
