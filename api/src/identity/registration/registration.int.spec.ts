import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SignedUp } from '#contracts/identity/registration.http';
import type { SessionView } from '#contracts/identity/session.http';
import { PRIVACY_VERSIONS } from '#domain/identity/privacy/terms';
import { LINKS_AN_HOUR, type LinkPurpose } from '#domain/identity/registration/account-link';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { tokenOf } from '#runtime/identity/account-links.store';
import type { Answer } from '#testing/http';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../test/listening-api.js';

const PASSWORD = 'kata-sandi-uji';
const OTHER = 'kopi-susu-senja';
let world: ListeningApi;
let passwordHash: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  const owner = { name: 'Budi', email: 'budi@patungan.test', phoneNumber: '' };
  passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
});
afterAll(() => world?.close());

const post = <T>(path: string, body: object = {}, token?: string): Promise<Answer<T>> =>
  world.http.call<T>('POST', `/customer/${path}`, { body, token });
const aPerson = () => ({
  name: 'Sinta',
  email: `${randomUUID()}@patungan.test`,
  phoneNumber: '0812-3456-7890',
  password: PASSWORD,
});
async function member() {
  const email = `${randomUUID()}@patungan.test`;
  const data = { name: 'Budi', email, phoneNumber: '6281234567890', passwordHash };
  return world.database.customer.create({ data });
}
const signIn = (email: string, password = PASSWORD) => post<SessionView>('sign/in', { email, password });
const customerOf = (uid: string) => world.database.customer.findUniqueOrThrow({ where: { uid } });
const liveSessions = (customerUid: string) => world.database.session.count({ where: { customerUid, revokedAt: null } });
const eventsAbout = async (uid: string) =>
  (await world.database.outbox.findMany({ orderBy: { id: 'asc' } }))
    .filter(({ payload }) => JSON.stringify(payload).includes(uid))
    .map(({ name }) => name);

/** The token of the customer's newest link, as the mail contains it. */
async function tokenFor(customerUid: string, purpose: LinkPurpose): Promise<string> {
  const where = { customerUid, purpose };
  const { uid } = await world.database.accountLink.findFirstOrThrow({ where, orderBy: { createdAt: 'desc' } });
  return tokenOf(world.config, uid);
}
/** A link that was sent some time ago. */
async function aLink(customerUid: string, purpose: LinkPurpose, minutesLeft = 10, email = 'x@patungan.test') {
  const uid = randomUUID();
  const expiresAt = new Date(Date.now() + minutesLeft * 60_000);
  const tokenHash = createHash('sha256').update(tokenOf(world.config, uid)).digest('base64url');
  const data = { uid, customerUid, purpose, email, tokenHash, createdAt: new Date(), expiresAt };
  await world.database.accountLink.create({ data });
  return tokenOf(world.config, uid);
}
const EXPIRED = { status: 409, meta: { code: 'LINK_EXPIRED' } };

