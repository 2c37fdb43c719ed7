import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SessionView, WebviewCode } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { endSessions } from '#runtime/identity/sessions.store';
import { until } from '#testing/settle';
import { Browser } from '../../../test/browser.js';
import { ListeningApi } from '../../../test/listening-api.js';
import { type Members, membersOf } from '../../../test/members.js';

let world: ListeningApi;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open();
  members = await membersOf(world);
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

type App = Awaited<ReturnType<Members['signedIn']>>;
const anApp = async () => {
  const { email } = await members.join();
  return members.signIn(email, new Browser(world.http), { scope: 'app', deviceOs: 'android' });
};
const codeOf = async (app: App): Promise<WebviewCode> =>
  (await app.browser.call<WebviewCode>('POST', '/customer/token/webview', { token: app.accessToken, body: {} })).data;
const open = (atoken: string, rtoken: string, browser = new Browser(world.http)) =>
  browser.call<SessionView>('GET', '/customer/token/webview', {
    token: atoken,
    headers: { 'x-refresh-token': rtoken, 'x-device-id': 'webview-1' },
  });

describe('the access token of an app', () => {
  const openBy = (token: string | undefined, browser = new Browser(world.http)) =>
    browser.call<SessionView>('GET', '/customer/token/webview', { token });

  it('in the header opens the shop for its customer, with a session and tokens of its own', async () => {
    const app = await anApp();
    const browser = new Browser(world.http);
    const { status, data } = await openBy(app.accessToken, browser);
    expect([status, data.uid, data.customerUid, data.username]).toEqual([200, app.uid, app.customerUid, 'Budi']);
    expect([data.accessToken, data.refreshToken]).not.toContain(app.accessToken);
    const refresh = { browser, deviceId: 'unknown' };
    expect((await members.refresh(refresh, data.refreshToken)).status).toBe(200);
    expect(await world.database.session.count({ where: { customerUid: app.uid, revokedAt: null } })).toBe(2);
  });

  it('is refused when it is missing, not one, or its session has ended', async () => {
    const app = await anApp();
    await app.browser.call('POST', '/customer/sign/out', { token: app.accessToken, body: {} });
    for (const token of [undefined, 'bukan-token', app.refreshToken, app.accessToken])
      expect((await openBy(token)).status).toBe(401);
  });
});

describe('a webview code', () => {
  it('opens the shop for the customer of the app, with its own session and tokens', async () => {
    const app = await anApp();
    const { atoken, rtoken, path } = await codeOf(app);
    expect(path).toBe(`/webview/${atoken}/${rtoken}`);
    const browser = new Browser(world.http);
    const { status, data, headers } = await open(atoken, rtoken, browser);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(data).toMatchObject({ uid: app.uid, customerUid: app.customerUid, username: 'Budi', avatar: null });
    expect([data.accessToken, data.refreshToken]).not.toContain(app.accessToken);
    expect((await world.http.call('GET', '/customer/profile', { token: data.accessToken })).status).toBe(200);
    expect((await members.refresh({ browser, deviceId: 'webview-1' }, data.refreshToken)).status).toBe(200);
    // Two sessions now, each of which ends on its own.
    expect(await world.database.session.count({ where: { customerUid: app.uid, revokedAt: null } })).toBe(2);
  });

  it('works once of fifty concurrent requests', async () => {
    const { atoken, rtoken } = await codeOf(await anApp());
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(atoken, rtoken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(401)]);
  });

  it('opens nothing when a new password ends all sessions at that moment', async () => {
    const app = await anApp();
    const { atoken, rtoken } = await codeOf(app);
    let opening!: ReturnType<typeof open>;
    await world.database.transaction(async (tx) => {
      await tx.customer.update({ where: { uid: app.uid }, data: { passwordHash: 'baru' } });
      await endSessions(tx, app.uid, new Date());
      opening = open(atoken, rtoken);
      const waits = until('it waits for the new password', async () => {
        const [row] = await world.database.$queryRaw<[{ waiting: number }]>`
          SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return row.waiting > 0;
      });
      await Promise.race([opening, waits]);
    });
    expect((await opening).status).toBe(401);
    expect(await world.database.session.count({ where: { customerUid: app.uid, revokedAt: null } })).toBe(0);
  });

  it('is not a token, and stored only as a hash', async () => {
    const app = await anApp();
    const { atoken, rtoken } = await codeOf(app);
    for (const token of [atoken, rtoken])
      expect((await world.http.call('GET', '/customer/profile', { token })).status).toBe(401);
    expect((await members.refresh(app, rtoken)).status).toBe(401);
    const kept = JSON.stringify(await world.database.webviewCode.findMany());
    expect(kept).not.toContain(atoken);
    expect(kept).not.toContain(rtoken);
  });

  it("is refused when expired, swapped, incomplete, another customer's, replaced or malformed", async () => {
    const [app, stranger] = await Promise.all([anApp(), anApp()]);
    const replaced = await codeOf(app);
    const [mine, theirs] = [await codeOf(app), await codeOf(stranger)];
    const refused: [string, string][] = [
      [replaced.atoken, replaced.rtoken],
      [mine.rtoken, mine.atoken],
      [mine.atoken, ''],
      ['', mine.rtoken],
      [mine.atoken, theirs.rtoken],
      ['a/b', '../..'],
      ['x'.repeat(4_000), 'x'.repeat(4_000)],
      [randomUUID(), randomUUID()],
    ];
    for (const [atoken, rtoken] of refused)
      expect([atoken.slice(0, 8), (await open(atoken, rtoken)).status]).toEqual([atoken.slice(0, 8), 401]);
    expect((await open(mine.atoken, mine.rtoken)).status).toBe(200);

    const late = await codeOf(app);
    const inAMinute = new Date(new Date(late.expiresAt).getTime() + 1);
    expect(inAMinute.getTime() - Date.now()).toBeLessThan(61_000);
    jest.spyOn(world.app.get(Clock, { strict: false }), 'now').mockReturnValue(inAMinute);
    expect((await open(late.atoken, late.rtoken)).status).toBe(401);
  });

  it('ends with the session that created it, and needs an active session to be created', async () => {
    const app = await anApp();
    const { atoken, rtoken } = await codeOf(app);
    await app.browser.call('POST', '/customer/sign/out', { token: app.accessToken, body: {} });
    expect((await open(atoken, rtoken)).status).toBe(401);
    const again = await app.browser.call('POST', '/customer/token/webview', { token: app.accessToken, body: {} });
    expect(again.status).toBe(401);
  });
});
