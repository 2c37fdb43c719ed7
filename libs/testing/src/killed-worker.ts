import path from 'node:path';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { type Child, startChild } from './child-process.js';

/** Workers as processes of their own, for tests that kill them. */
export class TestWorkers {
  private readonly children: Child[] = [];

  constructor(private readonly world: () => { env: Record<string, string> }) {}

  /** Starts one, with more environment. */
  start(env: Record<string, string> = {}): Child {
    const child = startChild('worker/src/main.ts', { ...this.world().env, LOG_LEVEL: 'warn', ...env });
    this.children.push(child);
    return child;
  }

  /** Starts one that kills itself the first time it comes to `stage` (`<point>/<job>`: of this job), and waits until it has. @throws Error when it ends otherwise. */
  async dieAt(stage: CrashPoint | `${CrashPoint}/${string}`): Promise<void> {
    const CRASH_MARKER = path.join(this.world().env.DATA_DIR!, stage.replace(/\W/g, '-'));
    const child = this.start({ CRASH_AT: stage, CRASH_MARKER });
    const ending = await child.ended;
    if (ending !== 'SIGKILL') throw new Error(`ended by ${ending} instead of at ${stage}: ${child.output()}`);
  }

  /** Kills those that run. */
  async stop(): Promise<void> {
    await Promise.all(this.children.splice(0).map((child) => child.kill()));
  }
}
