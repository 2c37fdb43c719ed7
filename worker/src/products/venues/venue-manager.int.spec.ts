import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { moveShare } from '#runtime/products/venues/slots.store';
import { aShare, aSlot, aVenue, paySlot } from '#testing/venues';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { DueVenuesSweep } from './due-venues.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const wish = (customerUid: string) =>
  world.database.erasure.create({ data: { customerUid, requestedAt: new Date() }, select: { uid: true } });
const erasureOf = async (customerUid: string) => {
  await world.get(ErasuresSweep).sweep();
  return (await world.database.erasure.findFirstOrThrow({ where: { customerUid } })).state;
};

it('who runs a venue is erased when its slots are over and paid out, also by a batch', async () => {
  const venue = await aVenue(world.database);
  const { slot, orderUid } = await aSlot(world.database, venue);
  await paySlot(world.database, orderUid);
  const managerUid = venue.managerUid!;
  await wish(managerUid);
  expect(await erasureOf(managerUid)).toBe('requested');

  const past = new Date(Date.now() - HOUR_MS);
  const times = { startsAt: new Date(past.getTime() - HOUR_MS), endsAt: past, cutoffAt: past, dueAt: past };
  await world.database.venueSlot.update({ where: { uid: slot.uid }, data: times });
  await world.get(DueVenuesSweep).end();
  const payout = { kind: 'venue', refUid: slot.uid };
  expect(await erasureOf(managerUid)).toBe('requested');
  expect(await world.database.payout.findMany({ where: payout })).toMatchObject([{ accountNumber: '1234567890' }]);

  const at = new Date();
  const { uid: batchUid } = await world.database.payoutBatch.create({
    data: { state: 'paid', createdBy: 'Sari Admin', createdByUid: randomUUID(), createdAt: at, closedAt: at },
  });
  await world.database.payout.updateMany({ where: payout, data: { state: 'paid', paidAt: at, batchUid } });
  expect(await erasureOf(managerUid)).toBe('erased');
  expect(await world.database.payout.findMany({ where: payout })).toMatchObject([{ accountNumber: null, batchUid }]);
});

it('who cancelled too late is not erased before the slot was played: the venue may still cancel', async () => {
  const venue = await aVenue(world.database, { players: 2 });
  const { slot, orderUid } = await aSlot(world.database, venue, { shared: true });
  const player = await aShare(world.database, venue, slot);
  for (const uid of [orderUid, player.orderUid]) await paySlot(world.database, uid);
  await world.database.transaction(async (tx) => {
    const share = await tx.venueShare.findUniqueOrThrow({ where: { orderUid: player.orderUid } });
    await moveShare(tx, share, 'keep', 'customer', new Date());
  });
  await world.database.order.update({ where: { uid: player.orderUid }, data: { status: 4 } });
  await wish(player.customerUid);
  expect(await erasureOf(player.customerUid)).toBe('requested');
  await world.database.venueSlot.update({ where: { uid: slot.uid }, data: { state: 'played', dueAt: null } });
  expect(await erasureOf(player.customerUid)).toBe('erased');
});
