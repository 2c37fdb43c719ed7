import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { type Sen, sen } from '#domain/platform/sen';
import { KEPT } from '#domain/products/venues/kept';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { moveShare } from '#runtime/products/venues/slots.store';
import { lockWholeOrder } from '#runtime/sales/close-order';
import { moveOrder } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { refundInvoice } from '#runtime/sales/refund-invoice';
import { announceAndSettle } from '#testing/events';
import { confirmGiven } from '#testing/giving';
import { brokenInvariants } from '#testing/invariants';
import { settled } from '#testing/settle';
import { aShare, aSlot, aVenue } from '#testing/venues';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { DueVenuesSweep } from './due-venues.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const CODE = 13_700n;
/** Its payment is confirmed, with a unique code in it, and what follows has been done. */
async function pay(orderUid: string): Promise<void> {
  const paymentUid = await confirmGiven(world.database, orderUid);
  const { totalSen: settledSen } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const receivedSen = settledSen + CODE;
  await world.database.payment.update({ where: { uid: paymentUid }, data: { settledSen, receivedSen, codeSen: CODE } });
  await world.database.invoice.updateMany({ where: { orderUid }, data: { receivedSen } });
  await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
}
/** A shared slot of four with so many paid shares of Rp25.000, the booker's included. */
async function aSharedSlot(paid: number) {
  const venue = await aVenue(world.database);
  const { slot, orderUid } = await aSlot(world.database, venue, { shared: true });
  const orders = [orderUid];
  while (orders.length < paid) orders.push((await aShare(world.database, venue, slot)).orderUid);
  for (const one of orders) await pay(one);
  return { slotUid: slot.uid, orders };
}
/** A player cancels after the cutoff, and so much goes back; without an amount the venue keeps nothing. */
async function cancelTooLate(orderUid: string, amount?: Sen): Promise<void> {
  const [why, at] = ['Dibatalkan pelanggan setelah batas waktu', new Date()];
  await world.database.transaction(async (tx) => {
    const order = await lockWholeOrder(tx, world.get(ProductLines), orderUid);
    await moveShare(tx, await tx.venueShare.findUniqueOrThrow({ where: { orderUid } }), 'keep', 'customer', at);
    await moveOrder(tx, order, amount === undefined ? 'refund' : 'complete', { actor: 'system', by: 'customer', why });
    const invoice = await tx.invoice.findFirstOrThrow({ where: { orderUid } });
    const asked = { fee: sen(250_000n), reason: why, by: 'system', at };
    await refundInvoice(tx, invoice, amount === undefined ? asked : { ...asked, amount });
  });
  await settled(world.database);
}
const cancelled = (uid: string) =>
  world.database.venueSlot.update({
    where: { uid },
    data: { state: 'cancelled', dueAt: null, remindAt: null, reason: 'Lampu padam' },
  });
/** Moves a slot so that its due moment is past. */
const isOver = (uid: string) => {
  const past = new Date(Date.now() - HOUR_MS);
  return world.database.venueSlot.update({
    where: { uid },
    data: { startsAt: new Date(past.getTime() - HOUR_MS), endsAt: past, cutoffAt: past, dueAt: past },
  });
};
async function sweep(): Promise<void> {
  const work = world.get(DueVenuesSweep);
  await work.end();
  await work.settle();
  await settled(world.database);
}
const statesOf = async (slotUid: string) =>
  (await world.database.venueShare.findMany({ where: { slotUid } })).map(({ state }) => state).toSorted();
const refundsOf = (orderUid: string) =>
  world.database.refund.findMany({ where: { orderUid }, orderBy: { createdAt: 'asc' } });
/** What the books hold for a slot, in sen. */
async function heldFor(subjectUid: string): Promise<bigint> {
  const where = { account: 'venueFunds', subjectUid };
  const { _sum } = await world.database.ledgerPosting.aggregate({ where, _sum: { amountSen: true } });
  return -(_sum.amountSen ?? 0n);
}

it('a full refund gives the unique code back too, and nothing stays in the books of the slot', async () => {
  const { slotUid, orders } = await aSharedSlot(2);
  expect(await heldFor(slotUid)).toBe(4_500_000n);
  await isOver(slotUid);
  await sweep();
  for (const orderUid of orders)
    expect(await refundsOf(orderUid)).toMatchObject([{ amountSen: 2_513_700n, feeSen: 250_000n, codeSen: CODE }]);
  expect(await heldFor(slotUid)).toBe(0n);
});

it('what is kept of a late cancelling is for the venue, with the fee of the shop in it, as its words say', async () => {
  const { slotUid, orders } = await aSharedSlot(4);
  const left = orders[1]!;
  const before = await heldFor(slotUid);
  await cancelTooLate(left, sen(1_250_000n));
  const [back] = await refundsOf(left);
  const where = { account: 'feeIncome', orderUid: left };
  const fee = await world.database.ledgerPosting.aggregate({ where, _sum: { amountSen: true } });
  // What goes back takes its part of the fee with it; the rest of the fee stays income, and the rest of the money with the slot.
  expect(before - (await heldFor(slotUid))).toBe(back!.amountSen - back!.feeSen);
  expect(fee._sum.amountSen).toBe(-(250_000n - back!.feeSen));
  expect(back!.feeSen).toBeGreaterThan(0n);
  expect(back!.feeSen).toBeLessThan(250_000n);
  expect(KEPT).toBe('tidak kembali: untuk tempatnya, termasuk biaya layanan kami');
});

it('what was kept of a late cancelling goes back too when the venue cancels', async () => {
  const { slotUid, orders } = await aSharedSlot(4);
  const [, left] = orders as [string, string];
  await cancelTooLate(left, sen(1_250_000n));
  await cancelled(slotUid);
  await sweep();
  await sweep();
  expect(await statesOf(slotUid)).toEqual(['refunded', 'refunded', 'refunded', 'refunded']);
  expect(await world.database.order.findUnique({ where: { uid: left } })).toMatchObject({
    status: ORDER_STATUS.refunded,
  });
  const back = await refundsOf(left);
  expect(back).toMatchObject([
    { amountSen: 1_250_000n, codeSen: 0n },
    { amountSen: 1_263_700n, codeSen: CODE },
  ]);
  expect(back.reduce((sum, { feeSen }) => sum + feeSen, 0n)).toBe(250_000n);
  expect(await heldFor(slotUid)).toBe(0n);
});

it('a late player of whose share nothing was kept has all back already when the venue cancels', async () => {
  const { slotUid, orders } = await aSharedSlot(4);
  await cancelTooLate(orders[1]!);
  await cancelled(slotUid);
  await sweep();
  expect(await statesOf(slotUid)).toEqual(['kept', 'refunded', 'refunded', 'refunded']);
  expect(await refundsOf(orders[1]!)).toHaveLength(1);
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});

it('the venue is owed what the books hold for a slot, also where a late player got all back', async () => {
  const { slotUid, orders } = await aSharedSlot(4);
  await cancelTooLate(orders[1]!);
  await isOver(slotUid);
  await sweep();
  expect(await statesOf(slotUid)).toEqual(['kept', 'used', 'used', 'used']);
  const payouts = await world.database.payout.findMany({ where: { kind: 'venue', refUid: slotUid } });
  expect(payouts).toMatchObject([{ amountSen: 6_750_000n }]);
  expect(await heldFor(slotUid)).toBe(6_750_000n);
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
