import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { dueAtOf } from '#domain/products/subscriptions/shop-purchases/shop-purchase';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { announce } from '#runtime/platform/outbox/announce';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { aRenewingSeat } from '#testing/renewing-seat';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { ShopPurchasesSweep } from './shop-purchases.sweep.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());
beforeEach(async () => {
  jest.restoreAllMocks();
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
});

const sweepAt = async (at: Date, workers = 1) => {
  jest.spyOn(world.get(Clock), 'now').mockReturnValue(at);
  await Promise.all(Array.from({ length: workers }, () => world.get(ShopPurchasesSweep).sweep()));
};
const NOW = new Date();
const purchasesOf = (groupUid: string) =>
  world.database.shopPurchase.findMany({ where: { groupUid }, orderBy: { number: 'asc' } });
const aMember = (groupUid: string) => aRenewingSeat(world.database, family, daysAfter(NOW, -1), { groupUid });
const buy = (uid: string, askNextAt: Date) =>
  world.database.shopPurchase.update({
    where: { uid },
    data: {
      account: 'toko-1',
      costSen: 18_600_000n,
      renewsOn: daysAfter(NOW, 30),
      askNextAt,
      boughtAt: NOW,
      boughtBy: 'Sari',
    },
  });

it('the first cycle is asked for once a member is active, by one of several sweeps', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  await anOrder(world.database, family, groupUid);
  await sweepAt(NOW);
  expect(await purchasesOf(groupUid)).toEqual([]);
  await aMember(groupUid);
  await sweepAt(NOW, 4);
  await sweepAt(NOW);
  expect(await purchasesOf(groupUid)).toMatchObject([{ number: 1, dueAt: dueAtOf(NOW), boughtAt: null }]);
});

it('is asked for no earlier than its members have paid, whose payments a sweep may see that began before them', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  const paid = { accountStatus: ACCOUNT_STATUS.pending, confirmedAt: NOW };
  await anOrder(world.database, family, groupUid, paid);
  await sweepAt(daysAfter(NOW, -1));
  const [asked] = await purchasesOf(groupUid);
  expect(asked).toMatchObject({ askedAt: NOW, boughtAt: null });
});

it('a paid member waits for the purchase, which is asked for at once, and its period begins with it', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  const seat = await anOrder(world.database, family, groupUid, {
    status: ORDER_STATUS.processing,
    accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
    confirmedAt: NOW,
  });
  await aPayment(world.database, seat.orderUid, { decidedAt: NOW });
  await world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], NOW));
  const accountOf = () =>
    world.database.account.findUniqueOrThrow({ where: { uid: seat.accountUid }, include: { periods: true } });
  expect(await accountOf()).toMatchObject({
    status: ACCOUNT_STATUS.pending,
    pendingReason: 'Menunggu langganan dibeli',
    moneyBackDueAt: daysAfter(NOW, 3),
    periods: [],
  });
  const [purchase, ...others] = await purchasesOf(groupUid);
  expect([purchase!.boughtAt, others]).toEqual([null, []]);
  await sweepAt(NOW);
  expect(await purchasesOf(groupUid)).toHaveLength(1);

  const boughtAt = daysAfter(NOW, 1);
  await buy(purchase!.uid, daysAfter(NOW, 27));
  await world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], boughtAt));
  const active = await accountOf();
  expect(active).toMatchObject({ status: ACCOUNT_STATUS.active, moneyBackDueAt: null });
  expect(active.periods.map(({ startsAt }) => startsAt)).toEqual([boughtAt]);
});

