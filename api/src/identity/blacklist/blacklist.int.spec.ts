import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import type { BlockStatusView } from '#contracts/identity/blacklist.http';
import type { SessionView } from '#contracts/identity/session.http';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { aCustomer } from '#testing/factories';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

const PASSWORD = 'kata-sandi-uji';
let world: ListeningApi;
let admin: Person;
let passwordHash: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Admin');
  const owner = { name: 'Budi', email: 'budi@patungan.test', phoneNumber: '' };
  passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
});
afterAll(() => world?.close());

const REASON = 'Bukti transfer palsu';
let numbers = 0;
const aPhone = () => `62813${String((numbers += 1)).padStart(8, '0')}`;
const member = (given: object = {}) =>
  aCustomer(world.database, { passwordHash, phoneNumber: aPhone(), emailVerifiedAt: new Date(), ...given });
const asAdmin = <T>(path: string, body: object = {}) =>
  world.http.call<T>('POST', `/admin/${path}`, { body, token: admin.token });
const create = async (fields: object) =>
  (await asAdmin<{ uid: string }>('blacklist', { reason: REASON, ...fields })).data.uid;
const one = async (uid: string) =>
  adminBlacklistEntry.parse((await world.http.call('GET', `/admin/blacklist/${uid}`, { token: admin.token })).data);
const signIn = (email: string, deviceId = randomUUID()) =>
  world.http.call<SessionView>('POST', '/customer/sign/in', { body: { email, password: PASSWORD, deviceId } });
const blockOf = async (uid: string) =>
  (await world.http.call<BlockStatusView>('GET', '/customer/blacklist', { token: world.customerToken(uid) })).data
    .block;
const appeal = (uid: string, message = 'Itu bukan saya, tolong dicek lagi.') =>
  world.http.call('POST', '/customer/blacklist/appeal', { body: { message }, token: world.customerToken(uid) });
const blockedAt = async (uid: string) =>
  (await world.database.customer.findUniqueOrThrow({ where: { uid } })).blockedAt;
const auditOf = async (subjectUid: string) =>
  (
    await world.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' }, include: { words: true } })
  ).map(({ words, ...entry }) => ({ ...entry, reason: words?.text }));
const eventsAbout = async (uid: string) =>
  (await world.database.outbox.findMany({ orderBy: { id: 'asc' } }))
    .filter(({ payload }) => JSON.stringify(payload).includes(uid))
    .map(({ name }) => name);

