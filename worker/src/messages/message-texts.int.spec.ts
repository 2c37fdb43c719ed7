import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { linkMail } from '../identity/links/link-mails.js';
import { announceAndSettle } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { messageTexts } from '../messages-registry.js';
import { WorkerModule } from '../worker.module.js';
import { MessageTextsPublisher } from './message-texts.publisher.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const KEY = 'identity.password.changed';
const LINK = 'identity.mail.forget-password';
const change = (key: string, text: { title: string; body: string } | null) =>
  world.database.messageText.update({
    where: { key },
    data: { ...(text ?? { title: null, body: null }), version: { increment: 1 } },
  });
async function sent(): Promise<{ title: string; body: string }> {
  const { uid: customerUid } = await aCustomer(world.database, { name: 'Budi Santoso' });
  await announceAndSettle(world, 'password.changed', { customerUid });
  const select = { title: true, body: true };
  return world.database.notification.findFirstOrThrow({ where: { customerUid }, select });
}
const arrives = (title: string) => until('the change arrives', async () => (await sent()).title === title);

it('the defaults of all texts are where the console reads them', async () => {
  const rows = await world.database.messageText.findMany({ orderBy: { key: 'asc' } });
  expect(rows.map(({ key }) => key).toSorted()).toEqual(messageTexts.map(({ key }) => key).toSorted());
  const { defaultTitle, defaultBody, placeholders } = rows.find(({ key }) => key === KEY)!;
  expect(defaultTitle).toBe('Kata sandi kamu sudah diganti');
  expect(defaultBody).toMatch(/^Halo \{name\}, kata sandi/);
  expect(placeholders).toEqual([{ name: 'name', sample: 'Budi', required: false }]);
});

it('a changed text is sent at once, and the default again after a reset', async () => {
  await change(KEY, { title: 'Sandi baru, {name}', body: 'Hai {name}.\n\nSandimu baru.' });
  await arrives('Sandi baru, Budi');
  expect((await sent()).body).toBe('Hai Budi.\n\nSandimu baru.');
  await change(KEY, null);
  await arrives('Kata sandi kamu sudah diganti');
});

it('a stored text that does not fit stops no message', async () => {
  await change(KEY, { title: 'Sementara', body: 'Sementara' });
  await arrives('Sementara');
  await change(KEY, { title: 'Hai {lama}', body: '{lama' });
  await arrives('Kata sandi kamu sudah diganti');
  expect((await sent()).body).toMatch(/^Halo Budi, kata sandi/);
  await change(KEY, null);
});

it('of a mail with a link is changed too, and the link stays', async () => {
  const mail = () => linkMail('forget-password', 'Budi', 'token-1');
  await change(LINK, { title: 'Lupa sandi?', body: 'Hai {name}, tautan ini berlaku {time}.' });
  await until('the change arrives', async () => mail().title === 'Lupa sandi?');
  expect(mail()).toMatchObject({
    body: 'Hai Budi, tautan ini berlaku 30 menit.',
    action: 'Buat kata sandi baru',
    link: expect.stringContaining('token-1'),
  });
});

it('the next version of the shop keeps what was changed, renews the defaults and drops what is no more', async () => {
  await change(KEY, { title: 'Sandi {name}', body: 'Hai {name}.' });
  const gone = { channel: 'mail', defaultTitle: 'x', defaultBody: 'x', placeholders: [] };
  await world.database.messageText.createMany({
    data: [
      { ...gone, key: `x.${randomUUID()}` },
      { ...gone, key: 'x.changed', title: 'y', body: 'y', version: 1 },
    ],
  });
  await world.database.messageText.update({ where: { key: KEY }, data: { defaultTitle: 'Lama' } });
  await world.get(MessageTextsPublisher).onApplicationBootstrap();
  expect(await world.database.messageText.findUnique({ where: { key: KEY } })).toMatchObject({
    defaultTitle: 'Kata sandi kamu sudah diganti',
    title: 'Sandi {name}',
  });
  const others = await world.database.messageText.findMany({ where: { key: { startsWith: 'x.' } } });
  expect(others.map(({ key }) => key)).toEqual(['x.changed']);
});
