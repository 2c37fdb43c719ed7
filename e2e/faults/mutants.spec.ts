import { afterEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Config } from '#runtime/platform/config/config';
import { announce } from '#runtime/platform/outbox/announce';
import { type QueueBackend, selectQueueBackend } from '#runtime/platform/queues/queue-backend';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { until } from '#testing/settle';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Fixtures } from './support/fixtures.js';
import { Crashable } from './support/crashable.js';
import { Member } from './support/member.js';

const TAKEN_OVER_MS = 40_000;
const NO_HOST = { hostSeats: 0, regularSeats: 3 };

/**
 * The product with one safety measure removed, under the same faults: lost, doubled or half-done effects show that the
 * other fault tests can fail.
 */
describe(`mutants, queue on ${TEST_QUEUE}`, () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  }, 60_000);

  async function openShop() {
    const shop = await Shop.open({ env: { DB_POOL: '4', LOG_LEVEL: 'info' } });
    const fixtures = new Fixtures(shop);
    open.push({ close: () => shop.close() }, fixtures);
    return { shop, fixtures };
  }

  /** A member whose payment was just confirmed. @returns the uids of payment and event. */
  async function confirmedPayment({ database }: Fixtures) {
    const family = await aFamily(database, NO_HOST);
    const { uid: groupUid } = await aGroup(database, family);
    const { orderUid } = await anOrder(database, family, groupUid, {
      status: 3,
      accountStatus: 2,
      confirmedAt: new Date(),
      dueAt: null,
    });
    const { uid: paymentUid } = await aPayment(database, orderUid);
    await database.transaction((tx) => announce(tx, 'payment.confirmed', { orderUid, paymentUid }));
    const event = await database.outbox.findFirstOrThrow({
      where: { name: 'payment.confirmed' },
      orderBy: { id: 'desc' },
    });
    return { paymentUid, eventUid: event.uid };
  }

  it('without the inbox a payment is posted twice, with it once, when the worker dies before it acknowledges the job', async () => {
    const entriesOf = async (source?: string): Promise<number> => {
      const { shop, fixtures } = await openShop();
      // The unique index would hide the missing inbox.
      await shop.sql('DROP INDEX "ledger_entry_kind_cause_key"');
      const worker = new Crashable(shop, 'worker', source);
      await worker.start('job:committed/post-payment');
      worker.arm();
      const { paymentUid, eventUid } = await confirmedPayment(fixtures);
      await worker.died();
      await worker.start();
      await jobIsDone(shop, 'ledger', `${eventUid}-post-payment`);
      return fixtures.database.ledgerEntry.count({ where: { kind: 'payment', cause: paymentUid } });
    };
    const [product, mutant] = await Promise.all([entriesOf(), entriesOf('e2e/faults/mutants/worker-without-inbox.ts')]);
    expect({ product, mutant }).toEqual({ product: 1, mutant: 2 });
  }, 120_000);

  // These two do not depend on the queue: once is enough.
  if (TEST_QUEUE !== 'postgres') return;

  it('without the outbox the effects of a confirmation are lost when the API dies before it has added the job', async () => {
    const { shop, fixtures } = await openShop();
    const api = new Crashable(shop, 'api', 'e2e/faults/mutants/api-without-outbox.ts');
    await Promise.all([api.start('confirm-payment:committed'), shop.startWorker()]);
    const { token } = await Admin.signIn(shop);
    // Each in a group of its own: the event of another member would activate the whole group.
    const join = async () => Member.prepare(fixtures, shop, await fixtures.family(NO_HOST));
    const [lost, before, after] = [await join(), await join(), await join()];
    const confirm = async (member: Member) => {
      await member.orders();
      await member.pays();
      await member.isConfirmed(token);
    };
    const statusOf = async ({ customerUid }: Member) =>
      (await fixtures.database.order.findFirstOrThrow({ where: { customerUid } })).status;

    await confirm(before);
    await until('the first seat', async () => (await statusOf(before)) === 4);
    await lost.orders();
    await lost.pays();
    api.arm();
    const confirming = lost.isConfirmed(token);
    confirming.catch(() => undefined); // looked at below
    await api.died();
    await api.start();
    await confirming;
    await confirm(after);
    await until('the last seat', async () => (await statusOf(after)) === 4);

    // No event or job is open any more, so the lost effect never happens.
    await shop.settled();
    expect(await statusOf(lost)).toBe(3);
    expect(await shop.brokenInvariants()).toEqual([
      expect.stringContaining('everything that happened to money is in the books'),
      expect.stringContaining('a confirmed member of a group that is ready is not left waiting'),
    ]);
  }, 120_000);

  it('a posting in two transactions is refused by the database, and without that the books do not sum to zero', async () => {
    const { shop, fixtures } = await openShop();
    const worker = new Crashable(shop, 'worker', 'e2e/faults/mutants/worker-with-split-posting.ts');
    await worker.start('job:before-commit/post-payment');
    const refused = await confirmedPayment(fixtures);
    await until('the refusal', () => worker.printed('does not balance'));
    expect(await fixtures.database.ledgerEntry.count({ where: { cause: refused.paymentUid } })).toBe(0);

    await shop.sql('DROP TRIGGER "balanced" ON "ledger_posting"');
    worker.arm();
    await worker.died();
    await worker.start();
    await shop.settled(TAKEN_OVER_MS);
    expect(await shop.brokenInvariants()).toContainEqual(expect.stringContaining('every ledger entry sums to zero'));
  }, 120_000);
});

/** Waits until the queue has finished the job of the killed worker, its second delivery included. */
async function jobIsDone(shop: Shop, queueName: string, jobId: string): Promise<void> {
  const config = new Config(shop.env);
  const backend: QueueBackend = selectQueueBackend(config);
  const queue = new Queue(queueName, { connection: backend.connection, prefix: config.queuePrefix });
  try {
    await until(`job ${jobId}`, async () => (await queue.getJobState(jobId)) === 'unknown', TAKEN_OVER_MS);
  } finally {
    await queue.close();
    await backend.close();
  }
}
