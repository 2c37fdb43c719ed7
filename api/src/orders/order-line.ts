import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AtOnce } from '#runtime/at-once';
import type { Database, Send } from '#runtime/db/database';

/** Postgres has the next batch before it has answered the last; a third could only grow older. */
const MOST_UNDER_WAY = 2;

/**
 * Those who want the same kind of thing written, first come, first served, in batches over one connection: it is held
 * while somebody waits here, and let go between two batches when another line wants a turn.
 */
export class OrderLine<T> {
  private readonly waiting: T[] = [];
  /** What to do when somebody has come; while there is no connection yet, nothing. */
  private onArrival: (() => void) | null = null;
  private running = false;

  constructor(
    private readonly database: Database,
    private readonly turns: AtOnce,
    private readonly work: {
      /** Takes the next batch out of those who wait. */
      take(waiting: T[]): T[];
      /** Writes and answers it; never throws. */
      write(batch: T[], send: Send): Promise<void>;
      /** There was no connection for it. */
      fail(batch: T[], error: unknown): void;
    },
  ) {}

  join(one: T): void {
    this.waiting.push(one);
    if (!this.running) void this.run();
    else this.onArrival?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    // Those who are read from their sockets in the same turn of the event loop are company.
    await nextTurn();
    while (this.waiting.length > 0)
      await this.turns
        .run(() => this.database.pipeline((send) => this.writeOn(send)))
        .catch((error: unknown) => this.work.fail(this.work.take(this.waiting), error));
    this.running = false;
  }

  /**
   * One batch at a time, and one more behind it once that would be as big: by then waiting longer for company gains
   * nothing, and Postgres need not wait for us.
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
        // At once: whoever comes now must not be sent over a connection that is somebody else's in a moment.
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
