import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliver } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { type World, openWorld } from '#testing/world';
import { NotificationsProcessor } from '../../messages/notifications.processor.js';
import { WorkerModule } from '../../worker.module.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const since = new Date();

/** What its receiver reads after the account of a payout was changed. */
async function told(of: { state: string; customerUid: string | null }) {
  const { uid: payoutUid } = await world.database.payout.create({
    data: {
      ...of,
      ...(of.state === 'paid' && { paidAt: since }),
      kind: of.customerUid === null ? 'cost' : 'venue',
      refUid: randomUUID(),
      amountSen: 30_000_000n,
      dueAt: new Date(),
      bankName: 'BCA',
      accountNumber: '9999999999',
      accountName: 'Dimas',
    },
  });
  const job = { event: 'payout.account-changed', payload: { payoutUid } } as const;
  const eventUid = randomUUID();
  for (const _ of [1, 2]) await deliver<'notifications'>(world, NotificationsProcessor, 'notify', job, eventUid);
  return world.database.notification.findMany({ where: { kind: 'tell-payout-account', createdAt: { gte: since } } });
}
it('whoever gets money reads once that it goes to another account, while that can be stopped', async () => {
  const { uid: customerUid } = await aCustomer(world.database, { name: 'Dimas Host' });
  expect(await told({ state: 'paid', customerUid })).toEqual([]);
  expect(await told({ state: 'scheduled', customerUid: null })).toEqual([]);
  expect(await told({ state: 'scheduled', customerUid })).toMatchObject([
    {
      customerUid,
      title: 'Rekening tujuan untuk Rp300.000 diganti',
      body: expect.stringMatching(
        /^Halo Dimas, Rp300\.000 untukmu akan kami transfer ke rekening BCA yang berakhiran 9999\. .*\n\nBukan kamu yang meminta/,
      ),
    },
  ]);
});
