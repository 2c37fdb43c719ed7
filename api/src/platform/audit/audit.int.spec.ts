import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminAudit } from '#contracts/platform/audit.admin.http';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const anEvent = () =>
  api.database.outbox.create({
    data: { name: 'group.reopened', payload: { groupUid: randomUUID() }, setAsideAt: new Date(), setAsideReason: 'x' },
  });
/** Writes an audit entry as a command does. */
async function done(
  subject: string,
  action: string,
  at = new Date(),
  subjectUid: string = randomUUID(),
): Promise<string> {
  await api.database.auditLog.create({
    data: { actor: ADMIN_NAME, actorUid: randomUUID(), subject, action, subjectUid, at },
  });
  return subjectUid;
}
const redrive = (uid: string) => api.admin.post(`admin/events/${uid}/redrive`);

describe('the audit log', () => {
  it('is filtered by subject and text, and cannot be changed', async () => {
    const { uid } = await anEvent();
    await redrive(uid);
    const answer = await api.admin.list('audit-entries', { filter: { subjectUid: uid } });
    const [entry] = z.array(adminAudit).parse(answer.data);
    expect(entry).toMatchObject({
      actor: ADMIN_NAME,
      action: 'redrive',
      subject: 'events',
      subjectUid: uid,
      ip: '127.0.0.1',
    });
    expect((await api.admin.get(`admin/audit-entries/${entry!.id}`)).data).toEqual(entry);
    expect((await api.admin.list('audit-entries', { filter: { subjectUid: uid, q: 'REDRIVE' } })).data).toHaveLength(1);
    expect((await api.admin.list('audit-entries', { filter: { subjectUid: uid, q: 'red%ve' } })).data).toEqual([]);
    expect((await api.admin.list('audit-entries', { filter: { subjectUid: 'x' } })).status).toBe(422);
    // Raw, because Prisma maps this database error to another one.
    const change = api.database.$executeRaw`UPDATE audit_log SET actor = 'nobody' WHERE subject_uid = ${uid}::uuid`;
    await expect(change).rejects.toThrow(/append-only/);
  });

  it('is filtered by the act, not by acts of the same name on other resources', async () => {
    const subjectUid = await done('payments', 'reject');
    const found = async (act: string) =>
      (await api.admin.list('audit-entries', { filter: { subjectUid, act } })).data as unknown[];
    expect(await found('payments.reject')).toHaveLength(1);
    expect(await found('host-purchases.reject')).toEqual([]);
    expect(await found('payments.confirm')).toEqual([]);
  });

  it('is filtered by a step that has another name than its permission', async () => {
    const subjectUid = await done('bank-statements', 'upload');
    const found = async (act: string) => (await api.admin.list('audit-entries', { filter: { subjectUid, act } })).data;
    expect(await found('bank-statements.upload')).toMatchObject([{ action: 'upload' }]);
  });

  it('is filtered by whole days in WIB, the last one included', async () => {
    const subjectUid = await done('payments', 'confirm', new Date('2026-03-09T17:00:00.000Z'));
    await done('payments', 'reject', new Date('2026-03-10T16:59:59.999Z'), subjectUid);
    const found = async (period: { from?: string; until?: string }) =>
      ((await api.admin.list('audit-entries', { filter: { subjectUid, ...period } })).data as unknown[]).length;
    expect(await found({ from: '2026-03-10', until: '2026-03-10' })).toBe(2);
    expect(await found({ from: '2026-03-10' })).toBe(2);
    expect(await found({ from: '2026-03-11' })).toBe(0);
    expect(await found({ until: '2026-03-09' })).toBe(0);
  });

  it.each([
    [{ from: '10/03/2026' }, 'filter.from', 'Tanggal tidak valid'],
    [{ until: '2026-02-30' }, 'filter.until', 'Tanggal tidak valid'],
    [{ from: '2026-03-10', until: '2026-03-09' }, 'filter.until', 'Tidak boleh sebelum tanggal mulai'],
    [{ act: 'payments.eat' }, 'filter.act', 'Tindakan ini tidak dikenal'],
    [{ act: 'bank-statements.create' }, 'filter.act', 'Tindakan ini tidak dikenal'],
  ])('refuses %p and names the field', async (filter, field, message) => {
    const answer = await api.admin.list('audit-entries', { filter });
    expect([answer.status, answer.errors]).toEqual([422, [{ field, message }]]);
  });

  it('shows the newest first', async () => {
    for (let n = 0; n < 3; n += 1) await redrive((await anEvent()).uid);
    const entries = z.array(adminAudit).parse((await api.admin.list('audit-entries')).data);
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect((await api.anyone.list('audit-entries')).status).toBe(401);
  });
});
