import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BANK_CHARGES, GATEWAY_SETTLEMENTS, UNPLACED_MONEY } from '#runtime/sales/ledger/book-checks';
import { sen } from '#domain/platform/sen';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { bookUnplaced } from '#runtime/sales/unplaced.store';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { deliver } from '#testing/events';
import { aPayment, aStatementLine } from '#testing/money-factories';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { BooksSweep } from './books.sweep.js';
import { LedgerProcessor } from './ledger.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const post = (job: Parameters<typeof deliver<'ledger'>>[2], payload: object) =>
  deliver<'ledger'>(world, LedgerProcessor, job, payload);
async function booked(amountSen: bigint): Promise<string> {
  const line = await aStatementLine(world.database, {
    amountSen,
    state: 'unplaced',
    decidedBy: 'Sari Admin',
    decidedAt: new Date(),
  });
  return world.database.transaction(async (tx) => {
    const uid = await bookUnplaced(tx, line, { by: 'Sari Admin', at: new Date() });
    // Posted by the tests alone: the worker of this world would be quicker now and then.
    await tx.outbox.deleteMany({ where: { payload: { path: ['unplacedUid'], equals: uid } } });
    return uid;
  });
}
const balances = async () =>
  Object.fromEntries(
    (await world.database.ledgerPosting.groupBy({ by: ['account'], _sum: { amountSen: true } })).map(
      ({ account, _sum }) => [account, _sum.amountSen],
    ),
  );
const heldSen = async () =>
  (
    await world.database.unplacedMoney.aggregate({
      where: { state: { in: ['open', 'returning'] } },
      _sum: { amountSen: true },
    })
  )._sum.amountSen ?? 0n;
const alarms = async () => {
  await world.get(BooksSweep).sweep(0);
  return world.database.ledgerAlarm.findMany({ where: { resolvedAt: null, check: UNPLACED_MONEY.name } });
};
const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi Santoso' };
const decided = { decidedBy: 'Sari Admin', decidedAt: new Date() };
const UNDECIDED = { decidedBy: null, decidedAt: null };

it('money that cannot be placed stands in an account of its own, until it is placed or returned', async () => {
  const [placed, returned, open] = [await booked(6_100_000n), await booked(500_025n), await booked(70_000n)];
  // Booked but not posted yet: the books lack it.
  expect(await alarms()).toHaveLength(1);
  for (const unplacedUid of [placed, returned, open, open]) await post('post-unplaced', { unplacedUid });
  expect(await balances()).toEqual({ bank: 6_670_025n, unplacedMoney: -6_670_025n });
  expect(await alarms()).toEqual([]);

  const family = await aFamily(world.database);
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid, {
    feeSen: 1_350_000n,
  });
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { method: 'statement', fileUid: null });
  await world.database.unplacedMoney.update({
    where: { uid: placed },
    data: { state: 'assigned', paymentUid, ...decided },
  });
  await post('post-payment', { paymentUid });
  await post('post-payment', { paymentUid });
  const returnUid = randomUUID();
  await world.database.unplacedMoney.update({
    where: { uid: returned },
    data: { state: 'returned', returnUid, ...decided },
  });
  const [kind, refUid, amount] = ['unplaced', returnUid, sen(500_025n)] as const;
  await world.database.transaction((tx) =>
    schedulePayout(tx, { kind, refUid, amount, customerUid: null, dueAt: new Date(), ...ACCOUNT }),
  );
  await post('post-unplaced-return', { unplacedUid: returned });
  await post('post-unplaced-return', { unplacedUid: returned });

  // The money of the payment was in the bank before: only the return has moved it, in whole rupiah.
  expect(await balances()).toEqual({
    bank: 6_169_925n,
    rounding: 75n,
    unplacedMoney: -70_000n,
    memberFunds: -4_750_000n,
    feeIncome: -1_350_000n,
  });
  expect(await heldSen()).toBe(70_000n);
  expect(await alarms()).toEqual([]);
  const [total] = await world.database.$queryRaw<{ sum: string }[]>`SELECT sum(amount_sen) AS sum FROM ledger_posting`;
  expect(Number(total!.sum)).toBe(0);
});

