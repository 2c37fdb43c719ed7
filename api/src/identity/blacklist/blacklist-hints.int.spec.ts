import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminBlacklistHint } from '#contracts/identity/blacklist-hints.admin.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { readPhone } from '#domain/platform/phone';
import { sendLink, tokenOf } from '#runtime/identity/account-links.store';
import { canonicalEmail } from '#domain/platform/mailbox';
import { canonicalPhone } from '#runtime/identity/blacklist-keys';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { aCustomer } from '#testing/factories';
import { aProduct, shippingZones } from '#testing/merchandise';
import { findPlan } from '#testing/plans';
import type { SessionView } from '#contracts/identity/session.http';
import { Browser } from '../../../test/browser.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

const PASSWORD = 'kata-sandi-uji';
let world: ListeningApi;
let admin: Person;
let passwordHash: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Admin', 'support');
  const owner = { name: 'Budi', email: 'budi@patungan.test', phoneNumber: '' };
  passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
});
afterAll(() => world?.close());

let numbers = 0;
/** Ten digits after the country code. */
const aNumber = () => `813${String((numbers += 1)).padStart(8, '0')}`;
const anEmail = () => `${randomUUID()}@patungan.test`;
const member = (given: object = {}) =>
  aCustomer(world.database, { passwordHash, phoneNumber: `62${aNumber()}`, emailVerifiedAt: new Date(), ...given });
const asAdmin = (path: string, body: object = {}) =>
  world.http.call<{ uid: string }>('POST', `/admin/${path}`, { body, token: admin.token });
const create = async (fields: object) => (await asAdmin('blacklist', { reason: 'Bukti palsu', ...fields })).data.uid;
const signUp = async (given: object) => {
  const email = anEmail();
  const body = { name: 'Sinta', email, phoneNumber: `0${aNumber()}`, password: PASSWORD, ...given };
  await world.http.ask('POST', '/customer/sign/up', { body });
  return world.database.customer.findUniqueOrThrow({ where: { email: body.email } });
};
const signIn = (email: string, deviceId: string) =>
  world.http.ask('POST', '/customer/sign/in', { body: { email, password: PASSWORD, deviceId } });
const as = (customerUid: string) => ({ token: world.customerToken(customerUid) });
/** Whether the customer is blocked, and the kinds of the hints about the customer. */
async function stateOf(customerUid: string) {
  const { blockedAt } = await world.database.customer.findUniqueOrThrow({ where: { uid: customerUid } });
  const hints = await world.database.blacklistHint.findMany({ where: { customerUid } });
  return [blockedAt !== null, hints.map(({ matchedOn, state }) => `${matchedOn} ${state}`).toSorted()];
}
const hintOn = async (customerUid: string) =>
  (await world.database.blacklistHint.findFirstOrThrow({ where: { customerUid } })).uid;
async function verify({ uid, email }: { uid: string; email: string }) {
  const link = { customerUid: uid, purpose: 'verify-email', email, now: new Date() } as const;
  await world.database.transaction((tx) => sendLink(tx, world.config, link));
  const sent = await world.database.accountLink.findFirstOrThrow({ where: { customerUid: uid, usedAt: null } });
  await world.http.ask('POST', '/customer/verify-email', { body: { token: tokenOf(world.config, sent.uid) } });
}

describe('a listed number, in any spelling', () => {
  it.each([
    ['0', '620'],
    ['620', '62'],
    ['62', '+62 '],
  ])('%s… is met by %s… at sign-up, and blocks no innocent', async (listed, typed) => {
    const number = aNumber();
    await create({ phoneNumber: `${listed}${number}` });
    expect(await stateOf((await signUp({ phoneNumber: `${typed}${number}` })).uid)).toEqual([false, ['phone waiting']]);
  });

  it('is met by customers of before, and by one who changes the number later', async () => {
    const number = aNumber();
    const [before, later] = [await member({ phoneNumber: `620${number}` }), await member()];
    await create({ phoneNumber: `0${number}` });
    await world.http.ask('POST', '/customer/profile', {
      ...as(later.uid),
      body: { name: 'Budi', phoneNumber: `0${number}` },
    });
    for (const { uid } of [before, later]) expect(await stateOf(uid)).toEqual([false, ['phone waiting']]);
  });
});

