import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import { addMonths } from '#domain/sales/ledger/months';
import { bookUnplaced } from '#runtime/sales/unplaced.store';
import { deliver } from '#testing/events';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { aPayment, aPurchase, aReimbursement, aStatementLine } from '#testing/money-factories';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { LedgerProcessor } from './ledger.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const post = (job: Parameters<typeof deliver<'ledger'>>[2], payload: object) =>
  deliver<'ledger'>(world, LedgerProcessor, job, payload);
const current = dayInWib(new Date()).slice(0, 7);
const before = addMonths(current, -1);
const decided = { decidedBy: 'Sari Admin', decidedAt: new Date() };
/** Of the month before, which is over and not closed yet. */
const bookedOn = new Date(`${before}-28`);
const monthsOf = async (kind: string, cause: string) => {
  const postings = await world.database.ledgerPosting.findMany({ where: { entry: { kind, cause } } });
  return [...new Set(postings.map(({ period }) => period.toISOString().slice(0, 7)))];
};

async function charged(amountSen: bigint): Promise<string> {
  const { uid } = await aStatementLine(world.database, {
    amountSen,
    bookedOn,
    state: 'charged',
    reason: 'Biaya',
    ...decided,
  });
  await post('post-bank-charge', { lineUid: uid });
  return uid;
}
async function reversed(chargeUid: string): Promise<string> {
  const taken = { reversalBy: 'Sari Admin', reversalReason: 'Bukan biaya', reversedAt: new Date() };
  await world.database.bankCharge.update({ where: { uid: chargeUid }, data: taken });
  const open = { state: 'open', reason: null, decidedBy: null, decidedAt: null };
  await world.database.bankStatementLine.update({ where: { uid: chargeUid }, data: open });
  await post('post-bank-charge-reversal', { lineUid: chargeUid, chargeUid });
  return chargeUid;
}
async function settledAndReversed(): Promise<string> {
  const line = { amountSen: 9_000n, gatewayFeeSen: 0n, bookedOn, state: 'settled', ...decided };
  const { uid } = await aStatementLine(world.database, line);
  await post('post-gateway-settlement', { lineUid: uid });
  const taken = { reversalBy: 'Sari Admin', reversalReason: 'Bukan setoran', reversedAt: new Date() };
  await world.database.gatewaySettlement.update({ where: { uid }, data: taken });
  await post('post-gateway-settlement-reversal', { lineUid: uid, settlementUid: uid });
  const open = { state: 'open', gatewayFeeSen: null, decidedBy: null, decidedAt: null };
  await world.database.bankStatementLine.update({ where: { uid }, data: open });
  return uid;
}
async function unplaced(): Promise<string> {
  const line = await aStatementLine(world.database, { amountSen: 7_000n, bookedOn, state: 'unplaced', ...decided });
  const unplacedUid = await world.database.transaction((tx) =>
    bookUnplaced(tx, line, { by: 'Sari Admin', at: new Date() }),
  );
  await post('post-unplaced', { unplacedUid });
  return unplacedUid;
}
async function unplacedAndReversed(): Promise<string> {
  const unplacedUid = await unplaced();
  const taken = { state: 'reversed', reversalReason: 'Ternyata setoran', ...decided };
  const { lineUid } = await world.database.unplacedMoney.update({ where: { uid: unplacedUid }, data: taken });
  const open = { state: 'open', decidedBy: null, decidedAt: null };
  await world.database.bankStatementLine.update({ where: { uid: lineUid }, data: open });
  await post('post-unplaced-reversal', { unplacedUid });
  return unplacedUid;
}

it('money of a line counts in the month in which the bank has moved it, as long as that month is open', async () => {
  const family = await aFamily(world.database);
  const ordered = async () => anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  const { orderUid } = await ordered();
  const paid = await aPayment(world.database, orderUid);
  const { amountSen } = paid;
  await aStatementLine(world.database, { amountSen, bookedOn, state: 'used', paymentUid: paid.uid, ...decided });
  await post('post-payment', { paymentUid: paid.uid });
  expect(await monthsOf('payment', paid.uid)).toEqual([before]);

  const host = await ordered();
  const { uid: purchaseUid } = await aPurchase(world.database, host.orderUid);
  const state = { state: 'paid', paidAt: new Date(), paidBy: 'Sari', reference: randomUUID() };
  const of = { orderUid: host.orderUid, purchaseUid };
  const { uid: reimbursementUid, payoutUid, ...reimbursement } = await aReimbursement(world.database, of, state);
  const out = { amountSen: -reimbursement.amountSen, bookedOn, state: 'used', payoutUid, ...decided };
  await aStatementLine(world.database, out);
  await post('post-reimbursement-paid', { reimbursementUid });
  expect(await monthsOf('reimbursement-paid', reimbursementUid)).toEqual([before]);

  expect(await monthsOf('bank-charge', await charged(-250_000n))).toEqual([before]);
  // The line is open again: what it is then counts in the month of the line too, and the bank is right in each.
  expect(await monthsOf('bank-charge-reversed', await reversed(await charged(-260_000n)))).toEqual([before]);
  const settlement = await settledAndReversed();
  for (const kind of ['gateway-settlement', 'gateway-settlement-reversed'])
    expect(await monthsOf(kind, settlement)).toEqual([before]);
  const mistaken = await unplacedAndReversed();
  for (const kind of ['unplaced', 'unplaced-reversed']) expect(await monthsOf(kind, mistaken)).toEqual([before]);

  // Of no line: the month in which it was recorded.
  const byHand = await aPayment(world.database, (await ordered()).orderUid);
  await post('post-payment', { paymentUid: byHand.uid });
  expect(await monthsOf('payment', byHand.uid)).toEqual([current]);
  const broken = await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 });
  expect(broken.filter((text) => text.startsWith('a posting has the order'))).toEqual([]);
});