it('who joins after the last cycle has ended waits for the next one, which is asked for at once', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  const asked = { groupUid, number: 1, askedAt: NOW, dueAt: NOW };
  await buy((await world.database.shopPurchase.create({ data: asked })).uid, daysAfter(NOW, 27));
  const lookAt = (at: Date) =>
    world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], at));
  const aPaidSeat = async (at: Date) => {
    const { accountUid, orderUid } = await anOrder(world.database, family, groupUid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
      confirmedAt: at,
    });
    await aPayment(world.database, orderUid, { decidedAt: at });
    return () => world.database.account.findUniqueOrThrow({ where: { uid: accountUid } });
  };
  const [inTime, ended] = [daysAfter(NOW, 28), daysAfter(NOW, 31)];
  const early = await aPaidSeat(inTime);
  await lookAt(inTime);
  expect(await early()).toMatchObject({ status: ACCOUNT_STATUS.active });
  await world.database.account.updateMany({ where: { groupUid }, data: { status: ACCOUNT_STATUS.cancelled } });

  const late = await aPaidSeat(ended);
  await lookAt(ended);
  await lookAt(ended);
  await sweepAt(ended, 4);
  expect(await late()).toMatchObject({
    status: ACCOUNT_STATUS.pending,
    pendingReason: 'Menunggu langganan dibeli',
  });
  const [, next, ...others] = await purchasesOf(groupUid);
  expect([next, others]).toMatchObject([{ number: 2, dueAt: dueAtOf(ended), boughtAt: null }, []]);

  await world.database.shopPurchase.update({
    where: { uid: next!.uid },
    data: {
      account: 'toko-1',
      costSen: 18_600_000n,
      renewsOn: daysAfter(ended, 30),
      boughtAt: ended,
      boughtBy: 'Sari',
    },
  });
  await lookAt(ended);
  expect(await late()).toMatchObject({ status: ACCOUNT_STATUS.active });
});

it('is asked for anew once all whom it was asked for have left and somebody pays again, and is due from then', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  const pays = async (at: Date) => {
    const seat = await anOrder(world.database, family, groupUid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
      confirmedAt: at,
    });
    await aPayment(world.database, seat.orderUid, { decidedAt: at });
    await world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], at));
    return seat.accountUid;
  };
  const leaves = (uid: string) =>
    world.database.account.update({ where: { uid }, data: { status: ACCOUNT_STATUS.refunded } });
  await leaves(await pays(NOW));
  await sweepAt(daysAfter(NOW, 4));
  expect(await purchasesOf(groupUid)).toMatchObject([{ number: 1, askedAt: NOW, dueAt: dueAtOf(NOW) }]);

  const [second, third] = [daysAfter(NOW, 5), daysAfter(NOW, 6)];
  const leaving = await pays(second);
  expect(await purchasesOf(groupUid)).toMatchObject([{ number: 1, askedAt: second, dueAt: dueAtOf(second) }]);
  await pays(third);
  expect(await purchasesOf(groupUid)).toMatchObject([{ dueAt: dueAtOf(second) }]);
  // Who stays was told a date at the payment.
  await leaves(leaving);
  await sweepAt(daysAfter(NOW, 7), 4);
  expect(await purchasesOf(groupUid)).toMatchObject([{ number: 1, askedAt: daysAfter(NOW, 7), dueAt: dueAtOf(third) }]);
});

it('a full group of which nobody is left is bought nothing', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  await world.database.accountGroup.update({ where: { uid: groupUid }, data: { filledAt: NOW } });
  await sweepAt(NOW);
  expect(await purchasesOf(groupUid)).toEqual([]);
});

