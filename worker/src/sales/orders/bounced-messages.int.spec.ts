import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aBounce } from '#testing/bounced-factory';
import { aCustomer } from '#testing/factories';
import { deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { NotificationsProcessor } from '../../messages/notifications.processor.js';
import { WorkerModule } from '../../worker.module.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const RIGHT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Rina Host' };
type Bounced = 'transfer.bounced' | 'transfer.bounce-kept' | 'transfer.resent';

async function bounced(account: typeof RIGHT | null, isOfCustomer = true) {
  const customerUid = (await aCustomer(world.database, { name: 'Rina Host' })).uid;
  const bounce = await aBounce(world.database, isOfCustomer ? customerUid : null, account ?? {});
  const { unplacedUid, returnUid, payoutUid } = bounce;
  const eventUids = {
    'transfer.bounced': randomUUID(),
    'transfer.bounce-kept': randomUUID(),
    'transfer.resent': randomUUID(),
  };
  const tell = (event: Bounced) =>
    deliver<'notifications'>(
      world,
      NotificationsProcessor,
      'notify',
      { event, payload: { unplacedUid, returnUid } },
      eventUids[event],
    );
  const payout = (data: object) => world.database.payout.update({ where: { uid: payoutUid }, data });
  const read = () => world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });
  return { customerUid, unplacedUid, tell, payout, read };
}

it('who gets a transfer that the bank gave back reads it once, and once more when it was sent again', async () => {
  const { tell, payout, read } = await bounced(null);
  for (const event of ['transfer.bounced', 'transfer.bounced'] as const) await tell(event);
  expect(await read()).toMatchObject([
    {
      kind: 'tell-transfer-bounced',
      title: 'Transfer Rp62.517 dikembalikan oleh bank',
      body: 'Halo Rina, transfer Rp62.517 ke rekening BCA yang berakhiran 3334 dikembalikan oleh bank, jadi belum sampai kepadamu.\n\nHubungi kami dengan rekening yang benar, lalu kami kirim lagi, ya.',
    },
  ]);
  await payout({ ...RIGHT, state: 'paid', paidAt: new Date(), reference: 'TRX-AGAIN' });
  for (const event of ['transfer.resent', 'transfer.resent'] as const) await tell(event);
  expect((await read()).slice(1)).toMatchObject([
    {
      kind: 'tell-transfer-resent',
      body: expect.stringMatching(/kirim lagi ke rekening BNI yang berakhiran 3210\.\n\nNomor referensi: TRX-AGAIN\./),
    },
  ]);
});

it('reads where it goes to, where that is known already', async () => {
  const { tell, read } = await bounced(RIGHT);
  await tell('transfer.bounced');
  expect((await read())[0]!.body).toContain('Kami kirim lagi ke rekening BNI yang berakhiran 3210.');
});

it('reads nothing of it when it was something else, or is paid before the message', async () => {
  const [kept, paid] = [await bounced(null), await bounced(RIGHT)];
  const nothing = { state: 'open', returnUid: null, bouncedPayoutUid: null, decidedBy: null, decidedAt: null };
  await world.database.unplacedMoney.update({ where: { uid: kept.unplacedUid }, data: nothing });
  await kept.payout({ state: 'cancelled' });
  await paid.payout({ state: 'paid', paidAt: new Date() });
  for (const { tell, read } of [kept, paid]) {
    await tell('transfer.bounced');
    expect(await read()).toEqual([]);
  }
});

it('reads that it was something else after all, unless it is sent again by another attempt', async () => {
  const nothing = { state: 'open', returnUid: null, bouncedPayoutUid: null, decidedBy: null, decidedAt: null };
  const kept = async () => {
    const bounce = await bounced(RIGHT);
    await bounce.tell('transfer.bounced');
    await world.database.unplacedMoney.update({ where: { uid: bounce.unplacedUid }, data: nothing });
    await bounce.payout({ state: 'cancelled' });
    return bounce;
  };
  const { tell, read } = await kept();
  for (const _ of [1, 2]) await tell('transfer.bounce-kept');
  expect((await read()).slice(1)).toMatchObject([
    {
      kind: 'tell-bounce-kept',
      title: 'Transfer Rp62.517 ternyata tidak dikembalikan bank',
      body: expect.stringMatching(/^Halo Rina, kabar kami soal transfer Rp62\.517 .* ternyata keliru/),
    },
  ]);
  const other = await kept();
  await aBounce(world.database, other.customerUid);
  await other.tell('transfer.bounce-kept');
  expect(await other.read()).toHaveLength(1);
});

it('is read by no one where it was for an unknown sender', async () => {
  const { tell } = await bounced(RIGHT, false);
  const before = await world.database.notification.count();
  for (const event of ['transfer.bounced', 'transfer.bounce-kept'] as const) await tell(event);
  expect(await world.database.notification.count()).toBe(before);
});
