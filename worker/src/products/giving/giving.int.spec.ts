import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { announce } from '#runtime/platform/outbox/announce';
import { aCustomer } from '#testing/factories';
import { sen } from '#domain/platform/sen';
import { takeShareBack } from '#runtime/products/giving/shares.store';
import { lockOrder } from '#runtime/sales/orders.store';
import { payByFund } from '#runtime/sales/pay-by-fund';
import { ProductLines } from '#runtime/sales/product-lines';
import { aCause, aGivenOrder, anAllotment, anUnpaidSeatOf, confirmGiven, payAllotment } from '#testing/giving';
import { announceAndSettle, deliver, messageKindsOf } from '#testing/events';
import { brokenInvariants } from '#testing/invariants';
import { setDueDate } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { DueOrdersSweep } from '../../sales/orders/due-orders.sweep.js';
import { OrdersProcessor } from '../../sales/orders/orders.processor.js';
import { WorkerModule } from '../../worker.module.js';
import { ExpiredGiftsSweep } from './expired-gifts.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

type Given = Parameters<typeof aGivenOrder>[1];
async function anOrder({ face, books }: Pick<Given, 'face' | 'books'>, amountSen = 5_000_000n) {
  const { uid: customerUid } = await aCustomer(world.database);
  const { uid: orderUid } = await aGivenOrder(world.database, { customerUid, amountSen, face, books });
  return { customerUid, orderUid };
}
async function aPaidOrder(given: Pick<Given, 'face' | 'books'>) {
  const order = await anOrder(given);
  const paymentUid = await confirmGiven(world.database, order.orderUid);
  const eventUid = await announceAndSettle(world, 'payment.confirmed', { orderUid: order.orderUid, paymentUid });
  return { ...order, paymentUid, eventUid };
}
const donationTo = (causeUid: string): Pick<Given, 'face' | 'books'> => ({
  face: { donation: { causeUid, anonymous: false, message: 'Semangat', messageState: 'waiting' } },
  books: { held: 'donationFunds', subjectUid: causeUid },
});
const GIFT: Pick<Given, 'face' | 'books'> = {
  face: { gift: { recipientName: 'Dik Ani', message: 'Selamat Lebaran' } },
  books: { held: 'giftFunds' },
};
const postingsOf = async (orderUid: string) => {
  const postings = await world.database.ledgerPosting.findMany({ where: { orderUid }, orderBy: { id: 'asc' } });
  return postings.map(({ account, amountSen, subjectUid }) => [account, amountSen, subjectUid]);
};
const kindsOf = (customerUid: string) => messageKindsOf(world.database, customerUid);
const giftOf = (orderUid: string) => world.database.givingGift.findUniqueOrThrow({ where: { orderUid } });
const erase = async (customerUid: string) => {
  const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
  await world.get(ErasuresSweep).sweep();
  return (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
};

describe('a donation', () => {
  it('counts once however often the event arrives, and is held for its cause and never income', async () => {
    const cause = await aCause(world.database);
    const { orderUid, eventUid, customerUid } = await aPaidOrder(donationTo(cause.uid));
    for (const again of [eventUid, undefined])
      await deliver<'orders'>(world, OrdersProcessor, 'order-paid', { orderUid }, again);
    expect(await world.database.givingCause.findUnique({ where: { uid: cause.uid } })).toMatchObject({
      raisedSen: 5_000_000n,
      donations: 1,
    });
    expect(await world.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({
      status: ORDER_STATUS.completed,
    });
    expect(await postingsOf(orderUid)).toEqual([
      ['bank', 5_000_000n, cause.uid],
      ['donationFunds', -5_000_000n, cause.uid],
    ]);
    expect(await kindsOf(customerUid)).toEqual(
      expect.arrayContaining(['tell-payment-confirmed', 'tell-donation-received']),
    );
  });

  it('that is not paid in time lapses, and its message leads to where it can be tried again', async () => {
    const { slug, uid } = await aCause(world.database);
    const { orderUid, customerUid } = await anOrder(donationTo(uid));
    await setDueDate(world.database, orderUid, new Date(Date.now() - 60_000));
    await Promise.all([world.get(DueOrdersSweep).expire(), world.get(DueOrdersSweep).expire()]);
    await settled(world.database);
    const donation = await world.database.givingDonation.findUniqueOrThrow({ where: { orderUid } });
    expect(donation.state).toBe('lapsed');
    const [message, ...more] = await world.database.notification.findMany({ where: { customerUid } });
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'tell-order-closed', link: `/donation/${slug}/failed/${donation.uid}` });
  });

  it('that was passed on leaves the bank and what is held for the cause', async () => {
    const { uid: causeUid } = await aCause(world.database);
    await aPaidOrder(donationTo(causeUid));
    const { payoutUid } = await anAllotment(world.database, { causeUid, amountSen: 3_000_000n });
    await payAllotment(world.database, payoutUid);
    await settled(world.database);
    const held = await world.database.ledgerPosting.groupBy({
      by: ['account'],
      where: { subjectUid: causeUid },
      _sum: { amountSen: true },
      orderBy: { account: 'asc' },
    });
    expect(held.map(({ account, _sum }) => [account, _sum.amountSen])).toEqual([
      ['bank', 2_000_000n],
      ['donationFunds', -2_000_000n],
    ]);
  });
});