describe('an entry', () => {
  it('blocks a customer with its verified e-mail at once, ends the sessions, and is announced', async () => {
    const name = randomUUID();
    const [mine, unrelated] = [await member({ email: `${name}@patungan.test` }), await member()];
    await signIn(mine.email);
    const uid = await create({ email: `${name.toUpperCase()}+toko@Patungan.test` });
    const { customers, state, keys, allowedActions } = await one(uid);
    expect(customers.map(({ customerUid, matchedOn }) => [customerUid, matchedOn])).toEqual([[mine.uid, 'email']]);
    expect([state, keys, allowedActions]).toEqual([
      'active',
      [{ kind: 'email', value: `${name}@patungan.test` }],
      ['lift'],
    ]);
    expect(await blockedAt(mine.uid)).not.toBeNull();
    expect(await eventsAbout(mine.uid)).toEqual(['customer.blocked']);
    expect(await world.database.session.count({ where: { customerUid: mine.uid, revokedAt: null } })).toBe(0);
    expect(await blockedAt(unrelated.uid)).toBeNull();
    expect(await auditOf(uid)).toMatchObject([
      { action: 'create', subject: 'blacklist', reason: REASON, actor: 'Sari Admin' },
    ]);
  });

  it.each([
    ['phoneNumber', () => ({ phoneNumber: `0${aPhone().slice(2)}` }), (given: string) => `+62 ${given.slice(1)}`],
    ['email', () => ({ email: `${randomUUID()}@patungan.test` }), (given: string) => given.replace('@', '+lagi@')],
    ['deviceId', () => ({ deviceId: randomUUID() }), (given: string) => given.toUpperCase()],
  ])(
    'stands there once for a %s, in any spelling and pressed at once, until it is lifted',
    async (field, given, again) => {
      const fields: Record<string, string> = given();
      const body = { reason: REASON, ...fields };
      const answers = await Promise.all(Array.from({ length: 5 }, () => asAdmin<{ uid: string }>('blacklist', body)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
      const other = await asAdmin('blacklist', { reason: REASON, ...fields, [field]: again(fields[field]!) });
      expect([other.status, other.errors]).toEqual([409, [{ field, message: expect.stringContaining(REASON) }]]);
      const { uid } = answers.find(({ status }) => status === 201)!.data;
      await asAdmin(`blacklist/${uid}/lift`, { reason: 'Salah orang' });
      expect((await asAdmin('blacklist', body)).status).toBe(201);
    },
  );

  it('takes a verified e-mail that a blocked customer has only typed', async () => {
    const typed = await member({ emailVerifiedAt: null });
    await asAdmin(`customers/${typed.uid}/block`, { reason: REASON });
    expect((await asAdmin('blacklist', { reason: REASON, email: typed.email })).status).toBe(201);
    expect((await asAdmin('blacklist', { reason: REASON, phoneNumber: typed.phoneNumber })).status).toBe(409);
  });

  it('that is over blocks no customer, also before the sweep has ended it', async () => {
    const email = `${randomUUID()}@patungan.test`;
    const uid = await create({ email });
    await world.database.blacklistEntry.update({ where: { uid }, data: { expiresAt: new Date(Date.now() - 1_000) } });
    const late = await member({ email });
    expect((await signIn(late.email)).status).toBe(200);
    expect(await blockedAt(late.uid)).toBeNull();
  });

  it('of the device "unknown" blocks no customer', async () => {
    const { email, uid } = await member();
    const answer = await asAdmin('blacklist', { reason: REASON, deviceId: 'unknown' });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'phoneNumber']);
    await world.http.call('POST', '/customer/sign/in', { body: { email, password: PASSWORD } });
    expect(await blockedAt(uid)).toBeNull();
  });

  it('keeps its evidence, re-encoded, behind a signed link', async () => {
    const form = formOf({ reason: REASON, email: 'penipu@contoh.test', until: '2099-01-31' }, await aPicture());
    const answer = await world.http.call<{ uid: string }>('POST', '/admin/blacklist', { form, token: admin.token });
    const { evidenceUrl, expiresAt } = await one(answer.data.uid);
    expect(expiresAt).toBe('2099-01-31T16:59:59.999Z');
    const file = await fetch(new URL(evidenceUrl!, world.http.origin));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['without a reason', { email: 'a@contoh.test', reason: '' }, 'reason'],
    ['with a reason that reads backwards', { email: 'a@contoh.test', reason: 'Chargeback\n\u202ekalot' }, 'reason'],
    ['without a key', {}, 'phoneNumber'],
    ['that is over already', { email: 'a@contoh.test', until: '2020-01-01' }, 'until'],
    ['with a number that is none', { phoneNumber: '12' }, 'phoneNumber'],
  ])('%s is refused and not written', async (_, fields, field) => {
    const before = await world.database.blacklistEntry.count();
    const answer = await asAdmin('blacklist', { reason: REASON, ...fields });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, field]);
    expect(await world.database.blacklistEntry.count()).toBe(before);
  });

  it('holds until the end of today at the earliest', async () => {
    const today = dayInWib(new Date());
    const yesterday = dayInWib(daysAfter(new Date(), -1));
    const until = (day: string) =>
      asAdmin('blacklist', { reason: REASON, email: `${randomUUID()}@contoh.test`, until: day });
    expect((await until(yesterday)).errors?.[0]).toEqual({ field: 'until', message: 'Paling cepat hari ini' });
    expect((await until(today)).status).toBe(201);
  });

  it('is found by a number as typed, by e-mail, state and waiting appeal', async () => {
    const { uid: customerUid, phoneNumber, email } = await member();
    const uid = await create({ phoneNumber, email });
    const other = await create({ email: `${randomUUID()}@contoh.test` });
    await appeal(customerUid);
    const found = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
      const { data } = await world.http.call('GET', `/admin/blacklist?${query}`, { token: admin.token });
      return z
        .array(adminBlacklistEntry)
        .parse(data)
        .map(({ id }) => id);
    };
    expect(await found({ q: `0${phoneNumber.slice(2)}` })).toEqual([uid]);
    expect(await found({ customerUid })).toEqual([uid]);
    expect(await found({ q: email.replace('@', '+x@') })).toEqual([uid]);
    expect(await found({ q: `lain-${email}` })).toEqual([]);
    expect(await found({ appealing: true })).toContain(uid);
    expect(await found({ appealing: true })).not.toContain(other);
    expect(await found({ state: 'lifted', customerUid })).toEqual([]);
  });
});

