import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView, SessionView } from '#contracts/identity/session.http';
import type { Database } from '#runtime/platform/db/database';
import { Browser } from '../../../test/browser.js';
import { ListeningApi } from '../../../test/listening-api.js';
import { type Members, PASSWORD, membersOf } from '../../../test/members.js';
import { RefreshSessionCommand, RefreshSessionHandler } from './refresh-session.command.js';

let world: ListeningApi;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open();
  members = await membersOf(world);
});
afterAll(() => world?.close());

const sessionOf = (refreshToken: string) =>
  world.database.session.findUniqueOrThrow({ where: { uid: uidIn(refreshToken) } });
const uidIn = (refreshToken: string) => refreshToken.split('.')[0]!;
const age = (refreshToken: string, ms: number) =>
  world.database.session.update({
    where: { uid: uidIn(refreshToken) },
    data: { rotatedAt: new Date(Date.now() - ms) },
    select: { uid: true },
  });
const profile = (token: string) => world.http.call<CustomerView>('GET', '/customer/profile', { token });

describe('a refresh token', () => {
  const ROUNDS = 200;
  const AT_ONCE = 50;

  it(`that is used ${AT_ONCE} times at once has one successor, the same for all, in each of ${ROUNDS} rounds`, async () => {
    const me = await members.signedIn();
    const handler = world.app.get(RefreshSessionHandler, { strict: false });
    const secret = me.browser.cookies.get('device')!;
    const device = { address: '', userAgent: '', deviceId: me.deviceId, secret, isNew: false, isBrowser: true };
    let token = me.refreshToken;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => handler.execute(new RefreshSessionCommand(token, device))),
      );
      const successors = new Set(answers.map(({ refreshToken }) => refreshToken));
      if (successors.size !== 1) throw new Error(`round ${round}: ${successors.size} successors`);
      token = answers[0]!.refreshToken;
    }
    // One generation for each round: concurrent refreshes did not issue two different tokens.
    expect(await sessionOf(token)).toMatchObject({ generation: ROUNDS, revokedAt: null });
    expect((await members.refresh(me, token)).status).toBe(200);
  }, 180_000);

  it('that is used again within ten seconds, because the answer was lost, gets the same answer', async () => {
    const me = await members.signedIn();
    const first = await members.refresh(me, me.refreshToken);
    await age(first.data.refreshToken, 9_000);
    const again = await members.refresh(me, me.refreshToken);
    expect([first.status, again.status, again.data.refreshToken]).toEqual([200, 200, first.data.refreshToken]);
  });

  it('that is used again after ten seconds ends the session and its access token', async () => {
    const me = await members.signedIn();
    const next = (await members.refresh(me, me.refreshToken)).data;
    await age(next.refreshToken, 10_500);
    expect((await members.refresh(me, me.refreshToken)).status).toBe(401);
    expect((await members.refresh(me, next.refreshToken)).status).toBe(401);
    expect((await sessionOf(next.refreshToken)).revokedAt).not.toBeNull();
  });

  it('that is two generations old ends the session at any time', async () => {
    const me = await members.signedIn();
    const second = (await members.refresh(me, me.refreshToken)).data.refreshToken;
    const third = (await members.refresh(me, second)).data.refreshToken;
    expect((await members.refresh(me, me.refreshToken)).status).toBe(401);
    expect((await members.refresh(me, third)).status).toBe(401);
  });

  it('works only with its HttpOnly cookie', async () => {
    const me = await members.signedIn();
    const thief = { browser: new Browser(world.http), deviceId: me.deviceId };
    expect((await members.refresh(thief, me.refreshToken)).status).toBe(401);
    const other = await members.signedIn();
    expect((await members.refresh({ ...other, deviceId: me.deviceId }, me.refreshToken)).status).toBe(401);
    // The owner's session is not affected.
    expect((await members.refresh(me, me.refreshToken)).status).toBe(200);
  });

  it('works only for the device it was issued to', async () => {
    const me = await members.signedIn();
    expect((await members.refresh({ ...me, deviceId: 'lain' }, me.refreshToken)).status).toBe(401);
    expect((await members.refresh(me, me.refreshToken)).status).toBe(200);
  });

  it('in its header alone is enough: a browser adds its cookies, and an app has none', async () => {
    const me = await members.signedIn();
    const refresh = (browser: Browser, token: string) =>
      browser.call<SessionView>('GET', '/customer/token/refresh', { headers: { 'x-refresh-token': token } });
    expect((await refresh(me.browser, me.refreshToken)).status).toBe(200);
    const app = await members.signIn(me.email, new Browser(world.http), { scope: 'app', deviceOs: 'android' });
    expect((await refresh(new Browser(world.http), app.refreshToken)).status).toBe(200);
    // A token that was copied out of a browser's page has no cookie with it.
    const other = await members.signedIn();
    expect((await refresh(new Browser(world.http), other.refreshToken)).status).toBe(401);
  });

  it.each(['web', undefined])(
    'in its header alone is enough for a client that is no browser (scope %s)',
    async (scope) => {
      const { email } = await members.join();
      const body = { email, password: PASSWORD, deviceOs: 'web', deviceId: randomUUID(), scope };
      const { refreshToken } = await world.http.ask<SessionView>('POST', '/customer/sign/in', { body });
      const headers = { 'x-refresh-token': refreshToken };
      const next = await world.http.call<SessionView>('GET', '/customer/token/refresh', { headers });
      expect([next.status, typeof next.data.accessToken]).toEqual([200, 'string']);
      expect(
        (await world.http.call('GET', '/customer/token/refresh', { headers: { ...headers, 'x-device-id': 'lain' } }))
          .status,
      ).toBe(401);
      // A page marks its requests by `Origin` where the address is no secure one.
      const origin = { origin: world.http.origin };
      const page = await world.http.ask<SessionView>('POST', '/customer/sign/in', { body, headers: origin });
      expect(
        (await world.http.call('GET', '/customer/token/refresh', { headers: { 'x-refresh-token': page.refreshToken } }))
          .status,
      ).toBe(401);
    },
  );

  it('of an app needs no cookie, and is refused with the id of another device', async () => {
    const { email } = await members.join();
    const app = await members.signIn(email, new Browser(world.http), { scope: 'app', deviceOs: 'android' });
    const elsewhere = { browser: new Browser(world.http), deviceId: app.deviceId };
    expect((await members.refresh({ ...elsewhere, deviceId: 'lain' }, app.refreshToken)).status).toBe(401);
    expect((await members.refresh(elsewhere, app.refreshToken)).status).toBe(200);
  });

  it('is refused after signing out and after ninety days', async () => {
    const out = await members.signedIn();
    const signOut = await out.browser.call('POST', '/customer/sign/out', {
      token: out.accessToken,
      // As the specification writes it.
      body: { deviceId: 'browser', deviceOs: 'web', channel: 'web' },
    });
    expect([signOut.status, signOut.meta.status]).toEqual([200, 200]);
    expect((await members.refresh(out, out.refreshToken)).status).toBe(401);

    const old = await members.signedIn();
    const { expiresAt } = await sessionOf(old.refreshToken);
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(90);
    await world.database.session.update({ where: { uid: uidIn(old.refreshToken) }, data: { expiresAt: new Date() } });
    expect((await members.refresh(old, old.refreshToken)).status).toBe(401);
  });

  it('is refused as an access token, and an access token as a refresh token', async () => {
    const me = await members.signedIn();
    expect((await profile(me.refreshToken)).status).toBe(401);
    expect((await members.refresh(me, me.accessToken)).status).toBe(401);
    expect((await members.refresh(me, '')).status).toBe(401);
  });

  it('that is forged is refused without a query of the database', async () => {
    const me = await members.signedIn();
    const [uid, , random, seal] = me.refreshToken.split('.');
    const body = `${uid}.1.${random}.`;
    const forged = [
      body + seal,
      body + createHmac('sha256', '').update(`seal ${body}`).digest('base64url'),
      me.refreshToken.slice(0, -1),
      `${me.refreshToken}x`,
      me.refreshToken.replace(/^.{8}/, '00000000'),
      'x'.repeat(199),
    ];
    const handler = world.app.get(RefreshSessionHandler, { strict: false });
    const noDatabase = new Proxy({} as Database, {
      get: () => {
        throw new Error('the database was asked');
      },
    });
    const blind = Object.assign(Object.create(Object.getPrototypeOf(handler)), handler, { database: noDatabase });
    const device = { address: '', userAgent: '', deviceId: me.deviceId, secret: '', isNew: true, isBrowser: true };
    for (const token of forged)
      await expect(blind.execute(new RefreshSessionCommand(token, device))).rejects.toMatchObject({ status: 401 });
    expect((await members.refresh(me, me.refreshToken)).status).toBe(200);
  });

  it('is never cached, and its cookie is HttpOnly and SameSite=Strict', async () => {
    const me = await members.signedIn();
    expect(me.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const answer = await members.refresh(me, me.refreshToken);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const site of ['cross-site', 'same-site'])
      expect(
        (await members.refresh(me, answer.data.refreshToken, { headers: { 'sec-fetch-site': site } })).status,
      ).toBe(403);
    for (const site of ['same-origin', 'none'])
      expect(
        (await members.refresh(me, answer.data.refreshToken, { headers: { 'sec-fetch-site': site } })).status,
      ).toBe(200);
  });
});

describe('behind https', () => {
  let proxied: ListeningApi;
  beforeAll(async () => {
    proxied = await ListeningApi.open({ TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => proxied?.close());

  it('the device cookie is Secure and has the prefix __Host-', async () => {
    const customers = await membersOf(proxied);
    const { email } = await customers.join();
    const browser = new Browser(proxied.http, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' });
    const me = await customers.signIn(email, browser);
    expect(me.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    const { data } = await customers.refresh(me, me.refreshToken);
    expect(data satisfies SessionView).toMatchObject({ customerUid: me.customerUid, emailVerified: false });
  });
});