describe('a listed e-mail', () => {
  it('with a tag or dots is a hint while unverified, and blocks when it is verified', async () => {
    const name = `budi${randomUUID().slice(0, 8)}`;
    await create({ email: `${name}@gmail.com` });
    const customer = await signUp({ email: `bu.di${name.slice(4)}+promo@googlemail.com` });
    expect(await stateOf(customer.uid)).toEqual([false, ['email waiting']]);
    await verify(customer);
    expect(await stateOf(customer.uid)).toEqual([true, ['email lapsed']]);
  });

  it('of a customer who was blocked before verifying it does not block its real owner', async () => {
    const [attacker, owner] = [await member({ emailVerifiedAt: null }), await member()];
    const email = owner.email.replace('@', '+x@');
    await world.database.customer.update({ where: { uid: attacker.uid }, data: { email } });
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    expect(await stateOf(attacker.uid)).toEqual([true, []]);
    expect(await stateOf(owner.uid)).toEqual([false, ['email waiting']]);
  });

  it('is met by the new address of a changed one', async () => {
    const email = anEmail();
    await create({ email });
    const { uid } = await member();
    const link = {
      customerUid: uid,
      purpose: 'change-email',
      email: email.replace('@', '+1@'),
      now: new Date(),
    } as const;
    await world.database.transaction((tx) => sendLink(tx, world.config, link));
    const sent = await world.database.accountLink.findFirstOrThrow({ where: { customerUid: uid } });
    await world.http.ask('POST', '/customer/change-email/confirm', {
      body: { token: tokenOf(world.config, sent.uid) },
    });
    expect(await stateOf(uid)).toEqual([true, []]);
  });
});

describe('a number or device of a blocked customer', () => {
  it('in another letter case is met, and blocks no one who has the same', async () => {
    const [attacker, owner] = [await member(), await member()];
    const deviceId = randomUUID();
    await signIn(attacker.email, deviceId.toUpperCase());
    await world.http.ask('POST', '/customer/profile', {
      ...as(attacker.uid),
      body: { name: 'Budi', phoneNumber: owner.phoneNumber },
    });
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    expect(await stateOf(owner.uid)).toEqual([false, ['phone waiting']]);
    await signIn(owner.email, deviceId);
    expect(await stateOf(owner.uid)).toEqual([false, ['device waiting', 'phone waiting']]);
  });
});

describe('what a blocked customer changes while blocked', () => {
  const takeEmail = async ({ uid: customerUid }: { uid: string }, email: string) => {
    const link = { customerUid, purpose: 'change-email', email, now: new Date() } as const;
    await world.database.transaction((tx) => sendLink(tx, world.config, link));
    const sent = await world.database.accountLink.findFirstOrThrow({ where: { customerUid } });
    await world.http.ask('POST', '/customer/change-email/confirm', {
      body: { token: tokenOf(world.config, sent.uid) },
    });
  };

  it('is known of the person too: e-mail and device give a hint about others and end nothing', async () => {
    const attacker = await member();
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    const email = anEmail();
    await takeEmail(attacker, email);
    expect(await stateOf((await signUp({ email: email.replace('@', '+2@') })).uid)).toEqual([false, ['email waiting']]);

    const [deviceId, other] = [randomUUID(), await member()];
    await signIn(email, deviceId);
    await signIn(other.email, deviceId);
    expect(await stateOf(other.uid)).toEqual([false, ['device waiting']]);
    expect(await stateOf(attacker.uid)).toEqual([true, []]);
    expect(await world.database.session.count({ where: { customerUid: attacker.uid, deviceId } })).toBe(1);
  });

  it('is no number, which would throw suspicion on its owner; the name may be changed', async () => {
    const [attacker, innocent] = [await member(), await member()];
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    const edit = (name: string, phoneNumber: string) =>
      world.http.call('POST', '/customer/profile', { ...as(attacker.uid), body: { name, phoneNumber } });
    for (const number of [innocent.phoneNumber, `0${aNumber()}`])
      expect(await edit('Budi', number)).toMatchObject({
        status: 422,
        errors: [{ field: 'phoneNumber', message: expect.stringMatching(/selama akunmu diblokir/) }],
      });
    expect((await edit('Budi Baru', `0${attacker.phoneNumber.slice(2)}`)).status).toBe(200);
    expect(await stateOf(innocent.uid)).toEqual([false, []]);
    expect(await world.database.customer.findUniqueOrThrow({ where: { uid: attacker.uid } })).toMatchObject({
      name: 'Budi Baru',
      phoneNumber: attacker.phoneNumber,
    });
    const keys = { entry: { matches: { some: { customerUid: attacker.uid } } }, kind: 'phone' };
    expect(await world.database.blacklistKey.count({ where: keys })).toBe(1);
  });

  it('is met in an order too', async () => {
    const [attacker, { token, name }] = [await member(), await world.customer()];
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    const email = anEmail();
    await takeEmail(attacker, email);
    const { uid: variantUid, packageUid } = await findPlan(world.http, 'prime-video');
    const body = { name, email, phoneNumber: `0${aNumber()}`, packageUid, variantUid };
    const headers = { 'idempotency-key': randomUUID() };
    const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body, headers });
    const listed = { name: 'order.contact-listed', payload: { path: ['orderUid'], equals: orderUid } };
    expect(await world.database.outbox.count({ where: listed })).toBe(1);
  });
});