describe('lifting', () => {
  it('unblocks customers without another entry; of ten concurrent requests one succeeds', async () => {
    const one_ = await member();
    const both = await member({ email: one_.email.replace('@', '+lain@') });
    const first = await create({ email: both.email });
    const second = await create({ phoneNumber: both.phoneNumber, reason: 'Alasan kedua' });
    const { uid: hintUid } = await world.database.blacklistHint.findFirstOrThrow({ where: { customerUid: both.uid } });
    await asAdmin(`blacklist-hints/${hintUid}/block`, { reason: 'Orangnya sama' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asAdmin(`blacklist/${first}/lift`, { reason: 'Salah orang' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await blockedAt(one_.uid)).toBeNull();
    expect(await eventsAbout(one_.uid)).toEqual(['customer.blocked', 'customer.unblocked']);
    expect(await blockedAt(both.uid)).not.toBeNull();
    expect(await eventsAbout(both.uid)).toEqual(['customer.blocked']);
    expect(await blockOf(both.uid)).toMatchObject({ reason: 'Alasan kedua' });
    await asAdmin(`blacklist/${second}/lift`, { reason: 'Selesai' });
    expect(await blockedAt(both.uid)).toBeNull();
    expect((await auditOf(first)).map(({ action, reason }) => [action, reason])).toEqual([
      ['create', REASON],
      ['lift', 'Salah orang'],
    ]);
  });

  it('leaves a customer unblocked when two entries end at once, and blocked when one begins meanwhile', async () => {
    const byNumber = async ({ uid: customerUid, phoneNumber }: Awaited<ReturnType<typeof member>>) => {
      const entryUid = await create({ phoneNumber });
      const { uid } = await world.database.blacklistHint.findFirstOrThrow({ where: { customerUid, entryUid } });
      await asAdmin(`blacklist-hints/${uid}/block`, { reason: 'Orangnya sama' });
      return entryUid;
    };
    for (let round = 0; round < 5; round += 1) {
      const [twice, again] = [await member(), await member()];
      const entries = [await create({ email: twice.email }), await byNumber(twice), await byNumber(again)];
      await Promise.all([
        ...entries.map((uid) => asAdmin(`blacklist/${uid}/lift`, { reason: 'Salah orang' })),
        create({ email: again.email }),
      ]);
      expect([await blockedAt(twice.uid), await blockedAt(again.uid)]).toEqual([null, expect.any(Date)]);
    }
  });

  it('needs a reason and an entry', async () => {
    const uid = await create({ email: 'a@contoh.test' });
    expect((await asAdmin(`blacklist/${uid}/lift`)).status).toBe(422);
    expect((await asAdmin(`blacklist/${randomUUID()}/lift`, { reason: 'Salah' })).status).toBe(404);
  });

  it('and blocking on the page of a customer use entries too', async () => {
    const { uid, email } = await member();
    const deviceId = randomUUID();
    await signIn(email, deviceId);
    await asAdmin(`customers/${uid}/block`, { reason: REASON });
    const { entryUid } = await world.database.blacklistMatch.findFirstOrThrow({ where: { customerUid: uid } });
    expect((await one(entryUid)).keys.map(({ kind, value }) => [kind, value]).toSorted()).toContainEqual([
      'device',
      deviceId,
    ]);
    expect(await blockOf(uid)).toMatchObject({ reason: REASON });
    await asAdmin(`customers/${uid}/unblock`, { reason: 'Salah orang' });
    expect(await one(entryUid)).toMatchObject({ state: 'lifted', endReason: 'Salah orang', endedBy: 'Sari Admin' });
    expect(await blockOf(uid)).toBeNull();
  });
});

describe('an appeal', () => {
  it('is sent once, refused by an admin with an answer, and can be sent again after a week', async () => {
    const { uid: customerUid, email } = await member();
    const uid = await create({ email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => appeal(customerUid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await blockOf(customerUid)).toMatchObject({
      appeal: { state: 'waiting' },
      appealFrom: null,
      mayAppeal: false,
    });
    expect(await one(uid)).toMatchObject({
      waitingAppeals: 1,
      allowedActions: ['accept-appeal', 'refuse-appeal', 'lift'],
    });

    expect((await asAdmin(`blacklist/${uid}/refuse-appeal`, { reason: 'Buktinya jelas palsu' })).status).toBe(200);
    expect(await blockOf(customerUid)).toMatchObject({ appeal: { state: 'refused', answer: 'Buktinya jelas palsu' } });
    expect(await blockedAt(customerUid)).not.toBeNull();
    const { uid: appealUid } = await world.database.blacklistAppeal.findFirstOrThrow({ where: { customerUid } });
    expect(await eventsAbout(appealUid)).toEqual(['blacklist.appealed', 'blacklist.appeal-refused']);
    expect(await appeal(customerUid)).toMatchObject({ status: 409, meta: { code: 'APPEAL_TOO_SOON' } });
    expect(await asAdmin(`blacklist/${uid}/refuse-appeal`, { reason: 'Lagi' })).toMatchObject({
      meta: { code: 'NO_APPEAL' },
    });
    const weekAgo = new Date(Date.now() - 7 * 86_400_000 - 60_000);
    await world.database.blacklistAppeal.updateMany({ where: { customerUid }, data: { answeredAt: weekAgo } });
    expect((await appeal(customerUid)).status).toBe(200);
  });

  it('that is accepted lifts the entry', async () => {
    const { uid: customerUid, email } = await member();
    const uid = await create({ email });
    await appeal(customerUid);
    await asAdmin(`blacklist/${uid}/accept-appeal`, { reason: 'Maaf, kami keliru' });
    expect(await one(uid)).toMatchObject({ state: 'lifted', endReason: 'Maaf, kami keliru', allowedActions: [] });
    expect((await one(uid)).appeals).toMatchObject([{ state: 'accepted', answer: 'Maaf, kami keliru' }]);
    expect(await blockedAt(customerUid)).toBeNull();
    expect((await auditOf(uid)).map(({ action }) => action)).toEqual(['create', 'accept-appeal']);
  });

  it('lapses when its entry ends, and is refused for a customer who is not blocked', async () => {
    const { uid: customerUid, email } = await member();
    const uid = await create({ email });
    await appeal(customerUid);
    await asAdmin(`blacklist/${uid}/lift`, { reason: 'Salah orang' });
    expect((await one(uid)).appeals).toMatchObject([{ state: 'lapsed' }]);
    expect(await appeal(customerUid)).toMatchObject({ status: 409, meta: { code: 'NOT_BLOCKED' } });
  });

  it('needs a text', async () => {
    const { uid: customerUid, email } = await member();
    await create({ email });
    const answer = await appeal(customerUid, 'halo');
    expect([answer.status, answer.errors]).toEqual([422, [{ field: 'message', message: 'Minimal 10 karakter' }]]);
  });
});