describe('a tip', () => {
  it('to the team is income', async () => {
    const { orderUid, customerUid } = await aPaidOrder({
      face: { tip: { recipient: 'team' } },
      books: { income: 'tipIncome' },
    });
    expect(await postingsOf(orderUid)).toEqual([
      ['bank', 5_000_000n, null],
      ['tipIncome', -5_000_000n, null],
    ]);
    expect(await kindsOf(customerUid)).toContain('tell-tip-received');
  });

  it('to a host is held for the host until it has left the bank', async () => {
    const { uid: hostUid } = await aCustomer(world.database);
    const { orderUid } = await aPaidOrder({
      face: { tip: { recipient: 'host', hostUid, bankName: 'BCA', accountNumber: '1234567890', accountName: 'Ani' } },
      books: { held: 'giftFunds' },
    });
    const tip = await world.database.givingTip.findUniqueOrThrow({ where: { orderUid } });
    const payout = await world.database.payout.findUniqueOrThrow({
      where: { kind_refUid: { kind: 'other', refUid: tip.uid } },
    });
    expect(payout).toMatchObject({ state: 'scheduled', customerUid: hostUid, accountNumber: '1234567890' });
    expect(await erase(hostUid)).toBe('requested'); // the money would lose its account
    await world.database.erasure.deleteMany({ where: { customerUid: hostUid } });
    await world.database.payout.update({ where: { uid: payout.uid }, data: { state: 'paid', paidAt: new Date() } });
    await world.database.givingTip.update({ where: { uid: tip.uid }, data: { state: 'passed-on' } });
    await announceAndSettle(world, 'giving.paid-out', { orderUid, payoutUid: payout.uid });
    expect((await postingsOf(orderUid)).map(([account, amount]) => [account, amount])).toEqual([
      ['bank', 5_000_000n],
      ['giftFunds', -5_000_000n],
      ['giftFunds', 5_000_000n],
      ['bank', -5_000_000n],
    ]);
    const [message] = await world.database.notification.findMany({ where: { customerUid: hostUid } });
    expect(message).toMatchObject({
      kind: 'tell-gift-paid',
      title: 'Ada tip untukmu',
      body: expect.stringContaining('ke rekening BCA-mu yang berakhiran 7890.'),
    });
  });

  it('that its giver may still pay for keeps the host from being erased', async () => {
    const { uid: hostUid } = await aCustomer(world.database);
    const { uid: customerUid } = await aCustomer(world.database);
    const face = { tip: { recipient: 'host', hostUid, bankName: 'BCA', accountNumber: '1', accountName: 'Ani' } };
    const books = { held: 'giftFunds' } as const;
    await aGivenOrder(world.database, { customerUid, amountSen: 5_000_000n, face, books });
    expect(await erase(hostUid)).toBe('requested');
    // The order of the giver is cancelled.
    expect(await erase(customerUid)).toBe('erased');
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.erasure.findFirst({ where: { customerUid: hostUid } })).toMatchObject({
      state: 'erased',
    });
  });
});

