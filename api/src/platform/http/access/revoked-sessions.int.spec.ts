import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BlockStatusView } from '#contracts/identity/blacklist.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { LISTENING } from '#runtime/platform/db/listening-connection';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../../test/listening-api.js';
import { type Members, PASSWORD, membersOf } from '../../../../test/members.js';
import { createApp } from '../../../create-app.js';
import { RevokedSessions } from './revoked-sessions.js';

/** docs/rules/sessions.md#ended-sessions */
const WITHIN_MS = 5_000;

let world: ListeningApi;
let other: NestFastifyApplication;
let members: Members;
beforeAll(async () => {
  world = await ListeningApi.open();
  members = await membersOf(world);
  other = await createApp(world.config);
  await other.init();
  await other.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

const statusAt = async (app: NestFastifyApplication, token: string) =>
  (await app.inject({ url: '/api/customer/profile', headers: { authorization: `Bearer ${token}` } })).statusCode;

/** Milliseconds until both API processes refuse the token after `end`. */
async function lastsAfter(token: string, end: () => Promise<unknown>): Promise<number> {
  // Both have the session in memory as valid, so both must be notified.
  expect(await Promise.all([statusAt(world.app, token), statusAt(other, token)])).toEqual([200, 200]);
  await end();
  const endedAt = performance.now();
  for (const app of [world.app, other])
    await until('the end of the token', async () => (await statusAt(app, token)) === 401, WITHIN_MS * 2);
  return performance.now() - endedAt;
}

const orderWith = async (token: string) => {
  const { status, meta } = await world.http.call('POST', '/customer', { token, body: {} });
  return [status, meta.message];
};

describe('an access token is refused within five seconds at every API process', () => {
  it('after signing out', async () => {
    const me = await members.signedIn();
    const signOut = () => me.browser.call('POST', '/customer/sign/out', { token: me.accessToken, body: {} });
    expect(await lastsAfter(me.accessToken, signOut)).toBeLessThan(WITHIN_MS);
    expect(await orderWith(me.accessToken)).toEqual([401, expect.stringContaining('token required')]);
  });

  it('after signing out this device from another one', async () => {
    const me = await members.signedIn();
    const phone = await members.signIn(me.email);
    const signOut = () =>
      me.browser.call('POST', '/customer/session/sign-out-others', { token: me.accessToken, body: {} });
    expect(await lastsAfter(phone.accessToken, signOut)).toBeLessThan(WITHIN_MS);
    expect(await statusAt(other, me.accessToken)).toBe(200);
  });

  it('after a new password, on every device but the one where it was changed', async () => {
    const me = await members.signedIn();
    const phone = await members.signIn(me.email);
    const change = () =>
      world.http.ask('POST', '/customer/change-password', {
        token: me.accessToken,
        body: { currentPassword: PASSWORD, password: 'gerimis-di-kota-tua-9' },
      });
    expect(await lastsAfter(phone.accessToken, change)).toBeLessThan(WITHIN_MS);
    expect(await statusAt(other, me.accessToken)).toBe(200);
  });

  it('after a block by an admin; an order with it is answered with the block', async () => {
    const [me, admin] = await Promise.all([members.signedIn(), world.admin()]);
    const block = () =>
      world.http.ask('POST', `/admin/customers/${me.customerUid}/block`, {
        token: admin.token,
        body: { reason: 'Bukti palsu' },
      });
    expect(await lastsAfter(me.accessToken, block)).toBeLessThan(WITHIN_MS);
    expect(await orderWith(me.accessToken)).toEqual([403, expect.stringContaining('blocked customer')]);
    // The reason and the appeal can be reached with it: the modal asks for them after that refusal.
    const ask = (method: string, path: string, body?: object) =>
      world.http.call<BlockStatusView>(method, `/customer/blacklist${path}`, { token: me.accessToken, body });
    const { status, data } = await ask('GET', '');
    expect([status, data.block?.appeal]).toEqual([200, null]);
    expect((await ask('POST', '/appeal', { message: 'Itu bukan saya, tolong dicek lagi.' })).status).toBe(200);
    expect((await ask('GET', '')).data.block?.appeal?.state).toBe('waiting');
  });

  it('after a stolen refresh token was used', async () => {
    const me = await members.signedIn();
    const second = (await members.refresh(me, me.refreshToken)).data;
    await members.refresh(me, second.refreshToken);
    const steal = () => members.refresh(me, me.refreshToken);
    expect(await lastsAfter(second.accessToken, steal)).toBeLessThan(WITHIN_MS);
  });

  it('after a direct change of the row, also when the connection was down at that moment', async () => {
    const me = await members.signedIn();
    const end = async () => {
      await world.database.$executeRaw`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = ${LISTENING}`;
      await world.database.session.updateMany({
        where: { customerUid: me.customerUid },
        data: { revokedAt: new Date() },
      });
    };
    expect(await lastsAfter(me.accessToken, end)).toBeLessThan(WITHIN_MS);
  });
});

describe('while memory is not current', () => {
  it('each request queries the database; a session without a row ends with its customer', async () => {
    const me = await members.signedIn();
    const [database, clock] = [world.app.get(Database, { strict: false }), world.app.get(Clock, { strict: false })];
    // Never started, like a process that lost its connection.
    const blind = new RevokedSessions(database, world.config, clock);
    expect(blind.isCurrent()).toBe(false);
    const [session] = await database.session.findMany({ where: { customerUid: me.customerUid } });
    const uid = me.customerUid;
    const isOver = (sessionUid: string, customerUid = uid) => blind.has({ uid: customerUid, sessionUid });
    expect(await isOver(session!.uid)).toBe(false);
    await database.session.update({ where: { uid: session!.uid }, data: { revokedAt: new Date() } });
    expect(await isOver(session!.uid)).toBe(true);
    expect([await isOver(randomUUID()), await isOver(randomUUID(), randomUUID())]).toEqual([false, true]);
  });

  it('until the connection is back, after which no query is made and the answer is synchronous', async () => {
    const current = world.app.get(RevokedSessions, { strict: false });
    await until('the connection', async () => current.isCurrent());
    expect(current.has({ uid: randomUUID(), sessionUid: randomUUID() })).toBe(false);
  });
});
