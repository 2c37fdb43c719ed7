import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminWaiting } from '#contracts/dashboard.http';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { toSen } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { aStatementLine } from '#testing/money-factories';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
let other: Person;
let uploader: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [finance, other, uploader] = [
    await world.admin('Sari Keuangan', 'finance'),
    await world.admin('Dua Keuangan', 'finance'),
    await world.admin('Tiga Keuangan', 'finance'),
  ];
});
afterAll(() => world?.close());
beforeEach(() =>
  world.database.bankStatementLine.updateMany({
    where: { state: 'open' },
    data: { state: 'ignored', decidedBy: 'test', decidedAt: new Date() },
  }),
);

const atDesk = async () =>
  (
    await world.http.ask<AdminWaiting>('GET', '/admin/dashboard/waiting?desk=linesToExplain', { token: finance.token })
  ).map(({ uid }) => uid);

async function aLine(rupiah: number, description = 'TRSF E-BANKING DB') {
  const bookedOn = new Date(dayInWib(new Date()));
  const { uid, statementUid } = await aStatementLine(world.database, {
    amountSen: BigInt(rupiah) * 100n,
    bookedOn,
    description,
  });
  const of = { createdBy: uploader.name, createdByUid: uploader.uid };
  await world.database.bankStatement.update({ where: { uid: statementUid }, data: of });
  const act = (action: string, body: object = {}, who = finance) =>
    world.http.call('POST', `/admin/statement-lines/${uid}/${action}`, { token: who.token, body });
  const read = () =>
    world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${uid}`, { token: finance.token });
  const charge = (who = finance) => act('charge', { reason: 'Biaya bank' }, who);
  const reverse = (who = finance, reason = 'Ternyata transfer ke tempat main') => act('reverse', { reason }, who);
  const told = async (name: string) =>
    (await world.database.outbox.findMany({ where: { name, payload: { path: ['lineUid'], equals: uid } } })).map(
      ({ payload }) => (payload as { chargeUid: string }).chargeUid,
    );
  return { uid, act, read, charge, reverse, told };
}

/** That was approved, and waits for its transfer. */
async function aPayout(rupiah: number): Promise<string> {
  const { customerUid } = await anOrderWithProof(world);
  const account = { bankName: 'BCA', accountNumber: '5550001112', accountName: 'Tempat Main' };
  const due = { kind: 'venue' as const, refUid: randomUUID(), customerUid, amount: toSen(rupiah), dueAt: new Date() };
  const { uid } = await world.database.transaction((tx) => schedulePayout(tx, { ...due, ...account }));
  const approved = { state: 'approved', approvedBy: 'x', approvedAt: new Date() };
  await world.database.payout.update({ where: { uid }, data: approved });
  return uid;
}

describe('a line that was charged by mistake', () => {
  it('is taken back, explained by what it is, and may be charged again and again', async () => {
    const line = await aLine(-88_000);
    for (const _ of [1, 2]) {
      expect((await line.charge()).status).toBe(200);
      expect(await line.read()).toMatchObject({ state: 'charged', allowedActions: ['reverse'] });
      expect(await line.reverse()).toMatchObject({ status: 200, data: { isProposed: false } });
      expect(await line.read()).toMatchObject({
        state: 'open',
        reason: null,
        decidedBy: null,
        proposed: null,
        allowedActions: ['confirm', 'ignore', 'charge'],
      });
    }
    const charges = await line.told('statement-line.charged');
    expect(new Set(charges).size).toBe(2);
    expect((await line.told('statement-line.charge-reversed')).toSorted()).toEqual(charges.toSorted());
    const reversal = { amount: -88_000, by: finance.name, reason: 'Ternyata transfer ke tempat main' };
    expect((await line.read()).reversals).toMatchObject([reversal, reversal]);
    const targetUid = await aPayout(88_000);
    expect((await line.act('confirm', { target: 'payout', targetUid })).status).toBe(200);
    expect(await line.read()).toMatchObject({ state: 'used', usedFor: { targetUid }, allowedActions: [] });
    const audited = { subject: 'statement-lines', subjectUid: line.uid, action: 'reverse' };
    expect(await world.database.auditLog.count({ where: audited })).toBe(2);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that was money of a customer, booked as interest, pays the order', async () => {
    const { orderUid, owed } = await anOrderWithProof(world);
    const { number: orderNumber } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    const line = await aLine(owed, `TRANSFER ${orderNumber}`);
    expect((await line.charge()).status).toBe(200);
    expect((await line.reverse()).status).toBe(200);
    const [best] = (await line.read()).proposals;
    expect(best).toMatchObject({ target: 'invoice', orderNumber });
    const { target, targetUid } = best!;
    expect((await line.act('confirm', { target, targetUid })).status).toBe(200);
    expect((await line.read()).usedFor).toMatchObject({ orderNumber });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('and shows a transfer with its fee is charged anew for that fee alone', async () => {
    const line = await aLine(-79_500);
    await line.charge();
    await line.reverse();
    const targetUid = await aPayout(77_000);
    const body = { target: 'payout', targetUid, reason: 'Termasuk biaya transfer' };
    expect((await line.act('confirm', body)).status).toBe(200);
    const [before, fee] = await world.database.bankCharge.findMany({
      where: { lineUid: line.uid },
      orderBy: { reversedAt: { sort: 'asc', nulls: 'last' } },
    });
    expect([before, fee]).toMatchObject([
      { amountSen: -7_950_000n, reversalBy: finance.name },
      { amountSen: -250_000n, reversedAt: null },
    ]);
    // The fee is a part of the transfer: it has no way back of its own.
    expect((await line.reverse()).status).toBe(409);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is taken back once, also pressed twice at the same time, and says then what it is', async () => {
    const line = await aLine(-6_500);
    expect((await line.reverse()).status).toBe(409);
    await line.charge();
    const support = await world.admin('Budi Bantuan', 'support');
    expect((await line.reverse(support)).status).toBe(403);
    expect((await line.reverse(finance, '')).errors?.[0]?.field).toBe('reason');
    const both = await Promise.all([line.reverse(), line.reverse(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await line.reverse();
    expect([again.status, again.meta.message]).toEqual([409, expect.stringContaining('masih belum dicocokkan')]);
    expect(await line.told('statement-line.charge-reversed')).toHaveLength(1);
  });

  it.each([-600_000, 600_000])('of %d rupiah is taken back by two admins, as it was charged', async (rupiah) => {
    const line = await aLine(rupiah, 'BESAR');
    for (const who of [finance, other]) expect((await line.charge(who)).status).toBe(200);
    expect((await line.read()).state).toBe('charged');
    // Neither the one who asks first, though two have charged it, nor the uploader after another one.
    for (const who of [finance, finance])
      expect(await line.reverse(who)).toMatchObject({ status: 200, data: { isProposed: true } });
    expect(await line.reverse(uploader)).toMatchObject({ status: 409, meta: { code: 'UPLOADER_NOT_SECOND' } });
    expect(await line.read()).toMatchObject({
      state: 'charged',
      proposed: { isReversal: true, by: finance.name },
      allowedActions: ['reverse', 'withdraw'],
    });
    expect(await atDesk()).toEqual([line.uid]);
    expect((await line.act('withdraw', { reason: 'Memang biaya' }, other)).status).toBe(200);
    expect(await line.read()).toMatchObject({ state: 'charged', proposed: null, allowedActions: ['reverse'] });
    expect((await line.act('withdraw', { reason: 'Memang biaya' }, other)).status).toBe(409);
    expect(await atDesk()).toEqual([]);

    expect((await line.reverse(other)).data).toMatchObject({ isProposed: true });
    const both = await Promise.all([line.reverse(finance), line.reverse(finance)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await line.read()).toMatchObject({ state: 'open', proposed: null });
    expect(await line.told('statement-line.charge-reversed')).toHaveLength(1);
    // To charge it again needs both again.
    expect((await line.charge(finance)).data).toMatchObject({ isProposed: true });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('counts no longer with what its admin decides alone', async () => {
    const alone = await world.admin('Admin sendirian', 'finance');
    for (const _ of [1, 2, 3]) {
      const line = await aLine(-300_000);
      expect((await line.charge(alone)).data).toMatchObject({ isProposed: false });
      expect((await line.reverse(alone)).data).toMatchObject({ isProposed: false });
      expect((await line.read()).state).toBe('open');
    }
  });
});
