import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { openEntry } from '#runtime/identity/blacklist.store';
import { announceAndSettle } from '#testing/events';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

it('listed contacts of an order are hints about its customer, once, and block no one', async () => {
  const [email, phoneNumber] = ['penipu@contoh.test', '6281311112222'];
  const group = await aGroup(world.database, family);
  const { orderUid } = await anOrder(world.database, family, group.uid);
  const { customerUid } = await world.database.order.update({
    where: { uid: orderUid },
    data: { email: 'penipu+lagi@contoh.test', phoneNumber },
  });
  const keys = factsOf({ email, phoneNumber, isEmailCertain: true });
  const entry = { reason: 'Bukti palsu', keys, expiresAt: null, evidenceUid: null, by: 'Sari Admin', now: new Date() };
  await world.database.transaction((tx) => openEntry(tx, entry));

  for (let n = 0; n < 2; n += 1) await announceAndSettle(world, 'order.contact-listed', { orderUid });

  const hints = await world.database.blacklistHint.findMany({ where: { customerUid } });
  expect(hints.map(({ matchedOn, state }) => `${matchedOn} ${state}`).toSorted()).toEqual([
    'email waiting',
    'phone waiting',
  ]);
  expect((await world.database.customer.findUniqueOrThrow({ where: { uid: customerUid } })).blockedAt).toBeNull();
});
