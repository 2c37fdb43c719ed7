import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
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
  const period = new Date('2026-11-01');
  await world.database.ledgerEntry.create({
    data: {
      kind: 'payment',
      cause: finance.uid,
      postings: {
        create: [
          { account: 'gatewayBalance', amountSen: 80_000_000n, period },
          { account: 'memberFunds', amountSen: -80_000_000n, period },
        ],
      },
    },
  });
});
afterAll(() => world?.close());

async function aLine(rupiah: number, description = 'MIDTRANS SETTLEMENT') {
  const { uid } = await aStatementLine(world.database, {
    amountSen: BigInt(rupiah) * 100n,
    bookedOn: new Date(dayInWib(new Date())),
    description,
  });
  const act = (action: string, body: object = {}, who = finance) =>
    world.http.call('POST', `/admin/statement-lines/${uid}/${action}`, { token: who.token, body });
  const read = () =>
    world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${uid}`, { token: finance.token });
  const reverse = (who = finance, reason = 'Ternyata transfer pelanggan') => act('reverse', { reason }, who);
  const told = async (name: string) =>
    (await world.database.outbox.findMany({ where: { name, payload: { path: ['lineUid'], equals: uid } } })).map(
      ({ payload }) => (payload as { settlementUid: string }).settlementUid,
    );
  return { uid, act, read, reverse, told };
}

describe('a line that was settled by mistake', () => {
  it('is taken back with who, when and why, and may be settled again and again', async () => {
    const line = await aLine(88_000);
    for (const _ of [1, 2]) {
      expect((await line.act('settle', { fee: 1_000 })).status).toBe(200);
      expect(await line.read()).toMatchObject({ state: 'settled', allowedActions: ['reverse'] });
      expect(await line.reverse()).toMatchObject({ status: 200, data: { isProposed: false } });
      expect(await line.read()).toMatchObject({ state: 'open', decidedBy: null, proposed: null });
    }
    const settlements = await line.told('gateway.settled');
    expect(new Set(settlements).size).toBe(2);
    expect((await line.told('gateway.settlement-reversed')).toSorted()).toEqual(settlements.toSorted());
    const reversal = { of: 'settlement', amount: 88_000, by: finance.name, reason: 'Ternyata transfer pelanggan' };
    expect((await line.read()).reversals).toMatchObject([reversal, reversal]);
    const audited = { subject: 'statement-lines', subjectUid: line.uid, action: 'reverse' };
    expect(await world.database.auditLog.count({ where: audited })).toBe(2);
  });

  it('that was money of a customer pays the order', async () => {
    const { orderUid, owed } = await anOrderWithProof(world);
    const { number: orderNumber } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    const line = await aLine(owed, `TRANSFER ${orderNumber}`);
    expect((await line.act('settle')).status).toBe(200);
    expect((await line.reverse()).status).toBe(200);
    const [best] = (await line.read()).proposals;
    expect(best).toMatchObject({ target: 'invoice', orderNumber });
    const { target, targetUid } = best!;
    expect((await line.act('confirm', { target, targetUid })).status).toBe(200);
    expect((await line.reverse()).status).toBe(409);
  });

  it('is taken back once, also pressed twice at the same time, by finance alone and with a reason', async () => {
    const line = await aLine(6_500);
    expect((await line.reverse()).status).toBe(409);
    await line.act('settle');
    expect((await line.reverse(await world.admin('Budi Bantuan', 'support'))).status).toBe(403);
    expect((await line.reverse(finance, '')).errors?.[0]?.field).toBe('reason');
    const both = await Promise.all([line.reverse(), line.reverse(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await line.reverse();
    expect([again.status, again.meta.message]).toEqual([409, expect.stringContaining('masih belum dicocokkan')]);
    expect(await line.told('gateway.settlement-reversed')).toHaveLength(1);
  });

  it('is taken back by two admins where it is large', async () => {
    const line = await aLine(600_000);
    expect((await line.act('settle')).status).toBe(200);
    for (const _ of [1, 2]) expect((await line.reverse()).data).toMatchObject({ isProposed: true });
    expect(await line.read()).toMatchObject({
      state: 'settled',
      proposed: { isReversal: true, by: finance.name },
      allowedActions: ['reverse', 'withdraw'],
    });
    expect((await line.act('withdraw', { reason: 'Memang setoran' }, other)).status).toBe(200);
    expect((await line.reverse()).data).toMatchObject({ isProposed: true });
    expect((await line.reverse(other)).data).toMatchObject({ isProposed: false });
    expect((await line.read()).state).toBe('open');
  });

  it('leaves at the gateway what it was before, posted or not', async () => {
    const line = await aLine(800_000);
    expect((await line.act('settle')).status).toBe(200);
    const rest = await aLine(1);
    expect((await rest.act('settle')).meta.code).toBe('GATEWAY_SHORT');
    await line.reverse();
    expect((await line.reverse(other)).status).toBe(200);
    expect((await rest.act('settle')).status).toBe(200);
    expect((await rest.reverse()).status).toBe(200);
    // The settlement is posted, and its opposite is not yet.
    const [settlementUid] = await line.told('gateway.settled');
    const period = new Date('2026-11-01');
    const postings = [
      { account: 'gatewayBalance', amountSen: -80_000_000n, period },
      { account: 'bank', amountSen: 80_000_000n, period },
    ];
    await world.database.ledgerEntry.create({
      data: { kind: 'gateway-settlement', cause: settlementUid!, postings: { create: postings } },
    });
    expect((await rest.act('settle')).status).toBe(200);
  });
});
