import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { closedEarly } from '#runtime/sales/closed-early';
import { ProductLines } from '#runtime/sales/product-lines';
import { announceAndSettle, deliver } from '#testing/events';
import { confirmGiven } from '#testing/giving';
import { aPayment } from '#testing/money-factories';
import { brokenInvariants } from '#testing/invariants';
import { settled } from '#testing/settle';
import { aShare, aSlot, aVenue } from '#testing/venues';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { OrdersProcessor } from '../../sales/orders/orders.processor.js';
import { WorkerModule } from '../../worker.module.js';
import { DueOrdersSweep } from '../../sales/orders/due-orders.sweep.js';
import { DueVenuesSweep } from './due-venues.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

/** Its payment is confirmed, and what follows has been done. */
async function pay(orderUid: string): Promise<void> {
  const paymentUid = await confirmGiven(world.database, orderUid);
  const eventUid = await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
  // A second delivery changes nothing.
  await deliver<'orders'>(world, OrdersProcessor, 'order-paid', { orderUid }, eventUid);
}
/** A shared slot of four with so many paid shares, the booker's included. */
async function aSharedSlot(paid: number) {
  const venue = await aVenue(world.database);
  const booking = await aSlot(world.database, venue, { shared: true });
  const orders = [booking.orderUid];
  while (orders.length < paid) orders.push((await aShare(world.database, venue, booking.slot)).orderUid);
  for (const orderUid of orders) await pay(orderUid);
  return { venue, slotUid: booking.slot.uid, orders, customerUid: booking.customerUid };
}
const slotOf = (uid: string) => world.database.venueSlot.findUniqueOrThrow({ where: { uid } });
const statesOf = async (slotUid: string) =>
  (await world.database.venueShare.findMany({ where: { slotUid } })).map(({ state }) => state).toSorted();
const statusesOf = async (orders: string[]) => [
  ...new Set((await world.database.order.findMany({ where: { uid: { in: orders } } })).map(({ status }) => status)),
];
const kindsOf = async (customerUid: string) =>
  (await world.database.notification.findMany({ where: { customerUid } })).map(({ kind }) => kind);
/** Moves a slot so that its due moment is past. */
const isOver = (uid: string) => {
  const past = new Date(Date.now() - HOUR_MS);
  return world.database.venueSlot.update({
    where: { uid },
    data: { startsAt: new Date(past.getTime() - HOUR_MS), endsAt: past, cutoffAt: past, dueAt: past },
  });
};
/** Two workers at once, until nothing is left. */
async function sweep(): Promise<void> {
  const work = world.get(DueVenuesSweep);
  await Promise.all([work.end(), work.end()]);
  await Promise.all([work.tellChecked(), work.tellChecked()]);
  await Promise.all([work.settle(), work.settle()]);
  await settled(world.database);
}

it('a slot that is booked when cancelling is no longer free is told so, not a moment that is past', async () => {
  const venue = await aVenue(world.database);
  const { orderUid, customerUid, slot } = await aSlot(world.database, venue, { shared: false });
  await world.database.venueSlot.update({
    where: { uid: slot.uid },
    data: { cutoffAt: new Date(Date.now() - HOUR_MS) },
  });
  await pay(orderUid);
  await settled(world.database);
  const told = await world.database.notification.findFirstOrThrow({
    where: { customerUid, kind: 'tell-venue-confirmed' },
  });
  expect(told.body).toContain('Slot ini tidak bisa dibatalkan gratis lagi');
  expect(told.body).not.toContain('Gratis batal sampai');
});

describe('a slot that was played', () => {
  it('completes its orders and is owed to the venue once, without the fee of the shop', async () => {
    const { slotUid, orders, venue, customerUid } = await aSharedSlot(4);
    expect(await slotOf(slotUid)).toMatchObject({ state: 'confirmed', paid: 4, held: 0 });
    expect(await kindsOf(customerUid)).toEqual(expect.arrayContaining(['tell-venue-opened', 'tell-venue-confirmed']));
    await isOver(slotUid);
    await sweep();
    await sweep();
    expect(await slotOf(slotUid)).toMatchObject({ state: 'played', dueAt: null });
    expect(await statesOf(slotUid)).toEqual(['used', 'used', 'used', 'used']);
    expect(await statusesOf(orders)).toEqual([ORDER_STATUS.completed]);
    const payouts = await world.database.payout.findMany({ where: { kind: 'venue', refUid: slotUid } });
    expect(payouts).toMatchObject([{ amountSen: 9_000_000n, customerUid: venue.managerUid, state: 'scheduled' }]);
    await world.database.payout.update({
      where: { uid: payouts[0]!.uid },
      data: { state: 'paid', paidAt: new Date() },
    });
    await announceAndSettle(world, 'venue.paid-out', { slotUid, payoutUid: payouts[0]!.uid });
    const sums = await world.database.ledgerPosting.groupBy({
      by: ['account'],
      where: { OR: [{ orderUid: { in: orders } }, { subjectUid: slotUid }] },
      _sum: { amountSen: true },
      orderBy: { account: 'asc' },
    });
    expect(sums.map(({ account, _sum }) => [account, _sum.amountSen])).toEqual([
      ['bank', 1_000_000n],
      ['feeIncome', -1_000_000n],
      ['venueFunds', 0n],
    ]);
    expect(await kindsOf(venue.managerUid!)).toEqual(['tell-venue-paid-out']);
  });
});

