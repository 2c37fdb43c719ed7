import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { Clock } from '#runtime/platform/clock/clock';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { vouchers } from '#runtime/products/vouchers/vouchers.line';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { aPayment } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { NotificationsProcessor } from '../../messages/notifications.processor.js';
import { DueVouchersSweep } from './due-vouchers.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { VouchersProcessor } from './vouchers.processor.js';

let world: World;
let zap: Family;
let other: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  [zap, other] = [await aFamily(world.database, { hostSeats: 0 }), await aFamily(world.database, { hostSeats: 0 })];
  await world.database.provider.update({ where: { uid: zap.providerUid }, data: { slug: 'zap' } });
  await giveVoucher(zap);
});
afterAll(() => world.close());

/** From now on the plans of this family come with a voucher. */
const giveVoucher = ({ providerUid }: Family) =>
  world.database.package.updateMany({
    where: { providerUid },
    data: { voucherTreatments: 8, voucherFirstUseDays: 30 },
  });

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

/** A paid seat that waits for the shop's purchase of the series; alone in its group. */
async function aPaidOrder({ family = zap, status = ORDER_STATUS.processing as number } = {}) {
  const { uid: groupUid } = await aGroup(world.database, family);
  const order = await anOrder(world.database, family, groupUid, {
    status,
    accountStatus: ACCOUNT_STATUS.pending,
    confirmedAt: ago(40),
    dueAt: null,
  });
  const payment = await aPayment(world.database, order.orderUid, { decidedAt: ago(40) });
  return { ...order, groupUid, paymentUid: payment.uid };
}
const look = ({ groupUid }: { groupUid: string }, at = ago(0)) =>
  world.database.transaction(async (tx) =>
    world.get(ProductLines).onCompleted(tx, await activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], at), at),
  );
/** The series is bought for the group at this moment. */
async function buy({ groupUid }: { groupUid: string }, boughtAt = ago(0)) {
  const purchase = { account: 'toko', costSen: 100n, renewsOn: new Date('2099-01-01'), boughtAt, boughtBy: 'Sari' };
  await world.database.shopPurchase.create({
    data: { groupUid, number: 1, askedAt: boughtAt, dueAt: boughtAt, askNextAt: new Date('2098-12-01'), ...purchase },
  });
  await look({ groupUid }, boughtAt);
}
const voucherOf = (orderUid: string) => world.database.voucher.findUnique({ where: { orderUid } });
/** The voucher of a series that was bought so many days ago. */
async function anIssued(days: number) {
  const order = await aPaidOrder();
  await buy(order, ago(days));
  return { ...order, voucher: (await voucherOf(order.orderUid))! };
}
const notificationsOf = (customerUid: string) =>
  world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });
const kinds = async (customerUid: string) => (await notificationsOf(customerUid)).map(({ kind }) => kind);