it('money of a payment that was in the books before leaves its account again, once', async () => {
  const before = await balances();
  const [joined, open] = [await booked(900_000n), await booked(1n)];
  for (const unplacedUid of [joined, open]) await post('post-unplaced', { unplacedUid });
  await world.database.unplacedMoney.update({ where: { uid: joined }, data: { state: 'joined', ...decided } });
  for (const unplacedUid of [joined, joined]) await post('post-unplaced-join', { unplacedUid });
  await expect(post('post-unplaced-join', { unplacedUid: open })).rejects.toThrow('was not joined');
  expect(await balances()).toEqual({ ...before, bank: before.bank! + 1n, unplacedMoney: before.unplacedMoney! - 1n });
  expect(await alarms()).toEqual([]);
});

it('what was booked by mistake leaves its account again, whichever job runs first', async () => {
  const before = await balances();
  const [one, two, open] = [await booked(300_000n), await booked(20_000n), await booked(1n)];
  const taken = { state: 'reversed', reversalReason: 'Ternyata bunga bank', ...decided };
  await world.database.unplacedMoney.updateMany({ where: { uid: { in: [one, two] } }, data: taken });
  await world.database.bankStatementLine.updateMany({
    where: { unplaced: { some: { uid: { in: [one, two] } } } },
    data: { state: 'open', ...UNDECIDED },
  });
  for (const unplacedUid of [open, one]) await post('post-unplaced', { unplacedUid });
  for (const unplacedUid of [one, one, two]) await post('post-unplaced-reversal', { unplacedUid });
  await post('post-unplaced', { unplacedUid: two });
  await expect(post('post-unplaced-reversal', { unplacedUid: open })).rejects.toThrow('was not taken back');
  expect(await balances()).toEqual({ ...before, bank: before.bank! + 1n, unplacedMoney: before.unplacedMoney! - 1n });
  expect(await alarms()).toEqual([]);
});

it('fees and interest of the bank stand in the books as in its statement, once', async () => {
  const before = (await balances()).bank ?? 0n;
  const line = (amountSen: bigint, state = 'charged') =>
    aStatementLine(world.database, { amountSen, state, reason: 'Biaya admin', ...decided });
  const [fee, interest, ignored] = [await line(-650_000n), await line(123_400n), await line(-1n, 'ignored')];
  for (const { uid: lineUid } of [fee, fee, interest]) await post('post-bank-charge', { lineUid });
  await expect(post('post-bank-charge', { lineUid: ignored.uid })).rejects.toThrow('was not charged');
  expect(await balances()).toMatchObject({ bank: before - 526_600n, bankCost: 650_000n, bankInterest: -123_400n });
  await world.get(BooksSweep).sweep(0);
  const checks = { resolvedAt: null, check: BANK_CHARGES.name };
  expect(await world.database.ledgerAlarm.count({ where: checks })).toBe(0);
});

