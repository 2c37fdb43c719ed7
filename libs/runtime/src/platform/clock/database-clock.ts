import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

const EVERY_MS = 30_000;
/** Until the first answer: without one the clock of the machine is used. */
const FIRST_EVERY_MS = 1_000;
/** A measurement is at most half as wrong as it took; a slow one is left out. */
const QUICK_MS = 1_000;
const TELL_FROM_MS = 5_000;

/**
 * Keeps the clock of this process at the time of the database, which all processes share: deadlines are judged alike
 * wherever a machine's clock stands. docs/rules/orders.md#clocks
 */
export class DatabaseClock implements OnApplicationShutdown {
  private readonly log = new Logger('clock');
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private isSet = false;
  private isReported = false;

  constructor(
    readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The first measurement, and every later one. Never throws: a database that is away is asked again. */
  async follow(): Promise<void> {
    await this.measure().catch(() => undefined);
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.follow(), this.isSet ? EVERY_MS : FIRST_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async measure(): Promise<void> {
    const before = performance.now();
    const [row] = await this.database.statement<{ ms: number }>(
      Prisma.sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    );
    const after = performance.now();
    if (after - before > QUICK_MS && this.isSet) return;
    this.clock.set(row!.ms, (before + after) / 2);
    this.isSet = true;
    const off = Math.round(Date.now() - this.clock.now().getTime());
    if (Math.abs(off) < TELL_FROM_MS) this.isReported = false;
    else if (!this.isReported) {
      this.isReported = true;
      this.log.warn(`the clock of this machine is ${off} ms away from that of the database, which is used`);
    }
  }
}
