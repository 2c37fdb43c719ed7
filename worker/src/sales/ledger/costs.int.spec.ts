import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import type { Prisma } from '#runtime/generated/prisma/client';
import { COSTS } from '#runtime/sales/ledger/book-checks';
import { deliver } from '#testing/events';
import { aCustomer } from '#testing/factories';
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

const post = (costUid: string) => deliver<'ledger'>(world, LedgerProcessor, 'post-cost', { costUid });
const decided = { decidedBy: 'Sari', decidedByUid: randomUUID(), decidedAt: new Date() };
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
      by: 'Sari',
      byUid: randomUUID(),
      at: new Date(),
      ...decided,
      ...given,
    },
  });
const postings = (cause: string) =>
  world.database.ledgerPosting.findMany({ where: { entry: { cause } }, orderBy: { amountSen: 'desc' } });
const alarms = async () => {
  await world.get(BooksSweep).sweep(0);
  return world.database.ledgerAlarm.count({ where: { resolvedAt: null, check: COSTS.name } });
};

it('a cost is posted once: from the bank, as an expense of the thing, or of the order that it is for', async () => {
  const goods = await aCost();
  const product = await aSekeranjang(world.database);
  const { uid: customerUid } = await aCustomer(world.database);
  const at = { customerUid, productUid: product.uid, status: ORDER_STATUS.processing };
  const { uid: orderUid } = await aSekeranjangOrder(world.database, at);
  const postage = await aCost({ kind: 'postage', account: 'postageCost', amountSen: 1_100_000n, orderUid });
  // Booked but not posted yet: the books lack both.
  expect(await alarms()).toBe(1);
  for (const { uid } of [goods, goods, postage]) await post(uid);
  const about = { productLine: 'sekeranjang' };
  expect(await postings(goods.uid)).toMatchObject([
    { account: 'goodsCost', amountSen: 25_000_000n, subjectUid: goods.subjectUid, orderUid: null, ...about },
    { account: 'bank', amountSen: -25_000_000n, subjectUid: goods.subjectUid, orderUid: null, ...about },
  ]);
  expect(await postings(postage.uid)).toMatchObject([
    { account: 'postageCost', amountSen: 1_100_000n, subjectUid: null, orderUid, partyUid: customerUid, ...about },
    { account: 'bank', amountSen: -1_100_000n, orderUid, ...about },
  ]);
  expect(await alarms()).toBe(0);
});

it('what waits for another admin, and what its line books by itself, is not posted', async () => {
  const undecided = { decidedBy: null, decidedByUid: null, decidedAt: null };
  const waiting = await aCost({ state: 'proposed', ...undecided });
  const ofLine = await aCost({ kind: 'group', productLine: 'subscriptions', account: null });
  await expect(post(waiting.uid)).rejects.toThrow('is not to be posted');
  await expect(post(ofLine.uid)).rejects.toThrow('is not to be posted');
  expect(await alarms()).toBe(0);
});

it('one that was a mistake is taken back once, by the opposite entry: nothing of it is left', async () => {
  const cost = await aCost();
  const reverse = () => deliver<'ledger'>(world, LedgerProcessor, 'post-cost-reversal', { costUid: cost.uid });
  await post(cost.uid);
  await expect(reverse()).rejects.toThrow('is not to be posted');
  const reversal = {
    reversalReason: 'Salah ketik',
    reversalBy: 'Sari',
    reversalByUid: randomUUID(),
    reversalAt: new Date(),
  };
  await world.database.cost.update({ where: { uid: cost.uid }, data: { state: 'reversed', ...reversal } });
  for (const _ of [1, 2]) await reverse();
  const rows = await postings(cost.uid);
  expect(rows.map(({ account, amountSen }) => [account, amountSen]).toSorted()).toEqual(
    [
      ['bank', -25_000_000n],
      ['bank', 25_000_000n],
      ['goodsCost', -25_000_000n],
      ['goodsCost', 25_000_000n],
    ].toSorted(),
  );
  expect(await alarms()).toBe(0);
});
