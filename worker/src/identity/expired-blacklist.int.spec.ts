import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { endEntry, openEntry } from '#runtime/identity/blacklist.store';
import { matchCustomer } from '#runtime/identity/match-customer';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { aCustomer } from '#testing/factories';
import { mailsTo } from '#testing/outbox-folder';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../worker.module.js';
import { eraseRows } from './privacy/erase-rows.js';
import { ExpiredBlacklistSweep } from './expired-blacklist.sweep.js';
import { OldLinksSweep } from './old-links.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const block = (email: string, expiresAt: Date | null) =>
  world.database.transaction((tx) =>
    openEntry(tx, {
      reason: 'Bukti transfer palsu',
      keys: factsOf({ email, isEmailCertain: true }),
      expiresAt,
      evidenceUid: null,
      by: 'Sari Admin',
      now: new Date(),
    }),
  );
const inMs = (ms: number) => new Date(Date.now() + ms);
const titles = async (customerUid: string) =>
  (await world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } })).map(
    ({ title }) => title,
  );

describe('a blacklist entry whose last day is over', () => {
  it('is ended once by any number of workers; its customer is unblocked and notified', async () => {
    const { uid, email } = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    const entryUid = await block(email, inMs(3_600_000));
    const sweep = world.get(ExpiredBlacklistSweep);
    expect(await sweep.sweep()).toBe(0);
    await settled(world.database);
    expect(await titles(uid)).toEqual(['Akun kamu belum bisa memesan']);
    expect((await mailsTo(world.config.mailOutboxDir, email))[0]!.text).toContain('Alasannya: Bukti transfer palsu.');

    await world.database.blacklistEntry.update({ where: { uid: entryUid }, data: { expiresAt: new Date() } });
    const ended = await Promise.all(Array.from({ length: 4 }, () => sweep.sweep()));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await world.database.blacklistEntry.findUnique({ where: { uid: entryUid } })).toMatchObject({
      state: 'expired',
    });
    expect((await world.database.customer.findUniqueOrThrow({ where: { uid } })).blockedAt).toBeNull();
    await settled(world.database);
    expect(await titles(uid)).toEqual(['Akun kamu belum bisa memesan', 'Akun kamu bisa memesan lagi']);
  });

  it('is announced with the words of the admin who lifted it earlier', async () => {
    const { uid, email } = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    const entryUid = await block(email, null);
    const lift = {
      action: 'lift',
      actor: 'admin',
      by: 'Sari Admin',
      reason: 'Maaf, kami keliru',
      now: new Date(),
    } as const;
    await world.database.transaction((tx) => endEntry(tx, entryUid, lift));
    await settled(world.database);
    const last = await world.database.notification.findFirstOrThrow({
      where: { customerUid: uid, kind: 'tell-unblocked' },
    });
    expect(last.body).toContain('Pesan dari kami: Maaf, kami keliru.');
  });
});

describe('an entry of a customer who was erased', () => {
  it('keeps no address or number, and still matches them', async () => {
    const { uid, email, phoneNumber } = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    const now = new Date();
    const entryUid = await world.database.transaction((tx) =>
      openEntry(tx, {
        reason: 'Bukti transfer palsu',
        keys: factsOf({ email, isEmailCertain: true, phoneNumber }),
        expiresAt: null,
        evidenceUid: null,
        by: 'Sari Admin',
        now,
      }),
    );
    await settled(world.database);
    const later = factsOf({ phoneNumber: '6281100002222', isEmailCertain: false });
    await world.database.transaction((tx) => matchCustomer(tx, uid, later, now));
    expect(await world.database.blacklistKey.count({ where: { entryUid } })).toBe(3);
    await world.database.transaction((tx) => eraseRows(tx, world.get(CustomerRecords), uid, now));
    const kept = await world.database.blacklistKey.findMany({ where: { entryUid } });
    expect(JSON.stringify(kept)).not.toContain(email);
    expect(JSON.stringify(kept)).not.toContain(phoneNumber);
    expect(JSON.stringify(kept)).not.toContain('6281100002222');
    const back = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    const other = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    await world.database.transaction((tx) =>
      matchCustomer(tx, back.uid, factsOf({ email, isEmailCertain: true }), now),
    );
    await world.database.transaction((tx) =>
      matchCustomer(tx, other.uid, factsOf({ phoneNumber, isEmailCertain: false }), now),
    );
    const blocked = await world.database.blacklistMatch.findMany({
      where: { entryUid },
      select: { customerUid: true },
    });
    expect(blocked.map(({ customerUid }) => customerUid).toSorted()).toEqual([uid, back.uid].toSorted());
    // The number can be typed by anyone.
    const hints = await world.database.blacklistHint.findMany({ where: { entryUid } });
    expect(hints.map(({ customerUid, matchedOn }) => [customerUid, matchedOn])).toEqual([[other.uid, 'phone']]);
  });
});

describe('links that ended long ago', () => {
  it('are deleted after a month, with the addresses in them', async () => {
    const { uid: customerUid, email } = await aCustomer(world.database, { emailVerifiedAt: new Date() });
    const ended = (days: number) => ({
      customerUid,
      purpose: 'verify-email',
      email,
      tokenHash: `${customerUid} ${days}`,
      createdAt: inMs(-days * 86_400_000),
      expiresAt: inMs(-days * 86_400_000),
      endedAt: new Date(),
    });
    await world.database.accountLink.createMany({ data: [ended(29), ended(31)] });
    expect(await world.get(OldLinksSweep).sweep()).toBe(1);
    expect(await world.database.accountLink.count({ where: { customerUid } })).toBe(1);
  });
});
