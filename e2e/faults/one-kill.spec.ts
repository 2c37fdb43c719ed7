import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Crashable } from './support/crashable.js';
import { finalStateOf } from './support/final-state.js';
import { Fixtures } from './support/fixtures.js';
import { Scenario } from './support/scenario.js';

/** One kill of each process in every run of the gate; `kill-at-stage` has all places. */
describe(`kill -9 once for the API and once for the worker, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let undisturbed: Scenario;
  let disturbed: Scenario;

  beforeAll(async () => {
    shop = await Shop.open({ env: { DB_POOL: '5' } });
    fixtures = new Fixtures(shop);
    [undisturbed, disturbed] = [await Scenario.prepare(fixtures, shop), await Scenario.prepare(fixtures, shop)];
  }, 120_000);

  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  // The lock of a killed worker's job runs out after ten to fifteen seconds.
  it('ends as if nothing had happened', async () => {
    const [api, worker] = [new Crashable(shop, 'api'), new Crashable(shop, 'worker')];
    await Promise.all([api.start('place-order:committed'), worker.start('job:committed/order-paid')]);
    const admin = await Admin.signIn(shop);
    for (const scenario of [undisturbed, disturbed]) await scenario.signIn(admin.token);
    await undisturbed.runToEnd();

    await disturbed.runUntil('member-orders');
    api.arm();
    const ordered = disturbed.runStep();
    ordered.catch(() => undefined); // looked at below
    expect(await api.died()).toBe('place-order:committed');
    await api.start();
    await ordered;

    await disturbed.runUntil('admin-confirms');
    await disturbed.idle();
    worker.arm();
    await disturbed.runStep();
    expect(await worker.died()).toBe('job:committed/order-paid');
    await worker.start();
    await disturbed.runToEnd();

    await shop.settled(60_000);
    expect(await finalStateOf(shop, disturbed)).toEqual(await finalStateOf(shop, undisturbed));
    expect(await shop.brokenInvariants()).toEqual([]);
  }, 110_000);
});
