import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Secret, TOTP, URI } from 'otpauth';
import type { NewSecondFactor, RecoveryCodes, SecondFactorView } from '#contracts/identity/second-factor.http';
import type { AdminSessionView, AdminView } from '#contracts/identity/session.http';
import type { AdminRole } from '#domain/platform/admin-role';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { Clock } from '#runtime/platform/clock/clock';
import { ListeningApi } from '../../../test/listening-api.js';
import { exampleBody, readOperations, urlOf } from '../../../test/operations.js';

const PASSWORD = 'kopi-susu-senja-hari';
const STEP_MS = 30_000;

let world: ListeningApi;
let passwordHash: string;
beforeAll(async () => {
  world = await ListeningApi.open({ ADMIN_SECOND_FACTOR: 'required' });
  const owner = { name: 'Ratna', email: 'ratna@patungan.test', phoneNumber: '' };
  passwordHash = await world.app.get(Passwords, { strict: false }).hashNew(PASSWORD, owner);
});
afterAll(() => world?.close());
afterEach(() => void jest.restoreAllMocks());

const clock = () => world.app.get(Clock, { strict: false });
/** Moves the clock on by so many milliseconds. */
const passes = (ms: number): void =>
  void jest.spyOn(clock(), 'now').mockReturnValue(new Date(clock().now().getTime() + ms));

const anAdmin = (role: AdminRole) =>
  world.database.admin.create({ data: { name: 'Sinta', email: `${randomUUID()}@patungan.test`, passwordHash, role } });
const signIn = async (email: string) =>
  (await world.http.call<AdminSessionView>('POST', '/admin/sign/in', { body: { email, password: PASSWORD } })).data;
const call = <T>(method: string, path: string, token: string, body?: object) =>
  world.http.call<T>(method, `/admin/${path}`, { token, body });
const codeAt = (secret: string, at = clock().now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const enter = (token: string, code: string) => call('POST', 'session/enter-code', token, { code });

async function withFactor(role: AdminRole = 'owner') {
  const admin = await anAdmin(role);
  const { accessToken: token } = await signIn(admin.email);
  const { secret } = (
    await call<NewSecondFactor>('POST', 'session/begin-second-factor', token, { currentPassword: PASSWORD })
  ).data;
  const confirmed = await call<RecoveryCodes>('POST', 'session/confirm-second-factor', token, { code: codeAt(secret) });
  expect(confirmed.status).toBe(200);
  // The code of the set-up is used up.
  passes(STEP_MS);
  return { ...admin, token, secret, codes: confirmed.data.recoveryCodes };
}

describe('a sign-in of owner and finance without a second factor', () => {
  it.each(['owner', 'finance'] as const)('of %s reaches nothing but the set-up', async (role) => {
    const { accessToken: token, step } = await signIn((await anAdmin(role)).email);
    expect(step).toBe('set-up');
    const operations = (await readOperations(world.app)).filter(({ isAdmin, needsToken }) => isAdmin && needsToken);
    const open: string[] = [];
    for (const operation of operations) {
      const { method, path, name, contentType } = operation;
      if (path.endsWith('/end')) continue;
      const body = contentType === 'application/json' ? exampleBody(operation.body) : undefined;
      const answer = await world.http.call(method, urlOf(operation).slice('/api'.length), { token, body });
      if (answer.meta.code !== 'SECOND_FACTOR_REQUIRED') open.push(name);
    }
    expect(open.sort()).toEqual([
      'GET /api/admin/session',
      'POST /api/admin/session/begin-second-factor',
      'POST /api/admin/session/confirm-second-factor',
    ]);
  });

  it('of support and catalogue is complete', async () => {
    for (const role of ['support', 'catalogue'] as const)
      expect((await signIn((await anAdmin(role)).email)).step).toBeNull();
  });

  it('is complete with the first code of the app, which gives recovery codes', async () => {
    const admin = await anAdmin('owner');
    const { accessToken: token } = await signIn(admin.email);
    const { data } = await call<NewSecondFactor>('POST', 'session/begin-second-factor', token, {});
    const read = URI.parse(data.uri) as TOTP;
    expect([read.issuer, read.label, read.secret.base32]).toEqual(['Patungan', admin.email, data.secret]);
    const confirm = (code: string) => call<RecoveryCodes>('POST', 'session/confirm-second-factor', token, { code });
    const wrong = await confirm(codeAt(data.secret, new Date(clock().now().getTime() + 10 * STEP_MS)));
    expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'code']);
    const { recoveryCodes } = (await confirm(codeAt(data.secret))).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call('GET', 'admins', token)).status).toBe(200);
    expect((await call<AdminView>('GET', 'session', token)).data.step).toBeNull();
    const stored = await world.database.adminSecondFactor.findUniqueOrThrow({ where: { adminUid: admin.uid } });
    expect(Buffer.from(stored.sealed).toString('latin1')).not.toContain(data.secret);
    const hashes = await world.database.adminRecoveryCode.findMany({ where: { adminUid: admin.uid } });
    expect(JSON.stringify(hashes)).not.toContain(recoveryCodes[0]);
  });

  it('lapses after a quarter of an hour', async () => {
    const { accessToken: token } = await signIn((await anAdmin('finance')).email);
    passes(14 * 60_000);
    expect((await call('GET', 'session', token)).status).toBe(200);
    passes(2 * 60_000);
    expect((await call('GET', 'session', token)).status).toBe(401);
  });

  it('is asked for at once of an admin who becomes one of them', async () => {
    const { uid, email } = await anAdmin('support');
    const { accessToken: token } = await signIn(email);
    await world.database.admin.update({ where: { uid }, data: { role: 'finance' } });
    expect((await call('GET', 'payments', token)).meta.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});

describe('a sign-in with a second factor', () => {
  it('waits for a code, of every role, and takes each code once', async () => {
    const { email, secret } = await withFactor('support');
    const [one, other] = [await signIn(email), await signIn(email)];
    expect(one.step).toBe('enter-code');
    expect((await call('GET', 'orders', one.accessToken)).meta.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await call('POST', 'session/begin-second-factor', one.accessToken, {})).status).toBe(403);
    const code = codeAt(secret);
    expect((await enter(one.accessToken, code)).status).toBe(200);
    expect((await call('GET', 'orders', one.accessToken)).status).toBe(200);
    expect((await enter(other.accessToken, code)).meta.code).toBe('CODE_WRONG');
    expect((await enter(other.accessToken, codeAt(secret, new Date(clock().now().getTime() - STEP_MS)))).status).toBe(
      422,
    );
    passes(STEP_MS);
    expect((await enter(other.accessToken, codeAt(secret))).status).toBe(200);
  });

  it('takes one code for one of twenty sessions at once', async () => {
    const { email, secret } = await withFactor();
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await signIn(email)).accessToken));
    const code = codeAt(secret);
    const answers = await Promise.all(tokens.map((token) => enter(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, and writes it down', async () => {
    const { uid, email, codes } = await withFactor();
    const [one, other] = [await signIn(email), await signIn(email)];
    expect((await enter(one.accessToken, codes[3]!.toLowerCase())).status).toBe(200);
    expect((await enter(other.accessToken, codes[3]!)).status).toBe(422);
    const { data } = await call<SecondFactorView>('GET', 'session/second-factor', one.accessToken);
    expect(data).toMatchObject({ recoveryCodesLeft: 9, isRequired: true });
    expect(await world.database.auditLog.count({ where: { actorUid: uid, action: 'use-recovery-code' } })).toBe(1);
  });

  it('of a session that was open before waits too', async () => {
    const { email } = await anAdmin('catalogue');
    const [first, second] = [await signIn(email), await signIn(email)];
    const { secret } = (
      await call<NewSecondFactor>('POST', 'session/begin-second-factor', second.accessToken, {
        currentPassword: PASSWORD,
      })
    ).data;
    await call('POST', 'session/confirm-second-factor', second.accessToken, { code: codeAt(secret) });
    expect((await call('GET', 'packages', first.accessToken)).meta.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await call('GET', 'packages', second.accessToken)).status).toBe(200);
  });
});

