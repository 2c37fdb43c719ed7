import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { followUpView } from '#contracts/products/subscriptions/follow-ups.http';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../../test/api-world.js';

type Seat = Awaited<ReturnType<typeof anOrder>>;
const QUESTION = { topic: 'login', message: 'Kata sandinya ditolak sejak pagi.' };
let api: ApiWorld;
let mine: Seat;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const family = await aFamily(api.database);
  mine = await anOrder(api.database, family, (await aGroup(api.database, family)).uid);
});

const ask = (body: object = QUESTION, who: Seat = mine) =>
  api.customer(who.customerUid).post(`customer/membership/${mine.accountUid}/ask-for-help`, body);
const asked = async () =>
  z
    .array(followUpView)
    .parse((await api.customer(mine.customerUid).get(`customer/membership/${mine.accountUid}/follow-up`)).data);
const uidOf = async () => (await asked())[0]!.uid;
const events = (uid: string) =>
  api.database.outbox.findMany({ where: { payload: { path: ['followUpUid'], equals: uid } } });

describe('a member who asks for help', () => {
  it('waits in the queue of the admins with seat, order and the way to chat', async () => {
    expect((await ask()).status).toBe(200);
    const uid = await uidOf();
    const rows = z
      .array(adminFollowUp)
      .parse((await api.admin.list('follow-ups', { filter: { state: 'open', accountUid: mine.accountUid } })).data);
    expect(rows).toMatchObject([
      { id: uid, ...QUESTION, state: 'open', orderUid: mine.orderUid, allowedActions: ['answer', 'close'] },
    ]);
    expect(rows[0]!.waLink).toMatch(/^https:\/\/wa\.me\/62/);
    expect((await api.admin.get(`admin/follow-ups/${uid}`)).data).toEqual(rows[0]);
    expect(JSON.stringify((await events(uid)).map(({ payload }) => payload))).not.toContain('sandi');
  });

  it('asks once with ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await asked()).toHaveLength(1);
    expect(await events(await uidOf())).toHaveLength(1);
  });

  it('has to wait for the answer before the next question', async () => {
    await ask();
    expect(await ask({ ...QUESTION, message: 'Dan satu hal lagi, kak.' })).toMatchObject({
      status: 409,
      meta: { code: 'QUESTION_OPEN' },
    });
    await api.admin.post(`admin/follow-ups/${await uidOf()}/answer`, { answer: 'Sudah diganti.' });
    expect((await ask({ ...QUESTION, message: 'Dan satu hal lagi, kak.' })).status).toBe(200);
  });

  it('gets the wrong field named', async () => {
    for (const [field, body] of [
      ['topic', { ...QUESTION, topic: 'cuaca' }],
      ['message', { ...QUESTION, message: 'pendek' }],
      ['message', { ...QUESTION, message: 'Kodenya belum masuk,\n\u202ekalot nagnaj' }],
      ['state', { ...QUESTION, state: 'closed' }],
    ] as const)
      expect(await ask(body)).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await asked()).toEqual([]);
  });

  it('cannot ask about the seat of another customer', async () => {
    const family = await aFamily(api.database);
    const stranger = await anOrder(api.database, family, (await aGroup(api.database, family)).uid);
    expect(await ask(QUESTION, stranger)).toMatchObject({ status: 404 });
    expect(
      await api.customer(stranger.customerUid).get(`customer/membership/${mine.accountUid}/follow-up`),
    ).toMatchObject({ status: 404 });
  });
});

describe('an admin', () => {
  beforeEach(() => ask());
  const act = async (action: string, body: object) =>
    api.admin.post(`admin/follow-ups/${await uidOf()}/${action}`, body);
  const auditOf = (uid: string) =>
    api.database.auditLog.findMany({ where: { subjectUid: uid }, orderBy: { at: 'asc' } });

  it('answers once, audited, and the member gets the answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act('answer', { answer: 'Coba lagi sekarang.' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await asked()).toMatchObject([
      { state: 'answered', answer: 'Coba lagi sekarang.', topicLabel: 'Tidak bisa masuk' },
    ]);
    const uid = await uidOf();
    expect((await events(uid)).map(({ name }) => name)).toEqual(['follow-up.asked', 'follow-up.answered']);
    expect(await auditOf(uid)).toMatchObject([{ action: 'answer', subject: 'follow-ups', actor: ADMIN_NAME }]);
  });

  it('closes a question finally, with a reason, with or without an answer', async () => {
    await act('answer', { answer: 'Coba lagi sekarang.' });
    expect((await act('close', { reason: 'Sudah beres' })).status).toBe(200);
    expect(await asked()).toMatchObject([{ state: 'closed', answer: 'Coba lagi sekarang.' }]);
    const uid = await uidOf();
    expect((await auditOf(uid)).map(({ action }) => action)).toEqual(['answer', 'close']);
    // The texts are stored beside the log, so that they can be erased; the console joins them.
    const { data } = await api.admin.list('audit-entries', { filter: { subjectUid: uid, action: 'close' } });
    expect(data).toMatchObject([{ action: 'close', reason: 'Sudah beres' }]);
    for (const [action, body] of [
      ['answer', { answer: 'Lagi' }],
      ['close', { reason: 'Lagi' }],
    ] as const)
      expect(await act(action, body)).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_FOLLOW_UP_ACTION' } });
  });
});
