import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { CustomerView, SessionView } from '#contracts/http/session.http';
import type { Answer } from '#testing/http';
import { ListeningApi } from '../../test/listening-api.js';

const PASSWORD = 'kata-sandi-uji';
/** The shop's own profile, computed once. */
const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
let passwordHash: string;
let world: ListeningApi;
beforeAll(async () => {
  [world, passwordHash] = await Promise.all([ListeningApi.open(), hash(PASSWORD, ARGON2)]);
});
afterAll(() => world?.close());

const post = <T>(path: string, body: object, token?: string): Promise<Answer<T>> =>
  world.http.call<T>('POST', path, { body, token });
const refresh = (token: string): Promise<Answer<SessionView>> =>
  world.http.call('GET', '/customer/token/refresh', { headers: { 'x-refresh-token': token } });
const profile = (token: string) => world.http.call<CustomerView>('GET', '/customer/profile', { token });

async function member() {
  const email = `${randomUUID()}@patungan.test`;
  const data = { name: 'Budi', email, phoneNumber: '6281234567890', passwordHash };
  const { uid } = await world.database.customer.create({ data });
  return { uid, email };
}
async function signedIn() {
  const { uid, email } = await member();
  const { data } = await post<SessionView>('/customer/sign/in', { email, password: PASSWORD });
  return { ...data, uid };
}

describe('signing up', () => {
  const fresh = () => ({
    name: 'Sinta',
    email: `${randomUUID()}@patungan.test`,
    phoneNumber: '0812-3456-7890',
    password: PASSWORD,
  });

  it('keeps a normalised number, one letter case, and never the password itself', async () => {
    const body = fresh();
    const answer = await post<CustomerView>('/customer/sign/up', { ...body, email: body.email.toUpperCase() });
    expect([answer.status, answer.data]).toEqual([
      201,
      { customerUid: expect.any(String), name: 'Sinta', email: body.email, phoneNumber: '6281234567890' },
    ]);
    const kept = await world.database.customer.findUniqueOrThrow({ where: { uid: answer.data.customerUid } });
    expect(kept.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect((await post('/customer/sign/in', { email: body.email, password: PASSWORD })).status).toBe(200);
  });

  it('with one address ten times at once makes one customer; the others are told to sign in', async () => {
    const body = fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/customer/sign/up', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const taken = answers.find(({ status }) => status === 409)!;
    expect([taken.meta.code, taken.errors?.[0]?.field]).toEqual(['EMAIL_TAKEN', 'email']);
    expect(await world.database.customer.count({ where: { email: body.email } })).toBe(1);
  });

  it.each([
    ['name', ''],
    ['email', 'bukan email'],
    ['phoneNumber', '12'],
    ['password', 'pendek'],
    ['password', 'x'.repeat(129)],
  ])('refuses a %s that is %p and names it', async (field, value) => {
    const answer = await post('/customer/sign/up', { ...fresh(), [field]: value });
    expect([answer.status, answer.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('signing in', () => {
  it('answers alike for a wrong password and for nobody', async () => {
    const { email } = await member();
    const [wrong, nobody] = await Promise.all([
      post('/customer/sign/in', { email, password: 'salah-sekali' }),
      post('/customer/sign/in', { email: `${randomUUID()}@patungan.test`, password: PASSWORD }),
    ]);
    expect([wrong.status, wrong.meta]).toEqual([401, nobody.meta]);
    expect(wrong.meta.code).toBe('CREDENTIALS_INVALID');
  });

  it('gives tokens that no cache keeps, and stores the refresh token only as a hash', async () => {
    const { email } = await member();
    const answer = await post<SessionView>('/customer/sign/in', { email, password: PASSWORD });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await profile(answer.data.accessToken)).toMatchObject({ status: 200, data: { email } });
    const sessions = await world.database.session.findMany({ where: { customer: { email } } });
    expect(JSON.stringify(sessions)).not.toContain(answer.data.refreshToken);
    const minutes = (new Date(answer.data.expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('as a customer opens no console, as an admin no shop', async () => {
    const { email } = await member();
    expect((await post('/admin/sign/in', { email, password: PASSWORD })).status).toBe(401);
    const admin = await world.admin();
    await world.database.admin.update({ where: { uid: admin.uid }, data: { passwordHash } });
    const session = await post<{ accessToken: string }>('/admin/sign/in', { email: admin.email, password: PASSWORD });
    expect(session.status).toBe(200);
    expect((await profile(session.data.accessToken)).status).toBe(401);
    expect((await post('/customer/sign/in', { email: admin.email, password: PASSWORD })).status).toBe(401);
  });
});

describe('a refresh token', () => {
  it('is exchanged once: of fifty tabs at once one gets the next token', async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 401).length]).toEqual([1, 49]);
    // The tabs that came late have not ended the session of the one that won.
    expect((await refresh(won[0]!.data.refreshToken)).status).toBe(200);
  });

  it('that was exchanged long ago and comes back is stolen: it ends the session', async () => {
    const { uid, refreshToken } = await signedIn();
    const next = (await refresh(refreshToken)).data.refreshToken;
    await world.database.session.updateMany({
      where: { customerUid: uid },
      data: { rotatedAt: new Date(Date.now() - 60_000) },
    });
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  it('is dead after signing out, and when its ninety days are over', async () => {
    const out = await signedIn();
    expect((await post('/customer/sign/out', {}, out.accessToken)).status).toBe(200);
    expect((await refresh(out.refreshToken)).status).toBe(401);

    const old = await signedIn();
    await world.database.session.updateMany({ where: { customerUid: old.uid }, data: { expiresAt: new Date() } });
    expect((await refresh(old.refreshToken)).status).toBe(401);
  });

  it('is no access token, and an access token is no refresh token', async () => {
    const { accessToken, refreshToken } = await signedIn();
    expect((await profile(refreshToken)).status).toBe(401);
    expect((await refresh(accessToken)).status).toBe(401);
    expect((await refresh('')).status).toBe(401);
  });
});

describe('an access token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = (header: object, claims: object, key: string) => {
    const body = `${encode(header)}.${encode(claims)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const now = Math.floor(Date.now() / 1_000);

  it('made by anyone else is refused, whatever it says', async () => {
    const { uid } = await member();
    const key = world.config.keyFor('customer-token');
    const claims = { sub: uid, sid: randomUUID(), aud: 'customer', iss: 'patungan', iat: now, exp: now + 600 };
    const hs256 = { alg: 'HS256', typ: 'JWT' };
    expect((await profile(signed(hs256, claims, key))).status).toBe(200);
    const forged: [string, string][] = [
      ['without a signature', `${encode({ alg: 'none' })}.${encode(claims)}.`],
      ['signed with nothing', signed(hs256, claims, '')],
      ['signed with the key of admins', signed(hs256, claims, world.config.keyFor('admin-token'))],
      ['with another algorithm', signed({ alg: 'HS512' }, claims, key)],
      ['that ended', signed(hs256, { ...claims, exp: now - 1 }, key)],
      ['for another audience', signed(hs256, { ...claims, aud: 'admin' }, key)],
      ['from another issuer', signed(hs256, { ...claims, iss: 'penipu' }, key)],
      ['with a key of its own', signed({ ...hs256, jwk: { kty: 'oct', k: 'AA' }, kid: '../../dev/null' }, claims, '')],
    ];
    const accepted: string[] = [];
    for (const [what, token] of forged) if ((await profile(token)).status !== 401) accepted.push(what);
    expect(accepted).toEqual([]);
  });
});
