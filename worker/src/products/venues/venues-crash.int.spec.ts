import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { RuntimeModule } from '#runtime/runtime.module';
import { announceEvent } from '#testing/events';
import { confirmGiven } from '#testing/giving';
import { brokenInvariants } from '#testing/invariants';
import { TestWorkers } from '#testing/killed-worker';
import { settled, until } from '#testing/settle';
import { aShare, aSlot, aVenue } from '#testing/venues';
import { type World, openWorld } from '#testing/world';

let world: World;
const workers = new TestWorkers(() => world);
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterEach(() => workers.stop());
afterAll(() => world.close());

/** A shared slot of four with so many paid shares, whose decision is due now. */
async function aDueSlot(paid: number): Promise<string> {
  const venue = await aVenue(world.database);
  const { orderUid: first, slot } = await aSlot(world.database, venue, { shared: true });
  const orders = [first];
  while (orders.length < paid) orders.push((await aShare(world.database, venue, slot)).orderUid);
  for (const orderUid of orders) {
    const paymentUid = await confirmGiven(world.database, orderUid);
    await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  }
  const worker = workers.start();
  await settled(world.database);
  await worker.kill('SIGTERM');
  const past = new Date(Date.now() - HOUR_MS);
  await world.database.venueSlot.update({
    where: { uid: slot.uid },
    data: { startsAt: new Date(past.getTime() - HOUR_MS), endsAt: past, cutoffAt: past, dueAt: past },
  });
  return slot.uid;
}

const stateOf = async (uid: string) => (await world.database.venueSlot.findUniqueOrThrow({ where: { uid } })).state;

const openShares = (slotUid: string) => world.database.venueShare.count({ where: { slotUid, state: 'paid' } });

/** Decided once: the venue is owed its money, or every player gets the money back. */
it.each<{ stage: CrashPoint; paid: number; state: string; payouts: number; refunds: number }>([
  { stage: 'venues:before-commit', paid: 2, state: 'missed', payouts: 0, refunds: 2 },
  { stage: 'venues:committed', paid: 4, state: 'played', payouts: 1, refunds: 0 },
])(
  'a worker that dies at $stage leaves no slot half decided, and the next one decides it once: $state',
  async ({ stage, paid, state, payouts, refunds }) => {
    const slotUid = await aDueSlot(paid);
    await workers.dieAt(stage);
    workers.start();
    await until('the decision', async () => (await stateOf(slotUid)) === state);
    await until('its orders', async () => (await openShares(slotUid)) === 0);
    await settled(world.database);
    const shares = await world.database.venueShare.findMany({ where: { slotUid } });
    const orderUids = shares.map(({ orderUid }) => orderUid);
    expect({
      payouts: await world.database.payout.count({ where: { kind: 'venue', refUid: slotUid } }),
      refunds: await world.database.refund.count({ where: { orderUid: { in: orderUids } } }),
    }).toEqual({ payouts, refunds });
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
  },
  120_000,
);