describe('a Zap voucher', () => {
  it('waits for the purchase of the series, and its days count from it, with a message of its code and last day', async () => {
    const order = await aPaidOrder();
    const { orderUid, paymentUid, customerUid } = order;
    await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
    expect(await voucherOf(orderUid)).toBeNull();
    await buy(order, new Date('2026-11-20T03:00:00Z'));
    await settled(world.database);
    const voucher = (await voucherOf(orderUid))!;
    expect(voucher).toMatchObject({
      state: 'issued',
      treatments: 8,
      used: 0,
      customerUid,
      issuedAt: new Date('2026-11-20T03:00:00Z'),
      useBy: new Date('2026-12-20T16:59:59.999Z'),
    });
    expect(voucher.code).toMatch(/^ZAP(-[A-Z2-9]{4}){3}$/);
    const message = (await notificationsOf(customerUid)).find(({ kind }) => kind === 'tell-voucher-issued')!;
    expect(message.body).toContain(voucher.code);
    expect(message.body).toContain('paling lambat Minggu, 20 Desember 2026, 23.59 WIB');
  });

  it('is issued once, however often the group is looked at, also at the same moment', async () => {
    const order = await aPaidOrder();
    await buy(order);
    await Promise.all([look(order), look(order), look(order)]);
    expect(await world.database.voucher.count({ where: { orderUid: order.orderUid } })).toBe(1);
  });

  it('that was issued with the payment, by an earlier version, keeps its dates', async () => {
    const order = await aPaidOrder();
    const { orderUid, customerUid } = order;
    const issuedAt = ago(20);
    const kept = { code: `ZAP-${orderUid}`, orderUid, customerUid, treatments: 8, issuedAt, useBy: ago(-10) };
    await world.database.voucher.create({ data: { ...kept, state: 'issued' } });
    await buy(order);
    expect(await voucherOf(orderUid)).toMatchObject(kept);
  });

  it('is issued for a plan of any brand that has voucher terms, with the treatments and validity of the plan', async () => {
    const family = await aFamily(world.database, { hostSeats: 0 });
    await world.database.package.updateMany({
      where: { providerUid: family.providerUid },
      data: { voucherTreatments: 3, voucherFirstUseDays: 10 },
    });
    const order = await aPaidOrder({ family });
    await buy(order, new Date('2026-11-20T03:00:00Z'));
    expect(await voucherOf(order.orderUid)).toMatchObject({
      treatments: 3,
      useBy: new Date('2026-11-30T16:59:59.999Z'),
      code: expect.not.stringContaining('ZAP'),
    });
  });

  it('is not issued for a plan without one, nor when the money has gone back meanwhile', async () => {
    const [elsewhere, refunded] = [
      await aPaidOrder({ family: other }),
      await aPaidOrder({ status: ORDER_STATUS.refunded }),
    ];
    await Promise.all([buy(elsewhere), buy(refunded)]);
    expect([await voucherOf(elsewhere.orderUid), await voucherOf(refunded.orderUid)]).toEqual([null, null]);
  });

  it('expires unused after its last day, by timer or by sweep, with one message to the customer', async () => {
    const [late, used, early] = [await anIssued(32), await anIssued(32), await anIssued(3)];
    await world.database.voucher.update({
      where: { uid: used.voucher.uid },
      data: { state: 'in-use', used: 1, firstUsedAt: ago(10) },
    });
    for (const { voucher } of [used, early])
      await deliver<'vouchers'>(world, VouchersProcessor, 'expire-voucher', { voucherUid: voucher.uid });
    const sweep = world.get(DueVouchersSweep);
    await Promise.all([sweep.expire(), sweep.expire()]);
    await deliver<'vouchers'>(world, VouchersProcessor, 'expire-voucher', { voucherUid: late.voucher.uid });
    await settled(world.database);
    const states = await Promise.all(
      [late, used, early].map(async ({ orderUid }) => (await voucherOf(orderUid))!.state),
    );
    expect(states).toEqual(['expired', 'in-use', 'issued']);
    expect((await kinds(late.customerUid)).filter((kind) => kind === 'tell-voucher-expired')).toHaveLength(1);
    expect(await kinds(early.customerUid)).not.toContain('tell-voucher-expired');
  });

  it('reminds once in the last seven days while it is unused, by however many sweeps', async () => {
    const [due, early, used] = [await anIssued(25), await anIssued(10), await anIssued(25)];
    await world.database.voucher.update({
      where: { uid: used.voucher.uid },
      data: { state: 'in-use', used: 1, firstUsedAt: ago(10) },
    });
    const sweep = world.get(DueVouchersSweep);
    await Promise.all([sweep.remind(), sweep.remind()]);
    for (const { voucher } of [early, used])
      await deliver<'notifications'>(world, NotificationsProcessor, 'notify', {
        event: 'voucher.due-soon',
        payload: { voucherUid: voucher.uid, useBy: ago(0).toISOString() },
      });
    await settled(world.database);
    const reminders = async ({ customerUid }: { customerUid: string }) =>
      (await kinds(customerUid)).filter((kind) => kind === 'remind-voucher').length;
    expect([await reminders(due), await reminders(early), await reminders(used)]).toEqual([1, 0, 0]);
  });

  it('is void when its order is refunded or cancelled, also when it was used in part, but not when it is finished', async () => {
    const [unused, inUse, finished] = [await anIssued(1), await anIssued(1), await anIssued(1)];
    const use = (uid: string, state: string, count: number) =>
      world.database.voucher.update({ where: { uid }, data: { state, used: count, firstUsedAt: ago(0) } });
    await use(inUse.voucher.uid, 'in-use', 3);
    await use(finished.voucher.uid, 'finished', 8);
    const lines = world.get(ProductLines);
    const cause = { actor: 'admin', by: 'Sari Admin', why: 'Klinik tutup' } as const;
    const ending = { cause, clock: world.get(Clock) };
    for (const { orderUid } of [unused, inUse, finished])
      await world.database.transaction(async (tx) => {
        const order = await lockWholeOrder(tx, lines, orderUid);
        await closeOrder(tx, lines, order, 'refund', ending);
        await vouchers.release!(tx, order, 'cancel', ending);
      });
    const states = await Promise.all(
      [unused, inUse, finished].map(async ({ orderUid }) => (await voucherOf(orderUid))!.state),
    );
    expect(states).toEqual(['voided', 'voided', 'finished']);
  });

  it.each([
    [
      'used for the first time after its last day',
      { state: 'in-use', used: 1, firstUsedAt: new Date(Date.now() + 40 * DAY) },
    ],
    ['used more often than it holds', { state: 'finished', used: 9, firstUsedAt: ago(0) }],
    ['expired although it was used', { state: 'expired', used: 1, firstUsedAt: ago(0) }],
    ['in a state that there is not', { state: 'lost' }],
  ])('cannot be %s, whatever the code does', async (_, data) => {
    const { voucher } = await anIssued(1);
    await expect(world.database.voucher.update({ where: { uid: voucher.uid }, data })).rejects.toThrow(/voucher_/);
  });
});