describe('signing up', () => {
  it('stores a normalised number, a lower-case e-mail, and never the password itself', async () => {
    const body = aPerson();
    const answer = await post<SignedUp>('sign/up', { ...body, email: body.email.toUpperCase() });
    expect([answer.status, answer.data]).toEqual([
      201,
      { name: 'Sinta', email: body.email, phoneNumber: '6281234567890' },
    ]);
    const kept = await world.database.customer.findUniqueOrThrow({ where: { email: body.email } });
    expect(kept.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(kept.emailVerifiedAt).toBeNull();
    expect((await signIn(body.email)).data.emailVerified).toBe(false);
  });

  it('keeps the version of the privacy policy and the time', async () => {
    const body = { ...aPerson(), privacyVersion: PRIVACY_VERSIONS[0] };
    const from = new Date();
    await post('sign/up', body);
    const { uid, consents } = await world.database.customer.findUniqueOrThrow({
      where: { email: body.email },
      include: { consents: true },
    });
    expect(consents).toEqual([
      { customerUid: uid, document: 'privacy-policy', version: body.privacyVersion, at: expect.any(Date) },
    ]);
    expect(consents[0]!.at >= from).toBe(true);
    await post('sign/up', body);
    expect(await world.database.consent.count({ where: { customerUid: uid } })).toBe(1);
    const unknown = await post('sign/up', { ...aPerson(), privacyVersion: '1999-01-01' });
    expect([unknown.status, unknown.errors?.[0]?.field]).toEqual([422, 'privacyVersion']);
  });

  it('with a taken address answers as with a new one; the owner keeps the account and gets a mail', async () => {
    const body = aPerson();
    const first = await post('sign/up', body);
    const { uid, passwordHash: before } = await world.database.customer.findUniqueOrThrow({
      where: { email: body.email },
    });
    const again = await post('sign/up', { ...body, password: OTHER });
    expect([again.status, again.data, again.meta]).toEqual([first.status, first.data, first.meta]);
    expect((await customerOf(uid)).passwordHash).toBe(before);
    expect(await eventsAbout(uid)).toEqual(['customer.signed-up', 'customer.signed-up-again']);
  });

  it('ten times at once creates one customer', async () => {
    const body = aPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('sign/up', body)));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(await world.database.customer.count({ where: { email: body.email } })).toBe(1);
  });

  it.each([
    ['name', ''],
    ['email', 'bukan email'],
    ['phoneNumber', '12'],
    ['password', 'pendek'],
    ['password', 'x'.repeat(129)],
    ['password', 'Password1'],
    ['password', 'qwertyuiop'],
    ['password', '081234567890'],
    ['password', '        '],
    ['password', 'patungan123'],
  ])('refuses a %s that is %p at its field', async (field, value) => {
    const body = { ...aPerson(), [field]: value };
    const answer = await post('sign/up', body);
    expect([answer.status, answer.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect(await world.database.customer.count({ where: { email: body.email } })).toBe(0);
  });
});

describe('known and unknown addresses', () => {
  it('get the same answer for a forgotten password, and the API does not look them up', async () => {
    const { email, uid } = await member();
    const stranger = `${randomUUID()}@patungan.test`;
    const [known, unknown] = [
      await post('forget-password', { email }),
      await post('forget-password', { email: stranger }),
    ];
    expect([known.status, known.data, known.meta]).toEqual([200, null, unknown.meta]);
    const noted = await world.database.forgottenPassword.findMany({ where: { email: { in: [email, stranger] } } });
    expect(noted.map((row) => row.email).toSorted()).toEqual([email, stranger].toSorted());
    for (const row of noted) expect(await eventsAbout(row.uid)).toEqual(['password.forgotten']);
    expect(await world.database.accountLink.count({ where: { customerUid: uid } })).toBe(0);
  });

  it('cost the same hashing', async () => {
    const { email } = await member();
    const hashing = jest.spyOn(world.app.get(Passwords, { strict: false }), 'hashNew');
    const costOf = async (path: string, body: object) => {
      hashing.mockClear();
      await post(path, body);
      return hashing.mock.calls.length;
    };
    const stranger = `${randomUUID()}@patungan.test`;
    expect([
      await costOf('sign/up', { ...aPerson(), email }),
      await costOf('sign/up', { ...aPerson(), email: stranger }),
    ]).toEqual([1, 1]);
    expect([await costOf('forget-password', { email }), await costOf('forget-password', { email: stranger })]).toEqual([
      0, 0,
    ]);
    hashing.mockRestore();
  });
});

describe('verifying the e-mail', () => {
  it('is done once by fifty concurrent requests, and the link says so ever after', async () => {
    const { uid, email } = await member();
    const token = await aLink(uid, 'verify-email', 10, email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('verify-email', { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    const { emailVerifiedAt } = await customerOf(uid);
    expect(emailVerifiedAt).not.toBeNull();
    expect((await signIn(email)).data.emailVerified).toBe(true);
    expect((await post('verify-email', { token })).status).toBe(200);
    const check = () => post('link/check', { token, purpose: 'verify-email' });
    expect(await check()).toMatchObject({ status: 200, data: { isDone: true } });
    expect(await post('link/check', { token, purpose: 'change-email' })).toMatchObject(EXPIRED);
    expect((await customerOf(uid)).emailVerifiedAt).toEqual(emailVerifiedAt);
    // Of an address that is not the customer's any more it says nothing.
    await world.database.customer.update({ where: { uid }, data: { email: `lain-${email}` } });
    expect(await post('verify-email', { token })).toMatchObject(EXPIRED);
    expect(await check()).toMatchObject(EXPIRED);
  });

  it('is refused with an expired or unknown link or one for another purpose', async () => {
    const { uid } = await member();
    expect(await post('verify-email', { token: await aLink(uid, 'verify-email', 0) })).toMatchObject(EXPIRED);
    expect(await post('verify-email', { token: 'x'.repeat(43) })).toMatchObject(EXPIRED);
    expect(await post('verify-email', { token: await aLink(uid, 'forget-password') })).toMatchObject(EXPIRED);
    expect((await customerOf(uid)).emailVerifiedAt).toBeNull();
  });

  it('can be repeated: only the newest link is valid, and five an hour are sent', async () => {
    const { uid } = await member();
    const token = world.customerToken(uid);
    const tokens: string[] = [];
    for (let n = 0; n < LINKS_AN_HOUR; n += 1) {
      expect((await post('verify-email/resend', {}, token)).status).toBe(200);
      tokens.push(await tokenFor(uid, 'verify-email'));
    }
    const refused = await post('verify-email/resend', {}, token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    const [newest, ...older] = tokens.toReversed();
    for (const old of older) expect(await post('verify-email', { token: old })).toMatchObject(EXPIRED);
    expect((await post('verify-email', { token: newest })).status).toBe(200);
    expect(await post('verify-email/resend', {}, token)).toMatchObject({ meta: { code: 'ALREADY_VERIFIED' } });
  });

  it('leaves no token in rows or events', async () => {
    const { uid } = await member();
    await post('verify-email/resend', {}, world.customerToken(uid));
    const token = await tokenFor(uid, 'verify-email');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = [await world.database.accountLink.findMany(), await world.database.outbox.findMany()];
    expect(
      JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(token);
  });
});

describe.each([
  ['forget-password', 'forget-password/update'],
  ['reset-password', 'reset-password/reset'],
] as const)('a new password by the link of %s', (purpose, path) => {
  it('ends every session and every other link, and replaces the old password', async () => {
    const { uid, email } = await member();
    await signIn(email);
    await signIn(email);
    const token = await aLink(uid, purpose, 10, email);
    const other = await aLink(uid, 'change-email');
    expect(await post('link/check', { token, purpose })).toMatchObject({ status: 200, data: { isDone: false } });
    expect((await post(path, { token, password: OTHER })).status).toBe(200);
    expect(await liveSessions(uid)).toBe(0);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, OTHER)).status).toBe(200);
    expect(await post(path, { token, password: PASSWORD })).toMatchObject(EXPIRED);
    // Who has the link reads what it has done; one that was ended by it did nothing.
    expect(await post('link/check', { token, purpose })).toMatchObject({ status: 200, data: { isDone: true } });
    expect(await post('link/check', { token: other, purpose: 'change-email' })).toMatchObject(EXPIRED);
    expect(await post('change-email/confirm', { token: other })).toMatchObject(EXPIRED);
    expect((await customerOf(uid)).emailVerifiedAt).not.toBeNull();
    expect(await eventsAbout(uid)).toEqual(['password.changed']);
  });

  it('is set by one of ten concurrent requests', async () => {
    const { uid } = await member();
    const token = await aLink(uid, purpose);
    const passwords = Array.from({ length: 10 }, (_, index) => `kopi-susu-${index}`);
    const answers = await Promise.all(passwords.map((password) => post(path, { token, password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ meta }) => meta.code === 'LINK_EXPIRED')).toHaveLength(9);
  });

  it('that is easy to guess is refused, and the link stays valid', async () => {
    const { uid, email } = await member();
    const token = await aLink(uid, purpose);
    for (const password of ['password1', email, email.toUpperCase()]) {
      const answer = await post(path, { token, password });
      expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'password']);
    }
    expect((await post(path, { token, password: OTHER })).status).toBe(200);
  });
});

describe('changing the password when signed in', () => {
  it('needs the current password, keeps this session and ends the others', async () => {
    const { uid, email } = await member();
    const here = await signIn(email);
    const elsewhere = await signIn(email);
    const change = (currentPassword: string, password: string) =>
      post('change-password', { currentPassword, password }, here.data.accessToken);
    const wrong = await change('salah-sekali', OTHER);
    expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'currentPassword']);
    const weak = await change(PASSWORD, 'iloveyou');
    expect([weak.status, weak.errors?.[0]?.field]).toEqual([422, 'password']);
    expect(await liveSessions(uid)).toBe(2);

    expect((await change(PASSWORD, OTHER)).status).toBe(200);
    const profile = (token: string) => world.http.call('GET', '/customer/profile', { token });
    expect((await profile(here.data.accessToken)).status).toBe(200);
    // Before the access token expires.
    await until('the end of the other session', async () => (await profile(elsewhere.data.accessToken)).status === 401);
    expect(await liveSessions(uid)).toBe(1);
    expect((await signIn(email, OTHER)).status).toBe(200);
  });

  it('is possible by a mailed link when it is forgotten', async () => {
    const { uid } = await member();
    expect((await post('reset-password', {}, world.customerToken(uid))).status).toBe(200);
    const token = await tokenFor(uid, 'reset-password');
    expect((await post('reset-password/reset', { token, password: OTHER })).status).toBe(200);
  });
});