describe('the browser of a blocked customer', () => {
  const browserOf = async (email: string) => {
    const browser = new Browser(world.http);
    const body = { email, password: PASSWORD, deviceId: randomUUID() };
    const { data } = await browser.call<SessionView>('POST', '/customer/sign/in', { body });
    return { browser, token: data.accessToken };
  };
  const signUpIn = async (browser: Browser) => {
    const email = anEmail();
    const body = { name: 'Lain', email, phoneNumber: `0${aNumber()}`, password: PASSWORD, deviceId: randomUUID() };
    await browser.call('POST', '/customer/sign/up', { body });
    return world.database.customer.findUniqueOrThrow({ where: { email } });
  };

  it('is known by the cookie of the server, whatever id, e-mail and number it sends', async () => {
    const attacker = await member();
    const { browser } = await browserOf(attacker.email);
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    expect(await stateOf((await signUpIn(browser)).uid)).toEqual([false, ['device waiting']]);
    const other = await member();
    const body = { email: other.email, password: PASSWORD, deviceId: randomUUID() };
    await browser.call('POST', '/customer/sign/in', { body });
    expect(await stateOf(other.uid)).toEqual([false, ['device waiting']]);
  });

  it.each([
    ['a client that marks no request', {}],
    ['an app', { scope: 'app' }],
  ])('is known by the cookie of its very first sign-in, as %s', async (_, fields) => {
    const [attacker, other] = [await member(), await member()];
    const bodyOf = (email: string) => ({ email, password: PASSWORD, deviceId: randomUUID(), ...fields });
    const first = await world.http.call('POST', '/customer/sign/in', { body: bodyOf(attacker.email) });
    const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!;
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    await world.http.ask('POST', '/customer/sign/in', { headers: { cookie }, body: bodyOf(other.email) });
    expect(await stateOf(other.uid)).toEqual([false, ['device waiting']]);
  });

  it('is known by the cookie that comes with a refresh of a session of before', async () => {
    const [attacker, other] = [await member(), await member()];
    const bodyOf = (email: string) => ({ email, password: PASSWORD, deviceId: randomUUID() });
    const first = await world.http.call<SessionView>('POST', '/customer/sign/in', { body: bodyOf(attacker.email) });
    const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!;
    await world.database.session.updateMany({ where: { customerUid: attacker.uid }, data: { deviceHash: null } });
    const headers = { cookie, 'x-refresh-token': first.data.refreshToken };
    await world.http.ask('GET', '/customer/token/refresh', { headers });
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    await world.http.ask('POST', '/customer/sign/in', { headers: { cookie }, body: bodyOf(other.email) });
    expect(await stateOf(other.uid)).toEqual([false, ['device waiting']]);
  });

  it('gives a hint about those who used it before the block', async () => {
    const [attacker, before] = [await member(), await member()];
    const { browser } = await browserOf(before.email);
    const body = { email: attacker.email, password: PASSWORD, deviceId: randomUUID() };
    await browser.call('POST', '/customer/sign/in', { body });
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    expect(await stateOf(before.uid)).toEqual([false, ['device waiting']]);
  });

  it('is another one after it was signed out: the cookie goes with the others', async () => {
    const attacker = await member();
    const { browser, token } = await browserOf(attacker.email);
    const answer = await browser.call('POST', '/customer/sign/out', { token, body: {} });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^device=; Max-Age=0; Path=\/; HttpOnly/)]);
    await asAdmin(`customers/${attacker.uid}/block`, { reason: 'Bukti palsu' });
    browser.cookies.delete('device');
    expect(await stateOf((await signUpIn(browser)).uid)).toEqual([false, []]);
  });
});

