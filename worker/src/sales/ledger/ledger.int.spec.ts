import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { periodOf } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase, aRefund, aReimbursement } from '#testing/money-factories';
import { deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { LedgerProcessor } from './ledger.processor.js';
import { postEntry } from './post-entry.js';

let world: World;
let family: Family;
let groupUid: string;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database, { regularSeats: 20 });
  groupUid = (await aGroup(world.database, family)).uid;
});
afterAll(() => world.close());

const post = (job: Parameters<typeof deliver<'ledger'>>[2], payload: object) =>
  deliver<'ledger'>(world, LedgerProcessor, job, payload);
async function postingsOf(kind: string, cause: string) {
  const postings = await world.database.ledgerPosting.findMany({ where: { entry: { kind, cause } } });
  return Object.fromEntries(postings.map(({ account, amountSen }) => [account, amountSen]));
}
const sum = async () => (await world.database.ledgerPosting.aggregate({ _sum: { amountSen: true } }))._sum.amountSen;

async function balancesOf(...causes: string[]) {
  const balances = await world.database.ledgerPosting.groupBy({
    by: ['account'],
    where: { entry: { cause: { in: causes } } },
    _sum: { amountSen: true },
  });
  return Object.fromEntries(
    balances.filter(({ _sum }) => _sum.amountSen).map(({ account, _sum }) => [account, _sum.amountSen]),
  );
}

async function aHostPaid(given: Partial<Parameters<typeof aReimbursement>[3]> = {}) {
  const own = await aFamily(world.database);
  const group = await aGroup(world.database, own);
  const { orderUid } = await anOrder(world.database, own, group.uid, { kind: 'host', hostShareSen: 4_650_000n });
  const { uid: purchaseUid } = await aPurchase(world.database, orderUid);
  const amounts = { providerPriceSen: 18_600_000n, hostShareSen: 4_650_000n, amountSen: 13_875_000n };
  return aReimbursement(world.database, { orderUid, purchaseUid }, {}, { ...amounts, ...given });
}

