import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LINKS_AN_HOUR, type LinkPurpose } from '#domain/identity/registration/account-link';
import { sendLink, tokenOf } from '#runtime/identity/account-links.store';
import { aCustomer } from '#testing/factories';
import { mailsTo } from '#testing/outbox-folder';
import { settled } from '#testing/settle';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { MailProcessor } from '../../messages/mail/mail.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config), { PUBLIC_URL: 'https://toko.patungan.test' });
});
afterAll(() => world.close());

const inbox = (address: string) => mailsTo(world.config.mailOutboxDir, address);
const linksOf = (customerUid: string) =>
  world.database.accountLink.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });
const send = (customerUid: string, purpose: LinkPurpose, email: string) =>
  world.database.transaction((tx) => sendLink(tx, world.config, { customerUid, purpose, email, now: new Date() }));
async function forget(email: string): Promise<void> {
  const { uid } = await world.database.forgottenPassword.create({ data: { email, at: new Date() } });
  await announceAndSettle(world, 'password.forgotten', { forgottenUid: uid });
}

describe('the mail with a link', () => {
  it.each<[LinkPurpose, string, string]>([
    ['verify-email', 'Yuk, verifikasi email kamu', '/user/verify-email'],
    ['forget-password', 'Atur ulang kata sandi Patungan', '/user/forget-password/update'],
    ['reset-password', 'Tautan ganti kata sandi kamu', '/user/profile/reset-password/reset'],
    ['change-email', 'Konfirmasi email baru kamu', '/user/profile/change-email/confirm'],
  ])('for %s is sent once, in text and HTML, to the mailbox it is for', async (purpose, subject, page) => {
    const { uid } = await aCustomer(world.database, { name: 'Budi Santoso' });
    const address = `${randomUUID()}@kotak.test`;
    await send(uid, purpose, address);
    await settled(world.database);
    const [link] = await linksOf(uid);
    await deliver<'mail'>(world, MailProcessor, 'deliver-link', { linkUid: link!.uid });
    const [mail, ...more] = await inbox(address);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject, file: `${link!.uid}.eml` });
    expect(mail!.text).toContain('Halo Budi,');
    expect(mail!.text).toContain(`https://toko.patungan.test${page}#${tokenOf(world.config, link!.uid)}`);
    expect(mail!.raw).toContain('text/html');
  });

  it.each(['expiresAt', 'endedAt', 'usedAt'])('is not sent for a link that is over by now (%s)', async (over) => {
    const { uid, email } = await aCustomer(world.database);
    const now = new Date();
    const link = { customerUid: uid, email, createdAt: now, expiresAt: new Date(now.getTime() + 60_000), [over]: now };
    const { uid: linkUid } = await world.database.accountLink.create({
      data: { ...link, purpose: 'verify-email', tokenHash: randomUUID() },
    });
    await announceAndSettle(world, 'link.created', { linkUid });
    expect(await inbox(email)).toEqual([]);
  });

  it('is the only place of the token: no event, job, inbox row or notification has it', async () => {
    const { uid, email } = await aCustomer(world.database);
    await send(uid, 'forget-password', email);
    await settled(world.database);
    const token = tokenOf(world.config, (await linksOf(uid))[0]!.uid);
    const tables = await world.database.$queryRaw<{ name: string }[]>`
      SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'bullmq') AND table_type = 'BASE TABLE'`;
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) {
      const [{ hits }] = await world.database.$queryRawUnsafe<[{ hits: bigint }]>(
        `SELECT count(*) AS hits FROM ${name} t WHERE t::text LIKE '%${token}%'`,
      );
      expect([name, Number(hits)]).toEqual([name, 0]);
    }
  });
});

