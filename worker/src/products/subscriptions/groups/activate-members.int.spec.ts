import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { NOT_BOUGHT } from '#domain/products/subscriptions/groups/activate-members';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { findSeatWait } from '#runtime/products/subscriptions/find-seat-wait';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { GroupsProcessor } from './groups.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const ACTIVE_HOST: OrderGiven = { kind: 'host', accountStatus: ACCOUNT_STATUS.active, confirmedAt: new Date() };
/** As the API leaves it when an admin has confirmed the payment. */
const CONFIRMED: OrderGiven = {
  status: ORDER_STATUS.processing,
  accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
  confirmedAt: new Date(),
  dueAt: null,
};
const seat = async (orderUid: string) => {
  const { status, account } = await world.database.order.findUniqueOrThrow({
    where: { uid: orderUid },
    include: { account: { include: { history: true } } },
  });
  return { order: status, account: account!.status, pendingReason: account!.pendingReason, moves: account!.history };
};
const activate = (groupUid: string, eventUid: string = randomUUID()) =>
  deliver<'groups'>(world, GroupsProcessor, 'activate-members', { groupUid }, eventUid);
const openGroup = async (given: Parameters<typeof aFamily>[1] = {}) => {
  const family: Family = await aFamily(world.database, given);
  return { family, groupUid: (await aGroup(world.database, family)).uid };
};

describe('activate-members', () => {
  it('activates a confirmed member of a ready group, completes the order, posts the money and notifies the customer', async () => {
    const { family, groupUid } = await openGroup();
    await anOrder(world.database, family, groupUid, ACTIVE_HOST);
    const { orderUid, customerUid } = await anOrder(world.database, family, groupUid, CONFIRMED);
    const payment = await aPayment(world.database, orderUid);

    await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid: payment.uid });

    const { order, account, moves } = await seat(orderUid);
    expect({ order, account }).toEqual({ order: ORDER_STATUS.completed, account: ACCOUNT_STATUS.active });
    expect(moves).toMatchObject([{ fromStatus: 2, toStatus: 3, by: 'system' }]);
    const kinds = await world.database.notification.findMany({ where: { customerUid }, select: { kind: true } });
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['tell-account-status', 'tell-payment-confirmed']);
    expect(await world.database.ledgerEntry.count({ where: { kind: 'payment', cause: payment.uid } })).toBe(1);
  });

  it('moves once when the same event arrives twice, at once', async () => {
    const { family, groupUid } = await openGroup();
    await anOrder(world.database, family, groupUid, ACTIVE_HOST);
    const { orderUid } = await anOrder(world.database, family, groupUid, CONFIRMED);
    const eventUid = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => activate(groupUid, eventUid)));
    await activate(groupUid);
    expect((await seat(orderUid)).moves).toHaveLength(1);
  });

  it('holds members with the reason until the host is there', async () => {
    const { family, groupUid } = await openGroup();
    const host = await anOrder(world.database, family, groupUid, { kind: 'host' });
    const { orderUid } = await anOrder(world.database, family, groupUid, CONFIRMED);
    await activate(groupUid);
    expect(await seat(orderUid)).toMatchObject({
      account: ACCOUNT_STATUS.pending,
      order: ORDER_STATUS.processing,
      pendingReason: 'Menunggu host menyiapkan langganan',
    });

    await world.database.account.update({
      where: { uid: host.accountUid },
      data: { status: ACCOUNT_STATUS.active, confirmedAt: new Date() },
    });
    await activate(groupUid);
    expect(await seat(orderUid)).toMatchObject({
      account: ACCOUNT_STATUS.active,
      order: ORDER_STATUS.completed,
      pendingReason: null,
    });
  });

  it('says what a waiting seat lacks now, once the host has come and others are still to pay', async () => {
    const { family, groupUid } = await openGroup({ regularSeats: 4, startsWhenConfirmed: 5 });
    const host = await anOrder(world.database, family, groupUid, { kind: 'host' });
    const { orderUid } = await anOrder(world.database, family, groupUid, CONFIRMED);
    await activate(groupUid);
    expect((await seat(orderUid)).pendingReason).toBe('Menunggu host menyiapkan langganan');
    const data = { status: ACCOUNT_STATUS.active, confirmedAt: new Date() };
    await world.database.account.update({ where: { uid: host.accountUid }, data });
    await activate(groupUid);
    const { account, pendingReason, moves } = await seat(orderUid);
    expect([account, pendingReason, moves.length]).toEqual([ACCOUNT_STATUS.pending, 'Menunggu 3 orang lagi', 1]);
  });

  it('waits for the others, not for a host who is asked to buy once all have paid', async () => {
    const { family, groupUid } = await openGroup({ regularSeats: 4, startsWhenConfirmed: 5, hostBuys: 'paid' });
    await anOrder(world.database, family, groupUid, { kind: 'host' });
    const { orderUid } = await anOrder(world.database, family, groupUid, CONFIRMED);
    const { orderUid: open } = await anOrder(world.database, family, groupUid, {
      status: ORDER_STATUS.awaitingPayment,
    });
    await activate(groupUid);
    expect((await seat(orderUid)).pendingReason).toBe('Menunggu 2 orang lagi dan 1 anggota membayar');
    expect((await findSeatWait(world.database, open, new Date()))?.title).toBe('Menunggu 2 orang lagi');
  });

  it('starts Canva only when all five are confirmed', async () => {
    const { family, groupUid } = await openGroup({ regularSeats: 4, startsWhenConfirmed: 5 });
    await anOrder(world.database, family, groupUid, ACTIVE_HOST);
    const members: string[] = [];
    for (let n = 0; n < 3; n += 1) members.push((await anOrder(world.database, family, groupUid, CONFIRMED)).orderUid);
    const last = await anOrder(world.database, family, groupUid);
    await activate(groupUid);
    for (const orderUid of members)
      expect(await seat(orderUid)).toMatchObject({
        account: ACCOUNT_STATUS.pending,
        pendingReason: 'Menunggu 1 anggota membayar',
      });

    await world.database.order.update({ where: { uid: last.orderUid }, data: { status: ORDER_STATUS.processing } });
    await world.database.account.update({
      where: { uid: last.accountUid },
      data: { status: ACCOUNT_STATUS.waitingForConfirmation, confirmedAt: new Date() },
    });
    await activate(groupUid);
    for (const orderUid of [...members, last.orderUid])
      expect(await seat(orderUid)).toMatchObject({ account: ACCOUNT_STATUS.active, order: ORDER_STATUS.completed });
  });

  it('lets a television plan wait for a TV slot, first confirmed first served, and no one else', async () => {
    const { family, groupUid } = await openGroup({ tvSlots: 2 });
    await anOrder(world.database, family, groupUid, ACTIVE_HOST);
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute));
    const second = await anOrder(world.database, family, groupUid, { ...CONFIRMED, needsTv: true, confirmedAt: at(2) });
    const first = await anOrder(world.database, family, groupUid, { ...CONFIRMED, needsTv: true, confirmedAt: at(1) });
    const mobile = await anOrder(world.database, family, groupUid, { ...CONFIRMED, confirmedAt: at(3) });
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { tvTaken: 1, tvSlots: 1 } });

    await activate(groupUid);
    expect((await seat(first.orderUid)).account).toBe(ACCOUNT_STATUS.active);
    expect((await seat(mobile.orderUid)).account).toBe(ACCOUNT_STATUS.active);
    expect(await seat(second.orderUid)).toMatchObject({
      account: ACCOUNT_STATUS.pending,
      pendingReason: 'Menunggu slot TV di grup',
    });
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { tvSlots: 2 } });
    await activate(groupUid);
    expect((await seat(second.orderUid)).account).toBe(ACCOUNT_STATUS.active);
  });
});