it('a fee or interest that was a mistake is taken back in the books, once, each time it was charged', async () => {
  const before = await balances();
  for (const amountSen of [-8_800_000n, 123_400n]) {
    const { uid: lineUid } = await aStatementLine(world.database, { amountSen });
    const state = (of: string) =>
      world.database.bankStatementLine.update({
        where: { uid: lineUid },
        data: of === 'charged' ? { state: of, reason: 'Biaya', ...decided } : { state: of, reason: null, ...UNDECIDED },
      });
    for (const nth of [1, 2, 3]) {
      await state('charged');
      const { uid: chargeUid } = await world.database.bankCharge.create({ data: { lineUid, amountSen } });
      const job = { lineUid, chargeUid };
      await expect(post('post-bank-charge-reversal', job)).rejects.toThrow('was not taken back');
      // Of the last one both are posted by its reversal, which runs first.
      if (nth < 3) for (const _ of [1, 2]) await post('post-bank-charge', job);
      if (nth === 1) expect((await balances()).bank).toBe((before.bank ?? 0n) + amountSen);
      await state('open');
      const taken = { reversalBy: 'Sari Admin', reversalReason: 'Bukan biaya', reversedAt: new Date() };
      await world.database.bankCharge.update({ where: { uid: chargeUid }, data: taken });
      for (const _ of [1, 2]) await post('post-bank-charge-reversal', job);
      await post('post-bank-charge', job);
      expect(await balances()).toMatchObject(before);
    }
    expect(await world.database.ledgerPosting.count({ where: { subjectUid: lineUid } })).toBe(12);
  }
  await world.get(BooksSweep).sweep(0);
  const checks = { resolvedAt: null, check: BANK_CHARGES.name };
  expect(await world.database.ledgerAlarm.count({ where: checks })).toBe(0);
  const [total] = await world.database.$queryRaw<{ sum: string }[]>`SELECT sum(amount_sen) AS sum FROM ledger_posting`;
  expect(Number(total!.sum)).toBe(0);
});

it('what a gateway held goes to the bank, and what it kept beyond its tariff is a cost', async () => {
  const before = await balances();
  const settled = (amountSen: bigint, gatewayFeeSen: bigint | null) =>
    aStatementLine(world.database, {
      amountSen,
      gatewayFeeSen,
      state: gatewayFeeSen === null ? 'ignored' : 'settled',
      ...decided,
    });
  const alarmed = async () => {
    await world.get(BooksSweep).sweep(0);
    return world.database.ledgerAlarm.count({ where: { resolvedAt: null, check: GATEWAY_SETTLEMENTS.name } });
  };
  const [more, less] = [await settled(5_000_000n, 100_000n), await settled(2_000_000n, -30_000n)];
  expect(await alarmed()).toBe(1);
  for (const { uid: lineUid } of [more, more, less]) await post('post-gateway-settlement', { lineUid });
  const other = await settled(7n, null);
  await expect(post('post-gateway-settlement', { lineUid: other.uid })).rejects.toThrow('was not settled');
  expect(await balances()).toMatchObject({
    bank: before.bank! + 7_000_000n,
    gatewayFee: 70_000n,
    gatewayBalance: -7_070_000n,
  });
  expect(await alarmed()).toBe(0);

  // Taken back: settled a second time it is posted a second time, whichever job runs first.
  const taken = { reversalBy: 'Sari', reversalReason: 'Uang pelanggan', reversedAt: new Date() };
  await expect(
    post('post-gateway-settlement-reversal', { lineUid: more.uid, settlementUid: more.uid }),
  ).rejects.toThrow('was not taken back');
  await world.database.gatewaySettlement.update({ where: { uid: more.uid }, data: taken });
  for (const settlementUid of [more.uid, more.uid])
    await post('post-gateway-settlement-reversal', { lineUid: more.uid, settlementUid });
  const again = { uid: randomUUID(), lineUid: more.uid, amountSen: 5_000_000n, feeSen: 100_000n };
  await world.database.gatewaySettlement.create({ data: { ...again, ...taken } });
  await post('post-gateway-settlement-reversal', { lineUid: more.uid, settlementUid: again.uid });
  await post('post-gateway-settlement', { lineUid: more.uid, settlementUid: again.uid });
  expect(await balances()).toMatchObject({
    bank: before.bank! + 2_000_000n,
    gatewayFee: -30_000n,
    gatewayBalance: -1_970_000n,
  });
  const open = { state: 'open', gatewayFeeSen: null, decidedBy: null, decidedAt: null };
  await world.database.bankStatementLine.update({ where: { uid: more.uid }, data: open });
  expect(await alarmed()).toBe(0);
});
