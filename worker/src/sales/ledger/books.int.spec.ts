import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { periodOf } from '#domain/sales/ledger/postings';
import type { BookCheck } from '#runtime/sales/ledger/book-checks';
import { raiseAlarms } from '#runtime/sales/ledger/check-books';
import { ProductLines } from '#runtime/sales/product-lines';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { BooksSweep } from './books.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const post = (account: string, amountSen: bigint, period: Date) =>
  world.database.ledgerEntry.create({
    data: {
      kind: 'payment',
      cause: randomUUID(),
      postings: {
        create: [
          { account, amountSen, period },
          { account: 'bank', amountSen: -amountSen, period },
        ],
      },
    },
    include: { postings: true },
  });
const openAlarms = () => world.database.ledgerAlarm.findMany({ where: { resolvedAt: null } });

it('a control account that differs from its records is one alarm, which ends when it is right again', async () => {
  const sweep = world.get(BooksSweep);
  expect(await sweep.sweep(0)).toBe(0);
  await post('customerCredit', -5_000n, periodOf(new Date()));
  expect([await sweep.sweep(0), await sweep.sweep(0)]).toEqual([1, 1]);
  const [alarm, ...others] = await openAlarms();
  expect([others.length, JSON.stringify(alarm!.differences)]).toEqual([0, expect.stringContaining('customerCredit')]);
  await post('customerCredit', 5_000n, periodOf(new Date()));
  expect([await sweep.sweep(0), await openAlarms()]).toEqual([0, []]);
});

it('an alarm outlives a look that began before it, as that of another worker', async () => {
  const lines = world.get(ProductLines);
  const [{ name }] = lines.bookChecks() as [BookCheck];
  const openedAt = new Date();
  await world.database.ledgerAlarm.create({ data: { uid: randomUUID(), check: name, differences: [], openedAt } });
  const look = (readAt: Date) =>
    raiseAlarms(world.database, lines.bookChecks(), new Map(), { readAt, at: new Date() }).then(openAlarms);
  expect(await look(new Date(openedAt.getTime() - 1))).toMatchObject([{ check: name }]);
  expect(await look(new Date(openedAt.getTime() + 1))).toEqual([]);
});

it('a posting of a closed month is booked into the first open one, and a closing is never changed', async () => {
  const period = new Date('2026-09-01T00:00:00Z');
  const data = { uid: randomUUID(), period, closedAt: new Date(), closedBy: 'Sari', reason: 'Tutup', balances: {} };
  await world.database.ledgerClose.create({ data });
  const { uid } = await post('memberFunds', -100n, period);
  const postings = await world.database.ledgerPosting.findMany({ where: { entryUid: uid } });
  expect(postings.map((one) => one.period.toISOString().slice(0, 7))).toEqual(['2026-10', '2026-10']);
  await expect(world.database.$executeRaw`DELETE FROM ledger_close`).rejects.toThrow(/append-only/);
});