it('a line that was charged by mistake and is a payout leaves the bank once, in its month', async () => {
  const sums = async () => {
    const rows = await world.database.ledgerPosting.groupBy({
      by: ['account', 'period'],
      where: { period: new Date(`${before}-01`) },
      _sum: { amountSen: true },
    });
    const sumOf = (name: string) => rows.find(({ account }) => account === name)?._sum.amountSen ?? 0n;
    return { bank: sumOf('bank'), bankCost: sumOf('bankCost') };
  };
  const balance = async () =>
    (await world.database.ledgerPosting.aggregate({ _sum: { amountSen: true } }))._sum.amountSen;
  const start = await sums();
  const family = await aFamily(world.database);
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  const { uid: purchaseUid } = await aPurchase(world.database, orderUid);
  const paid = { state: 'paid', paidAt: new Date(), paidBy: 'Sari', reference: randomUUID() };
  const of = { orderUid, purchaseUid };
  const { uid: reimbursementUid, payoutUid, amountSen } = await aReimbursement(world.database, of, paid);

  const uid = await charged(-amountSen);
  const whileCharged = { bank: start.bank - amountSen, bankCost: start.bankCost + amountSen };
  expect([await sums(), await balance()]).toEqual([whileCharged, 0n]);
  await reversed(uid);
  expect([await sums(), await balance()]).toEqual([start, 0n]);
  const used = { state: 'used', payoutUid, ...decided };
  await world.database.bankStatementLine.update({ where: { uid }, data: used });
  await post('post-reimbursement-paid', { reimbursementUid });
  expect([await sums(), await balance()]).toEqual([{ ...start, bank: start.bank - amountSen }, 0n]);
});

it('money that was the same transfer as a payment of before stands in the bank once in each month, also where that is found later', async () => {
  const family = await aFamily(world.database);
  const joined = async (paidIn: string) => {
    const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
    const { uid: paymentUid, amountSen } = await aPayment(world.database, orderUid);
    // While this line is there the payment counts in its month.
    const shown = { amountSen, bookedOn: new Date(`${paidIn}-01`), state: 'used', paymentUid, ...decided };
    const { uid } = await aStatementLine(world.database, shown);
    await post('post-payment', { paymentUid });
    await world.database.bankStatementLine.delete({ where: { uid } });
    const unplacedUid = await unplaced();
    const { lineUid } = await world.database.unplacedMoney.update({
      where: { uid: unplacedUid },
      data: { state: 'joined', ...decided },
    });
    const used = { state: 'used', paymentUid, ...decided };
    await world.database.bankStatementLine.update({ where: { uid: lineUid }, data: used });
    await post('post-unplaced-join', { unplacedUid });
    return monthsOf('unplaced-join', unplacedUid);
  };
  // The payment has brought it to the bank in that month, and the line in its own.
  expect(await joined(before)).toEqual([before]);
  expect(await joined(current)).toEqual([current]);
});

it('of a month that is closed it counts in the first open one', async () => {
  const early = await charged(-270_000n);
  const closing = { closedAt: new Date(), closedBy: 'Sari', reason: 'Cocok', balances: {} };
  await world.database.ledgerClose.create({
    data: { uid: randomUUID(), period: new Date(`${before}-01`), ...closing },
  });
  expect(await monthsOf('bank-charge', await charged(-350_000n))).toEqual([current]);
  // Nothing is taken back in a month that is closed.
  expect(await monthsOf('bank-charge-reversed', await reversed(early))).toEqual([current]);
  expect(await monthsOf('bank-charge', early)).toEqual([before]);
  expect(await monthsOf('gateway-settlement-reversed', await settledAndReversed())).toEqual([current]);
  const broken = await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 });
  expect(broken.filter((text) => text.startsWith('a posting has the order'))).toEqual([]);
});
