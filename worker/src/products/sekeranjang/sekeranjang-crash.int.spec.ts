import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { RuntimeModule } from '#runtime/runtime.module';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { TestWorkers } from '#testing/killed-worker';
import { announceEvent } from '#testing/events';
import { aPayment } from '#testing/money-factories';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';

let world: World;
const workers = new TestWorkers(() => world);
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterEach(() => workers.stop());
afterAll(() => world.close());

/** Five have paid, one has not, and its time is over. */
async function aDueProduct() {
  const { uid } = await aSekeranjang(world.database);
  for (let n = 0; n < 6; n += 1) {
    const { uid: customerUid } = await aCustomer(world.database);
    const status = n < 5 ? ORDER_STATUS.processing : ORDER_STATUS.awaitingPayment;
    const { uid: orderUid } = await aSekeranjangOrder(world.database, { customerUid, productUid: uid, status });
    if (n === 5) continue;
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen: 10_900_000n });
    await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  }
  await world.database.sekeranjangProduct.update({ where: { uid }, data: { promoEndAt: new Date() } });
  return uid;
}

const statesOf = async (productUid: string) =>
  (await world.database.sekeranjangShare.findMany({ where: { productUid } })).map(({ state }) => state).toSorted();

it.each<CrashPoint>(['sekeranjang:before-commit', 'sekeranjang:committed'])(
  'a worker that dies at %s leaves nothing half done, and the next one ends it',
  async (stage) => {
    const uid = await aDueProduct();
    await workers.dieAt(stage);
    workers.start();
    await until('the end', async () => (await statesOf(uid)).join() === 'released,won,won,won,won,won');
    await settled(world.database);
    const refunds = await world.database.refund.findMany({ where: { order: { items: { some: { refUid: uid } } } } });
    expect(refunds.map(({ state, amountSen }) => `${state} ${amountSen}`)).toEqual(Array(5).fill('credited 1000000'));
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
  },
  120_000,
);
