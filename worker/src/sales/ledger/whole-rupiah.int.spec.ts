import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

describe('a payment that is half a rupiah short', () => {
  const SHORT = { amountSen: 6_100_000n, receivedSen: 6_099_950n, settledSen: 6_100_000n, roundingSen: 50n };
  const refund = async (asked: Awaited<ReturnType<typeof aPaidOrder>>, amount: bigint) => {
    const { uid } = await world.database.transaction((tx) =>
      requestRefund(tx, { ...asked, amount: sen(amount), fee: toSen(0) }),
    );
    return world.database.refund.findUniqueOrThrow({ where: { uid } });
  };
  const balanceOf = async (orderUid: string) => {
    const sums = await world.database.ledgerPosting.groupBy({
      by: ['account'],
      where: { orderUid },
      _sum: { amountSen: true },
      having: { amountSen: { _sum: { not: 0 } } },
    });
    return Object.fromEntries(sums.map(({ account, _sum }) => [account, _sum.amountSen]));
  };

  it('has paid for all of it, the shop bears the rest, and a whole refund takes that back', async () => {
    const asked = await aPaidOrder(SHORT);
    const { orderUid } = await world.database.payment.findUniqueOrThrow({ where: { uid: asked.paymentUid } });
    expect(await balanceOf(orderUid)).toMatchObject({ bank: 6_099_950n, rounding: 50n });
    const whole = await refund(asked, 6_099_950n);
    expect(whole).toMatchObject({ amountSen: 6_099_950n, roundingSen: 50n });
    await deliver<'ledger'>(world, LedgerProcessor, 'post-refund-owed', { refundUid: whole.uid });
    expect(await balanceOf(orderUid)).toMatchObject({ bank: 6_099_950n, refundPayable: -6_099_950n });
    expect(Object.keys(await balanceOf(orderUid))).not.toContain('rounding');
  });

  it('gives that back once, also where the refund of before it is cancelled', async () => {
    const asked = await aPaidOrder(SHORT);
    const part = await refund(asked, 1_000_000n);
    const rest = await refund(asked, 5_099_950n);
    expect([part.roundingSen, rest.roundingSen]).toEqual([0n, 50n]);
    await world.database.refund.update({ where: { uid: part.uid }, data: { state: 'cancelled' } });
    expect((await refund(asked, 1_000_000n)).roundingSen).toBe(0n);
  });
});

it('the unique code goes back once, also where the refund of before it is cancelled', async () => {
  const asked = await aPaidOrder({ amountSen: 6_113_700n, settledSen: 6_100_000n, codeSen: 13_700n });
  const request = (amount: bigint) =>
    world.database.transaction((tx) => requestRefund(tx, { ...asked, amount: sen(amount), fee: toSen(0) }));
  const part = await request(1_000_000n);
  await request(5_113_700n);
  await world.database.refund.update({ where: { uid: part.uid }, data: { state: 'cancelled' } });
  await request(1_000_000n);
  const refunds = await world.database.refund.findMany({
    where: { paymentUid: asked.paymentUid },
    orderBy: { createdAt: 'asc' },
  });
  expect(refunds.map(({ codeSen }) => codeSen).sort()).toEqual([0n, 0n, 13_700n]);
});
