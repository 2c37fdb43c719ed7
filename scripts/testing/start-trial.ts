import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { FakeProject, type Start } from './fake-project.js';

const READY = /Patungan is ready/;

/** `npm start` of a fake project on a port of its own; `end` stops what still runs and removes it. */
export class StartTrial {
  readonly starts: Start[] = [];

  private constructor(
    readonly project: FakeProject,
    readonly port: number,
  ) {}

  static async prepare(): Promise<StartTrial> {
    return new StartTrial(new FakeProject(), await freePort());
  }

  begin(env: Record<string, string | number> = {}): Start {
    const start = this.project.start(env);
    this.starts.push(start);
    return start;
  }

  async ready(env: Record<string, string> = {}): Promise<Start> {
    const start = this.begin({ PORT: this.port, ...env });
    await start.says(READY);
    return start;
  }

  /** The settings that the API was started with. */
  async environment(): Promise<Record<string, string>> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/`);
    return (await answer.json()) as Record<string, string>;
  }

  async end(): Promise<void> {
    for (const start of this.starts) await start.stop('SIGTERM');
    this.project.remove();
  }
}

/** @throws Error when it does not come true within ten seconds; a condition that throws is not true yet. */
export async function comesTrue(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50))
    try {
      if (condition()) return;
    } catch {
      // A file that is just being written.
    }
  throw new Error('It did not come true within 10 s.');
}

/** Takes a port as soon as it is free. */
export async function listenOn(port: number): Promise<net.Server> {
  for (;;) {
    const server = net.createServer();
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (taken) return server.unref();
    await sleep(5);
  }
}