describe('a shared slot', () => {
  it('that is incomplete at its cutoff gives everyone all back and lets go who has not paid', async () => {
    const { slotUid, orders, venue, customerUid } = await aSharedSlot(2);
    const unpaid = await aShare(world.database, venue, await slotOf(slotUid));
    await isOver(slotUid);
    await sweep();
    await sweep();
    expect((await slotOf(slotUid)).state).toBe('missed');
    expect(await statesOf(slotUid)).toEqual(['refunded', 'refunded', 'released']);
    expect(await statusesOf([unpaid.orderUid])).toEqual([ORDER_STATUS.expired]);
    expect(await world.database.refund.findMany({ where: { orderUid: { in: orders } } })).toMatchObject([
      { amountSen: 2_500_000n, feeSen: 250_000n },
      { amountSen: 2_500_000n, feeSen: 250_000n },
    ]);
    expect(await kindsOf(customerUid)).toContain('tell-venue-missed');
    expect(await world.database.payout.count({ where: { refUid: slotUid } })).toBe(0);
  });

  it('waits at its cutoff for a proof that is being checked, but not beyond its beginning', async () => {
    const { slotUid, venue } = await aSharedSlot(3);
    const last = await aShare(world.database, venue, await slotOf(slotUid));
    const past = new Date(Date.now() - HOUR_MS);
    await world.database.venueSlot.update({ where: { uid: slotUid }, data: { cutoffAt: past, dueAt: past } });
    await sweep();
    expect((await slotOf(slotUid)).state).toBe('open');
    await pay(last.orderUid);
    expect((await slotOf(slotUid)).state).toBe('confirmed');
  });
});

it('money that is confirmed after the slot has begun goes back', async () => {
  const { slot, orderUid } = await aSlot(world.database, await aVenue(world.database));
  await isOver(slot.uid);
  await world.get(DueVenuesSweep).end();
  expect((await slotOf(slot.uid)).state).toBe('missed');
  await pay(orderUid);
  await sweep();
  expect(await statesOf(slot.uid)).toEqual(['refunded']);
  expect(await statusesOf([orderUid])).toEqual([ORDER_STATUS.refunded]);
});

it.each([
  ['Dibatalkan pemesannya', 'Slot dibatalkan pemesannya'],
  ['Lampu padam', 'Slot dibatalkan: Lampu padam'],
])('a slot that ended for %j says to the others: %s', async (reason, why) => {
  const { slotUid, orders } = await aSharedSlot(3);
  await world.database.venueSlot.update({
    where: { uid: slotUid },
    data: { state: 'cancelled', dueAt: null, remindAt: null, reason },
  });
  await sweep();
  const ofOrder = { orderUid: orders.at(-1)! };
  expect(await world.database.refund.findFirst({ where: ofOrder })).toMatchObject({ reason: why });
  const last = await world.database.orderHistory.findFirst({ where: ofOrder, orderBy: { at: 'desc' } });
  expect(last).toMatchObject({ why });
});

