import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { setDueDate } from '#testing/money-factories';
import { settled, until } from '#testing/settle';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { GroupsProcessor } from './groups.processor.js';
import { Clock } from '#runtime/platform/clock/clock';
import { reopenOrder } from '#runtime/sales/reopen-order';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { USUAL_HOURS } from '#domain/platform/opening-hours';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
});
afterAll(() => world.close());

const PRE_ORDER = { kind: 'pre-order', announced: true } as const;
const statusOf = async (orderUid: string) => {
  const { status, account, invoices } = await world.database.order.findUniqueOrThrow({
    where: { uid: orderUid },
    include: { account: true, invoices: true },
  });
  return { order: status, account: account!.status, dueAt: invoices[0]?.dueAt ?? null };
};
const asked = (orderUid: string) =>
  world.database.outbox.count({
    where: { name: 'order.payment-requested', payload: { path: ['orderUid'], equals: orderUid } },
  });

describe('request-payments', () => {
  it('asks each pre-order member once when the group fills, with a deadline and a message', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const members = [];
    for (let n = 0; n < 2; n += 1) members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
    await settled(world.database);
    for (const { orderUid } of members) {
      expect(await statusOf(orderUid)).toEqual({ order: ORDER_STATUS.waitingForGroup, account: 1, dueAt: null });
      expect(await asked(orderUid)).toBe(0);
    }

    members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
    await settled(world.database);
    for (const { orderUid, customerUid } of members) {
      const { order, account, dueAt } = await statusOf(orderUid);
      expect({ order, account }).toEqual({
        order: ORDER_STATUS.awaitingPayment,
        account: ACCOUNT_STATUS.waitingForFollowUp,
      });
      expect(Math.abs(dueAt!.getTime() - paymentDeadline(new Date(), USUAL_HOURS).getTime())).toBeLessThan(10_000);
      expect(await asked(orderUid)).toBe(1);
      expect(await world.database.notification.count({ where: { customerUid, kind: 'tell-payment-requested' } })).toBe(
        1,
      );
    }
  });

  it('gives the same time to a customer whose e-mail is unverified', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const { orderUid, customerUid } = await anOrder(world.database, family, groupUid, PRE_ORDER);
    await world.database.customer.update({ where: { uid: customerUid }, data: { emailVerifiedAt: null } });
    await world.database.order.update({ where: { uid: orderUid }, data: { verifyBy: new Date(Date.now() + HOUR_MS) } });
    for (let n = 0; n < 2; n += 1) await anOrder(world.database, family, groupUid, PRE_ORDER);
    await settled(world.database);
    const { dueAt } = await statusOf(orderUid);
    expect(Math.abs(dueAt!.getTime() - paymentDeadline(new Date(), USUAL_HOURS).getTime())).toBeLessThan(10_000);
    const asked = await world.database.notification.findFirstOrThrow({
      where: { customerUid, kind: 'tell-payment-requested' },
    });
    expect(asked.body).not.toContain('Verifikasi emailmu');
  });

  it('asks no member twice when the event is delivered again', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const members = [];
    for (let n = 0; n < 3; n += 1) members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
    await settled(world.database);
    await Promise.all(
      Array.from({ length: 10 }, () => deliver<'groups'>(world, GroupsProcessor, 'request-payments', { groupUid })),
    );
    for (const { orderUid } of members) expect(await asked(orderUid)).toBe(1);
  });

  it('leaves members of a Ready plan alone', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const ready = await anOrder(world.database, family, groupUid, { announced: true });
    for (let n = 0; n < 2; n += 1) await anOrder(world.database, family, groupUid, PRE_ORDER);
    await settled(world.database);
    expect(await statusOf(ready.orderUid)).toMatchObject({ order: ORDER_STATUS.awaitingPayment, account: 1 });
    expect(await asked(ready.orderUid)).toBe(0);
  });

  it('asks no member when the group is not full any more, and all who have not paid when it fills again', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    for (let n = 0; n < 2; n += 1) await anOrder(world.database, family, groupUid, { kind: 'pre-order' });
    await announceAndSettle(world, 'group.filled', { groupUid, fillEpoch: 1 });
    const waiting = await world.database.account.findMany({ where: { groupUid } });
    expect(waiting.map(({ status }) => status)).toEqual([ACCOUNT_STATUS.registered, ACCOUNT_STATUS.registered]);

    const last = await anOrder(world.database, family, groupUid, PRE_ORDER);
    await settled(world.database);
    // One of them does not pay in time: the seat is free, and another customer fills the group again.
    await setDueDate(world.database, last.orderUid, new Date(Date.now() - 1_000));
    await until('the order to expire', async () => (await statusOf(last.orderUid)).order === ORDER_STATUS.expired);
    await settled(world.database);
    const newcomer = await anOrder(world.database, family, groupUid, PRE_ORDER);
    await settled(world.database);
    expect(await asked(newcomer.orderUid)).toBe(1);
    // Their time stood still meanwhile.
    for (const { orderUid } of waiting) expect(await asked(orderUid)).toBe(2);
    const group = await world.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    expect(group.fillEpoch).toBe(2);
  });
});

