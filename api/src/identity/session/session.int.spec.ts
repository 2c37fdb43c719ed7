import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { CustomerView, SessionView } from '#contracts/identity/session.http';
import { Passwords } from '#runtime/identity/passwords/passwords';
import type { Answer } from '#testing/http';
import { ListeningApi } from '../../../test/listening-api.js';
import { PASSWORD, type Members, membersOf } from '../../../test/members.js';

let world: ListeningApi;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open();
  members = await membersOf(world);
});
afterAll(() => world?.close());

const post = <T>(path: string, body: object, token?: string): Promise<Answer<T>> =>
  world.http.call<T>('POST', path, { body, token });
const profile = (token: string) => world.http.call<CustomerView>('GET', '/customer/profile', { token });

const member = () => members.join();

describe('signing in', () => {
  it('hashes once for an unknown e-mail as for a known one', async () => {
    const hashing = jest.spyOn(world.app.get(Passwords, { strict: false }), 'matches');
    const { email } = await member();
    for (const who of [email, `${randomUUID()}@patungan.test`])
      await post('/customer/sign/in', { email: who, password: 'salah-sekali' });
    // That the dummy hash costs the same is shown by libs/runtime/src/identity/passwords/passwords.spec.ts.
    expect(hashing.mock.calls).toEqual([
      [expect.stringContaining('$argon2id$'), 'salah-sekali'],
      [undefined, 'salah-sekali'],
    ]);
    hashing.mockRestore();
  });

  it('answers the same for a wrong password and an unknown e-mail', async () => {
    const { email } = await member();
    const [wrong, unknown] = await Promise.all([
      post('/customer/sign/in', { email, password: 'salah-sekali' }),
      post('/customer/sign/in', { email: `${randomUUID()}@patungan.test`, password: PASSWORD }),
    ]);
    expect([wrong.status, wrong.meta]).toEqual([401, unknown.meta]);
    expect(wrong.meta.code).toBe('CREDENTIALS_INVALID');
  });

  it('gives tokens that must not be cached, and stores only a hash of the refresh token', async () => {
    const { email } = await member();
    const answer = await post<SessionView>('/customer/sign/in', { email, password: PASSWORD });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await profile(answer.data.accessToken)).toMatchObject({ status: 200, data: { email } });
    const sessions = await world.database.session.findMany({ where: { customer: { email } } });
    expect(JSON.stringify(sessions)).not.toContain(answer.data.refreshToken);
    const minutes = (new Date(answer.data.expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    // The API goes by the database's clock, which may be a little ahead of this process.
    expect(minutes).toBeLessThan(15.1);
  });

  it('as a customer gives no access to the console, as an admin none to the shop', async () => {
    const { email } = await member();
    expect((await post('/admin/sign/in', { email, password: PASSWORD })).status).toBe(401);
    const admin = await world.admin();
    await world.database.admin.update({ where: { uid: admin.uid }, data: { passwordHash: members.passwordHash } });
    const session = await post<{ accessToken: string }>('/admin/sign/in', { email: admin.email, password: PASSWORD });
    expect(session.status).toBe(200);
    expect((await profile(session.data.accessToken)).status).toBe(401);
    expect((await post('/customer/sign/in', { email: admin.email, password: PASSWORD })).status).toBe(401);
  });
});

describe('an access token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = (header: object, claims: object, key: string) => {
    const body = `${encode(header)}.${encode(claims)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const now = Math.floor(Date.now() / 1_000);

  it('with another signature is refused, whatever its claims', async () => {
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
