import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminAdmin, adminAdmin } from '#contracts/identity/admins.admin.http';
import type { AdminSessionView, AdminView } from '#contracts/identity/session.http';
import type { AdminRole } from '#domain/platform/admin-role';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

const PASSWORD = 'kopi-susu-senja-hari';

let world: ListeningApi;
let owner: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  owner = await world.admin('Bu Ratna');
});
afterAll(() => world?.close());

const post = <T = { uid: string }>(path: string, body: object = {}, token = owner.token) =>
  world.http.call<T>('POST', `/admin/${path}`, { token, body });
const get = <T>(path: string, token = owner.token) => world.http.call<T>('GET', `/admin/${path}`, { token });
const one = async (uid: string) => adminAdmin.parse((await get<AdminAdmin>(`admins/${uid}`)).data);
const signIn = (email: string, password = PASSWORD) =>
  world.http.call<AdminSessionView>('POST', '/admin/sign/in', { body: { email, password } });
const auditOf = (subjectUid: string) =>
  world.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' } });

/** An admin of this role, created by the owner and signed in. */
async function anAdminAs(role: AdminRole) {
  const email = `${randomUUID()}@patungan.test`;
  const created = await post('admins', { name: 'Sinta Wulandari', email, role, password: PASSWORD });
  expect(created.status).toBe(201);
  const { data } = await signIn(email);
  return { uid: created.data.uid, email, token: data.accessToken, session: data };
}

