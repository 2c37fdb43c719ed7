import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { DAY_MS } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { spentOn } from '#runtime/sales/costs.store';
import { aStatementLine } from '#testing/money-factories';
import { aSekeranjang } from '#testing/sekeranjang';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  finance = await world.admin('Sari Keuangan', 'finance');
  other = await world.admin('Dua Keuangan', 'finance');
});
afterAll(() => world?.close());

const post = <T = { uid: string }>(path: string, body: object = {}, who = finance) =>
  world.http.call<T>('POST', `/admin/${path}`, { token: who.token, body });
const get = <T>(path: string) => world.http.ask<T>('GET', `/admin/${path}`, { token: finance.token });
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];
const fieldOf = ({ status, errors }: { status: number; errors?: { field: string; message: string }[] | null }) => [
  status,
  errors?.[0]?.field,
];
const theMoney = (uid: string) => get<AdminUnplacedMoney>(`unplaced-money/${uid}`);
const theCost = (uid: string) => get<AdminCost>(`costs/${uid}`);
const recover = (uid: string, body: object, who = finance) => post(`unplaced-money/${uid}/recover`, body, who);
const undo = (uid: string, who = finance) => post(`unplaced-money/${uid}/undo`, { reason: 'Bukan dari toko' }, who);
const events = (name: string, costUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['costUid'], equals: costUid } } });

/** Goods that were paid, and the record that they are for. */
async function paid(amount = 250_000, given: object = {}) {
  const { uid: subjectUid } = await aSekeranjang(world.database, {
    state: 'reached',
    endedAt: new Date(),
    finalBuyers: 3,
    finalPriceSen: 10_000_000n,
  });
  const body = { amount, payee: 'Toko Blender', reference: `TRF-${randomUUID().slice(0, 8)}`, ...given };
  const { data } = await post<DoneOrProposed>(`sekeranjang-products/${subjectUid}/record-cost`, body);
  const spent = () => world.database.transaction((tx) => spentOn(tx, { kind: 'sekeranjang', subjectUid }));
  return { costUid: data.uid, spent };
}
/** Money that came to the bank and stands on the list of unplaced money. */
async function came(rupiah: number, bookedOn = new Date(dayInWib(new Date()))): Promise<string> {
  const description = 'TRSF DARI TOKO BLENDER';
  const { uid } = await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n, bookedOn, description });
  return (await post(`statement-lines/${uid}/book`)).data.uid;
}

