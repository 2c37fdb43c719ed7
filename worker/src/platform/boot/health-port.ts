import { type Server, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Health } from '#contracts/platform/health.http';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { Watchdog } from './watchdog.js';

const DATABASE_WITHIN_MS = 3_000;

/** `GET /live` and `GET /ready` of a worker, where WORKER_PORT is set: a small port of its own, for a supervisor. */
@Injectable()
export class HealthPort implements BeforeApplicationShutdown, OnApplicationShutdown {
  private server: Server | null = null;
  private state: 'starting' | 'up' | 'stopping' = 'starting';

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly watchdog: Watchdog,
  ) {}

  /** @throws Error when the port is taken. */
  async open(): Promise<void> {
    if (this.config.workerPort === undefined) return;
    const server = createServer((request, response) => {
      void this.answer(request.url).then((parts) => {
        const isUp = parts && Object.values(parts).every((part) => part === 'up');
        const status = parts ? (isUp ? 200 : 503) : 404;
        const again = status === 503 && { 'retry-after': '2' };
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...again });
        response.end(JSON.stringify({ data: parts, meta: { status } }));
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.config.workerPort, resolve);
    });
    this.server = server;
  }

  /** Its queue workers take jobs. */
  ready(): void {
    this.state = 'up';
  }

  beforeApplicationShutdown(): void {
    this.state = 'stopping';
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(path: string | undefined): Promise<object | null> {
    if (path === '/live') return { process: this.watchdog.complaint() === null ? 'up' : 'down' };
    if (path !== '/ready') return null;
    return { database: await this.databaseUp(), process: this.state };
  }

  private databaseUp(): Promise<Health['database']> {
    const up = this.database.statement(Prisma.sql`SELECT 1`).then(
      () => 'up' as const,
      () => 'down' as const,
    );
    return Promise.race([up, sleep(DATABASE_WITHIN_MS, 'down' as const, { ref: false })]);
  }
}