describe('a new admin', () => {
  it('signs in with the first password, in the given role', async () => {
    const { uid, email, token, session } = await anAdminAs('finance');
    expect(session).toMatchObject({ uid, email, role: 'finance', name: 'Sinta Wulandari' });
    expect((await get<AdminView>('session', token)).data).toEqual({
      uid,
      email,
      role: 'finance',
      name: 'Sinta Wulandari',
      step: null,
    });
    expect(await one(uid)).toMatchObject({
      role: 'finance',
      state: 'active',
      allowedActions: ['change-role', 'set-password', 'deactivate'],
    });
    const [audit] = await auditOf(uid);
    expect(audit).toMatchObject({ action: 'create', subject: 'admins', actor: 'Bu Ratna', actorUid: owner.uid });
    expect(JSON.stringify(audit)).not.toMatch(/argon2|kopi-susu/);
  });

  it.each([
    ['password', 'pendek-nian', 'Minimal 12 karakter'],
    ['password', 'administrator', 'Kata sandi ini sering bocor'],
    ['password', 'sintawulandari1', 'Jangan pakai nama'],
    ['role', 'boss', 'Pilih salah satu peran'],
    ['email', 'bukan-email', 'Format email tidak valid'],
    ['name', 'a\u202ebcc', 'Ada karakter yang tidak bisa dipakai'],
  ])('with a bad %s (%s) is refused at its field and not created', async (field, value, message) => {
    const before = await world.database.admin.count();
    const body = {
      name: 'Sinta Wulandari',
      email: `${randomUUID()}@patungan.test`,
      role: 'support',
      password: PASSWORD,
    };
    const answer = await post('admins', { ...body, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([{ field, message: expect.stringContaining(message) }]);
    expect(await world.database.admin.count()).toBe(before);
  });

  it('with the e-mail of another admin is refused, also for concurrent requests', async () => {
    const body = { name: 'Dua Kali', email: `${randomUUID()}@patungan.test`, role: 'support', password: PASSWORD };
    const answers = await Promise.all([post('admins', body), post('admins', body), post('admins', body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.errors).toEqual([{ field: 'email', message: 'Email ini sudah dipakai admin lain' }]);
  });
});

describe('a role', () => {
  it('applies from the next request without a new sign-in, and the change is audited', async () => {
    const { uid, token } = await anAdminAs('support');
    expect([(await get('customers', token)).status, (await get('ledger/trial-balance', token)).status]).toEqual([
      200, 403,
    ]);
    expect((await post(`admins/${uid}/change-role`, { role: 'catalogue' })).status).toBe(200);
    expect([(await get('customers', token)).status, (await get('categories', token)).status]).toEqual([403, 200]);
    expect((await get<AdminView>('session', token)).data.role).toBe('catalogue');
    expect((await auditOf(uid)).at(-1)).toMatchObject({
      action: 'change-role',
      change: { role: { from: 'support', to: 'catalogue' } },
      actor: 'Bu Ratna',
      ip: expect.any(String),
    });
  });

  it('that is unchanged writes no audit entry', async () => {
    const { uid } = await anAdminAs('support');
    expect((await post(`admins/${uid}/change-role`, { role: 'support' })).status).toBe(200);
    expect(await auditOf(uid)).toHaveLength(1);
  });

  it('refuses with the envelope and a plain Indonesian message', async () => {
    const { token } = await anAdminAs('support');
    const answer = await get('audit-entries', token);
    expect([answer.status, answer.data, answer.meta]).toEqual([
      403,
      null,
      { status: 403, code: 'FORBIDDEN', message: 'Kamu tidak punya akses ke bagian ini.' },
    ]);
  });

  it('limits the allowed actions of a record, in lists and single records', async () => {
    const { token } = await anAdminAs('support');
    const seen = await get<{ id: string; allowedActions: string[] }[]>('packages', token);
    const owned = await get<{ allowedActions: string[] }[]>('packages');
    expect(owned.data[0]?.allowedActions).toEqual(['deactivate']);
    expect(seen.data.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
    const alone = await get<{ allowedActions: string[] }>(`packages/${seen.data[0]!.id}`, token);
    expect(alone.data.allowedActions).toEqual([]);
  });

  it('limits the parts of the dashboard', async () => {
    const parts = async (role: AdminRole) =>
      Object.keys((await get<object>('dashboard', (await anAdminAs(role)).token)).data ?? {});
    expect(await parts('finance')).toEqual(expect.arrayContaining(['revenue', 'ledgerSum', 'waitingPayments']));
    expect(await parts('finance')).not.toContain('openFollowUps');
    expect(await parts('support')).toContain('openFollowUps');
    for (const part of ['revenue', 'ledgerSum', 'failedEvents']) expect(await parts('support')).not.toContain(part);
    const ofCatalogue = await parts('catalogue');
    expect(ofCatalogue).toContain('sekeranjangWaiting');
    for (const part of ['revenue', 'ledgerSum', 'waitingPayments', 'openFollowUps'])
      expect(ofCatalogue).not.toContain(part);
  });
});

describe('a deactivated admin', () => {
  it('is refused at once, cannot sign in, and needs a new sign-in after activation', async () => {
    const { uid, email, token } = await anAdminAs('support');
    expect((await post(`admins/${uid}/deactivate`)).status).toBe(200);
    expect((await get('orders', token)).status).toBe(401);
    const [away, wrong] = [await signIn(email), await signIn(email, 'kata-sandi-yang-salah')];
    expect([away.status, away.meta]).toEqual([401, wrong.meta]);
    expect(await one(uid)).toMatchObject({ state: 'inactive', deactivatedAt: expect.any(String) });
    expect((await post(`admins/${uid}/deactivate`)).status).toBe(409);

    expect((await post(`admins/${uid}/activate`)).status).toBe(200);
    expect((await get('orders', token)).status).toBe(401);
    const { data } = await signIn(email);
    expect((await get('orders', data.accessToken)).status).toBe(200);
    expect((await auditOf(uid)).map(({ action }) => action)).toEqual(['create', 'deactivate', 'activate']);
  });
});

describe('a new password', () => {
  it('ends the sessions of the old one', async () => {
    const { uid, email, token } = await anAdminAs('support');
    expect((await post(`admins/${uid}/set-password`, { password: 'teh-tarik-pagi-buta' })).status).toBe(200);
    expect((await get('orders', token)).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'teh-tarik-pagi-buta')).status).toBe(200);
    expect(JSON.stringify(await auditOf(uid))).not.toContain('teh-tarik');
  });

  it('must not be weak', async () => {
    const { uid, token } = await anAdminAs('support');
    const answer = await post(`admins/${uid}/set-password`, { password: 'pendek' });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'password']);
    expect((await get('orders', token)).status).toBe(200);
  });
});

describe('the last active owner', () => {
  const owners = () => world.database.admin.count({ where: { role: 'owner', deactivatedAt: null } });

  it('keeps role and state until another admin is made owner', async () => {
    for (const attempt of [
      await post(`admins/${owner.uid}/change-role`, { role: 'support' }),
      await post(`admins/${owner.uid}/deactivate`),
    ])
      expect([attempt.status, attempt.meta.code]).toEqual([409, 'LAST_OWNER']);
    expect(await owners()).toBe(1);
    const { uid, token } = await anAdminAs('owner');
    expect((await post(`admins/${owner.uid}/change-role`, { role: 'support' })).status).toBe(200);
    expect((await get('audit-entries')).status).toBe(403);
    expect((await post(`admins/${owner.uid}/change-role`, { role: 'owner' }, token)).status).toBe(200);
    expect((await post(`admins/${uid}/deactivate`)).status).toBe(200);
  });

  it('remains when two owners demote each other concurrently, every time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await anAdminAs('owner');
      const answers = await Promise.all([
        post(`admins/${other.uid}/${round % 2 ? 'deactivate' : 'change-role'}`, round % 2 ? {} : { role: 'support' }),
        post(`admins/${owner.uid}/change-role`, { role: 'finance' }, other.token),
      ]);
      expect(await owners()).toBe(1);
      // The second is refused: it would remove the last owner, or its caller is no longer an owner.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await world.database.admin.update({ where: { uid: owner.uid }, data: { role: 'owner' } });
      await world.database.admin.update({ where: { uid: other.uid }, data: { role: 'support' } });
    }
  });
});

it('an unknown admin is 404', async () => {
  const unknown = randomUUID();
  for (const [action, body] of [
    ['change-role', { role: 'support' }],
    ['set-password', { password: PASSWORD }],
    ['deactivate', {}],
  ] as const)
    expect((await post(`admins/${unknown}/${action}`, body)).status).toBe(404);
  expect((await get(`admins/${unknown}`)).status).toBe(404);
});
