import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminAudit } from '#contracts/http/admin/audit.http';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const anEvent = () =>
  api.database.outbox.create({
    data: { name: 'group.reopened', payload: { groupUid: randomUUID() }, setAsideAt: new Date(), setAsideReason: 'x' },
  });
const redrive = (uid: string) => api.admin.post(`admin/events/${uid}/redrive`);

describe('the audit log', () => {
  it('is found by subject and text, and cannot be changed', async () => {
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
    // Raw, because Prisma tells this refusal as another one.
    const change = api.database.$executeRaw`UPDATE audit_log SET actor = 'nobody' WHERE subject_uid = ${uid}::uuid`;
    await expect(change).rejects.toThrow(/append-only/);
  });

  it('shows the newest first', async () => {
    for (let n = 0; n < 3; n += 1) await redrive((await anEvent()).uid);
    const entries = z.array(adminAudit).parse((await api.admin.list('audit-entries')).data);
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect((await api.anyone.list('audit-entries')).status).toBe(401);
  });
});
