import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sen } from '#domain/platform/sen';
import { BANK_CHARGES, BOUNCED_TRANSFERS, UNPLACED_MONEY } from '#runtime/sales/ledger/book-checks';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { bookUnplaced, lockUnplaced, splitUnplaced } from '#runtime/sales/unplaced.store';
import { aCustomer } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { deliver } from '#testing/events';
import { aStatementLine } from '#testing/money-factories';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { BooksSweep } from './books.sweep.js';
import { LedgerProcessor } from './ledger.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

type Job = 'post-unplaced' | 'post-bounced' | 'post-bounced-kept' | 'post-bounced-paid';
const post = (job: Job, payload: object) => deliver<'ledger'>(world, LedgerProcessor, job, payload);
const balances = async () =>
  Object.fromEntries(
    (await world.database.ledgerPosting.groupBy({ by: ['account'], _sum: { amountSen: true } }))
      .filter(({ _sum }) => _sum.amountSen !== 0n)
      .map(({ account, _sum }) => [account, _sum.amountSen]),
  );
const alarms = async () => {
  await world.get(BooksSweep).sweep(0);
  const check = { in: [UNPLACED_MONEY.name, BOUNCED_TRANSFERS.name, BANK_CHARGES.name] };
  return world.database.ledgerAlarm.count({ where: { resolvedAt: null, check } });
};
const decided = { decidedBy: 'Sari Admin', decidedAt: new Date() };

/** Rp100.000 came in one line, and a part of it is the transfer that the bank gave back. */
async function bounced() {
  const { uid: customerUid } = await aCustomer(world.database);
  const line = await aStatementLine(world.database, { amountSen: 10_000_000n, state: 'unplaced', ...decided });
  const sent = { kind: 'venue', refUid: randomUUID(), customerUid, state: 'paid', amountSen: 6_000_000n };
  const at = new Date();
  const { uid: bouncedPayoutUid } = await world.database.payout.create({ data: { ...sent, dueAt: at, paidAt: at } });
  const [rootUid, unplacedUid] = await world.database.transaction(async (tx) => {
    const root = await bookUnplaced(tx, line, { by: 'Sari Admin', at });
    const part = await splitUnplaced(tx, await lockUnplaced(tx, root), 6_000_000n, { by: 'Sari Admin', at });
    // Posted by the tests alone: the worker of this world would be quicker now and then.
    await tx.outbox.deleteMany({ where: { payload: { path: ['unplacedUid'], equals: root } } });
    return [root, part.uid];
  });
  /** One attempt to send it again. */
  const attempt = async (returnFeeSen = 0n) => {
    const returnUid = randomUUID();
    await world.database.transaction(async (tx) => {
      const amount = sen(6_000_000n + returnFeeSen);
      const fee = returnFeeSen > 0n && { returnFeeSen };
      await schedulePayout(tx, { kind: 'bounced', refUid: returnUid, customerUid, amount, dueAt: at, ...fee });
      const data = { state: 'resending', returnUid, bouncedPayoutUid, ...decided };
      await tx.unplacedMoney.update({ where: { uid: unplacedUid }, data });
    });
    return { unplacedUid, returnUid };
  };
  const payout = (returnUid: string, data: { state: string; paidAt?: Date }) =>
    world.database.payout.update({ where: { kind_refUid: { kind: 'bounced', refUid: returnUid } }, data });
  const keep = async ({ returnUid }: { returnUid: string }) => {
    const nothing = { returnUid: null, bouncedPayoutUid: null, decidedBy: null, decidedAt: null };
    await world.database.unplacedMoney.update({ where: { uid: unplacedUid }, data: { state: 'open', ...nothing } });
    await payout(returnUid, { state: 'cancelled' });
  };
  const pay = async ({ returnUid }: { returnUid: string }) => {
    await world.database.unplacedMoney.update({ where: { uid: unplacedUid }, data: { state: 'resent' } });
    await payout(returnUid, { state: 'paid', paidAt: at });
  };
  return { rootUid, unplacedUid, customerUid, attempt, keep, pay };
}

