import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AdminDevice, AdminSessionView } from '#contracts/identity/session.http';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { Clock } from '#runtime/platform/clock/clock';
import { setRateLimitFactor } from '../../platform/http/limits/rate-limits.js';
import { Browser } from '../../../test/browser.js';
import { ListeningApi } from '../../../test/listening-api.js';

const PASSWORD = 'kopi-susu-senja-hari';
const OTHER = 'teh-tarik-pagi-sore';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let world: ListeningApi;
let passwordHash: string;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
  // Raised, so that only the limits on guesses refuse.
  setRateLimitFactor(100_000);
  const owner = { name: 'Ratna', email: 'ratna@patungan.test', phoneNumber: '' };
  passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

let lastAddress = 0;
const aBrowser = (address = `203.0.113.${(lastAddress += 1)}`) =>
  new Browser(world.http, { 'x-forwarded-for': address, 'user-agent': LAPTOP });
async function anAdmin(role = 'support') {
  const email = `${randomUUID()}@patungan.test`;
  return world.database.admin.create({ data: { name: 'Sinta', email, passwordHash, role } });
}
const signIn = (email: string, browser = aBrowser(), password = PASSWORD) =>
  browser.call<AdminSessionView>('POST', '/admin/sign/in', { body: { email, password } });
const call = <T>(method: string, path: string, token: string, body?: object) =>
  world.http.call<T>(method, `/admin/${path}`, { token, body });
const works = async (token: string) => (await call('GET', 'session', token)).status === 200;

describe('signing out of the console', () => {
  it('ends the token on the server, and that of no other session', async () => {
    const { email } = await anAdmin();
    const [{ data: here }, { data: there }] = [await signIn(email), await signIn(email)];
    expect(await works(here.accessToken)).toBe(true);
    for (let n = 0; n < 2; n += 1) {
      const answer = await call('POST', `session/${here.sessionUid}/end`, n ? there.accessToken : here.accessToken, {});
      expect(answer.status).toBe(200);
    }
    expect((await call('GET', 'session', here.accessToken)).status).toBe(401);
    expect(await works(there.accessToken)).toBe(true);
  });
});

describe('the sessions of an admin', () => {
  it('are listed, the current one first, and can be ended', async () => {
    const { uid, email } = await anAdmin();
    const [{ data: first }, { data: me }] = [await signIn(email), await signIn(email)];
    const listed = (await call<AdminDevice[]>('GET', 'session/devices', me.accessToken)).data;
    expect(listed.map(({ uid: sessionUid, device, isThisDevice }) => [sessionUid, device, isThisDevice])).toEqual([
      [me.sessionUid, 'Firefox di Windows', true],
      [first.sessionUid, 'Firefox di Windows', false],
    ]);
    await call('POST', `session/${first.sessionUid}/end`, me.accessToken, {});
    expect(await works(first.accessToken)).toBe(false);
    expect((await call<AdminDevice[]>('GET', 'session/devices', me.accessToken)).data).toHaveLength(1);
    expect(await world.database.auditLog.count({ where: { actorUid: uid, action: 'end' } })).toBe(1);
  });

  it('of another admin are 404 and stay', async () => {
    const [mine, theirs] = [await signIn((await anAdmin()).email), await signIn((await anAdmin()).email)];
    const path = `session/${theirs.data.sessionUid}/end`;
    expect((await call('POST', path, mine.data.accessToken, {})).status).toBe(404);
    expect(await works(theirs.data.accessToken)).toBe(true);
  });

  it('end all but the current one, also with a new password of the admin’s own', async () => {
    const { email } = await anAdmin('catalogue');
    const [{ data: first }, { data: me }] = [await signIn(email), await signIn(email)];
    expect((await call('POST', 'session/end-others', me.accessToken, {})).data).toEqual({ count: 1 });
    const { data: third } = await signIn(email);
    const change = (currentPassword: string, password: string) =>
      call('POST', 'session/change-password', me.accessToken, { currentPassword, password });
    const [wrong, short] = [await change(OTHER, OTHER), await change(PASSWORD, 'pendek')];
    expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'currentPassword']);
    expect([short.status, short.errors?.[0]?.field]).toEqual([422, 'password']);
    expect((await change(PASSWORD, OTHER)).status).toBe(200);
    expect(await Promise.all([first, me, third].map(({ accessToken }) => works(accessToken)))).toEqual([
      false,
      true,
      false,
    ]);
    expect([(await signIn(email)).status, (await signIn(email, aBrowser(), OTHER)).status]).toEqual([401, 200]);
  });
});

describe('guessing the password of an admin', () => {
  it('from a hundred addresses at once is limited to ten for the account', async () => {
    const { email } = await anAdmin();
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(email, aBrowser(), 'salah-sekali-ya')));
    const counted = (code: number) => answers.filter(({ status }) => status === code).length;
    expect(counted(401)).toBeLessThanOrEqual(10);
    expect(counted(401) + counted(429)).toBe(100);
  });

  it('locks the admin out on no known device, and on a new one for a quarter of an hour at most', async () => {
    const { email } = await anAdmin();
    const desk = aBrowser();
    await signIn(email, desk);
    for (let n = 0; n < 15; n += 1) await signIn(email, aBrowser(), 'salah-sekali-ya');
    expect((await signIn(email, aBrowser())).status).toBe(429);
    expect((await signIn(email, desk)).status).toBe(200);
    const later = new Date(Date.now() + 15.1 * 60_000);
    jest.spyOn(world.app.get(Clock, { strict: false }), 'now').mockReturnValue(later);
    expect((await signIn(email, aBrowser())).status).toBe(200);
  });
});
