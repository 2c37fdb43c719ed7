import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { daysAfter } from '#domain/platform/durations';
import { lockRow } from '#runtime/platform/db/lock-row';
import { aCustomer, aFamily, aGroup, anOrderWithoutSeat, type Family, type OrderGiven } from '#testing/factories';
import {
  aPayment,
  aPurchase,
  aRefund,
  aReimbursement,
  aStatementLine,
  purchaseInvoice,
} from '#testing/money-factories';
import { aBounce } from '#testing/bounced-factory';
import { settled, until } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { Eraser } from './eraser.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

const anErasure = (customerUid: string) =>
  world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
/** The state of a new erasure after the sweep has carried it out as far as possible. */
async function outcomeFor(customerUid: string): Promise<string> {
  const { uid } = await anErasure(customerUid);
  await world.get(ErasuresSweep).sweep();
  return (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
}
const orderNow = (uid: string) => world.database.order.findUniqueOrThrow({ where: { uid } });
const aCustomerWith = async (given: OrderGiven) => {
  const { uid } = await aCustomer(world.database);
  return { uid, order: await anOrderWithoutSeat(world.database, family, { customerUid: uid, ...given }) };
};
type Money = (orderUid: string) => Promise<unknown>;
const nothing: Money = async () => {};
const payment =
  (state: string, amountSen = 6_100_000n): Money =>
  (orderUid) =>
    aPayment(world.database, orderUid, { state, amountSen });
const purchase =
  (state: string): Money =>
  (orderUid) =>
    aPurchase(world.database, orderUid, { state });
const reimbursement =
  (state: string): Money =>
  async (orderUid) => {
    const { uid: purchaseUid } = await aPurchase(world.database, orderUid);
    const { uid: groupUid } = await aGroup(world.database, family);
    const startsAt = new Date();
    const { uid: cycleUid } = await world.database.groupCycle.create({
      data: { groupUid, number: 1, purchaseUid, startsAt, endsAt: daysAfter(startsAt, 30), anchorDay: startsAt },
    });
    const paidAt = state === 'paid' ? new Date() : null;
    await aReimbursement(world.database, { orderUid, purchaseUid }, { state, paidAt }, { cycleUid });
  };
const both =
  (...moneys: Money[]): Money =>
  async (orderUid) => {
    for (const one of moneys) await one(orderUid);
  };
/** One admin wants to take it for this order, and another one has not agreed yet. */
const proposed: Money = async (orderUid) => {
  const { uid: lineUid } = await aStatementLine(world.database, { amountSen: 500_000_000n });
  const said = { reason: 'Titipan arisan', by: 'Sari Admin', byUid: randomUUID(), at: new Date() };
  await world.database.lineProposal.create({ data: { lineUid, orderUid, ...said } });
};
/** The gateway may say until `checkAt` that it was paid. */
const charge =
  (checkAt: Date | null): Money =>
  async (orderUid) => {
    const { uid: invoiceUid } = await purchaseInvoice(world.database, orderUid, 6_100_000n);
    const expiresAt = new Date();
    await world.database.gatewayCharge.create({
      data: {
        uid: randomUUID(),
        orderUid,
        invoiceUid,
        channel: 'qris',
        state: 'expired',
        amountSen: 6_100_000n,
        expiresAt,
        checkAt,
      },
    });
  };
const refunded: Money = async (orderUid) => {
  await aRefund(world.database, await aPayment(world.database, orderUid));
};

describe('the erasure of a customer with an order that has no account', () => {
  it.each<[string, number, Money]>([
    ['a payment is being looked at', 2, payment('submitted')],
    ['it waits for the desk', 2, nothing],
    ['the gateway may still say that it was paid, though it is cancelled', 5, charge(daysAfter(new Date(), 1))],
    ['it is processed', 3, payment('confirmed')],
    ['it is processed without a payment', 3, nothing],
    ['a payment was submitted and its order not moved', 1, payment('submitted')],
    ['a payment was confirmed and its order not moved', 1, payment('confirmed')],
    ['it waits for others and was paid for', 7, payment('confirmed')],
    ['it was cancelled and its money not refunded', 5, payment('confirmed')],
    ['it expired and its money was not refunded', 8, payment('confirmed')],
    ['a refund was promised and not recorded', 6, payment('confirmed')],
    ['it was cancelled while a payment was being looked at', 5, payment('submitted')],
    ['more was paid than it costs', 4, payment('confirmed', 6_100_001n)],
    ['less was paid than it costs', 4, payment('confirmed', 6_099_999n)],
    ['money of a bank line is proposed for it and waits for a second admin', 4, both(payment('confirmed'), proposed)],
    ['money of a bank line is proposed for it while it is not paid for', 1, proposed],
    ['a purchase is being looked at', 4, purchase('submitted')],
    ['a verified purchase was not reimbursed', 4, purchase('verified')],
    ['a reimbursement is scheduled', 4, reimbursement('scheduled')],
    ['a reimbursement is approved', 4, reimbursement('approved')],
  ])('waits while %s', async (_, status, hasMoney) => {
    const { uid, order } = await aCustomerWith({ status });
    await hasMoney(order.uid);
    expect(await outcomeFor(uid)).toBe('requested');
    expect(await orderNow(order.uid)).toMatchObject({
      status,
      name: 'Budi Santoso',
    });
  });

  it.each<[string, number, Money]>([
    ['completed', 4, payment('confirmed')],
    ['completed and reimbursed', 4, reimbursement('paid')],
    ['cancelled', 5, payment('voided')],
    ['cancelled, and the gateway says nothing more of it', 5, charge(null)],
    ['refunded', 6, refunded],
    ['expired', 8, payment('rejected')],
  ])('is carried out when it is %s', async (_, status, hasMoney) => {
    const { uid, order } = await aCustomerWith({ status });
    await hasMoney(order.uid);
    expect(await outcomeFor(uid)).toBe('erased');
  });

  it.each<[string, OrderGiven, Money]>([
    ['is not paid for', { status: 1 }, nothing],
    ['is not paid for after its payment was rejected', { status: 1 }, payment('rejected')],
    ['waits for others', { status: 7, kind: 'pre-order' }, nothing],
  ])('cancels it when it %s', async (_, given, hasMoney) => {
    const { uid, order } = await aCustomerWith(given);
    await hasMoney(order.uid);
    expect(await outcomeFor(uid)).toBe('erased');
    expect(await orderNow(order.uid)).toMatchObject({ status: 5 });
    expect(await world.database.orderHistory.findMany({ where: { orderUid: order.uid } })).toMatchObject([
      { fromStatus: given.status, toStatus: 5, by: 'customer', why: 'Dibatalkan karena akun dihapus' },
    ]);
    // The jobs of the event need no seat.
    await settled(world.database);
    expect(await world.database.outbox.count({ where: { name: 'order.cancelled', setAsideAt: { not: null } } })).toBe(
      0,
    );
  });

  it('does not cancel it when it was paid for after it was read as unpaid', async () => {
    const { uid, order } = await aCustomerWith({ status: 1 });
    const erasure = await anErasure(uid);
    let carriedOut: Promise<boolean> | undefined;
    await world.database.transaction(async (tx) => {
      await lockRow(tx, 'order', order.uid);
      carriedOut = world.get(Eraser).carryOut(erasure.uid);
      await until('the erasure waits for the order', async () => {
        const [row] = await world.database.$queryRaw<{ waits: boolean }[]>`
          SELECT count(*) > 0 AS waits FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return row!.waits;
      });
      await tx.order.update({ where: { uid: order.uid }, data: { status: 3 } });
    });
    expect(await carriedOut).toBe(false);
    expect(await orderNow(order.uid)).toMatchObject({ status: 3 });
  });

  it('cancels nothing while another order is open', async () => {
    const { uid, order } = await aCustomerWith({ status: 1 });
    await anOrderWithoutSeat(world.database, family, { customerUid: uid, status: 3 });
    expect(await outcomeFor(uid)).toBe('requested');
    expect(await orderNow(order.uid)).toMatchObject({ status: 1 });
  });
});

it('the erasure waits for a transfer that came back until it is sent again, and takes both accounts and the words of the bank', async () => {
  const { uid } = await aCustomer(world.database);
  const account = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Rina Host' };
  const { payoutUid, bouncedPayoutUid, lineUid } = await aBounce(world.database, uid, account);
  expect(await outcomeFor(uid)).toBe('requested');
  await world.database.unplacedMoney.update({ where: { bouncedPayoutUid }, data: { state: 'resent' } });
  await world.database.payout.update({ where: { uid: payoutUid }, data: { state: 'paid', paidAt: new Date() } });
  await world.get(ErasuresSweep).sweep();
  const erased = { state: 'paid', bankName: null, accountNumber: null, accountName: null };
  for (const one of [payoutUid, bouncedPayoutUid])
    expect(await world.database.payout.findUniqueOrThrow({ where: { uid: one } })).toMatchObject(erased);
  const line = await world.database.bankStatementLine.findUniqueOrThrow({ where: { uid: lineUid } });
  expect(line.description).toBe('');
});