describe('a contact in the body of an order', () => {
  const contactListed = (orderUid: string) =>
    world.database.outbox.count({
      where: { name: 'order.contact-listed', payload: { path: ['orderUid'], equals: orderUid } },
    });

  it('is met for a seat and for things, and no other contact is', async () => {
    const [number, email] = [aNumber(), anEmail()];
    await create({ phoneNumber: `0${number}`, email });
    const { token, name } = await world.customer();
    const { uid: variantUid, packageUid } = await findPlan(world.http, 'prime-video');
    const seat = async (contact: object) => {
      const body = { name, email: anEmail(), phoneNumber: `0${aNumber()}`, packageUid, variantUid, ...contact };
      const headers = { 'idempotency-key': randomUUID() };
      return (await world.http.ask<PlacedOrder>('POST', '/customer', { token, body, headers })).orderUid;
    };
    expect(await contactListed(await seat({ phoneNumber: `+62 ${number}` }))).toBe(1);
    expect(await contactListed(await seat({ email: email.replace('@', '+x@') }))).toBe(1);
    expect(await contactListed(await seat({}))).toBe(0);

    const { pickupUid: zoneUid } = await shippingZones(world.database);
    const { variantUid: thing } = await aProduct(world.database, { stock: 5 });
    const body = { name, email, phoneNumber: '081234567890', items: [{ variantUid: thing, quantity: 1 }] };
    const { orderUid } = await world.http.ask<{ orderUid: string }>('POST', '/customer/merchandise/order', {
      token,
      body: { ...body, shipping: { zoneUid }, total: 129_000 },
    });
    expect(await contactListed(orderUid)).toBe(1);
  });
});

describe('a hint', () => {
  it('is decided once by a person: blocked with the reason of the entry, or dismissed for good; both are audited', async () => {
    const number = aNumber();
    const entryUid = await create({ phoneNumber: `0${number}` });
    const [guilty, innocent] = [
      await signUp({ phoneNumber: `0${number}` }),
      await signUp({ phoneNumber: `0${number}` }),
    ];
    const [block, dismiss] = [await hintOn(guilty.uid), await hintOn(innocent.uid)];
    const listed = await world.http.call('GET', `/admin/blacklist-hints/${block}`, { token: admin.token });
    expect(adminBlacklistHint.parse(listed.data)).toMatchObject({
      customerUid: guilty.uid,
      entryUid,
      matchedOn: 'phone',
      reason: 'Bukti palsu',
      allowedActions: ['block', 'dismiss'],
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asAdmin(`blacklist-hints/${block}/block`, { reason: 'Orangnya sama' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    await asAdmin(`blacklist-hints/${dismiss}/dismiss`, { reason: 'Nomor keluarga' });
    await signIn(innocent.email, randomUUID());
    expect(await stateOf(guilty.uid)).toEqual([true, ['phone blocked']]);
    expect(await stateOf(innocent.uid)).toEqual([false, ['phone dismissed']]);
    const audits = await world.database.auditLog.findMany({ where: { subject: 'blacklist-hints' } });
    expect(audits.map(({ action, subjectUid }) => [action, subjectUid])).toEqual([
      ['block', block],
      ['dismiss', dismiss],
    ]);
  });

  it('lapses when its entry ends, and needs a reason and a record', async () => {
    const number = aNumber();
    const entryUid = await create({ phoneNumber: `0${number}` });
    const { uid } = await signUp({ phoneNumber: `0${number}` });
    const hintUid = await hintOn(uid);
    expect((await asAdmin(`blacklist-hints/${hintUid}/block`)).status).toBe(422);
    expect((await asAdmin(`blacklist-hints/${randomUUID()}/dismiss`, { reason: 'Salah orang' })).status).toBe(404);
    await asAdmin(`blacklist/${entryUid}/lift`, { reason: 'Salah orang' });
    expect((await asAdmin(`blacklist-hints/${hintUid}/block`, { reason: 'Orangnya sama' })).status).toBe(409);
    expect(await stateOf(uid)).toEqual([false, ['phone lapsed']]);
  });
});

it('the database spells contacts as the API does', async () => {
  const emails = [
    'A.b+c@Gmail.com',
    'a.b@googlemail.com',
    ' X+y@Contoh.id ',
    '+x@contoh.id',
    'a+b+c@d.id',
    'a@b.id',
    'Ani@Patungan.test',
  ];
  const typed = ['081234567890', '620812345678', '6200812345678', '(021) 555 1234', '+65 8123 4567', '62', ''];
  const phones = typed.map(readPhone);
  const rows = await world.database.$queryRaw<{ email: string; phone: string }[]>`
    SELECT canonical_email(e) AS email, canonical_phone(p) AS phone
    FROM unnest(${emails}::text[], ${[...phones]}::text[]) AS t (e, p)`;
  expect(rows.map(({ email }) => email)).toEqual(emails.map(canonicalEmail));
  expect(rows.map(({ phone }) => phone)).toEqual(typed.map(canonicalPhone));
});
