import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { RuntimeModule } from '#runtime/runtime.module';
import { announceEvent } from '#testing/events';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { TestWorkers } from '#testing/killed-worker';
import { aPayment } from '#testing/money-factories';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';

let world: World;
let zap: Family;
const workers = new TestWorkers(() => world);
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
  zap = await aFamily(world.database, { hostSeats: 0 });
  const data = { voucherTreatments: 8, voucherFirstUseDays: 30 };
  await world.database.package.updateMany({ where: { providerUid: zap.providerUid }, data });
});
afterEach(() => workers.stop());
afterAll(() => world.close());

/** A paid seat whose series has just been bought at the clinic. */
async function aBoughtSeat() {
  const { uid: groupUid } = await aGroup(world.database, zap);
  const { orderUid } = await anOrder(world.database, zap, groupUid, {
    status: ORDER_STATUS.processing,
    accountStatus: ACCOUNT_STATUS.pending,
    confirmedAt: new Date(),
    dueAt: null,
  });
  await aPayment(world.database, orderUid, { decidedAt: new Date() });
  const [uid, now] = [randomUUID(), new Date()];
  const bought = { account: 'toko', costSen: 100n, renewsOn: new Date('2099-01-01'), boughtAt: now, boughtBy: 'Sari' };
  await world.database.shopPurchase.create({
    data: { uid, groupUid, number: 1, askedAt: now, dueAt: now, askNextAt: new Date('2098-12-01'), ...bought },
  });
  await announceEvent(world, 'shop-purchase.bought', { groupUid, purchaseUid: uid });
  return orderUid;
}

it.each(['job:before-commit/activate-members', 'job:committed/activate-members'] as const)(
  'a worker that dies at %s issues no voucher or one, and the next one issues no second',
  async (stage) => {
    const orderUid = await aBoughtSeat();
    await workers.dieAt(stage);
    const issued = () => world.database.voucher.count({ where: { orderUid } });
    expect(await issued()).toBe(stage.startsWith('job:committed') ? 1 : 0);
    workers.start();
    await until('the voucher', async () => (await issued()) > 0);
    await settled(world.database);
    const events = { name: 'voucher.issued', payload: { path: ['orderUid'], equals: orderUid } };
    expect([await issued(), await world.database.outbox.count({ where: events })]).toEqual([1, 1]);
    const order = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    expect(order.status).toBe(ORDER_STATUS.completed);
  },
  120_000,
);