describe('a forgotten password', () => {
  it('is answered by a mail to the owner of the address, and the address is not kept', async () => {
    const { uid, email } = await aCustomer(world.database);
    await forget(email);
    expect((await inbox(email)).map(({ subject }) => subject)).toEqual(['Atur ulang kata sandi Patungan']);
    expect(await linksOf(uid)).toHaveLength(1);
    expect(await world.database.forgottenPassword.count()).toBe(0);
  });

  it('of an unknown address sends nothing and stores nothing', async () => {
    await forget('siapa-ini@kotak.test');
    expect(await inbox('siapa-ini@kotak.test')).toEqual([]);
    expect(await world.database.forgottenPassword.count()).toBe(0);
  });

  it('requested without end sends five mails an hour; the newest link stays valid', async () => {
    const { uid, email } = await aCustomer(world.database);
    for (let n = 0; n < LINKS_AN_HOUR + 3; n += 1) await forget(email);
    const links = await linksOf(uid);
    expect(links).toHaveLength(LINKS_AN_HOUR);
    expect(links.filter(({ endedAt }) => endedAt === null).map(({ uid: open }) => open)).toEqual([links.at(-1)!.uid]);
    const hourAgo = new Date(Date.now() - 3_601_000);
    await world.database.accountLink.updateMany({ where: { customerUid: uid }, data: { createdAt: hourAgo } });
    await forget(email);
    expect(await linksOf(uid)).toHaveLength(LINKS_AN_HOUR + 1);
  });
});

describe('an account that changes', () => {
  const titles = async (customerUid: string) =>
    (await world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } })).map(
      ({ title }) => title,
    );

  it('welcomes a new customer with a link, once verified with nothing', async () => {
    const fresh = await aCustomer(world.database);
    const known = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    for (const { uid } of [fresh, known]) await announceAndSettle(world, 'customer.signed-up', { customerUid: uid });
    expect(await inbox(fresh.email)).toHaveLength(1);
    expect(await inbox(known.email)).toEqual([]);
  });

  it('notifies the owner of an address that was signed up again, once a day', async () => {
    const { uid, email } = await aCustomer(world.database);
    for (let n = 0; n < 3; n += 1) await announceAndSettle(world, 'customer.signed-up-again', { customerUid: uid });
    expect(await titles(uid)).toEqual(['Kamu sudah punya akun Patungan']);
    expect(await inbox(email)).toHaveLength(1);
  });

  it('notifies of a new password and of a requested e-mail change at the current address', async () => {
    const { uid, email } = await aCustomer(world.database);
    await announceAndSettle(world, 'password.changed', { customerUid: uid });
    await announceAndSettle(world, 'email.change-asked', { customerUid: uid });
    expect(await titles(uid)).toEqual(['Kata sandi kamu sudah diganti', 'Ada permintaan ganti email']);
    expect(await inbox(email)).toHaveLength(2);
  });

  it('notifies the former address, once', async () => {
    const { uid } = await aCustomer(world.database);
    const previousEmail = `${randomUUID()}@lama.test`;
    const data = { customerUid: uid, purpose: 'change-email', email: 'baru@kotak.test', previousEmail };
    const now = new Date();
    const { uid: linkUid } = await world.database.accountLink.create({
      data: { ...data, tokenHash: randomUUID(), createdAt: now, expiresAt: now, usedAt: now },
    });
    const eventUid = await announceAndSettle(world, 'email.changed', { linkUid });
    await deliver<'mail'>(world, MailProcessor, 'deliver-email-changed', { linkUid }, eventUid);
    const [mail, ...more] = await inbox(previousEmail);
    expect([mail?.subject, more]).toEqual(['Email akun Patungan kamu sudah diganti', []]);
  });

  it('sends no link to an address of another customer, and notifies that customer', async () => {
    const [one, other] = [await aCustomer(world.database), await aCustomer(world.database)];
    await send(one.uid, 'change-email', other.email);
    await settled(world.database);
    expect((await inbox(other.email)).map(({ subject }) => subject)).toEqual(['Kamu sudah punya akun Patungan']);
  });
});
