import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { type AdminEvent, adminEvent } from '#contracts/platform/events.admin.http';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.outbox.deleteMany());

const NOW = new Date();
const MARKS: Record<AdminEvent['state'], object> = {
  waiting: {},
  published: { publishedAt: NOW, redrives: 3 },
  settled: { publishedAt: NOW, settledAt: NOW },
  'set-aside': { publishedAt: NOW, setAsideAt: NOW, setAsideReason: 'Gagal setelah dikirim ulang 5 kali', redrives: 5 },
};
const STATES = Object.keys(MARKS) as AdminEvent['state'][];
const anEvent = (state: AdminEvent['state'], name = 'group.reopened') =>
  api.database.outbox.create({ data: { name, payload: { groupUid: randomUUID() }, ...MARKS[state] } });
const redrive = (uid: string) => api.admin.post(`admin/events/${uid}/redrive`);
const listed = async (query: object) => z.array(adminEvent).parse((await api.admin.list('events', query)).data);

describe('events in the console', () => {
  it('are listed by state, newest first, with the actions of each state', async () => {
    const uids: Partial<Record<AdminEvent['state'], string>> = {};
    for (const state of STATES) uids[state] = (await anEvent(state)).uid;
    for (const state of STATES)
      expect(await listed({ filter: { state } })).toMatchObject([
        { id: uids[state], state, allowedActions: ['set-aside', 'published'].includes(state) ? ['redrive'] : [] },
      ]);
    expect((await listed({})).map(({ state }) => state)).toEqual([...STATES].reverse());
    expect((await listed({ sort: ['createdAt', 'ASC'] })).map(({ state }) => state)).toEqual(STATES);
    expect(await listed({ filter: { q: 'IKIRIM ULANG' } })).toMatchObject([{ state: 'set-aside' }]);
    expect(await listed({ filter: { q: 'g%d' } })).toEqual([]);
    expect((await api.admin.list('events', { filter: { state: 'lost' } })).status).toBe(422);
    expect(await listed({ filter: { id: [uids.settled] } })).toMatchObject([
      { payload: { groupUid: expect.any(String) } },
    ]);
  });

  it.each(['set-aside', 'published'] as const)('that are %s go back to the relay', async (state) => {
    const { uid } = await anEvent(state);
    expect(await redrive(uid)).toMatchObject({ status: 200, data: { uid } });
    expect(await api.database.outbox.findUniqueOrThrow({ where: { uid } })).toMatchObject({
      publishedAt: null,
      settledAt: null,
      setAsideAt: null,
      setAsideReason: null,
      redrives: 0,
    });
    const audit = await api.database.auditLog.findMany({ where: { subjectUid: uid } });
    expect(audit).toMatchObject([
      { action: 'redrive', subject: 'events', actor: ADMIN_NAME, change: { name: 'group.reopened' } },
    ]);
  });

  it.each(['waiting', 'settled'] as const)('that are %s stay as they are', async (state) => {
    const before = await anEvent(state);
    expect(await redrive(before.uid)).toMatchObject({ status: 409, meta: { code: 'NOTHING_TO_REDRIVE' } });
    expect(await api.database.outbox.findUniqueOrThrow({ where: { uid: before.uid } })).toEqual(before);
  });

  it('are re-driven once by ten concurrent requests', async () => {
    const { uid } = await anEvent('set-aside');
    const answers = await Promise.all(Array.from({ length: 10 }, () => redrive(uid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await api.database.auditLog.count({ where: { subjectUid: uid } })).toBe(1);
    expect((await redrive(randomUUID())).status).toBe(404);
    expect((await api.anyone.post(`admin/events/${uid}/redrive`)).status).toBe(401);
  });
});
