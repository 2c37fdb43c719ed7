import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { RuntimeModule } from '#runtime/runtime.module';
import { announceEvent } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { TestWorkers } from '#testing/killed-worker';
import { aPayment } from '#testing/money-factories';
import { aQurbanOrder, anAnimal } from '#testing/qurban';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';

let world: World;
const workers = new TestWorkers(() => world);
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterEach(() => workers.stop());
afterAll(() => world.close());

/** Six shares of one cow and two of another one, of which one fits; the deadline is now. */
async function aDueSeason() {
  const cow = await anAnimal(world.database);
  const other = await anAnimal(world.database, { seasonUid: cow.seasonUid });
  for (const [animal, size] of [
    [cow, 6],
    [other, 1],
    [other, 2],
  ] as const) {
    const { uid: customerUid } = await aCustomer(world.database);
    const names = Array.from({ length: size }, (_, index) => `Nama ${index + 1} bin Ali`);
    const order = await aQurbanOrder(world.database, animal, { customerUid, names, isPaid: true });
    const { uid: orderUid, totalSen: amountSen } = order;
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen, decidedAt: new Date() });
    await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  }
  await world.database.qurbanSeason.update({ where: { uid: cow.seasonUid }, data: { ordersUntil: new Date() } });
  return cow.seasonUid;
}

const statesOf = async (seasonUid: string) =>
  (await world.database.qurbanParticipation.findMany({ where: { animal: { seasonUid } } }))
    .map(({ state }) => state)
    .toSorted();

it.each<CrashPoint>(['qurban:before-commit', 'qurban:committed'])(
  'a worker that dies at %s leaves nothing half done, and the next one closes the season',
  async (stage) => {
    const seasonUid = await aDueSeason();
    await workers.dieAt(stage);
    workers.start();
    await until('the end', async () => (await statesOf(seasonUid)).join() === 'paid,paid,refunded');
    await settled(world.database);
    expect(await world.database.qurbanTransfer.count({ where: { from: { seasonUid } } })).toBe(1);
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
  },
  120_000,
);
