import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Tx } from '#runtime/platform/db/database';
import { sen } from '#domain/platform/sen';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { UNPLACED_MONEY } from '#runtime/sales/ledger/book-checks';
import { bookUnplaced, lockUnplaced, splitUnplaced } from '#runtime/sales/unplaced.store';
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

const BY = { by: 'Sari Admin', at: new Date() };
const DECIDED = { decidedBy: BY.by, decidedAt: BY.at };
const post = (job: Parameters<typeof deliver<'ledger'>>[2], payload: object) =>
  deliver<'ledger'>(world, LedgerProcessor, job, payload);
async function booked(amountSen: bigint) {
  const line = await aStatementLine(world.database, { amountSen, state: 'unplaced', ...DECIDED });
  const uid = await world.database.transaction(async (tx) => {
    const booking = await bookUnplaced(tx, line, BY);
    // Posted by the tests alone: the worker of this world would be quicker now and then.
    await tx.outbox.deleteMany({ where: { payload: { path: ['unplacedUid'], equals: booking } } });
    return booking;
  });
  return { uid, lineUid: line.uid };
}
const split = (uid: string, partSen: bigint, then?: (tx: Tx, partUid: string) => Promise<unknown>) =>
  world.database.transaction(async (tx) => {
    const part = await splitUnplaced(tx, await lockUnplaced(tx, uid), partSen, BY);
    await then?.(tx, part.uid);
    return part;
  });
const rowsOf = (lineUid: string) =>
  world.database.unplacedMoney.findMany({ where: { lineUid }, orderBy: [{ amountSen: 'asc' }, { partOfUid: 'asc' }] });
const heldOf = async (subjectUid: string) =>
  (
    await world.database.ledgerPosting.aggregate({
      where: { account: 'unplacedMoney', subjectUid },
      _sum: { amountSen: true },
    })
  )._sum.amountSen;
async function alarms() {
  await world.get(BooksSweep).sweep(0);
  return world.database.ledgerAlarm.count({ where: { resolvedAt: null, check: UNPLACED_MONEY.name } });
}
async function paid(amountSen: bigint): Promise<string> {
  const family = await aFamily(world.database);
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  return (await aPayment(world.database, orderUid, { method: 'statement', fileUid: null, amountSen })).uid;
}

it('money in parts is in the books as the whole that has come, in whatever order its jobs run', async () => {
  const { uid, lineUid } = await booked(15_000_000n);
  const [paymentUid, returnUid] = [await paid(6_100_000n), randomUUID()];
  await split(uid, 6_100_000n, (tx, part) =>
    tx.unplacedMoney.update({ where: { uid: part }, data: { state: 'assigned', paymentUid, ...DECIDED } }),
  );
  const back = await split(uid, 900_000n, async (tx, part) => {
    await tx.unplacedMoney.update({ where: { uid: part }, data: { state: 'returned', returnUid, ...DECIDED } });
    const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi Santoso' };
    const payout = { kind: 'unplaced', refUid: returnUid, customerUid: null, amount: sen(900_000n) } as const;
    await schedulePayout(tx, { ...payout, dueAt: BY.at, ...account });
  });
  expect(await rowsOf(lineUid)).toMatchObject([
    { amountSen: 900_000n, state: 'returned', partOfUid: uid },
    { amountSen: 6_100_000n, state: 'assigned', partOfUid: uid },
    { uid, amountSen: 8_000_000n, state: 'open', partOfUid: null },
  ]);
  // What was taken from it is posted before it.
  for (const _ of [1, 2]) await post('post-payment', { paymentUid });
  expect([await heldOf(uid), await alarms()]).toEqual([6_100_000n, 1]);
  await post('post-unplaced-return', { unplacedUid: back.uid });
  for (const _ of [1, 2]) await post('post-unplaced', { unplacedUid: uid });
  expect([await heldOf(uid), await alarms()]).toEqual([-8_000_000n, 0]);

  const rest = await split(uid, 8_000_000n, (tx, part) =>
    tx.unplacedMoney.update({ where: { uid: part }, data: { state: 'joined', ...DECIDED } }),
  );
  expect(rest.uid).toBe(uid);
  await post('post-unplaced-join', { unplacedUid: uid });
  expect([await heldOf(uid), await alarms()]).toEqual([0n, 0]);
});

it('a part of a part is of the same whole, and joined it leaves the account of that', async () => {
  const { uid, lineUid } = await booked(1_000n);
  await post('post-unplaced', { unplacedUid: uid });
  const part = await split(uid, 600n);
  const smaller = await split(part.uid, 200n, (tx, joined) =>
    tx.unplacedMoney.update({ where: { uid: joined }, data: { state: 'joined', ...DECIDED } }),
  );
  await post('post-unplaced-join', { unplacedUid: smaller.uid });
  expect((await rowsOf(lineUid)).map(({ amountSen, partOfUid }) => [amountSen, partOfUid])).toEqual([
    [200n, uid],
    [400n, uid],
    [400n, null],
  ]);
  expect([await heldOf(uid), await alarms()]).toEqual([-800n, 0]);
});

it('a payment that a part was joined to has brought its money to the bank itself, also where it is posted after that', async () => {
  const { uid } = await booked(7_100_000n);
  const paymentUid = await paid(6_100_000n);
  const part = await split(uid, 6_100_000n, (tx, joined) =>
    tx.unplacedMoney.update({ where: { uid: joined }, data: { state: 'joined', paymentUid, ...DECIDED } }),
  );
  await post('post-unplaced-join', { unplacedUid: part.uid });
  await post('post-payment', { paymentUid });
  await post('post-unplaced', { unplacedUid: uid });
  expect([await heldOf(uid), await alarms()]).toEqual([-1_000_000n, 0]);
  const entry = { kind: 'payment', cause: paymentUid };
  expect(await world.database.ledgerPosting.findMany({ where: { account: 'bank', entry } })).toMatchObject([
    { amountSen: 6_100_000n },
  ]);
});

it('no part is more than what is left, nothing, or of money that is proposed as a whole', async () => {
  const { uid, lineUid } = await booked(1_000n);
  for (const part of [0n, -1n, 1_001n])
    await expect(split(uid, part)).rejects.toMatchObject({ code: 'PART_AMOUNT', field: 'amount' });
  const proposal = { lineUid, setAside: true, reason: 'Uji', by: 'Sari', byUid: randomUUID(), at: BY.at };
  await world.database.lineProposal.create({ data: proposal });
  await expect(split(uid, 999n)).rejects.toMatchObject({ code: 'PROPOSAL_WAITS', kind: 'conflict' });
  await world.database.lineProposal.deleteMany({ where: { lineUid } });
  expect((await split(uid, 1_000n)).uid).toBe(uid);
  expect(await rowsOf(lineUid)).toMatchObject([{ uid, amountSen: 1_000n, state: 'open' }]);
});

it('two parts that are taken at once are never more than what came', async () => {
  const { uid, lineUid } = await booked(1_000n);
  const taken = await Promise.allSettled([1, 2].map(() => split(uid, 600n)));
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await rowsOf(lineUid)).map(({ amountSen }) => amountSen)).toEqual([400n, 600n]);
});