describe('money that a seller gives back', () => {
  it('is recorded once as come back of the cost, whatever two admins press, and the cost is less by it', async () => {
    const { costUid, spent } = await paid();
    const uid = await came(250_000);
    expect((await theMoney(uid)).allowedActions).toContain('recover');
    const both = await Promise.all([finance, other].map((who) => recover(uid, { costUid }, who)));
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'UNPLACED_NOT_OPEN'],
    ]);
    expect(await theMoney(uid)).toMatchObject({
      state: 'recovered',
      amount: 250_000,
      cost: { costUid, label: 'Blender Mini', payee: 'Toko Blender' },
      allowedActions: ['undo'],
    });
    const by = both[0]!.status === 200 ? 'Sari Keuangan' : 'Dua Keuangan';
    const cost = await theCost(costUid);
    expect(cost).toMatchObject({
      state: 'booked',
      amount: 250_000,
      recovered: 250_000,
      recoveries: [{ unplacedUid: uid, amount: 250_000, by, undone: null }],
    });
    expect(cost.allowedActions).not.toContain('reverse');
    expect(await spent()).toBe(0n);
    expect(await events('cost.recovered', costUid)).toBe(1);
    const audit = { subject: 'unplaced-money', subjectUid: uid, action: 'recover' };
    expect(await world.database.auditLog.count({ where: audit })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('may be a part of the money: the rest stays unplaced, and can be of another cost', async () => {
    const [one, another] = [await paid(100_000), await paid(100_000)];
    const uid = await came(150_000);
    const part = await recover(uid, { costUid: one.costUid, amount: 60_000, left: 150_000 });
    expect(part.status).toBe(200);
    expect(part.data.uid).not.toBe(uid);
    expect(await theMoney(part.data.uid)).toMatchObject({ state: 'recovered', amount: 60_000 });
    expect(await theMoney(uid)).toMatchObject({ state: 'open', amount: 90_000, cost: null });
    expect((await recover(uid, { costUid: another.costUid, left: 90_000 })).status).toBe(200);
    expect([await one.spent(), await another.spent()]).toEqual([4_000_000n, 1_000_000n]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is taken once in part, also when it is pressed twice at the same time', async () => {
    const { costUid } = await paid();
    const uid = await came(100_000);
    const body = { costUid, amount: 40_000, left: 100_000 };
    const presses = await Promise.all([1, 2, 3].map(() => recover(uid, body)));
    expect(presses.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'LEFT_CHANGED'],
      [409, 'LEFT_CHANGED'],
    ]);
    expect((await theCost(costUid)).recovered).toBe(40_000);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is never more than the cost, also where several amounts come at the same time', async () => {
    const { costUid } = await paid(100_000);
    const moneys = await Promise.all([1, 2, 3].map(() => came(60_000)));
    const tries = await Promise.all(moneys.map((uid) => recover(uid, { costUid })));
    expect(tries.map(fieldOf).toSorted()).toEqual([
      [200, undefined],
      [422, 'amount'],
      [422, 'amount'],
    ]);
    const left = moneys[tries.findIndex(({ status }) => status === 422)]!;
    const tooMuch = await recover(left, { costUid });
    expect(tooMuch.errors?.[0]?.message).toMatch(/^Sisa biaya ini Rp40\.000\./);
    expect((await recover(left, { costUid, amount: 40_000, left: 60_000 })).status).toBe(200);
    expect((await theCost(costUid)).recovered).toBe(100_000);
    const more = await recover(await came(1), { costUid });
    expect(more.errors?.[0]).toMatchObject({ field: 'amount', message: 'Biaya ini sudah kembali semuanya.' });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it.each([
    ['no cost', {}, 'costUid'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a part of a rupiah', { amount: 10.5 }, 'amount'],
    ['a word', { amount: '10.000' }, 'amount'],
    ['more than the money', { amount: 30_001, left: 30_000 }, 'amount'],
    ['a part, without what was left of the money', { amount: 10_000 }, 'left'],
  ])('is refused with %s, and nothing is changed', async (name, wrong, field) => {
    const uid = await came(30_000);
    const { costUid } = await paid();
    const body = name === 'no cost' ? wrong : { costUid, ...wrong };
    expect(fieldOf(await recover(uid, body))).toEqual([422, field]);
    expect(await theMoney(uid)).toMatchObject({ state: 'open', amount: 30_000 });
  });

  it('is of a cost that is booked, of goods or a way alone, and came after that was paid', async () => {
    const uid = await came(10_000);
    expect((await recover(uid, { costUid: randomUUID() })).status).toBe(404);
    // Far above the sales of the thing, it waits for another admin.
    const { costUid: waiting } = await paid(850_000, { reason: 'Harga naik' });
    expect(codeOf(await recover(uid, { costUid: waiting }))).toEqual([422, 'COST_NOT_BOOKED']);
    expect((await post(`costs/${waiting}/withdraw`, { reason: 'Salah ketik' })).status).toBe(200);
    expect(codeOf(await recover(uid, { costUid: waiting }))).toEqual([422, 'COST_NOT_BOOKED']);
    const { costUid: mistaken } = await paid(20_000);
    expect((await post(`costs/${mistaken}/reverse`, { reason: 'Salah nominal' })).status).toBe(200);
    expect(codeOf(await recover(uid, { costUid: mistaken }))).toEqual([422, 'COST_NOT_BOOKED']);
    const { costUid } = await paid();
    const early = await came(10_000, new Date(Date.parse(dayInWib(new Date())) - 31 * DAY_MS));
    expect(fieldOf(await recover(early, { costUid }))).toEqual([422, 'costUid']);
    // The bank shows that it left today.
    const line = await aStatementLine(world.database, {
      amountSen: -25_000_000n,
      bookedOn: new Date(dayInWib(new Date())),
    });
    const { uid: payoutUid } = await world.database.payout.findFirstOrThrow({
      where: { kind: 'cost', refUid: costUid },
    });
    const confirmed = await post(`statement-lines/${line.uid}/confirm`, { target: 'payout', targetUid: payoutUid });
    expect(confirmed.status).toBe(200);
    const yesterday = await came(10_000, new Date(Date.parse(dayInWib(new Date())) - DAY_MS));
    expect(codeOf(await recover(yesterday, { costUid }))).toEqual([422, 'CAME_BEFORE']);
    expect((await recover(uid, { costUid })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is the business of finance', async () => {
    const [support, uid] = [await world.admin('Budi Bantuan', 'support'), await came(5_000)];
    const { costUid } = await paid();
    expect((await recover(uid, { costUid }, support)).status).toBe(403);
    expect((await undo(uid, support)).status).toBe(403);
  });
});

describe('money that was not of the seller after all', () => {
  it('is open again with a reason, once, and the cost is as before; the record says so', async () => {
    const { costUid, spent } = await paid();
    const uid = await came(70_000);
    expect(codeOf(await undo(uid))[0]).toBe(409);
    await recover(uid, { costUid });
    expect(fieldOf(await post(`unplaced-money/${uid}/undo`))).toEqual([422, 'reason']);
    const both = await Promise.all([finance, other].map((who) => undo(uid, who)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await theMoney(uid)).toMatchObject({ state: 'open', cost: null, decidedBy: null });
    expect(await theCost(costUid)).toMatchObject({
      recovered: 0,
      recoveries: [{ amount: 70_000, undone: { reason: 'Bukan dari toko' } }],
    });
    expect(await spent()).toBe(25_000_000n);
    expect(await events('cost.recovery-undone', costUid)).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('can be recorded again, of the same cost or another one, and be undone again', async () => {
    const [one, another] = [await paid(), await paid()];
    const uid = await came(70_000);
    for (const { costUid } of [one, one, another]) {
      expect((await recover(uid, { costUid })).status).toBe(200);
      expect((await undo(uid)).status).toBe(200);
    }
    expect((await recover(uid, { costUid: another.costUid })).status).toBe(200);
    expect((await theCost(one.costUid)).recoveries).toHaveLength(2);
    expect((await theCost(another.costUid)).recovered).toBe(70_000);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a part of money that was not of the seller after all', () => {
  const pieces = async (uid: string) => {
    const { amount, state, parts } = await theMoney(uid);
    return [amount, state, parts.map((part) => [part.amount, part.state])];
  };

  it('joins what is open of its transfer, whichever was recorded, also of two at the same time', async () => {
    const { costUid } = await paid(100_000);
    const uid = await came(100_000);
    const take = async (amount: number, left: number) => (await recover(uid, { costUid, amount, left })).data.uid;
    const parts = [await take(10_000, 100_000), await take(20_000, 90_000)];
    const undone = await Promise.all(parts.map((part) => undo(part)));
    expect(undone.map(({ status, data }) => [status, data?.uid])).toEqual([
      [200, uid],
      [200, uid],
    ]);
    expect(await pieces(uid)).toEqual([100_000, 'open', []]);
    expect(await theMoney(parts[0]!)).toMatchObject({ state: 'merged', allowedActions: [] });
    expect(codeOf(await recover(parts[0]!, { costUid }))).toEqual([409, 'UNPLACED_NOT_OPEN']);
    expect((await theCost(costUid)).recovered).toBe(0);
    expect(await world.brokenInvariants()).toEqual([]);

    // The whole is opened again after its part.
    const part = await take(30_000, 100_000);
    expect((await recover(uid, { costUid, left: 70_000 })).status).toBe(200);
    expect((await undo(part)).data.uid).toBe(part);
    expect((await undo(uid)).data.uid).toBe(uid);
    expect(await pieces(uid)).toEqual([100_000, 'open', []]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is not taken by an act of an admin who saw less: each says what was left, and is refused where that has changed', async () => {
    const { costUid } = await paid(150_000);
    const uid = await came(150_000);
    const part = (await recover(uid, { costUid, amount: 100_000, left: 150_000 })).data.uid;
    expect((await undo(part)).status).toBe(200);
    const account = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono Pengirim' };
    const act = (action: string, body: object) => post(`unplaced-money/${uid}/${action}`, body);
    const { orderUid } = await anOrderWithProof(world);
    const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    const acts: [string, object][] = [
      ['return', account],
      ['recover', { costUid }],
      ['assign', { number }],
      ['credit', { number }],
    ];
    for (const [action, body] of acts) {
      expect([action, ...codeOf(await act(action, { ...body, left: 50_000 }))]).toEqual([action, 409, 'LEFT_CHANGED']);
      expect([action, ...fieldOf(await act(action, body))]).toEqual([action, 422, 'left']);
    }
    expect(codeOf(await act('resend', { payoutUid: randomUUID(), left: 50_000 }))).toEqual([409, 'LEFT_CHANGED']);
    expect((await act('return', { ...account, left: 150_000 })).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('joins another part where the whole is recorded for something else', async () => {
    const { costUid } = await paid(100_000);
    const uid = await came(100_000);
    const parts = [];
    for (const left of [100_000, 90_000]) parts.push((await recover(uid, { costUid, amount: 10_000, left })).data.uid);
    expect((await recover(uid, { costUid, left: 80_000 })).status).toBe(200);
    for (const part of parts) expect((await undo(part)).data.uid).toBe(parts[0]);
    expect(await pieces(parts[0]!)).toEqual([20_000, 'open', [[80_000, 'recovered']]]);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a cost of which money has come back', () => {
  it('is no mistake until the record of it is undone', async () => {
    const { costUid } = await paid(40_000);
    const uid = await came(10_000);
    await recover(uid, { costUid });
    const reverse = () => post(`costs/${costUid}/reverse`, { reason: 'Salah nominal' });
    expect(codeOf(await reverse())).toEqual([409, 'COST_RECOVERED']);
    await undo(uid);
    expect((await reverse()).status).toBe(200);
    expect((await theCost(costUid)).state).toBe('reversed');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is either taken back or given back, whatever is pressed at the same time', async () => {
    const { costUid } = await paid(40_000);
    const uid = await came(40_000);
    const answers = await Promise.all([
      recover(uid, { costUid }),
      post(`costs/${costUid}/reverse`, { reason: 'Salah nominal' }, other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that is to be taken back gets nothing back before the proposal is withdrawn', async () => {
    const { costUid } = await paid();
    const proposed = {
      reversalReason: 'Salah',
      reversalBy: 'Sari',
      reversalByUid: finance.uid,
      reversalAt: new Date(),
    };
    await world.database.cost.update({ where: { uid: costUid }, data: proposed });
    const uid = await came(10_000);
    expect(codeOf(await recover(uid, { costUid }))).toEqual([422, 'REVERSAL_WAITS']);
    expect((await post(`costs/${costUid}/withdraw`, { reason: 'Ternyata benar' })).status).toBe(200);
    expect((await recover(uid, { costUid })).status).toBe(200);
  });

  it('that its line books by itself is money of customers', async () => {
    const { costUid } = await paid();
    const of = (account: string | null) => world.database.cost.update({ where: { uid: costUid }, data: { account } });
    const uid = await came(10_000);
    await of(null);
    const refused = await recover(uid, { costUid });
    await of('goodsCost');
    expect(codeOf(refused)).toEqual([422, 'COST_OF_PURCHASE']);
    expect(refused.errors?.[0]?.message).toMatch(/jadikan kredit dengan nomor pesanannya/);
    expect((await theMoney(uid)).state).toBe('open');
  });

  it('is found by what can still come back of it', async () => {
    const { costUid } = await paid();
    const found = async (isRecoverable: boolean) =>
      (await get<AdminCost[]>(`costs?filter=${encodeURIComponent(JSON.stringify({ isRecoverable }))}`)).map(
        ({ id }) => id,
      );
    expect(await found(true)).toContain(costUid);
    expect(await found(false)).not.toContain(costUid);
  });
});
