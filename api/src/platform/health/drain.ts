import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#runtime/platform/config/config';

/** Then requests that still run are given up. */
const CLOSE_WITHIN_MS = 15_000;

/** Whether this process is about to stop: it answers, and says that it is not ready for new work. */
@Injectable()
export class Drain {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  begin(): void {
    this.draining = true;
  }
}

/** While it drains each answer is the last one of its connection, so that clients open the next one elsewhere. */
export function closeWhileDraining(fastify: FastifyInstance, drain: Drain): void {
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (drain.isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * On SIGTERM or SIGINT: readiness goes first, requests are answered for `DRAIN_SECONDS` more, then the port is closed, what
 * runs is finished, and the process ends. docs/operations.md says what a proxy needs.
 */
export function drainOnSignal(app: NestFastifyApplication, { drainMs }: Config): void {
  const stop = async (): Promise<void> => {
    app.get(Drain, { strict: false }).begin();
    await sleep(drainMs);
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