it('a slot that the venue cancels gives everyone all back, and all hear why, paid or not', async () => {
  const { slotUid, orders, customerUid, venue } = await aSharedSlot(2);
  const unpaid = await aShare(world.database, venue, await slotOf(slotUid));
  const partly = await aShare(world.database, venue, await slotOf(slotUid));
  const part = { receivedSen: 1_000_000n, settledSen: 0n, decidedAt: new Date(), decidedBy: 'Sari Admin' };
  const { uid: paymentUid } = await aPayment(world.database, partly.orderUid, { state: 'confirmed', ...part });
  await world.database.invoice.updateMany({
    where: { orderUid: partly.orderUid },
    data: { receivedSen: part.receivedSen },
  });
  await announceAndSettle(world, 'payment.confirmed', { orderUid: partly.orderUid, paymentUid });
  await world.database.venueSlot.update({
    where: { uid: slotUid },
    data: { state: 'cancelled', dueAt: null, remindAt: null, reason: 'Lampu padam' },
  });
  await sweep();
  expect(await statusesOf(orders)).toEqual([ORDER_STATUS.refunded]);
  const message = await world.database.notification.findFirst({
    where: { customerUid, kind: 'tell-venue-cancelled' },
  });
  expect(message?.body).toContain('Lampu padam');
  // Where the account is written that the message asks for.
  expect(message?.body).toContain('di halaman pesanan');
  expect(message?.link).toMatch(/^\/user\/order\//);
  expect(await statusesOf([unpaid.orderUid])).toEqual([ORDER_STATUS.cancelled]);
  const closed = await world.database.notification.findFirst({
    where: { customerUid: unpaid.customerUid, kind: 'tell-order-closed' },
  });
  expect(closed?.body).toContain('Lampu padam');
  expect(closed?.body).not.toContain('waktu bayar');
  const order = await world.database.order.findUniqueOrThrow({ where: { uid: unpaid.orderUid } });
  const why = await world.database.transaction((tx) => closedEarly(tx, world.get(ProductLines), order));
  expect(why).toBe('Slot ini dibatalkan. Alasannya: Lampu padam.');
  expect(closed?.body).toContain('terlanjur transfer');
  const credited = await world.database.notification.findFirst({
    where: { customerUid: partly.customerUid, kind: 'tell-order-closed' },
  });
  expect(credited?.body).toContain('Rp10.000 jadi kreditmu.');
  expect(credited?.body).not.toContain('terlanjur transfer');
});

describe('a player whose proof is being checked when the slot ends', () => {
  const SHARE = 2_500_000n;
  async function aChecked(slotUid: string, venue: Awaited<ReturnType<typeof aVenue>>) {
    const player = await aShare(world.database, venue, await slotOf(slotUid));
    const { uid: paymentUid } = await aPayment(world.database, player.orderUid, {
      state: 'submitted',
      amountSen: SHARE,
    });
    await world.database.order.update({
      where: { uid: player.orderUid },
      data: { status: ORDER_STATUS.awaitingConfirmation },
    });
    await world.database.orderHistory.create({
      data: { orderUid: player.orderUid, fromStatus: 1, toStatus: 2, why: 'Bukti dikirim', by: 'customer' },
    });
    return { ...player, paymentUid };
  }
  /** Its proof is confirmed, and what follows has been done. */
  async function confirm({ orderUid, paymentUid }: { orderUid: string; paymentUid: string }) {
    const [at, receivedSen] = [new Date(), SHARE];
    const decided = { state: 'confirmed', receivedSen, decidedAt: at, decidedBy: 'Sari Admin' };
    await world.database.payment.update({ where: { uid: paymentUid }, data: decided });
    const step = { fromStatus: 2, toStatus: 3, why: 'Pembayaran diterima', by: 'Sari Admin' };
    const data = { status: ORDER_STATUS.processing, history: { create: step } };
    await world.database.order.update({ where: { uid: orderUid }, data });
    const paid = { status: 'paid', receivedSen, paidAt: at };
    await world.database.invoice.updateMany({ where: { orderUid }, data: paid });
    await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
  }
  const told = async (customerUid: string) =>
    world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });
  const cancel = (uid: string, reason: string) =>
    world.database.venueSlot.update({
      where: { uid },
      data: { state: 'cancelled', dueAt: null, remindAt: null, reason },
    });

  it.each([['Banjir'], ['Dibatalkan pemesannya']])(
    'is told at once, once, that it was cancelled (%s), and later what became of the money alone',
    async (reason) => {
      const { slotUid, venue } = await aSharedSlot(1);
      const player = await aChecked(slotUid, venue);
      const { customerUid } = player;
      await cancel(slotUid, reason);
      await sweep();
      await sweep();
      const [first, ...more] = await told(customerUid);
      expect(more).toEqual([]);
      expect(first).toMatchObject({ kind: 'tell-venue-cancelled', title: 'Slot di GOR Melati dibatalkan' });
      expect(first!.body).toMatch(new RegExp(`dibatalkan\\. Alasannya: ${reason}\\.`));
      expect(first!.body).toMatch(/masih kami cek.*kembali/s);

      await confirm(player);
      await sweep();
      const last = (await told(customerUid)).filter(({ kind }) => kind === 'tell-venue-cancelled').at(-1)!;
      expect(last.uid).not.toBe(first!.uid);
      expect(last.body).toMatch(/sudah kami cek.*Rp25\.000 akan dikembalikan/s);
      expect(last.body).not.toContain('Alasannya');
    },
  );

  it.each([
    ['rejected', 'belum bisa kami terima. Alasannya: Fotonya buram.'],
    ['confirmed', 'Rp10.000 jadi kreditmu.'],
  ])('and whose proof is %s then reads what came of it, and is asked for nothing', async (state, words) => {
    const { slotUid, venue } = await aSharedSlot(1);
    const { orderUid, customerUid, paymentUid } = await aChecked(slotUid, venue);
    await cancel(slotUid, 'Banjir');
    await sweep();
    const dueAt = new Date();
    const isPart = state === 'confirmed';
    await world.database.payment.update({
      where: { uid: paymentUid },
      data: {
        state,
        decidedAt: dueAt,
        decidedBy: 'Sari Admin',
        ...(isPart ? { receivedSen: 1_000_000n, settledSen: 0n } : { reason: 'Fotonya buram' }),
      },
    });
    await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.awaitingPayment } });
    await world.database.orderHistory.create({
      data: { orderUid, fromStatus: 2, toStatus: 1, why: 'Dicek', by: 'Sari Admin' },
    });
    const invoice = { dueAt, ...(isPart && { receivedSen: 1_000_000n }) };
    await world.database.invoice.updateMany({ where: { orderUid }, data: invoice });
    await announceAndSettle(world, isPart ? 'payment.short' : 'payment.rejected', {
      orderUid,
      paymentUid,
      dueAt: dueAt.toISOString(),
    });
    await world.get(DueOrdersSweep).expire();
    await sweep();
    expect(await statusesOf([orderUid])).toEqual([ORDER_STATUS.cancelled]);
    const kinds = (await told(customerUid)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'tell-refund-credited')).toEqual([
      'tell-venue-cancelled',
      'tell-order-closed',
    ]);
    const { body } = (await told(customerUid)).find(({ kind }) => kind === 'tell-order-closed')!;
    expect(body).toContain(words);
    expect(body).not.toContain('Banjir');
  });

  it('of a slot that has begun incomplete is told so, and later what became of the money', async () => {
    const { slotUid, venue } = await aSharedSlot(1);
    const player = await aChecked(slotUid, venue);
    const { customerUid } = player;
    await isOver(slotUid);
    await sweep();
    await sweep();
    expect(await told(customerUid)).toMatchObject([
      { kind: 'tell-venue-missed', body: expect.stringMatching(/masih kami cek/) },
    ]);
    await confirm(player);
    await sweep();
    const last = (await told(customerUid)).filter(({ kind }) => kind === 'tell-venue-missed').at(-1)!;
    expect(last.body).toMatch(/sudah kami cek.*Rp25\.000 akan dikembalikan/s);
  });
});

