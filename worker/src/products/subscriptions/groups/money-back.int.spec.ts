import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { MoneyBackSweep } from './money-back.sweep.js';

const PAID = new Date('2026-11-20T03:00:00Z');
const DUE = new Date(PAID.getTime() + 72 * HOUR_MS);

let world: World;
let family: Family;
let groupUid: string;
let seat: Awaited<ReturnType<typeof anOrder>>;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());
beforeEach(async () => {
  family = await aFamily(world.database);
  groupUid = (await aGroup(world.database, family)).uid;
  seat = await anOrder(world.database, family, groupUid, {
    status: ORDER_STATUS.processing,
    accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
    confirmedAt: PAID,
  });
  await activate(PAID);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const activate = (at: Date) =>
  world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: seat.orderUid }], at));
async function sweepAt(moment: Date, workers = 1): Promise<number> {
  jest.spyOn(world.get(Clock), 'now').mockReturnValue(moment);
  const offered = await Promise.all(Array.from({ length: workers }, () => world.get(MoneyBackSweep).sweep()));
  return offered.reduce((sum, count) => sum + count, 0);
}
const offers = async () => {
  await settled(world.database);
  const kind = 'tell-money-back-offered';
  return world.database.notification.findMany({ where: { customerUid: seat.customerUid, kind } });
};

it('a paid seat that has waited for 72 hours is offered its money once, whatever sweeps and whenever', async () => {
  expect(await sweepAt(new Date(DUE.getTime() - 1))).toBe(0);
  expect(await sweepAt(DUE, 5)).toBe(1);
  for (const moment of [daysAfter(DUE, 31), PAID]) expect(await sweepAt(moment, 2)).toBe(0);
  expect((await offers()).map(({ title }) => title)).toEqual([expect.stringContaining('uangmu bisa kembali')]);
});

it('a seat that has become active meanwhile is offered nothing', async () => {
  await anOrder(world.database, family, groupUid, {
    kind: 'host',
    accountStatus: ACCOUNT_STATUS.active,
    confirmedAt: DUE,
  });
  await activate(DUE);
  expect(await sweepAt(daysAfter(DUE, 1))).toBe(0);
  expect(await offers()).toEqual([]);
});

it('a seat that is not paid has no clock', async () => {
  const unpaid = await anOrder(world.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.registered });
  const { moneyBackDueAt } = await world.database.account.findUniqueOrThrow({ where: { uid: unpaid.accountUid } });
  expect(moneyBackDueAt).toBeNull();
});
