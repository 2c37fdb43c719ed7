import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminCustomer } from '#contracts/identity/customers.admin.http';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const LIFTED = { reason: 'Ternyata salah orang' };
const REASON = { reason: 'Bukti palsu dua kali' };
const one = async (uid: string) => adminCustomer.parse((await api.admin.get(`admin/customers/${uid}`)).data);
const auditOf = (subjectUid: string) =>
  api.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' }, include: { words: true } });
const aSession = (customerUid: string) =>
  api.database.session.create({
    data: {
      customerUid,
      deviceId: `of ${customerUid}`,
      deviceOs: 'web',
      refreshHash: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });

describe('block', () => {
  it('ends every session, keeps the reason, and is undone by unblock', async () => {
    const { uid } = await aCustomer(api.database);
    const stranger = await aSession((await aCustomer(api.database)).uid);
    await aSession(uid);
    await aSession(uid);
    expect(await api.admin.post(`admin/customers/${uid}/block`, REASON)).toMatchObject({ status: 200, data: { uid } });
    expect(await one(uid)).toMatchObject({
      blockedAt: expect.any(String),
      blockedReason: REASON.reason,
      allowedActions: ['write-note', 'unblock'],
    });
    expect(await api.database.session.count({ where: { customerUid: uid, revokedAt: null } })).toBe(0);
    expect((await api.database.session.findUniqueOrThrow({ where: { uid: stranger.uid } })).revokedAt).toBeNull();

    expect(await api.admin.post(`admin/customers/${uid}/unblock`, {})).toMatchObject({ status: 422 });
    expect(await api.admin.post(`admin/customers/${uid}/unblock`, LIFTED)).toMatchObject({ status: 200 });
    expect(await one(uid)).toMatchObject({
      blockedAt: null,
      blockedReason: null,
      allowedActions: ['write-note', 'block'],
    });
    expect(await auditOf(uid)).toMatchObject([
      { action: 'block', subject: 'customers', actor: ADMIN_NAME, words: { text: REASON.reason } },
      { action: 'unblock', words: { text: LIFTED.reason }, change: { blockedAt: expect.any(String) } },
    ]);
  });

  it('is applied once by ten concurrent requests and by a repeated one', async () => {
    const { uid } = await aCustomer(api.database);
    const block = () => api.admin.post(`admin/customers/${uid}/block`, REASON);
    const answers = await Promise.all(Array.from({ length: 10 }, block));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await block()).toMatchObject({ status: 409, meta: { code: 'ALREADY_BLOCKED' } });
    expect(await auditOf(uid)).toHaveLength(1);
  });

  it('needs a reason and a customer; a customer who is not blocked cannot be unblocked', async () => {
    const { uid } = await aCustomer(api.database);
    expect((await api.admin.post(`admin/customers/${uid}/block`, {})).status).toBe(422);
    expect((await api.admin.post(`admin/customers/${randomUUID()}/block`, REASON)).status).toBe(404);
    expect(await api.admin.post(`admin/customers/${uid}/unblock`, LIFTED)).toMatchObject({ status: 409 });
    expect((await api.customer(uid).post(`admin/customers/${uid}/unblock`)).status).toBe(401);
    expect(await auditOf(uid)).toEqual([]);
  });
});

describe('customers in the console', () => {
  it('are found by name, e-mail, phone and block, with the number of their orders', async () => {
    const key = randomUUID().slice(0, 8);
    const busy = await aCustomer(api.database, { name: `Ani ${key}`, phoneNumber: '628999000111' });
    const idle = await aCustomer(api.database, { email: `${key}@patungan.test`, blockedAt: new Date() });
    const family = await aFamily(api.database);
    for (let n = 0; n < 2; n += 1)
      await anOrder(api.database, family, (await aGroup(api.database, family)).uid, { customerUid: busy.uid });
    const found = async (filter: object) => {
      const { data, status } = await api.admin.list('customers', { filter, sort: ['name', 'ASC'] });
      expect(status).toBe(200);
      return z
        .array(adminCustomer)
        .parse(data)
        .map(({ id, orders }) => [id, orders]);
    };
    expect(await found({ q: key })).toEqual([
      [busy.uid, 2],
      [idle.uid, 0],
    ]);
    for (const q of [
      '08999-000-111',
      '+62 08999-000-111',
      '+62 (0)8999 000 111',
      '0062 8999.000.111',
      '０８９９９０００１１１',
    ])
      expect(await found({ q })).toEqual([[busy.uid, 2]]);
    expect(await found({ q: key, blocked: true })).toEqual([[idle.uid, 0]]);
    expect(await found({ q: key, blocked: false })).toEqual([[busy.uid, 2]]);
    expect(await found({ q: `${key}%` })).toEqual([]);
    expect((await one(busy.uid)).waLink).toMatch(/^https:\/\/wa\.me\/628999000111\?text=Halo/);
  });

  it('never contain the password', async () => {
    const { uid } = await aCustomer(api.database, { passwordHash: 'TOP-SECRET-HASH' });
    expect(JSON.stringify(await api.admin.get(`admin/customers/${uid}`))).not.toContain('TOP-SECRET-HASH');
    expect((await api.admin.list('customers', { sort: ['passwordHash', 'ASC'] })).status).toBe(422);
    expect((await api.admin.list('customers', { filter: { passwordHash: 'T' } })).status).toBe(422);
  });
});
