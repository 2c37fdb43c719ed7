import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { givenBackText } from '#domain/sales/payouts/given-back';
import { moveGift } from '#runtime/products/giving/gifts.store';
import { givingDesk } from '#runtime/products/giving/payout-desk';
import { venueDesk } from '#runtime/products/venues/payout-desk';
import { BOUNCED_PAYOUTS, resendUnplaced } from '#runtime/sales/bounced.store';
import { givenBackAmong } from '#runtime/sales/given-back';
import { lockOrder, moveOrder } from '#runtime/sales/orders.store';
import { approvePayout, lockPayout, payPayout, schedulePayout } from '#runtime/sales/payouts.store';
import type { PayoutDesk } from '#runtime/sales/product-line';
import { bookUnplaced, lockUnplaced } from '#runtime/sales/unplaced.store';
import { aCustomer } from '#testing/factories';
import { announceAndSettle } from '#testing/events';
import { aGivenOrder, confirmGiven } from '#testing/giving';
import { brokenInvariants } from '#testing/invariants';
import { aStatementLine } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { aSlot, aVenue } from '#testing/venues';
import { type World, openWorld } from '#testing/world';
import { DueVenuesSweep } from '../../products/venues/due-venues.sweep.js';
import { WorkerModule } from '../../worker.module.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const WRONG = { bankName: 'BCA', accountNumber: '1112223334', accountName: 'Rina' };
const RIGHT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Rina' };

async function confirmed(orderUid: string): Promise<void> {
  const paymentUid = await confirmGiven(world.database, orderUid);
  await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
}
/** What the one who runs a venue is owed for a slot that was played. */
async function ofVenue(receiverUid: string): Promise<string> {
  const venue = await aVenue(world.database, { managerUid: receiverUid, ...WRONG });
  const { slot, orderUid } = await aSlot(world.database, venue);
  await confirmed(orderUid);
  const past = new Date(Date.now() - HOUR_MS);
  const over = { startsAt: new Date(past.getTime() - HOUR_MS), endsAt: past, cutoffAt: past, dueAt: past };
  await world.database.venueSlot.update({ where: { uid: slot.uid }, data: over });
  const work = world.get(DueVenuesSweep);
  await work.end();
  await work.settle();
  return slot.uid;
}
async function given(face: Parameters<typeof aGivenOrder>[1]['face']): Promise<string> {
  const { uid: customerUid } = await aCustomer(world.database);
  const order = { customerUid, amountSen: 5_000_000n, face, books: { held: 'giftFunds' as const } };
  const { uid } = await aGivenOrder(world.database, order);
  await confirmed(uid);
  return uid;
}
async function ofTip(hostUid: string): Promise<string> {
  const orderUid = await given({ tip: { recipient: 'host', hostUid, ...WRONG } });
  return (await world.database.givingTip.findUniqueOrThrow({ where: { orderUid } })).uid;
}
/** As the one who has its link claims it. */
async function ofGift(claimedBy: string): Promise<string> {
  const orderUid = await given({ gift: { recipientName: 'Dik Ani', message: 'Selamat Lebaran' } });
  const gift = await world.database.givingGift.findUniqueOrThrow({ where: { orderUid } });
  await world.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUid);
    await moveGift(tx, gift, 'claim', 'customer', { claimedBy, claimedAt: new Date() });
    await moveOrder(tx, order, 'complete', { actor: 'system', by: 'system', why: 'Hadiah sudah diambil' });
    const payout = { kind: 'other' as const, refUid: gift.uid, customerUid: claimedBy, ...WRONG };
    await schedulePayout(tx, { ...payout, amount: sen(gift.amountSen), dueAt: new Date() });
  });
  return gift.uid;
}

const admin = (name: string) => ({ uid: randomUUID(), name });
const [asker, approver] = [admin('Sari Keuangan'), admin('Dua Keuangan')];
/** One admin approves the transfer, and it is recorded. */
const transfer = (desk: PayoutDesk, uid: string) =>
  world.database.transaction(async (tx) => {
    const at = new Date();
    const payout = async () => {
      await desk.lock?.(tx, await tx.payout.findUniqueOrThrow({ where: { uid } }));
      return lockPayout(tx, uid);
    };
    await approvePayout(tx, await payout(), approver, at);
    await payPayout(tx, await payout(), { by: approver, at, reference: `TRF-${uid}`, otherPayerFrom: null });
    await desk.paid(tx, await payout());
  });
/** The bank gives it back, and it is to go to another account. */
async function bounce(payoutUid: string, amountSen: bigint): Promise<string> {
  const decided = { decidedBy: asker.name, decidedAt: new Date() };
  const line = await aStatementLine(world.database, { amountSen, state: 'unplaced', ...decided });
  return world.database.transaction(async (tx) => {
    const at = new Date();
    const money = await lockUnplaced(tx, await bookUnplaced(tx, line, { by: asker.name, at }));
    const saying = { by: asker, at, feeFrom: sen(50_000_000n) };
    return (await resendUnplaced(tx, money, { payoutUid, account: RIGHT }, saying)).payoutUid;
  });
}

it.each([
  ['a venue', 'venue', ofVenue, venueDesk, 'Pendapatan GOR Melati sudah kami kirim'],
  ['a tip', 'other', ofTip, givingDesk, 'Ada tip untukmu'],
  ['a gift', 'other', ofGift, givingDesk, 'Hadiah THR-mu sudah kami kirim'],
] as const)(
  'the payout of %s that the bank gives back is sent again: the books are even, and its receiver reads each step',
  async (_of, kind, owed, desk, wasSent) => {
    const { uid: customerUid } = await aCustomer(world.database, { name: 'Rina Host' });
    const refUid = await owed(customerUid);
    const { uid, amountSen } = await world.database.payout.findUniqueOrThrow({
      where: { kind_refUid: { kind, refUid } },
    });
    await transfer(desk, uid);
    await settled(world.database);
    const again = await bounce(uid, amountSen);
    await settled(world.database);
    const beside = async () => {
      const givenBack = (await givenBackAmong(world.database, kind, [refUid]))(refUid);
      return givenBack && givenBackText(givenBack);
    };
    expect(await beside()).toBe('Dikembalikan bank, dikirim ulang');
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);

    await transfer(BOUNCED_PAYOUTS, again);
    await settled(world.database);
    expect(await beside()).toMatch(/^Dikembalikan bank, dikirim ulang tanggal \d/);
    expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
    const owedStill = { partyUid: customerUid, account: 'bouncedTransfers' };
    const { _sum } = await world.database.ledgerPosting.aggregate({ where: owedStill, _sum: { amountSen: true } });
    expect(_sum.amountSen).toBe(0n);
    const messages = await world.database.notification.findMany({
      where: { customerUid },
      orderBy: { createdAt: 'asc' },
    });
    const amount = `Rp${(amountSen / 100n).toLocaleString('id-ID')}`;
    expect(messages.map(({ title }) => title)).toEqual([
      wasSent,
      `Transfer ${amount} dikembalikan oleh bank`,
      `Transfer ${amount} sudah kami kirim ulang`,
    ]);
    expect(messages[1]!.body).toContain(`berakhiran 3334 dikembalikan oleh bank`);
    expect(messages[2]!.body).toContain(`berakhiran 3210.\n\nNomor referensi: TRF-${again}.`);
  },
);
