import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { announce } from '#runtime/platform/outbox/announce';
import { creditPaidAhead } from '#runtime/products/subscriptions/periods/paid-ahead';
import { endSeat, lockSeatedOrder } from '#runtime/products/subscriptions/seats.store';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase } from '#testing/money-factories';
import { announceAndSettle } from '#testing/events';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { FinishedGroupsSweep } from './groups/finished-groups.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const wib = (day: string) => new Date(`${day}T10:00:00+07:00`);
const ACTIVE = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };
/** Spotify: 94.900 for three, 6.267 of 37.900 are the shop's. */
const [SHARE, FEE, PRICE] = [3_163_300n, 626_700n, 3_790_000n];

/** A member pays one month. */
async function pays({ orderUid, accountUid }: Seat, family: Family, [from, to]: [string, string], number: number) {
  const renewal = { orderUid, purpose: 'renewal', status: 'paid', amountSen: PRICE, receivedSen: PRICE, feeSen: FEE };
  const { uid: invoiceUid } = await world.database.invoice.create({
    data: { ...renewal, number: `INV-${randomUUID()}`, paidAt: new Date() },
  });
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { invoiceUid, amountSen: PRICE });
  const period = { startsAt: wib(from), endsAt: wib(to), variantUid: family.plans.ready.variantUid, invoiceUid };
  await world.database.seatPeriod.create({ data: { accountUid, number, ...period } });
  const payload = { orderUid, paymentUid, purpose: 'renewal' } as never;
  await announceAndSettle(world, 'payment.confirmed', payload);
}
type Seat = Awaited<ReturnType<typeof anOrder>>;

/** The provider debits the host; the reimbursement is paid. */
async function isDebited({ orderUid }: Seat, groupUid: string, day: string, priceSen: bigint) {
  const { uid: purchaseUid } = await aPurchase(world.database, orderUid, {
    debitedAt: wib(day),
    providerPriceSen: priceSen,
    claimedSen: priceSen,
  });
  await announceAndSettle(world, 'host.purchase-verified', { orderUid, purchaseUid, groupUid });
  const { uid: reimbursementUid, payoutUid } = await world.database.reimbursement.findFirstOrThrow({
    where: { purchaseUid },
  });
  const paid = { state: 'paid', paidAt: new Date(), paidBy: 'Sari', reference: 'TRX' };
  await world.database.payout.update({ where: { uid: payoutUid }, data: paid });
  await announceAndSettle(world, 'host.reimbursed', { orderUid, reimbursementUid });
}

async function ends({ orderUid, accountUid }: Seat, by: 'customer' | 'admin', at: Date) {
  await world.database.transaction(async (tx) => {
    const { group, order } = await lockSeatedOrder(tx, orderUid);
    const cause = { actor: by, by, why: 'Berhenti' };
    await endSeat(tx, group, order.account, by === 'customer' ? 'leave' : 'end', { cause, at });
    await creditPaidAhead(tx, accountUid, { cause, at, reason: 'Belum mulai' });
  });
  await settled(world.database);
}

const balances = async () => {
  const sums = await world.database.ledgerPosting.groupBy({ by: ['account'], _sum: { amountSen: true } });
  return Object.fromEntries(
    sums.filter(({ _sum }) => _sum.amountSen).map(({ account, _sum }) => [account, Number(_sum.amountSen) / 100]),
  );
};

// Slow: three months of payments, debits and endings through the queues.
it('debits at month ends, a dearer one, a member who leaves with a paid month ahead, and a waived debt: every rupiah has its account', async () => {
  const family = await aFamily(world.database, { regularSeats: 2, providerPriceSen: 9_490_000n });
  const { uid: groupUid } = await aGroup(world.database, family);
  const host = await anOrder(world.database, family, groupUid, { kind: 'host', hostShareSen: SHARE, ...ACTIVE });
  const [one, other] = [
    await anOrder(world.database, family, groupUid, ACTIVE),
    await anOrder(world.database, family, groupUid, ACTIVE),
  ];
  for (const { accountUid } of [one, other])
    await world.database.seatAccess.create({ data: { accountUid, grantedAt: wib('2027-01-31') } });
  const months: [string, string][] = [
    ['2027-01-31', '2027-02-28'],
    ['2027-02-28', '2027-03-31'],
    ['2027-03-31', '2027-04-30'],
  ];
  for (const [n, month] of months.entries()) {
    for (const member of [one, other]) await pays(member, family, month, n + 1);
    await isDebited(host, groupUid, month[0], n === 1 ? 9_900_000n : 9_490_000n);
    expect(await balances()).not.toHaveProperty('memberFunds');
  }

  // The cycles follow the provider: no day without one, none in two.
  const cycles = await world.database.groupCycle.findMany({ where: { groupUid }, orderBy: { number: 'asc' } });
  expect(cycles.map(({ startsAt, endsAt }) => [dayInWib(startsAt), dayInWib(endsAt)])).toEqual(months);

  // One more month is paid ahead; its member leaves, and has the whole of it as credit.
  const at = wib('2027-04-10');
  await pays(other, family, ['2027-04-30', '2027-05-31'], 4);
  await ends(other, 'customer', at);
  expect(await balances()).toMatchObject({ customerCredit: -37_900 });
  expect(await balances()).not.toHaveProperty('memberFunds');

  // The host ends with 19 of 30 days to come, which are asked for and then waived.
  await ends(host, 'admin', at);
  const { uid: receivableUid, amountSen } = await world.database.hostReceivable.findFirstOrThrow({
    where: { orderUid: host.orderUid },
  });
  expect(amountSen).toBe(3_959_400n);
  await world.database.transaction(async (tx) => {
    const waived = { state: 'waived', decidedAt: at, decidedBy: 'Sari', note: 'Tidak bisa dihubungi' };
    await tx.hostReceivable.update({ where: { uid: receivableUid }, data: waived });
    await announce(tx, 'receivable.waived', { orderUid: host.orderUid, receivableUid });
  });
  await settled(world.database);

  await ends(one, 'admin', at);
  jest.spyOn(world.get(Clock), 'now').mockReturnValue(daysAfter(at, 2));
  await world.get(FinishedGroupsSweep).sweep();
  jest.restoreAllMocks();

  const after = await balances();
  expect(after).toEqual({
    bank: 7 * 37_900 - 2 * 62_517 - 66_617,
    customerCredit: -37_900,
    feeIncome: -6 * 6_267,
    transferFeeIncome: -3 * 750,
    rounding: 3,
    priceDifference: 4_100,
    writtenOff: 39_594,
    groupRemainder: -39_594,
  });
  expect(Object.values(after).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});