describe('ledger', () => {
  it('splits a payment into what is held for the group and the fees of the shop', async () => {
    const { orderUid } = await anOrder(world.database, family, groupUid, { feeSen: 1_350_000n });
    const { uid: paymentUid } = await aPayment(world.database, orderUid);
    await Promise.all(Array.from({ length: 10 }, () => post('post-payment', { paymentUid })));
    expect(await postingsOf('payment', paymentUid)).toEqual({
      bank: 6_100_000n,
      memberFunds: -4_750_000n,
      feeIncome: -1_350_000n,
    });
    expect(await world.database.ledgerEntry.count({ where: { cause: paymentUid } })).toBe(1);
  });

  it('follows a reimbursement from due to paid', async () => {
    const { uid: reimbursementUid } = await aHostPaid();
    for (const job of ['post-reimbursement-due', 'post-reimbursement-paid'] as const) {
      await post(job, { reimbursementUid });
      await post(job, { reimbursementUid });
    }
    expect(await postingsOf('reimbursement-due', reimbursementUid)).toEqual({
      memberFunds: 13_950_000n,
      transferFeeIncome: -75_000n,
      hostPayable: -13_875_000n,
    });
    expect(await postingsOf('reimbursement-paid', reimbursementUid)).toEqual({
      hostPayable: 13_875_000n,
      bank: -13_875_000n,
    });
  });

  it('takes a cancelled reimbursement back with an entry of its own', async () => {
    const { uid: reimbursementUid } = await aHostPaid();
    await post('post-reimbursement-cancelled', { reimbursementUid });
    await post('post-reimbursement-due', { reimbursementUid }); // the order of events does not matter
    expect(await balancesOf(reimbursementUid)).toEqual({});
  });

  it('books what differs from the price of the plan, and another amount, apart from the money of the members', async () => {
    const planPriceSen = 18_000_000n;
    const { uid: reimbursementUid } = await aHostPaid({
      planPriceSen,
      correctionSen: 500_000n,
      amountSen: 14_375_000n,
    });
    const { uid: correctionUid } = await world.database.reimbursementCorrection.create({
      data: { reimbursementUid, fromSen: 13_875_000n, toSen: 14_375_000n },
    });
    await post('post-reimbursement-due', { reimbursementUid });
    await post('post-reimbursement-corrected', { correctionUid });
    const besides = { transferFeeIncome: -75_000n, feeIncome: -150_000n };
    expect(await balancesOf(reimbursementUid, correctionUid)).toEqual({
      ...besides,
      memberFunds: 13_500_000n,
      priceDifference: 1_100_000n,
      hostPayable: -14_375_000n,
    });
    await post('post-reimbursement-cancelled', { reimbursementUid });
    expect(await balancesOf(reimbursementUid, correctionUid)).toEqual({});
  });

  it('takes what the shop buys from what its members have paid for it, whatever the family costs since', async () => {
    const own = await aFamily(world.database, { hostSeats: 0, providerPriceSen: 15_000_000n });
    const group = await aGroup(world.database, own);
    const at = new Date();
    const bought = { account: 'toko-1', costSen: 14_250_000n, boughtAt: at, boughtBy: 'Sari' };
    const sold = { planPriceSen: 14_250_000n, membersSen: 14_250_000n };
    const { uid: purchaseUid } = await world.database.shopPurchase.create({
      data: { groupUid: group.uid, number: 1, askedAt: at, dueAt: at, ...bought, ...sold },
    });
    await post('post-shop-purchase', { purchaseUid });
    expect(await balancesOf(purchaseUid)).toEqual({ memberFunds: 14_250_000n, bank: -14_250_000n });
  });

  it('owes a refund with the fees, and takes it from the bank when it is transferred', async () => {
    const { orderUid } = await anOrder(world.database, family, groupUid);
    const payment = await aPayment(world.database, orderUid);
    const { uid: refundUid } = await aRefund(world.database, payment, { feeSen: 1_450_000n });
    await post('post-refund', { refundUid });
    await post('post-refund-owed', { refundUid }); // the order of events does not matter
    expect(await postingsOf('refund-owed', refundUid)).toEqual({
      memberFunds: 4_650_000n,
      feeIncome: 1_450_000n,
      refundPayable: -6_100_000n,
    });
    expect(await postingsOf('refund', refundUid)).toEqual({ bank: -6_100_000n, refundPayable: 6_100_000n });
    expect(await world.database.ledgerEntry.count({ where: { cause: refundUid } })).toBe(2);
  });

  it('takes a refund through a gateway from what the gateway holds', async () => {
    const { orderUid } = await anOrder(world.database, family, groupUid);
    const payment = await aPayment(world.database, orderUid);
    const asked = { gatewayAskedAt: new Date(), gatewayAskedBy: 'Sari Admin', gatewayAskedByUid: randomUUID() };
    const { uid: refundUid } = await aRefund(world.database, payment, asked);
    await post('post-refund', { refundUid });
    expect(await postingsOf('refund', refundUid)).toEqual({ gatewayBalance: -6_100_000n, refundPayable: 6_100_000n });
  });

  it('keeps money that has paid for nothing as a deposit, then as credit', async () => {
    const { orderUid } = await anOrder(world.database, family, groupUid, { feeSen: 1_350_000n });
    const payment = await aPayment(world.database, orderUid, { amountSen: 2_000_000n, settledSen: 0n });
    await post('post-payment', { paymentUid: payment.uid });
    expect(await postingsOf('payment', payment.uid)).toEqual({ bank: 2_000_000n, customerDeposit: -2_000_000n });
    const credit = { state: 'credited', deposit: true, creditedAt: new Date(), paidAt: null, approvedBy: null };
    const { uid: refundUid } = await world.database.refund.create({
      data: { ...credit, orderUid, paymentUid: payment.uid, amountSen: 2_000_000n, feeSen: 0n, reason: '-', by: '-' },
    });
    await post('post-refund-credit', { refundUid });
    expect(await postingsOf('refund-credit', refundUid)).toEqual({
      customerDeposit: 2_000_000n,
      customerCredit: -2_000_000n,
    });
  });

  it('gives each posting its product line, order, customer, and the month of its entry', async () => {
    const { orderUid, customerUid } = await anOrder(world.database, family, groupUid);
    const productLine = 'vouchers';
    await world.database.order.update({ where: { uid: orderUid }, data: { productLine } });
    const { uid: paymentUid } = await aPayment(world.database, orderUid);
    await post('post-payment', { paymentUid });
    const entry = await world.database.ledgerEntry.findFirstOrThrow({
      where: { cause: paymentUid },
      include: { postings: true },
    });
    const about = { productLine, orderUid, partyUid: customerUid, period: periodOf(entry.at) };
    expect(entry.postings).toMatchObject([about, about, about]);
  });

  it('sums to zero and cannot be changed, only added to', async () => {
    expect(await sum()).toBe(0n);
    await expect(world.database.$executeRaw`UPDATE "ledger_posting" SET "amount_sen" = 0`).rejects.toThrow(
      'append-only',
    );
    await expect(world.database.$executeRaw`DELETE FROM "ledger_posting"`).rejects.toThrow('append-only');
    await expect(world.database.$executeRaw`DELETE FROM "ledger_entry"`).rejects.toThrow('append-only');
    await expect(world.database.$executeRaw`TRUNCATE "ledger_posting"`).rejects.toThrow('append-only');
  });

  it('cannot hold an entry that does not balance', async () => {
    const cause = randomUUID();
    const { orderUid, customerUid: partyUid } = await anOrder(world.database, family, groupUid);
    const about = { productLine: 'subscriptions', orderUid, partyUid };
    const lopsided = [{ account: 'bank' as const, amount: sen(5n), ...about }];
    await expect(world.database.transaction((tx) => postEntry(tx, 'payment', cause, lopsided))).rejects.toThrow(
      'does not balance',
    );
    expect(await world.database.ledgerEntry.count({ where: { cause } })).toBe(0);
    expect(await sum()).toBe(0n);
  });
});
