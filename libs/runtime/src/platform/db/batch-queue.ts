import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import type { Database, Send } from '#runtime/platform/db/database';

/** Postgres has the next batch before it has answered the last; a third could only grow older. */
const MOST_UNDER_WAY = 2;

/**
 * Writes entries of one kind in batches over one connection, in the order of their arrival. The connection is held while
 * entries wait, and given back between two batches when another queue waits for one.
 */
export class BatchQueue<T> {
  private readonly waiting: T[] = [];
  /** Called at each arrival; null while there is no connection yet. */
  private onArrival: (() => void) | null = null;
  private running = false;

  constructor(
    private readonly database: Database,
    private readonly turns: ConcurrencyLimit,
    private readonly work: {
      /** Removes the next batch from the waiting entries. */
      take(waiting: T[]): T[];
      /** Writes and answers the batch; never throws. */
      write(batch: T[], send: Send): Promise<void>;
      /** There was no connection for it. */
      fail(batch: T[], error: unknown): void;
    },
  ) {}

  add(entry: T): void {
    this.waiting.push(entry);
    if (!this.running) void this.run();
    else this.onArrival?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    // Requests read from their sockets in the same turn of the event loop make one batch.
    await nextTurn();
    while (this.waiting.length > 0)
      await this.turns
        .run(() => this.database.pipeline((send) => this.writeOn(send)))
        .catch((error: unknown) => this.work.fail(this.work.take(this.waiting), error));
    this.running = false;
  }

  /**
   * One batch at a time, and one more behind it once that would be as big: by then waiting longer gains nothing, and
   * Postgres need not wait for us.
   */
  private writeOn(send: Send): Promise<void> {
    let underWay = 0;
    let size = 0;
    return new Promise((resolve) => {
      const writeOne = async (): Promise<void> => {
        const batch = this.work.take(this.waiting);
        size = batch.length;
        underWay += 1;
        await this.work.write(batch, send);
        underWay -= 1;
        next();
      };
      const next = (): void => {
        while (this.mayFollow(underWay, size)) void writeOne();
        if (underWay > 0) return;
        // At once: an entry that arrives now must not be sent over a connection that is about to be given back.
        this.onArrival = null;
        resolve();
      };
      this.onArrival = next;
      next();
    });
  }

  private mayFollow(underWay: number, size: number): boolean {
    if (this.waiting.length === 0 || underWay === MOST_UNDER_WAY) return false;
    if (size > 0 && this.turns.wanted) return false;
    return underWay === 0 || this.waiting.length >= size;
  }
}
