import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sen, toSen } from '#domain/platform/sen';
import { payRefund, scheduleRefund } from '#runtime/sales/refund-transfers.store';
import { keepAsCredit, requestRefund } from '#runtime/sales/refunds.store';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { deliver } from '#testing/events';
import { brokenInvariants } from '#testing/invariants';
import { aPayment } from '#testing/money-factories';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { LedgerProcessor } from './ledger.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const SARI = { uid: randomUUID(), name: 'Sari Admin' };
const APPROVAL_FROM = toSen(500_000);
const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi Santoso', reason: 'Dari WhatsApp' };
const sending = () => ({ by: SARI, at: new Date(), approvalFrom: APPROVAL_FROM, ...ACCOUNT });

/** An order that was paid with half a rupiah too much or whole, and its entry. */
async function aPaidOrder(paid: object) {
  const family = await aFamily(world.database);
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  const { uid: paymentUid } = await aPayment(world.database, orderUid, paid);
  await deliver<'ledger'>(world, LedgerProcessor, 'post-payment', { paymentUid });
  return { paymentUid, reason: 'Kelebihan bayar', by: SARI.name, at: new Date() };
}

it.each([
  ['a refund', 'refundPayable', 6_100_050n, { amountSen: 6_100_050n }],
  ['credit of half a rupiah', 'customerCredit', 50n, { amountSen: 6_100_050n, settledSen: 6_100_000n }],
])('of %s the bank transfers whole rupiah, rounded up, and the rest is rounding', async (_, owedIn, amount, paid) => {
  const asked = { ...(await aPaidOrder(paid)), amount: sen(amount) };
  const isCredit = owedIn === 'customerCredit';
  await world.database.transaction(async (tx) => {
    if (isCredit) await keepAsCredit(tx, asked);
    else await requestRefund(tx, { ...asked, fee: toSen(0) });
  });
  const { uid } = await world.database.refund.findFirstOrThrow({ where: { paymentUid: asked.paymentUid } });
  await world.database.transaction((tx) => scheduleRefund(tx, { uid }, sending()));
  await world.database.transaction((tx) =>
    payRefund(tx, { uid }, { ...sending(), otherPayerFrom: toSen(5_000_000), reference: `TRF-${uid}` }),
  );
  await deliver<'ledger'>(world, LedgerProcessor, 'post-refund', { refundUid: uid });

  const payout = await world.database.payout.findFirstOrThrow({ where: { refUid: uid } });
  expect(payout).toMatchObject({ state: 'paid', amountSen: amount + 50n });
  const postings = await world.database.ledgerPosting.findMany({ where: { entry: { kind: 'refund', cause: uid } } });
  expect(Object.fromEntries(postings.map(({ account, amountSen }) => [account, amountSen]))).toEqual({
    [owedIn]: amount,
    rounding: 50n,
    bank: -(amount + 50n),
  });
  const broken = await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 });
  expect(
    broken.filter((text) => text.includes(uid) || text.includes(payout.uid) || /sums to zero|kept for/.test(text)),
  ).toEqual([]);
});
