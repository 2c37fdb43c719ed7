import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { aStatementLine } from '#testing/money-factories';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [finance, other] = [await world.admin('Sari Keuangan', 'finance'), await world.admin('Dua Keuangan', 'finance')];
});
afterAll(() => world?.close());

const REASON = 'Ternyata bunga bank';
const post = <T = unknown>(path: string, body: object = {}, who = finance) =>
  world.http.call<T>('POST', `/admin/${path}`, { token: who.token, body });
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];

/** A line of so much rupiah that was booked as unplaced. */
async function booked(rupiah: number) {
  const bookedOn = new Date(dayInWib(new Date()));
  const { uid: lineUid } = await aStatementLine(world.database, { amountSen: BigInt(rupiah * 100), bookedOn });
  const book = async () => (await post<{ uid: string }>(`statement-lines/${lineUid}/book`)).data.uid;
  const uid = await book();
  const line = () =>
    world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${lineUid}`, { token: finance.token });
  const money = (of = uid) =>
    world.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${of}`, { token: finance.token });
  const act = (action: string, body: object, who = finance, of = uid) =>
    post<{ uid: string }>(`unplaced-money/${of}/${action}`, body, who);
  const reverse = (who = finance, of = uid) => act('reverse', { reason: REASON }, who, of);
  return { uid, lineUid, book, line, money, act, reverse };
}

it('a line that was booked by mistake is open again, once, and may be booked or be anything else', async () => {
  const { uid, lineUid, book, line, money, reverse } = await booked(2_000_000);
  expect((await line()).allowedActions).toEqual([]);
  const both = await Promise.all([reverse(), reverse(other)]);
  expect(both.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'UNPLACED_NOT_OPEN'],
  ]);
  expect(await money()).toMatchObject({ state: 'reversed', reversalReason: REASON, allowedActions: [] });
  expect(await line()).toMatchObject({
    state: 'open',
    decidedBy: null,
    unplaced: [],
    reversals: [{ of: 'unplaced', amount: 2_000_000, reason: REASON }],
    allowedActions: expect.arrayContaining(['confirm', 'ignore', 'charge', 'book']),
  });
  const events = { name: 'unplaced-money.reversed', payload: { path: ['unplacedUid'], equals: uid } };
  const audited = { subject: 'unplaced-money', subjectUid: uid, action: 'reverse' };
  expect([
    await world.database.outbox.count({ where: events }),
    await world.database.auditLog.count({ where: audited }),
  ]).toEqual([1, 1]);

  const again = await book();
  expect(again).not.toBe(uid);
  expect((await line()).unplaced).toMatchObject([{ id: again, state: 'open' }]);
  expect(await money(again)).toMatchObject({ parts: [], allowedActions: expect.arrayContaining(['reverse']) });
  expect((await reverse(finance, again)).status).toBe(200);
  for (const who of [finance, other]) await post(`statement-lines/${lineUid}/charge`, { reason: REASON }, who);
  expect(await line()).toMatchObject({ state: 'charged', reversals: [{}, {}] });
  expect(await world.brokenInvariants()).toEqual([]);
});

it('money of which a part is placed is not taken back, until all of it is there again', async () => {
  const { orderNumber, owed } = await orderToPay();
  const { uid, money, act, reverse } = await booked(owed + 50_000);
  expect((await act('assign', { number: orderNumber, amount: owed, left: owed + 50_000 })).status).toBe(200);
  expect((await money()).allowedActions).not.toContain('reverse');
  expect(codeOf(await reverse())).toEqual([409, 'UNPLACED_DIVIDED']);
  expect((await money(uid)).state).toBe('open');

  const whole = await booked(50_000);
  const account = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono' };
  expect((await whole.act('return', account)).status).toBe(200);
  expect(codeOf(await whole.reverse())).toEqual([409, 'UNPLACED_NOT_OPEN']);
  expect((await whole.act('keep', {})).status).toBe(200);
  expect((await whole.reverse()).status).toBe(200);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('is not taken back while a proposal waits, without a reason, or by who is not of finance', async () => {
  const { orderNumber } = await orderToPay();
  const { money, act, reverse } = await booked(5_000_000);
  const proposed = await act('assign', { number: orderNumber, reason: 'Kelebihan banyak' });
  expect(proposed.data).toMatchObject({ isProposed: true });
  expect((await money()).allowedActions).not.toContain('reverse');
  expect(codeOf(await reverse())).toEqual([409, 'PROPOSAL_WAITS']);
  const empty = await act('reverse', { reason: '' });
  expect([empty.status, empty.errors?.[0]?.field]).toEqual([422, 'reason']);
  expect((await reverse(await world.admin('Budi Bantuan', 'support'))).status).toBe(403);
});

it('of who takes it back and who places it at the same time one is refused', async () => {
  const { orderNumber, owed } = await orderToPay();
  const { line, act, reverse } = await booked(owed);
  const both = await Promise.all([reverse(), act('assign', { number: orderNumber }, other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(['open', 'used']).toContain((await line()).state);
  expect(await world.brokenInvariants()).toEqual([]);
});

async function orderToPay() {
  const { orderUid, owed } = await anOrderWithProof(world);
  const { number: orderNumber } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  return { orderNumber, owed };
}
