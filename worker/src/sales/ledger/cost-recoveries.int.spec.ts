import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Cost, Prisma, UnplacedMoney } from '#runtime/generated/prisma/client';
import { recoverCost, undoRecovery } from '#runtime/sales/cost-recoveries.store';
import { COSTS, UNPLACED_MONEY } from '#runtime/sales/ledger/book-checks';
import { bookUnplaced, lockUnplaced, splitUnplaced } from '#runtime/sales/unplaced.store';
import { deliver } from '#testing/events';
import { aCustomer } from '#testing/factories';
import { aStatementLine } from '#testing/money-factories';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { BooksSweep } from './books.sweep.js';
import { LedgerProcessor } from './ledger.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const by = { uid: randomUUID(), name: 'Sari' };
const now = () => ({ by, at: new Date() });
const post = (job: Parameters<typeof deliver<'ledger'>>[2], payload: object) =>
  deliver<'ledger'>(world, LedgerProcessor, job, payload);
const aCost = (given: Partial<Prisma.CostUncheckedCreateInput> = {}) =>
  world.database.cost.create({
    data: {
      kind: 'sekeranjang',
      productLine: 'sekeranjang',
      subjectUid: randomUUID(),
      label: 'Blender Mini',
      account: 'goodsCost',
      amountSen: 25_000_000n,
      expectedSen: 30_000_000n,
      payee: 'Toko Blender',
      reference: randomUUID(),
      state: 'booked',
      by: by.name,
      byUid: by.uid,
      at: new Date(),
      decidedBy: by.name,
      decidedByUid: by.uid,
      decidedAt: new Date(),
      ...given,
    },
  });
/** Posted by the tests alone: the worker of this world would be quicker now and then. */
const quietly = <Result>(change: Parameters<typeof world.database.transaction<Result>>[0]) =>
  world.database.transaction(async (tx) => {
    const result = await change(tx);
    await tx.outbox.deleteMany({});
    return result;
  });
async function came(amountSen: bigint): Promise<string> {
  const decided = { state: 'unplaced', decidedBy: by.name, decidedAt: new Date() };
  const line = await aStatementLine(world.database, { amountSen, ...decided });
  const uid = await quietly((tx) => bookUnplaced(tx, line, { by: by.name, at: new Date() }));
  await post('post-unplaced', { unplacedUid: uid });
  return uid;
}
const recovered = (cost: Cost, unplacedUid: string, partSen?: bigint) =>
  quietly(async (tx) => {
    const whole = await lockUnplaced(tx, unplacedUid);
    const money: UnplacedMoney =
      partSen === undefined ? whole : await splitUnplaced(tx, whole, partSen, { by: by.name, at: new Date() });
    return { recoveryUid: await recoverCost(tx, { cost, money }, now()), unplacedUid: money.uid };
  });
const undone = (unplacedUid: string) =>
  quietly(async (tx) => undoRecovery(tx, await lockUnplaced(tx, unplacedUid), { ...now(), reason: 'Bukan dari toko' }));
const balances = async () =>
  Object.fromEntries(
    (await world.database.ledgerPosting.groupBy({ by: ['account'], _sum: { amountSen: true } }))
      .map(({ account, _sum }) => [account, _sum.amountSen] as const)
      .filter(([, amountSen]) => amountSen !== 0n),
  );
const alarms = async () => {
  await world.get(BooksSweep).sweep(0);
  const open = { resolvedAt: null, check: { in: [COSTS.name, UNPLACED_MONEY.name] } };
  return world.database.ledgerAlarm.count({ where: open });
};

it('money that a seller gives back makes the cost less, once: from where it stood, not from the bank', async () => {
  const cost = await aCost();
  await post('post-cost', { costUid: cost.uid });
  const money = await came(10_000_000n);
  expect(await balances()).toEqual({ goodsCost: 25_000_000n, bank: -15_000_000n, unplacedMoney: -10_000_000n });
  const { recoveryUid } = await recovered(cost, money, 4_000_000n);
  // Recorded but not posted yet: the cost and the money differ.
  expect(await alarms()).toBe(2);
  for (const _ of [1, 2]) await post('post-cost-recovery', { recoveryUid });
  expect(await balances()).toEqual({ goodsCost: 21_000_000n, bank: -15_000_000n, unplacedMoney: -6_000_000n });
  const postings = await world.database.ledgerPosting.findMany({ where: { entry: { cause: recoveryUid } } });
  expect(postings.find(({ account }) => account === 'goodsCost')).toMatchObject({
    amountSen: -4_000_000n,
    subjectUid: cost.subjectUid,
    productLine: 'sekeranjang',
  });
  // Of the money of the line, which it was a part of.
  expect(postings.find(({ account }) => account === 'unplacedMoney')).toMatchObject({
    amountSen: 4_000_000n,
    subjectUid: money,
    productLine: null,
  });
  expect(await alarms()).toBe(0);
});

it('what was not of the seller after all is taken back once, in whatever sequence it is posted', async () => {
  const before = await balances();
  const product = await aSekeranjang(world.database);
  const { uid: customerUid } = await aCustomer(world.database);
  const at = { customerUid, productUid: product.uid, status: ORDER_STATUS.processing };
  const { uid: orderUid } = await aSekeranjangOrder(world.database, at);
  const cost = await aCost({ kind: 'postage', account: 'postageCost', amountSen: 1_100_000n, orderUid });
  await post('post-cost', { costUid: cost.uid });
  const money = await came(1_100_000n);
  const first = await recovered(cost, money);
  await expect(post('post-recovery-undone', first)).rejects.toThrow('was not undone');
  await undone(first.unplacedUid);
  for (const job of ['post-recovery-undone', 'post-cost-recovery', 'post-recovery-undone'] as const)
    await post(job, first);
  const unplacedMoney = before.unplacedMoney! - 1_100_000n;
  expect(await balances()).toEqual({ ...before, postageCost: 1_100_000n, unplacedMoney });
  expect(await alarms()).toBe(0);
  const again = await recovered(cost, money);
  await post('post-cost-recovery', again);
  expect(await balances()).toEqual(before);
  const of = { entry: { cause: again.recoveryUid }, account: 'postageCost' };
  expect(await world.database.ledgerPosting.findFirstOrThrow({ where: of })).toMatchObject({
    orderUid,
    partyUid: customerUid,
  });
  expect(await alarms()).toBe(0);
});
