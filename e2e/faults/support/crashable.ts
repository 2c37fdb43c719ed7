import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from '../../support/process.js';
import type { Shop } from '../../support/shop.js';

const DIES_WITHIN_MS = 15_000;
const DISARMED = 'not yet';

/** An API or worker that kills itself at a crash point (libs/runtime/src/platform/crash-point.ts) and is started again. */
export class Crashable {
  /** When it died, by `Date.now()`. */
  readonly deaths: number[] = [];
  private current: RunningProcess | null = null;
  private crashAt = '';
  private readonly marker: string;

  constructor(
    private readonly shop: Shop,
    readonly kind: 'api' | 'worker',
    /** A TypeScript file in its place. */
    private readonly source?: string,
  ) {
    this.marker = path.join(shop.env.DATA_DIR!, `crash-of-${kind}`);
  }

  /** Starts it so that it can be armed for `crashAt` without another restart. */
  async start(crashAt = ''): Promise<void> {
    writeFileSync(this.marker, DISARMED);
    this.crashAt = crashAt;
    const env = { CRASH_AT: crashAt, CRASH_MARKER: this.marker };
    const { kind, shop, source } = this;
    const process = await (kind === 'api' ? shop.startApi(env, source) : shop.startWorker(env, source));
    void process.ended.then(() => this.deaths.push(Date.now()));
    this.current = process;
  }

  /** Makes sure that it runs and can be armed for `crashAt`. */
  async prepare(crashAt: string): Promise<void> {
    if (this.isRunning() && crashAt === this.crashAt) return;
    if (this.isRunning()) await this.kill();
    await this.start(crashAt);
  }

  /** From now on it kills itself at the crash point that it was started for. */
  arm(): void {
    rmSync(this.marker);
  }

  /** Waits until it has killed itself. @returns the crash point. @throws Error with its output when it did not, or ended otherwise. */
  async died(): Promise<string> {
    const { current } = this;
    if (!current) throw new Error(`the ${this.kind} does not run`);
    const how = await Promise.race([current.ended, sleep(DIES_WITHIN_MS, 'alive', { ref: false })]);
    const marked = existsSync(this.marker) ? readFileSync(this.marker, 'utf8') : 'nothing';
    if (how !== 'SIGKILL' || marked !== `${this.crashAt} ${current.pid}`)
      throw new Error(`${this.kind} at ${this.crashAt}: ${how}, marked "${marked}"\n${current.output().slice(-2_000)}`);
    return this.crashAt;
  }

  /** Ends it at once, wherever it is. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<NodeJS.Signals | number> {
    if (!this.current) throw new Error(`the ${this.kind} does not run`);
    return this.current.kill(signal);
  }

  async printed(text: string): Promise<boolean> {
    return this.current?.output().includes(text) ?? false;
  }

  isRunning(): boolean {
    return this.current?.isRunning() ?? false;
  }
}
