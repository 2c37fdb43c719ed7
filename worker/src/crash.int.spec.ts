import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { RuntimeModule } from '#runtime/runtime.module';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { aBoughtGroup, aFamily, anOrder } from '#testing/factories';
import { TestWorkers } from '#testing/killed-worker';
import { aPayment } from '#testing/money-factories';
import { settled, until } from '#testing/settle';
import { announceEvent } from '#testing/events';
import { type World, openWorld } from '#testing/world';

let world: World;
const workers = new TestWorkers(() => world);
beforeEach(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterEach(async () => {
  await workers.stop();
  await world.close();
});

/** A confirmed payment in a ready group: three jobs, then messages and e-mails. */
async function confirmPayment() {
  const family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
  const { uid: groupUid } = await aBoughtGroup(world.database, family);
  const { orderUid, accountUid, customerUid } = await anOrder(world.database, family, groupUid, {
    status: 3,
    accountStatus: 2,
    confirmedAt: new Date(),
    dueAt: null,
  });
  const { uid: paymentUid } = await aPayment(world.database, orderUid);
  await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  return { orderUid, accountUid, customerUid, paymentUid };
}

describe('a worker that is killed', () => {
  it.each<CrashPoint>(['relay:enqueued', 'job:before-commit', 'job:committed', 'mail:sent'])(
    'at %s: the story ends as if nothing had happened',
    async (stage) => {
      const story = await confirmPayment();
      await workers.dieAt(stage);
      expect(await world.database.outbox.count({ where: { settledAt: null } })).toBeGreaterThan(0);

      workers.start();
      await settled(world.database);
      expect(await world.database.ledgerEntry.count({ where: { cause: story.paymentUid } })).toBe(1);
      const { _sum } = await world.database.ledgerPosting.aggregate({ _sum: { amountSen: true } });
      expect(_sum.amountSen).toBe(0n);
      expect(await world.database.accountHistory.count({ where: { accountUid: story.accountUid } })).toBe(1);
      expect(await world.database.order.findUnique({ where: { uid: story.orderUid } })).toMatchObject({ status: 4 });
      const messages = await world.database.notification.findMany({ where: { customerUid: story.customerUid } });
      expect(messages.map(({ kind, emailState }) => [kind, emailState]).sort()).toEqual([
        ['tell-account-status', 'sent'],
        ['tell-payment-confirmed', 'sent'],
      ]);
      expect((await readdir(world.config.mailOutboxDir)).sort()).toEqual(
        messages.map(({ uid }) => `${uid}.eml`).sort(),
      );
    },
    90_000,
  );

  it('with no other worker running: nothing is lost, and two that start at once finish the work', async () => {
    const stories = [];
    for (let n = 0; n < 10; n += 1) stories.push(await confirmPayment());
    workers.start();
    workers.start();
    await settled(world.database);
    expect(await world.database.ledgerEntry.count()).toBe(10);
    for (const { accountUid } of stories)
      expect(await world.database.accountHistory.count({ where: { accountUid } })).toBe(1);
  }, 90_000);
});

describe('a worker that is asked to stop', () => {
  it('stops at once when it is idle, by the signal', async () => {
    const worker = workers.start({ LOG_LEVEL: 'info' });
    await until('the worker', async () => worker.output().includes('worker ready'), 30_000);
    const before = Date.now();
    await worker.kill('SIGTERM');
    expect(await worker.ended).toBe('SIGTERM');
    expect(Date.now() - before).toBeLessThan(5_000);
    expect(worker.output()).not.toMatch(/"level":(50|60)/);
  });
});