describe('a full pre-order that loses a member before all have paid', () => {
  const close = (orderUid: string, action: 'cancel' | 'expire') =>
    world.database.transaction(async (tx) => {
      const lines = world.get(ProductLines);
      const clock = world.get(Clock);
      const order = await lockWholeOrder(tx, lines, orderUid);
      const cause = { actor: action === 'cancel' ? 'customer' : 'system', by: 'uji', why: 'Uji' } as const;
      await closeOrder(tx, lines, order, action, { cause, clock });
    });
  const reopen = (orderUid: string) =>
    world.database.transaction(async (tx) => {
      const lines = world.get(ProductLines);
      const order = await lockWholeOrder(tx, lines, orderUid);
      const at = new Date();
      const step = { cause: { actor: 'admin', by: 'Sari', why: 'Uji' }, at } as const;
      await reopenOrder(tx, lines, order, { dueAt: paymentDeadline(at, USUAL_HOURS), verifyBy: null }, step);
    });

  it.each(['cancel', 'expire'] as const)(
    'stops the clocks of the others (%s) until it is full again, then asks once more',
    async (way) => {
      const { uid: groupUid } = await aGroup(world.database, family);
      const members = [];
      for (let n = 0; n < 3; n += 1) members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
      await settled(world.database);
      const [gone, first, second] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
      await close(gone.orderUid, way);
      await settled(world.database);
      for (const { orderUid } of [first, second])
        expect(await statusOf(orderUid)).toMatchObject({ order: ORDER_STATUS.awaitingPayment, dueAt: null });
      const heard = ({ customerUid }: { customerUid: string }) =>
        world.database.notification.count({ where: { customerUid, kind: 'tell-clock-stopped' } });
      expect([await heard(first), await heard(second), await heard(gone)]).toEqual([1, 1, 0]);

      const late = await anOrder(world.database, family, groupUid, PRE_ORDER);
      await settled(world.database);
      for (const { orderUid } of [first, second, late]) {
        const { order, dueAt } = await statusOf(orderUid);
        expect(order).toBe(ORDER_STATUS.awaitingPayment);
        expect(Math.abs(dueAt!.getTime() - paymentDeadline(new Date(), USUAL_HOURS).getTime())).toBeLessThan(10_000);
      }
      expect([await asked(first.orderUid), await asked(late.orderUid)]).toEqual([2, 1]);
    },
  );

  it('gives one that is reopened before it is full again no deadline either, and the same one as the others then', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const members = [];
    for (let n = 0; n < 3; n += 1) members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
    await settled(world.database);
    const [back, gone, stays] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
    for (const { orderUid } of [back, gone]) await close(orderUid, 'expire');
    await settled(world.database);
    await reopen(back.orderUid);
    await settled(world.database);
    expect(await statusOf(back.orderUid)).toEqual({
      order: ORDER_STATUS.awaitingPayment,
      account: ACCOUNT_STATUS.waitingForFollowUp,
      dueAt: null,
    });
    expect(await statusOf(back.orderUid)).toEqual(await statusOf(stays.orderUid));
    const mail = { customerUid: back.customerUid, kind: 'tell-order-reopened' };
    const { body } = await world.database.notification.findFirstOrThrow({ where: mail });
    expect(body).toContain('Batas waktu bayarnya belum berjalan');

    await anOrder(world.database, family, groupUid, PRE_ORDER);
    await settled(world.database);
    const [dueBack, dueStays] = [await statusOf(back.orderUid), await statusOf(stays.orderUid)];
    expect(dueBack).toEqual(dueStays);
    expect(dueBack.dueAt).not.toBeNull();
    expect([await asked(back.orderUid), await asked(stays.orderUid)]).toEqual([2, 2]);
  });

  it('has one that is reopened in a group that is full by it wait for its payment as those who were asked do', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const members = [];
    for (let n = 0; n < 3; n += 1) members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
    await settled(world.database);
    const [back, stays] = members as [(typeof members)[0], (typeof members)[0]];
    await close(back.orderUid, 'expire');
    await settled(world.database);
    await reopen(back.orderUid);
    await settled(world.database);
    const [first, second] = [await statusOf(back.orderUid), await statusOf(stays.orderUid)];
    const { awaitingPayment: order } = ORDER_STATUS;
    const { waitingForFollowUp: account } = ACCOUNT_STATUS;
    expect([first, second]).toMatchObject([
      { order, account },
      { order, account },
    ]);
    expect([first.dueAt, second.dueAt]).not.toContain(null);
  });

  it.each(['a member uses it', 'the shop has bought it'])('stops no clock in a group that runs: %s', async (how) => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const used = how === 'a member uses it' && { accountStatus: ACCOUNT_STATUS.active, confirmedAt: new Date() };
    const [gone, stays] = [
      await anOrder(world.database, family, groupUid, PRE_ORDER),
      await anOrder(world.database, family, groupUid, PRE_ORDER),
    ];
    await anOrder(world.database, family, groupUid, used ? { ...used, announced: true } : PRE_ORDER);
    await settled(world.database);
    const at = new Date();
    const bought = { boughtAt: at, boughtBy: 'Dewi', costSen: 100n, account: 'toko', renewsOn: daysAfter(at, 20) };
    if (!used)
      await world.database.shopPurchase.create({ data: { groupUid, number: 1, askedAt: at, dueAt: at, ...bought } });
    await close(gone.orderUid, 'cancel');
    await settled(world.database);
    expect((await statusOf(stays.orderUid)).dueAt).not.toBeNull();
  });

  it('does not give time to one whose deadline has passed', async () => {
    const { uid: groupUid } = await aGroup(world.database, family);
    const members = [];
    for (let n = 0; n < 3; n += 1) members.push(await anOrder(world.database, family, groupUid, PRE_ORDER));
    await settled(world.database);
    const past = new Date(Date.now() - HOUR_MS);
    await setDueDate(world.database, members[1]!.orderUid, past);
    await close(members[0]!.orderUid, 'cancel');
    await settled(world.database);
    expect((await statusOf(members[1]!.orderUid)).dueAt).toEqual(past);
  });
});