it.each([
  ['open', 'Slotmu masih kami simpan'],
  ['cancelled', 'Slot ini sudah tidak menerima pembayaran'],
])('of a slot that is %s a rejected proof says: %s', async (state, words) => {
  const { slotUid, venue } = await aSharedSlot(1);
  const { orderUid, customerUid } = await aShare(world.database, venue, await slotOf(slotUid));
  const decided = { decidedAt: new Date(), decidedBy: 'Sari Admin' };
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { state: 'rejected', ...decided });
  await world.database.venueSlot.update({ where: { uid: slotUid }, data: { state, dueAt: null } });
  await announceAndSettle(world, 'payment.rejected', { orderUid, paymentUid, dueAt: new Date().toISOString() });
  const message = await world.database.notification.findFirst({
    where: { customerUid, kind: 'tell-payment-rejected' },
  });
  expect(message?.body).toContain(words);
});

describe('an erasure', () => {
  const wish = async (customerUid: string) => {
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    return (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
  };

  it('frees the slot of an unpaid booking', async () => {
    const { slot, orderUid, customerUid } = await aSlot(world.database, await aVenue(world.database));
    expect(await wish(customerUid)).toBe('erased');
    expect([(await slotOf(slot.uid)).state, await statesOf(slot.uid)]).toEqual(['lapsed', ['released']]);
    expect(await statusesOf([orderUid])).not.toContain(ORDER_STATUS.awaitingPayment);
  });

  it('waits while a slot is paid and not played yet', async () => {
    const { customerUid } = await aSharedSlot(4);
    expect(await wish(customerUid)).toBe('requested');
  });

  it('of who runs a venue hides it and forgets the bank account', async () => {
    const { uid, managerUid } = await aVenue(world.database);
    expect(await wish(managerUid!)).toBe('erased');
    expect(await world.database.venue.findUniqueOrThrow({ where: { uid } })).toMatchObject({
      managerUid: null,
      active: false,
      bankName: '',
      accountNumber: '',
      accountName: '',
    });
  });
});

it('players are reminded once', async () => {
  const { slotUid, customerUid } = await aSharedSlot(4);
  await world.database.venueSlot.update({ where: { uid: slotUid }, data: { remindAt: new Date(Date.now() - 1_000) } });
  await Promise.all([world.get(DueVenuesSweep).remind(), world.get(DueVenuesSweep).remind()]);
  await settled(world.database);
  expect((await kindsOf(customerUid)).filter((kind) => kind === 'remind-venue')).toHaveLength(1);
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