it('members of a pre-order who have all paid wait for the purchase, and become active with it', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  const seats = [];
  for (let n = 0; n < 3; n += 1) {
    const paid = {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
      confirmedAt: NOW,
    };
    const seat = await anOrder(world.database, family, groupUid, { kind: 'pre-order', ...(n < 2 && paid) });
    if (n < 2) await aPayment(world.database, seat.orderUid, { decidedAt: NOW });
    seats.push(seat);
  }
  const reasons = async () =>
    (await world.database.account.findMany({ where: { groupUid }, orderBy: { seatNumber: 'asc' } })).map(
      ({ status, pendingReason }) => pendingReason ?? status,
    );
  const lookAt = () =>
    world.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], NOW));
  await lookAt();
  const waits = 'Menunggu 1 anggota membayar';
  expect(await reasons()).toEqual([waits, waits, ACCOUNT_STATUS.registered]);
  await sweepAt(NOW);
  expect(await purchasesOf(groupUid)).toEqual([]);

  const { accountUid, orderUid } = seats[2]!;
  await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.processing } });
  await world.database.account.update({
    where: { uid: accountUid },
    data: { status: ACCOUNT_STATUS.waitingForConfirmation, confirmedAt: NOW },
  });
  await aPayment(world.database, orderUid, { decidedAt: NOW });
  await lookAt();
  expect(await reasons()).toEqual(Array<string>(3).fill('Menunggu langganan dibeli'));
  await sweepAt(NOW, 4);
  const { uid: purchaseUid } = (await purchasesOf(groupUid))[0]!;
  await buy(purchaseUid, daysAfter(NOW, 27));
  jest.restoreAllMocks();
  await world.database.transaction((tx) => announce(tx, 'shop-purchase.bought', { groupUid, purchaseUid }));
  await settled(world.database);
  expect(await reasons()).toEqual(Array<number>(3).fill(ACCOUNT_STATUS.active));
  expect(await world.database.seatPeriod.count({ where: { account: { groupUid } } })).toBe(3);
});

it('a group with a host buys nothing', async () => {
  const hosted = await aFamily(world.database);
  const groupUid = (await aGroup(world.database, hosted)).uid;
  await aRenewingSeat(world.database, hosted, NOW, { groupUid });
  await sweepAt(NOW);
  expect(await purchasesOf(groupUid)).toEqual([]);
});

it('the next cycle is asked for when its time has come, once, and not for a group without members or a closed one', async () => {
  const groups = await Promise.all([0, 1, 2].map(async () => (await aGroup(world.database, family)).uid));
  const [full, empty, closed] = groups as [string, string, string];
  const members = await Promise.all(groups.map((groupUid) => aMember(groupUid)));
  await sweepAt(NOW);
  const later = daysAfter(NOW, 27);
  for (const groupUid of groups) await buy((await purchasesOf(groupUid))[0]!.uid, later);
  await world.database.account.update({ where: { uid: members[1]!.accountUid }, data: { status: 5 } });
  await world.database.accountGroup.update({
    where: { uid: closed },
    data: { closedAt: NOW, freeHostSeats: [], freeRegularSeats: [] },
  });
  await sweepAt(daysAfter(NOW, 26));
  expect(await purchasesOf(full)).toHaveLength(1);
  await sweepAt(later, 4);
  await sweepAt(daysAfter(NOW, 60));
  expect((await purchasesOf(full)).map(({ number }) => number)).toEqual([1, 2]);
  expect([(await purchasesOf(empty)).length, (await purchasesOf(closed)).length]).toEqual([1, 1]);
});

it('the cost goes from what is held for the members to the bank, once', async () => {
  const groupUid = (await aGroup(world.database, family)).uid;
  await aMember(groupUid);
  await sweepAt(NOW);
  const { uid: purchaseUid } = (await purchasesOf(groupUid))[0]!;
  await buy(purchaseUid, daysAfter(NOW, 27));
  jest.restoreAllMocks();
  for (let n = 0; n < 2; n += 1)
    await world.database.transaction((tx) => announce(tx, 'shop-purchase.bought', { groupUid, purchaseUid }));
  await settled(world.database);
  const postings = await world.database.ledgerPosting.findMany({ where: { entry: { cause: purchaseUid } } });
  expect(postings.map(({ account, amountSen, subjectUid }) => [account, amountSen, subjectUid]).toSorted()).toEqual([
    ['bank', -18_600_000n, groupUid],
    ['memberFunds', 18_600_000n, groupUid],
  ]);
});
