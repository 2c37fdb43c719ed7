import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from '../../support/process.js';

const PAUSE_MS = 300;
/** A process that neither gets ready nor exits for this long is hung. */
const PATIENCE_MS = 40_000;

/** Starts a process again whenever it ends, as `npm start` and docker do. */
export class SupervisedProcess {
  /** Signal or code of each exit. */
  readonly exits: (NodeJS.Signals | number)[] = [];
  private stopped = false;
  private current: RunningProcess | null = null;
  private keeping: Promise<void> = Promise.resolve();

  /** @param begin resolves when the process is ready, and rejects when it ends before that or is not ready in time. */
  constructor(private readonly begin: () => Promise<RunningProcess>) {}

  /** Resolves when it is ready for the first time. @throws Error when it neither gets ready nor ends. */
  async start(): Promise<void> {
    this.current = await this.boot();
    this.keeping = this.keep();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.current?.kill();
    await this.keeping;
  }

  private async keep(): Promise<void> {
    while (this.current) {
      this.exits.push(await this.current.ended);
      this.current = this.stopped ? null : await this.boot().catch(() => null);
      if (this.stopped) await this.current?.kill();
    }
  }

  private async boot(): Promise<RunningProcess> {
    for (;;) {
      const began = Date.now();
      try {
        return await this.begin();
      } catch (error) {
        if (this.stopped || Date.now() - began > PATIENCE_MS) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }
}
