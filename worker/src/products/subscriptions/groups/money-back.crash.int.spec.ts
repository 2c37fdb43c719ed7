import { afterAll, beforeAll, expect, it } from '@jest/globals';
import path from 'node:path';
import { daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { RuntimeModule } from '#runtime/runtime.module';
import { startChild } from '#testing/child-process';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';

/** The sweep runs every ten seconds. */
const SWEPT_MS = 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterAll(() => world.close());

it.each<CrashPoint>(['money-back:before-commit', 'money-back:committed'])(
  'a worker that is killed at %s loses no offer of money back, and the next one makes none twice',
  async (stage) => {
    const paidAt = daysAfter(new Date(), -4);
    const family = await aFamily(world.database);
    const groupUid = (await aGroup(world.database, family)).uid;
    const { accountUid, orderUid, customerUid } = await anOrder(world.database, family, groupUid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
      confirmedAt: paidAt,
    });
    await world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: orderUid }], paidAt));
    const marker = path.join(world.env.DATA_DIR!, stage.replace(':', '-'));
    const env = { ...world.env, LOG_LEVEL: 'warn' };
    const first = startChild('worker/src/main.ts', { ...env, CRASH_AT: stage, CRASH_MARKER: marker });
    expect(await first.ended).toBe('SIGKILL');
    const second = startChild('worker/src/main.ts', env);
    const kind = 'tell-money-back-offered';
    try {
      await until(
        'the message of the offer',
        () => world.database.notification.findFirst({ where: { customerUid, kind } }),
        SWEPT_MS,
      );
      await settled(world.database, SWEPT_MS);
    } finally {
      await second.kill();
    }
    const offers = { name: 'seat.money-back-offered', payload: { path: ['accountUid'], equals: accountUid } };
    expect(await world.database.outbox.count({ where: offers })).toBe(1);
    expect(await world.database.notification.count({ where: { customerUid, kind } })).toBe(1);
  },
  3 * SWEPT_MS,
);
