import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { aFile } from '#testing/money-factories';
import { type MailSink, type Verdict, startMailSink } from '#testing/mail-sink';
import { settled, until } from '#testing/settle';
import { announceAndSettle, announceEvent, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { formatSen, sen } from '#domain/platform/sen';
import { rowsToPay } from '../../sales/orders/rows-to-pay.js';
import { WorkerModule } from '../../worker.module.js';
import { MailProcessor } from './mail.processor.js';

let world: World;
let sink: MailSink | null = null;
afterEach(async () => {
  await world.close();
  await sink?.close();
  sink = null;
});

/** A worker that talks to a real SMTP server, which decides about each attempt. */
async function withSink(decide: (attempt: number) => Verdict) {
  sink = await startMailSink(decide);
  world = await openWorld((config) => WorkerModule.with(config), { SMTP_URL: `${sink.url}/?socketTimeout=400` });
  return sink;
}

async function aNotification() {
  const { uid: customerUid, email } = await aCustomer(world.database, { name: 'Budi Santoso' });
  const { uid } = await world.database.notification.create({
    data: {
      customerUid,
      kind: 'tell-order-created',
      eventUid: randomUUID(),
      title: 'Pesanan kamu sudah kami terima',
      body: 'Halo Budi.\n\nTerima kasih.',
      link: '/user/order',
    },
  });
  return { uid, email };
}
const stateOf = async (uid: string) =>
  (await world.database.notification.findUniqueOrThrow({ where: { uid } })).emailState;

describe('deliver-email', () => {
  it('sends through SMTP once, with the notification in the Message-ID, and records it', async () => {
    const { mails } = await withSink(() => 'accept');
    const { uid, email } = await aNotification();
    const eventUid = await announceAndSettle(world, 'notification.created', { notificationUid: uid });
    for (let n = 0; n < 3; n += 1)
      await deliver<'mail'>(world, MailProcessor, 'deliver-email', { notificationUid: uid }, eventUid);
    await deliver<'mail'>(world, MailProcessor, 'deliver-email', { notificationUid: uid });
    expect(mails.map(({ messageId }) => messageId)).toEqual([`<${uid}@patungan>`]);
    expect(mails[0]!.raw).toContain(`To: Budi Santoso <${email}>`);
    const sent = await world.database.notification.findUniqueOrThrow({ where: { uid } });
    expect(sent.emailState).toBe('sent');
    expect(sent.emailedAt).not.toBeNull();
  });

  it('marks a mail about an order with the brand of that order, by its picture where it has one', async () => {
    const { mails } = await withSink(() => 'accept');
    const family = await aFamily(world.database);
    const group = await aGroup(world.database, family);
    await anOrder(world.database, family, group.uid, { announced: true });
    await settled(world.database);
    const { uid } = await aNotification();
    await announceAndSettle(world, 'notification.created', { notificationUid: uid });
    const { uid: logoUid } = await aFile(world.database, { kind: 'provider-logo' });
    await world.database.provider.update({ where: { uid: family.providerUid }, data: { slug: 'netflix', logoUid } });
    await anOrder(world.database, family, group.uid, { announced: true });
    await settled(world.database);
    const sent = mails.map(({ raw }) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    const marked = sent.map((html) => [
      /<td [^>]*>Netflix<\/td>/.test(html),
      html.includes(`/api/customer/provider/logo/${logoUid}"`),
    ]);
    expect(marked).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
  });

  it('says the amount, the deadline and the order where it leads to a payment page, and how the shop is reached', async () => {
    world = await openWorld((config) => WorkerModule.with(config));
    const family = await aFamily(world.database);
    const group = await aGroup(world.database, family);
    const { orderUid, customerUid } = await anOrder(world.database, family, group.uid);
    const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    const invoice = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
    const dueAt = new Date('2027-01-01T17:00:00Z');
    await world.database.invoice.update({ where: { uid: invoice.uid }, data: { receivedSen: 1_000_000n, dueAt } });
    const of = { customerUid, kind: 'tell-order-created', title: 'Segera bayar', body: 'Halo.' };
    const link = `/payment?order_uid=${orderUid}`;
    const { uid } = await world.database.notification.create({ data: { ...of, eventUid: randomUUID(), link } });
    await announceAndSettle(world, 'notification.created', { notificationUid: uid });
    const eml = await readFile(path.join(world.config.mailOutboxDir, `${uid}.eml`), 'utf8');
    const amount = formatSen(sen(invoice.amountSen - 1_000_000n));
    expect(eml.replaceAll(/=\r?\n/g, '').replaceAll('\r\n', '\n')).toContain(
      `Jumlah: ${amount}\nBayar sebelum: Jumat, 1 Januari 2027, 23.59 WIB\nNomor pesanan: ${number}\n\nBayar sekarang: `,
    );
    expect(eml).toContain('Butuh bantuan? ');
  });

  it('names no deadline that is over when it is sent: the order is closing', async () => {
    world = await openWorld((config) => WorkerModule.with(config));
    const family = await aFamily(world.database);
    const group = await aGroup(world.database, family);
    const { orderUid, customerUid } = await anOrder(world.database, family, group.uid);
    // Held where it is: a sweep would close it first.
    await world.database.invoice.updateMany({ where: { orderUid }, data: { dueAt: new Date(Date.now() - 1) } });
    const link = `/payment?order_uid=${orderUid}&customer_uid=${customerUid}#bukti`;
    expect((await rowsToPay(world.database, [link], new Date()))(link)).toEqual([]);
  });

  it('tries again after a 5xx, until the server takes it', async () => {
    const server = await withSink((attempt) => (attempt < 3 ? 'refuse' : 'accept'));
    const { uid } = await aNotification();
    await announceEvent(world, 'notification.created', { notificationUid: uid });
    await until('the first attempt', async () => server.attempts() >= 1);
    expect(['sending', 'waiting']).toContain(await stateOf(uid));
    await settled(world.database);
    expect(await stateOf(uid)).toBe('sent');
    expect(server.attempts()).toBe(3);
    expect(server.mails).toHaveLength(1);
  });

  it.each<Verdict>(['accept-but-stay-silent', 'accept-but-hang-up'])(
    'sends the message again under the same Message-ID when the server accepts it without an answer (%s)',
    async (verdict) => {
      const server = await withSink((attempt) => (attempt === 1 ? verdict : 'accept'));
      const { uid } = await aNotification();
      await announceEvent(world, 'notification.created', { notificationUid: uid });
      await settled(world.database);
      expect(server.mails.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${uid}@patungan>`));
      expect(await stateOf(uid)).toBe('sent');
    },
  );

  it('does not let a mail that cannot be sent keep other work waiting', async () => {
    await withSink((attempt) => (attempt <= 8 ? 'accept-but-stay-silent' : 'accept'));
    for (let n = 0; n < 8; n += 1) {
      const { uid } = await aNotification();
      await announceEvent(world, 'notification.created', { notificationUid: uid });
    }
    const before = Date.now();
    await world.get(MailProcessor).worker.waitUntilReady();
    const eventUid = await announceEvent(world, 'group.reopened', {
      groupUid: (await aGroup(world.database, await aFamily(world.database))).uid,
    });
    await until('the other work', () =>
      world.database.inbox.findFirst({ where: { eventUid, consumer: 'move-up-waiting' } }),
    );
    // The mails that hang are given up after fifteen.
    expect(Date.now() - before).toBeLessThan(10_000);
    await settled(world.database);
  });

  it('sets the event aside when the address can never work', async () => {
    const { mails } = await withSink(() => 'accept');
    const { uid } = await aNotification();
    const { customerUid } = await world.database.notification.findUniqueOrThrow({ where: { uid } });
    await world.database.customer.update({ where: { uid: customerUid }, data: { email: 'bukan alamat' } });
    const eventUid = await announceAndSettle(world, 'notification.created', { notificationUid: uid });
    const event = await world.database.outbox.findUniqueOrThrow({ where: { uid: eventUid } });
    expect(event.setAsideReason).toBe('mail/deliver-email: Alamat email tidak valid');
    expect(mails).toEqual([]);
  });

  it('writes to the outbox folder when there is no SMTP server', async () => {
    world = await openWorld((config) => WorkerModule.with(config), { PUBLIC_URL: 'https://patungan.test' });
    const { uid } = await aNotification();
    await announceAndSettle(world, 'notification.created', { notificationUid: uid });
    expect(await readdir(world.config.mailOutboxDir)).toEqual([`${uid}.eml`]);
    const eml = await readFile(path.join(world.config.mailOutboxDir, `${uid}.eml`), 'utf8');
    expect(eml).toContain('https://patungan.test/user/order');
    expect(await stateOf(uid)).toBe('sent');
  });
});
