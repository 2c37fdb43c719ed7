import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { daysAfter } from '#domain/platform/durations';
import { Trust } from './trust.js';
import { type Family, aFamily } from '#testing/factories';
import { aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../test/api-world.js';

let api: ApiWorld;
let family: Family;
beforeAll(async () => {
  api = await openApi();
  family = await aFamily(api.database);
});
afterAll(() => api.close());

const NOW = new Date();
/** Seats in groups of their own, whose month began so many days ago; access came three hours after the payment. */
async function seats(count: number, daysAgo: number, given: Parameters<typeof aRenewingSeat>[3] = {}) {
  for (let n = 0; n < count; n += 1) {
    const paidAt = daysAfter(NOW, -daysAgo);
    const { accountUid } = await aRenewingSeat(api.database, family, paidAt, given);
    await api.database.seatAccess.update({ where: { accountUid }, data: { grantedAt: daysAfter(paidAt, 3 / 24) } });
  }
}
async function said() {
  const trust = api.app.get(Trust, { strict: false });
  await trust.count();
  return trust.facts;
}

// Fifty orders with their seats, groups and payments are written, one after the other.
it('the pages say how many groups run, who was served and how long access took, from twenty on, and not of hosts', async () => {
  await seats(19, 5);
  await seats(2, 5, { kind: 'host' });
  expect(await said()).toEqual({});
  // Its month is over: served, and not running any more.
  await seats(1, 100);
  expect(await said()).toEqual({ members: 20 });
  await seats(1, 5);
  expect(await said()).toEqual({ groups: 20, members: 20, accessHours: 3 });
  await api.database.account.updateMany({ where: { role: 'regular' }, data: { status: 4 } });
  expect(await said()).toEqual({ members: 20, accessHours: 3 });
}, 30_000);