describe('an admin’s own second factor', () => {
  it('is begun in a complete session only with the password', async () => {
    const { accessToken: token } = await signIn((await anAdmin('support')).email);
    for (const body of [{}, { currentPassword: 'salah-sekali-ya' }]) {
      const answer = await call('POST', 'session/begin-second-factor', token, body);
      expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'currentPassword']);
    }
  });

  it('is not replaced by beginning again', async () => {
    const { token } = await withFactor();
    const again = await call('POST', 'session/begin-second-factor', token, { currentPassword: PASSWORD });
    expect([again.status, again.meta.code]).toEqual([409, 'SECOND_FACTOR_SET']);
  });

  it('is removed with a code, and an owner is led to the next one', async () => {
    const { token, secret, codes } = await withFactor();
    expect((await call('POST', 'session/remove-second-factor', token, { code: '000000' })).status).toBe(422);
    expect((await call('POST', 'session/remove-second-factor', token, { code: codeAt(secret) })).status).toBe(200);
    expect((await call<AdminView>('GET', 'session', token)).data.step).toBe('set-up');
    expect(codes.length).toBe(10);
  });

  it('gets new recovery codes, and the old ones stop', async () => {
    const { token, secret, codes, email } = await withFactor();
    const renewed = await call<RecoveryCodes>('POST', 'session/renew-recovery-codes', token, { code: codeAt(secret) });
    const { accessToken } = await signIn(email);
    expect((await enter(accessToken, codes[0]!)).status).toBe(422);
    expect((await enter(accessToken, renewed.data.recoveryCodes[0]!)).status).toBe(200);
  });
});

describe('the second factor of another admin', () => {
  it('is reset by an owner with a reason, which ends the sessions', async () => {
    const lost = await withFactor('finance');
    const owner = await withFactor();
    const path = `admins/${lost.uid}/reset-second-factor`;
    expect((await call('POST', path, owner.token, {})).errors?.[0]?.field).toBe('reason');
    expect((await call('POST', path, owner.token, { reason: 'HP hilang di kereta' })).status).toBe(200);
    expect((await call('GET', 'session', lost.token)).status).toBe(401);
    expect((await signIn(lost.email)).step).toBe('set-up');
    const [row] = await world.database.auditLog.findMany({
      where: { subjectUid: lost.uid, action: 'reset-second-factor' },
    });
    expect(row).toMatchObject({ actorUid: owner.uid });
    expect((await call('POST', path, owner.token, { reason: 'HP hilang di kereta' })).meta.code).toBe(
      'NO_SECOND_FACTOR',
    );
    const own = await call('POST', `admins/${owner.uid}/reset-second-factor`, owner.token, { reason: 'Milik sendiri' });
    expect(own.meta.code).toBe('OWN_SECOND_FACTOR');
  });
});