describe('a gift', () => {
  it('waits for its link after it is paid, and its giver gets a message', async () => {
    const { orderUid, customerUid } = await aPaidOrder(GIFT);
    expect(await giftOf(orderUid)).toMatchObject({ state: 'ready', secretHash: null, claimedBy: null });
    expect(await world.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({
      status: ORDER_STATUS.processing,
    });
    expect((await postingsOf(orderUid)).map(([account]) => account)).toEqual(['bank', 'giftFunds']);
    expect(await kindsOf(customerUid)).toContain('tell-gift-ready');
  });

  it('ends when it is not claimed in time, once by however many sweeps, with one message to its giver', async () => {
    const [late, early] = [await aPaidOrder(GIFT), await aPaidOrder(GIFT)];
    await world.database.givingGift.update({
      where: { orderUid: late.orderUid },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    const sweep = world.get(ExpiredGiftsSweep);
    const counts = await Promise.all([sweep.expire(), sweep.expire()]);
    expect(counts.reduce((a, b) => a + b)).toBe(1);
    await settled(world.database);
    expect([(await giftOf(late.orderUid)).state, (await giftOf(early.orderUid)).state]).toEqual(['expired', 'ready']);
    expect((await kindsOf(late.customerUid)).filter((kind) => kind === 'tell-gift-expired')).toHaveLength(1);
  });

  it('that waits or has to go back keeps its giver from being erased', async () => {
    const { customerUid, orderUid } = await aPaidOrder(GIFT);
    expect(await erase(customerUid)).toBe('requested');
    await world.database.givingGift.update({ where: { orderUid }, data: { state: 'expired' } });
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.customer.findUnique({ where: { uid: customerUid } })).toMatchObject({ erasedAt: null });
  });
});

describe('an erased customer', () => {
  it('leaves amounts and no words: an unpaid donation is dropped, a paid one stays with its cause', async () => {
    const cause = await aCause(world.database);
    const { customerUid, orderUid } = await aPaidOrder(donationTo(cause.uid));
    const unpaid = await aGivenOrder(world.database, { customerUid, amountSen: 1_000_000n, ...donationTo(cause.uid) });
    const application = await world.database.givingApplication.create({
      data: { causeUid: cause.uid, customerUid, name: 'Budi', story: 'Aku Budi', state: 'waiting' },
    });
    expect(await erase(customerUid)).toBe('erased');
    await settled(world.database);
    const donations = await world.database.givingDonation.findMany({
      where: { orderUid: { in: [orderUid, unpaid.uid] } },
    });
    expect(donations.map(({ state, message }) => [state, message]).toSorted()).toEqual([
      ['lapsed', ''],
      ['received', ''],
    ]);
    expect(await world.database.givingApplication.findUnique({ where: { uid: application.uid } })).toMatchObject({
      state: 'withdrawn',
      name: '',
      story: '',
    });
  });
});

/** One who was picked for a share that a donation has paid. */
async function aPickedApplicant() {
  const { uid: causeUid } = await aCause(world.database);
  const { orderUid } = await aPaidOrder(donationTo(causeUid));
  const { uid: donationUid } = await world.database.givingDonation.update({
    where: { orderUid },
    data: { shareCount: 1 },
  });
  const { uid: customerUid } = await aCustomer(world.database);
  const { uid: applicationUid } = await world.database.givingApplication.create({
    data: { causeUid, customerUid, name: 'Ani', story: 'Aku guru', state: 'picked' },
  });
  const given = { state: 'given', applicationUid, givenAt: new Date() };
  const share = await world.database.givingShare.create({ data: { donationUid, causeUid, number: 1, ...given } });
  return { customerUid, applicationUid, share };
}

describe('one who was picked for a share', () => {
  it('has the seat paid out of the cause: nothing comes to the bank, and the fee is the shop’s', async () => {
    const { customerUid, applicationUid, share } = await aPickedApplicant();
    const { causeUid } = share;
    const { orderUid } = await anUnpaidSeatOf(world.database, 'brand-of-the-cause', customerUid, 3_900_000n);
    const nobody = { orderUid: null, partyUid: null };
    const fund = { account: 'donationFunds', productLine: 'giving', subjectUid: causeUid, ...nobody } as const;
    await world.database.transaction(async (tx) => {
      const step = { cause: { actor: 'admin', by: 'Sari', why: 'Dibayar dengan jatah' }, at: new Date() } as const;
      const granted = { fund, most: sen(3_900_000n) } as const;
      const { paymentUid } = await payByFund(tx, world.get(ProductLines), await lockOrder(tx, orderUid), granted, step);
      const facts = { causeUid, amountSen: 3_900_000n, applicationUid, paymentUid, title: 'Satu jatah', by: 'Sari' };
      const { uid: disbursementUid } = await tx.givingDisbursement.create({ data: facts });
      await tx.givingCause.update({ where: { uid: causeUid }, data: { disbursedSen: facts.amountSen } });
      const fulfilled = { state: 'fulfilled', fulfilledAt: new Date() };
      await tx.givingApplication.update({ where: { uid: applicationUid }, data: fulfilled });
      await announce(tx, 'share.fulfilled', { applicationUid, disbursementUid });
    });
    await settled(world.database);
    expect(await postingsOf(orderUid)).toEqual([['memberFunds', -3_900_000n, null]]);
    const paidOut = { subjectUid: causeUid, amountSen: 3_900_000n };
    expect(await world.database.ledgerPosting.findMany({ where: paidOut })).toMatchObject([
      { account: 'donationFunds', orderUid: null, partyUid: null, productLine: 'giving' },
    ]);
    // Nothing came from the customer.
    const kinds = await kindsOf(customerUid);
    expect(kinds).toContain('tell-share-fulfilled');
    expect(kinds).not.toContain('tell-payment-confirmed');
    const told = { customerUid, kind: 'tell-share-fulfilled' };
    const { body } = await world.database.notification.findFirstOrThrow({ where: told });
    expect(body).toContain('Rp39.000');
  });

  it('is asked by no message to pay the seat that the share pays, and is asked for another one', async () => {
    const { customerUid, applicationUid } = await aPickedApplicant();
    const { causeUid } = await world.database.givingApplication.findUniqueOrThrow({ where: { uid: applicationUid } });
    const { slug } = await world.database.givingCause.findUniqueOrThrow({ where: { uid: causeUid } });
    const seats = [];
    for (const count of [1, 2])
      seats.push(await anUnpaidSeatOf(world.database, slug, customerUid, BigInt(count) * 3_900_000n));
    const bodies = [];
    for (const { orderUid, accountUid, groupUid } of seats) {
      const dueAt = (await world.database.invoice.findFirstOrThrow({ where: { orderUid } })).dueAt!.toISOString();
      await world.database.transaction(async (tx) => {
        await announce(tx, 'order.created', { orderUid, accountUid, groupUid, kind: 'ready', dueAt });
        await announce(tx, 'order.payment-requested', { orderUid, accountUid, groupUid, dueAt });
        await announce(tx, 'payment.due-soon', { orderUid, dueAt });
      });
      await settled(world.database);
      bodies.push(
        await world.database.notification.findMany({ where: { customerUid }, select: { kind: true, body: true } }),
      );
      await world.database.notification.deleteMany({ where: { customerUid } });
    }
    const [given, other] = bodies;
    const { orderUid } = seats[0]!;
    const { dueAt } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
    await world.database.invoice.updateMany({ where: { orderUid }, data: { dueAt: null } });
    await world.database.transaction((tx) => announce(tx, 'order.clock-stopped', { orderUid }));
    await settled(world.database);
    await world.database.invoice.updateMany({ where: { orderUid }, data: { dueAt } });
    const stopped = { customerUid, kind: 'tell-clock-stopped' };
    expect((await world.database.notification.findFirstOrThrow({ where: stopped })).body).not.toContain('bayar Rp');
    expect(given!.map(({ kind }) => kind).toSorted()).toEqual(['tell-order-created', 'tell-payment-requested']);
    for (const { body } of given!) expect(body).toMatch(/Jangan dibayar, ya: kursi ini kami yang membayar dari donasi/);
    expect(given!.map(({ body }) => body).join(' ')).not.toContain('Transfer');
    expect(other!.map(({ kind }) => kind)).toContain('remind-payment');
    for (const { body } of other!) expect(body).not.toContain('Jangan dibayar');
  });

  it('gets a message when it is given, and a true one when it is not given after all', async () => {
    const { customerUid, applicationUid, share } = await aPickedApplicant();
    await world.database.transaction((tx) => announce(tx, 'share.given', { applicationUid }));
    await settled(world.database);
    expect(await kindsOf(customerUid)).toEqual(['tell-share-given']);
    await world.database.transaction(async (tx) => {
      await takeShareBack(tx, applicationUid, 'admin');
      const declined = { state: 'declined', reason: 'Kami tidak bisa menghubungimu' };
      await tx.givingApplication.update({ where: { uid: applicationUid }, data: declined });
      await announce(tx, 'share.declined', { applicationUid, wasPicked: true });
    });
    await settled(world.database);
    expect(await world.database.givingShare.findUnique({ where: { uid: share.uid } })).toMatchObject({
      state: 'available',
    });
    const told = await world.database.notification.findFirstOrThrow({
      where: { customerUid, kind: 'tell-share-declined' },
    });
    expect(told.title).toBe('Maaf, jatah Netflix-mu tidak jadi diberikan');
    expect(told.body).toContain('tidak jadi bisa kami berikan. Alasannya: Kami tidak bisa menghubungimu');
  });

  it('and is erased leaves the share to another one', async () => {
    const { customerUid, applicationUid, share } = await aPickedApplicant();
    expect(await erase(customerUid)).toBe('erased');
    expect(await world.database.givingShare.findUnique({ where: { uid: share.uid } })).toMatchObject({
      state: 'available',
      applicationUid: null,
    });
    expect(await world.database.givingApplication.findUnique({ where: { uid: applicationUid } })).toMatchObject({
      state: 'withdrawn',
      name: '',
    });
  });
});

it('leaves no invariant broken', async () => {
  await settled(world.database);
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