it('a transfer that the bank gave back is owed until it is sent again, once, also where it was kept in between', async () => {
  const { rootUid, unplacedUid, customerUid, attempt, keep, pay } = await bounced();
  await post('post-unplaced', { unplacedUid: rootUid });
  const first = await attempt();
  for (const again of [first, first]) await post('post-bounced', again);
  expect(await balances()).toEqual({ bank: 10_000_000n, unplacedMoney: -4_000_000n, bouncedTransfers: -6_000_000n });
  expect(await alarms()).toBe(0);
  const owed = await world.database.ledgerPosting.findFirstOrThrow({ where: { account: 'bouncedTransfers' } });
  expect(owed).toMatchObject({ partyUid: customerUid, subjectUid: unplacedUid, orderUid: null, productLine: null });
  await expect(post('post-bounced-kept', first)).rejects.toThrow('was not kept');

  await keep(first);
  for (const again of [first, first]) await post('post-bounced-kept', again);
  expect(await balances()).toEqual({ bank: 10_000_000n, unplacedMoney: -10_000_000n });
  expect(await alarms()).toBe(0);

  const second = await attempt();
  await post('post-bounced', second);
  await expect(post('post-bounced-paid', second)).rejects.toThrow('was not sent again');
  await pay(second);
  for (const again of [second, second]) await post('post-bounced-paid', again);
  expect(await balances()).toEqual({ bank: 4_000_000n, unplacedMoney: -4_000_000n });
  expect(await alarms()).toBe(0);
  const broken = await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 });
  // The first payout is a row of the test alone, which nothing has booked.
  expect(broken.filter((text) => !text.includes(': venue '))).toEqual([]);
});

it('is in the books the same, whichever job comes first', async () => {
  const before = await balances();
  const { rootUid, attempt, keep, pay } = await bounced();
  const first = await attempt();
  await keep(first);
  const second = await attempt();
  await pay(second);
  await post('post-bounced-paid', second);
  await post('post-bounced', second);
  await post('post-bounced-kept', first);
  await post('post-bounced', first);
  await post('post-unplaced', { unplacedUid: rootUid });
  expect(await balances()).toEqual({
    bank: before.bank! + 4_000_000n,
    unplacedMoney: before.unplacedMoney! - 4_000_000n,
  });
  expect(
    await world.database.ledgerEntry.count({ where: { cause: { in: [first.returnUid, second.returnUid] } } }),
  ).toBe(4);
  expect(await alarms()).toBe(0);
});

it('is owed whole where the bank has kept a part of it, which is a cost of the bank', async () => {
  const before = await balances();
  const changed = async () =>
    Object.fromEntries(
      Object.entries(await balances()).flatMap(([account, amount]) => {
        const by = amount! - (before[account] ?? 0n);
        return by === 0n ? [] : [[account, by]];
      }),
    );
  const { rootUid, attempt, keep, pay } = await bounced();
  await post('post-unplaced', { unplacedUid: rootUid });
  const first = await attempt(250_000n);
  expect(await alarms()).toBeGreaterThan(0);
  await post('post-bounced', first);
  expect(await changed()).toEqual({
    bank: 10_000_000n,
    unplacedMoney: -4_000_000n,
    bouncedTransfers: -6_250_000n,
    bankCost: 250_000n,
  });
  expect(await alarms()).toBe(0);
  await keep(first);
  await post('post-bounced-kept', first);
  expect(await changed()).toEqual({ bank: 10_000_000n, unplacedMoney: -10_000_000n });
  expect(await alarms()).toBe(0);
  const second = await attempt(250_000n);
  await pay(second);
  await post('post-bounced-paid', second);
  expect(await changed()).toEqual({ bank: 3_750_000n, unplacedMoney: -4_000_000n, bankCost: 250_000n });
  expect(await alarms()).toBe(0);
});

it('is missed by the check of the books where its entry is', async () => {
  const { rootUid, attempt } = await bounced();
  await post('post-unplaced', { unplacedUid: rootUid });
  const first = await attempt();
  // The money stands still as unplaced, and as nothing to be sent again.
  expect(await alarms()).toBe(2);
  await post('post-bounced', first);
  expect(await alarms()).toBe(0);
});
