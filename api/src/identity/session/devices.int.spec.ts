import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedInDevice } from '#contracts/identity/session.http';
import { Browser } from '../../../test/browser.js';
import { ListeningApi } from '../../../test/listening-api.js';
import { type Members, membersOf } from '../../../test/members.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let world: ListeningApi;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open();
  members = await membersOf(world);
});
afterAll(() => world?.close());

const on = (userAgent: string) => new Browser(world.http, { 'user-agent': userAgent });
const devices = async (token: string) =>
  (await world.http.call<SignedInDevice[]>('GET', '/customer/session', { token })).data;
const signOut = (token: string, uid: string) => world.http.call('POST', `/customer/session/${uid}/sign-out`, { token });

describe('my devices', () => {
  it('are listed with label and times, the current one first', async () => {
    const { email } = await members.join();
    const laptop = await members.signIn(email, on(LAPTOP));
    const phone = await members.signIn(email, on(PHONE));
    await members.signedIn();
    const listed = await devices(laptop.accessToken);
    expect(listed).toEqual([
      expect.objectContaining({ device: 'Firefox di Windows', isThisDevice: true }),
      expect.objectContaining({ device: 'Chrome di Android', isThisDevice: false }),
    ]);
    await members.refresh(phone, phone.refreshToken);
    const [, used] = await devices(laptop.accessToken);
    expect(Date.parse(used!.lastUsedAt)).toBeGreaterThan(Date.parse(listed[1]!.lastUsedAt));
    expect(Date.parse(used!.signedInAt)).toBe(Date.parse(listed[1]!.signedInAt));
  });

  it('contain no token, no hash and no user agent', async () => {
    const me = await members.signIn((await members.join()).email, on(PHONE));
    const text = JSON.stringify(await devices(me.accessToken));
    for (const secret of [me.accessToken, me.refreshToken, me.browser.cookies.get('device')!, 'Mozilla', me.deviceId])
      expect(text).not.toContain(secret);
  });

  it('are one when the same browser signs in again', async () => {
    const { email } = await members.join();
    const browser = on(PHONE);
    const first = await members.signIn(email, browser);
    const second = await members.signIn(email, browser);
    expect(await devices(second.accessToken)).toHaveLength(1);
    expect((await members.refresh(first, first.refreshToken)).status).toBe(401);
  });

  it('can be signed out one by one; repeating it is not an error', async () => {
    const { email } = await members.join();
    const [laptop, phone] = [await members.signIn(email, on(LAPTOP)), await members.signIn(email, on(PHONE))];
    const lost = (await devices(laptop.accessToken)).find(({ isThisDevice }) => !isThisDevice)!;
    for (let n = 0; n < 2; n += 1)
      expect(await signOut(laptop.accessToken, lost.uid)).toMatchObject({ status: 200, data: { uid: lost.uid } });
    expect((await members.refresh(phone, phone.refreshToken)).status).toBe(401);
    expect(await devices(laptop.accessToken)).toHaveLength(1);
  });

  it('of another customer are 404', async () => {
    const [me, stranger] = await Promise.all([members.signedIn(), members.signedIn()]);
    const [theirs] = await devices(stranger.accessToken);
    const [foreign, none] = [await signOut(me.accessToken, theirs!.uid), await signOut(me.accessToken, randomUUID())];
    expect([foreign.status, foreign.meta]).toEqual([404, none.meta]);
    expect((await members.refresh(stranger, stranger.refreshToken)).status).toBe(200);
  });

  it('can all be signed out except the current one', async () => {
    const { email } = await members.join();
    const others = [await members.signIn(email), await members.signIn(email)];
    const me = await members.signIn(email);
    const stranger = await members.signedIn();
    const answer = await world.http.call('POST', '/customer/session/sign-out-others', {
      token: me.accessToken,
      body: {},
    });
    expect([answer.status, answer.data]).toEqual([200, { count: 2 }]);
    for (const other of others) expect((await members.refresh(other, other.refreshToken)).status).toBe(401);
    for (const one of [me, stranger]) expect((await members.refresh(one, one.refreshToken)).status).toBe(200);
  });
});