describe('changing the e-mail', () => {
  const ask = (uid: string, email: string, currentPassword = PASSWORD) =>
    post('change-email', { email, currentPassword }, world.customerToken(uid));

  it('takes effect when the mailed link is opened, and both addresses get a mail', async () => {
    const { uid, email } = await member();
    const fresh = `${randomUUID()}@patungan.test`;
    expect(await ask(uid, fresh, 'salah-sekali')).toMatchObject({ status: 422 });
    expect((await ask(uid, fresh)).status).toBe(200);
    expect((await customerOf(uid)).email).toBe(email);
    const old = await aLink(uid, 'forget-password');

    const token = await tokenFor(uid, 'change-email');
    expect(await post('change-email/confirm', { token })).toMatchObject({ status: 200, data: { email: fresh } });
    const after = await customerOf(uid);
    expect([after.email, after.emailVerifiedAt !== null]).toEqual([fresh, true]);
    const link = await world.database.accountLink.findFirstOrThrow({ where: { customerUid: uid, email: fresh } });
    expect(link.previousEmail).toBe(email);
    expect(await eventsAbout(link.uid)).toEqual(['link.created', 'email.changed']);
    expect(await eventsAbout(uid)).toEqual(['email.change-asked']);
    // Links that were sent to the old address are invalid.
    expect(await post('forget-password/update', { token: old, password: OTHER })).toMatchObject(EXPIRED);
    expect((await signIn(fresh)).status).toBe(200);
  });

  it('to a taken address gets the same answer and never takes effect', async () => {
    const [one, other] = [await member(), await member()];
    const free = await ask(one.uid, `${randomUUID()}@patungan.test`);
    const taken = await ask(one.uid, other.email);
    expect([taken.status, taken.data, taken.meta]).toEqual([free.status, free.data, free.meta]);
    const token = await tokenFor(one.uid, 'change-email');
    expect(await post('change-email/confirm', { token })).toMatchObject({ status: 409, meta: { code: 'EMAIL_TAKEN' } });
    expect((await customerOf(one.uid)).email).toBe(one.email);
  });

  it('to the same address changes nothing', async () => {
    const { uid, email } = await member();
    const answer = await ask(uid, email);
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'email']);
  });
});
