import { afterAll, beforeAll, expect, it } from '@jest/globals';
import path from 'node:path';
import { daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { RuntimeModule } from '#runtime/runtime.module';
import { startChild } from '#testing/child-process';
import { aFamily } from '#testing/factories';
import { aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';

/** The sweep runs every ten seconds. */
const SWEPT_MS = 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterAll(() => world.close());

it.each<CrashPoint>(['due-renewals:before-commit', 'due-renewals:committed'])(
  'a worker that is killed at %s leaves a lapsed seat with one invoice and one event, which the next one completes',
  async (stage) => {
    const family = await aFamily(world.database, { hostSeats: 0, regularSeats: 2 });
    await aPrice(world.database, family.plans.ready.variantUid);
    const { accountUid, orderUid } = await aRenewingSeat(world.database, family, daysAfter(new Date(), -40));
    const marker = path.join(world.env.DATA_DIR!, stage.replace(':', '-'));
    const env = { ...world.env, LOG_LEVEL: 'warn' };
    const first = startChild('worker/src/main.ts', { ...env, CRASH_AT: stage, CRASH_MARKER: marker });
    expect(await first.ended).toBe('SIGKILL');
    const second = startChild('worker/src/main.ts', env);
    try {
      await until(
        'the seat to lapse',
        () =>
          world.database.account.findFirst({ where: { uid: accountUid, status: ACCOUNT_STATUS.waitingForFollowUp } }),
        SWEPT_MS,
      );
    } finally {
      await second.kill();
    }
    expect(await world.database.invoice.count({ where: { orderUid, purpose: 'renewal' } })).toBe(1);
    const lapsed = { name: 'seat.lapsed', payload: { path: ['accountUid'], equals: accountUid } };
    expect(await world.database.outbox.count({ where: lapsed })).toBe(1);
  },
  3 * SWEPT_MS,
);
