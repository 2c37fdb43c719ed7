import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { deliver } from '#testing/tell';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../worker.module.js';
import { NotificationsProcessor } from './notifications.processor.js';
import type { NotificationKind } from './notify.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms);
const aSeat = async (given: OrderGiven = {}) =>
  anOrder(world.database, family, (await aGroup(world.database, family)).uid, given);
const run = (kind: NotificationKind, payload: object, eventUid: string = randomUUID()) =>
  deliver<'notifications'>(world, NotificationsProcessor, kind, payload, eventUid);
const messagesTo = (customerUid: string) =>
  world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });

describe('notifications', () => {
  it('writes one message for an event, with a link, and has it sent', async () => {
    const { orderUid, customerUid } = await aSeat();
    const eventUid = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => run('tell-order-created', { orderUid }, eventUid)));
    await settled(world.database);
    const [message, ...more] = await messagesTo(customerUid);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'tell-order-created', eventUid, emailState: 'sent' });
    expect(message!.body).toContain('Transfer Rp61.000 sebelum');
    expect(message!.link).toBe(`/payment?type=1&order_uid=${orderUid}&customer_uid=${customerUid}`);
  });

  it('tells each kind of order what comes next', async () => {
    const preOrder = await aSeat({ kind: 'pre-order' });
    const host = await aSeat({ kind: 'host' });
    for (const { orderUid } of [preOrder, host]) await run('tell-order-created', { orderUid });
    expect((await messagesTo(preOrder.customerUid))[0]!.body).toContain('Belum perlu bayar sekarang');
    expect((await messagesTo(host.customerUid))[0]!.body).toContain('Beli langganannya langsung di provider');
  });

  it.each([
    ['cancelled', ORDER_STATUS.cancelled],
    ['expired', ORDER_STATUS.expired],
  ])('does not ask for money for an order that is %s by now', async (_, status) => {
    const { orderUid, customerUid } = await aSeat({ status, accountStatus: 5 });
    await run('tell-order-created', { orderUid });
    await run('tell-payment-requested', { orderUid });
    await run('tell-payment-rejected', { orderUid });
    expect(await messagesTo(customerUid)).toEqual([]);
    await run('tell-order-closed', { orderUid });
    expect(await messagesTo(customerUid)).toHaveLength(1);
  });

  it('gives the reason of the last rejection', async () => {
    const { orderUid, customerUid } = await aSeat();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute));
    await aPayment(world.database, orderUid, { state: 'rejected', reason: 'Nominal kurang', decidedAt: at(1) });
    await aPayment(world.database, orderUid, { state: 'rejected', reason: 'Foto buram', decidedAt: at(2) });
    await run('tell-payment-rejected', { orderUid });
    expect((await messagesTo(customerUid))[0]!.body).toContain('belum bisa kami terima. Foto buram.');
  });

  it('tells account moves only when they are news and still true', async () => {
    const { orderUid, accountUid, customerUid } = await aSeat({ accountStatus: 4, status: ORDER_STATUS.processing });
    await world.database.account.update({
      where: { uid: accountUid },
      data: { pendingReason: 'Menunggu slot TV di grup' },
    });
    await run('tell-account-status', { accountUid, to: 3 }); // not any more
    await run('tell-account-status', { accountUid, to: 4 });
    const [pending, ...more] = await messagesTo(customerUid);
    expect(more).toEqual([]);
    expect(pending!.body).toContain('sudah aman. Menunggu slot TV di grup.');

    await world.database.account.update({ where: { uid: accountUid }, data: { status: 2 } });
    await run('tell-account-status', { accountUid, to: 2 });
    expect(await messagesTo(customerUid)).toHaveLength(1);
    await world.database.account.update({ where: { uid: accountUid }, data: { status: 3 } });
    await run('tell-account-status', { accountUid, to: 3 });
    expect((await messagesTo(customerUid)).map(({ link }) => link)).toEqual(
      Array(2).fill(`/user/order/details?orderUid=${orderUid}`),
    );
  });

  it('tells host and member different things about a proof', async () => {
    const member = await aSeat();
    const host = await aSeat({ kind: 'host' });
    await aPurchase(world.database, host.orderUid, { state: 'rejected', reason: 'Bukan dari provider' });
    for (const { orderUid } of [member, host]) await run('tell-proof-received', { orderUid });
    await run('tell-purchase-rejected', { orderUid: host.orderUid });
    expect((await messagesTo(member.customerUid))[0]!.title).toContain('Bukti bayar');
    expect((await messagesTo(host.customerUid)).map(({ title }) => title)).toEqual([
      expect.stringContaining('Bukti pembelian'),
      expect.stringContaining('belum bisa kami terima'),
    ]);
  });

  describe('remind-payment', () => {
    it('reminds once for each deadline, by however many timers', async () => {
      const { orderUid, customerUid } = await aSeat({ dueAt: inMs(2 * HOUR) });
      await Promise.all(Array.from({ length: 10 }, () => run('remind-payment', { orderUid })));
      expect(await messagesTo(customerUid)).toHaveLength(1);
      await world.database.order.update({ where: { uid: orderUid }, data: { dueAt: inMs(2.5 * HOUR) } });
      await run('remind-payment', { orderUid });
      expect(await messagesTo(customerUid)).toHaveLength(2);
    });

    it.each<[string, OrderGiven]>([
      ['whose due date has moved away', { dueAt: inMs(4 * HOUR) }],
      ['that is overdue', { dueAt: inMs(-HOUR) }],
      ['that was paid', { dueAt: inMs(HOUR), status: ORDER_STATUS.awaitingConfirmation, accountStatus: 2 }],
      ['that has no deadline', { dueAt: null }],
    ])('leaves an order alone %s', async (_, given) => {
      const { orderUid, customerUid } = await aSeat(given);
      await run('remind-payment', { orderUid });
      expect(await messagesTo(customerUid)).toEqual([]);
    });
  });
});