describe('a paid pre-order in a group that runs', () => {
  const paidPre: OrderGiven = { ...CONFIRMED, kind: 'pre-order' };
  const aBought = async (groupUid: string, renewsOn: Date) => {
    const at = new Date();
    const bought = { boughtAt: at, boughtBy: 'Dewi', costSen: 100n, account: 'toko', renewsOn };
    await world.database.shopPurchase.create({ data: { groupUid, number: 1, askedAt: at, dueAt: at, ...bought } });
  };
  const inDays = (days: number) => daysAfter(new Date(), days);

  it.each(['bought by the shop', 'bought by its host'])('is activated beside an unpaid seat (%s)', async (how) => {
    const { family, groupUid } = await openGroup({ hostSeats: how === 'bought by its host' ? 1 : 0 });
    if (how === 'bought by its host') await anOrder(world.database, family, groupUid, ACTIVE_HOST);
    else await aBought(groupUid, inDays(20));
    const unpaid = await anOrder(world.database, family, groupUid, { kind: 'pre-order', accountStatus: 7 });
    const { orderUid } = await anOrder(world.database, family, groupUid, paidPre);
    expect(await findSeatWait(world.database, unpaid.orderUid, new Date())).toBeNull();
    await activate(groupUid);
    expect(await seat(orderUid)).toMatchObject({ account: ACCOUNT_STATUS.active, order: ORDER_STATUS.completed });
  });

  it('that an admin has moved there is activated, and where the host buys when all have paid it is asked to', async () => {
    const { family, groupUid } = await openGroup({ hostSeats: 0 });
    await aBought(groupUid, inDays(20));
    await anOrder(world.database, family, groupUid, { kind: 'pre-order', accountStatus: 7 });
    const waits = { ...paidPre, accountStatus: ACCOUNT_STATUS.pending };
    const { orderUid, accountUid } = await anOrder(world.database, family, groupUid, waits);
    await announceAndSettle(world, 'member.moved', { accountUid, orderUid, groupUid, fromGroupUid: groupUid });
    expect(await seat(orderUid)).toMatchObject({ account: ACCOUNT_STATUS.active, order: ORDER_STATUS.completed });

    const hosted = await openGroup({ regularSeats: 1, hostBuys: 'paid' });
    const host = await anOrder(world.database, hosted.family, hosted.groupUid, { kind: 'host' });
    await world.database.hostTask.deleteMany({ where: { accountUid: host.accountUid } });
    const moved = await anOrder(world.database, hosted.family, hosted.groupUid, waits);
    const facts = { accountUid: moved.accountUid, orderUid: moved.orderUid, groupUid: hosted.groupUid };
    await announceAndSettle(world, 'member.moved', { ...facts, fromGroupUid: groupUid });
    const tasks = await world.database.hostTask.findMany({ where: { accountUid: host.accountUid } });
    expect(tasks.map(({ kind }) => kind)).toEqual(['buy']);
  });

  it('waits for the next purchase alone where the last has ended, and that is asked for', async () => {
    const { family, groupUid } = await openGroup({ hostSeats: 0 });
    await aBought(groupUid, inDays(-1));
    await anOrder(world.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.active, confirmedAt: new Date() });
    await anOrder(world.database, family, groupUid, { kind: 'pre-order', accountStatus: 7 });
    const { orderUid } = await anOrder(world.database, family, groupUid, paidPre);
    await activate(groupUid);
    expect(await seat(orderUid)).toMatchObject({ account: ACCOUNT_STATUS.pending, pendingReason: NOT_BOUGHT });
    expect(await world.database.shopPurchase.count({ where: { groupUid, boughtAt: null } })).toBe(1);
  });
});
