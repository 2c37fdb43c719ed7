import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { claimClocks, silenceEnds } from '#domain/products/subscriptions/access/access-claim';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { missClaim } from '#runtime/products/subscriptions/access/miss-claim';
import { writeLine } from '#runtime/products/subscriptions/access/threads.store';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { announce } from '#runtime/platform/outbox/announce';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { ProductLines } from '#runtime/sales/product-lines';
import { aFile, aPayment, aPurchase, aRefund } from '#testing/money-factories';
import { type RenewingTestSeat, aRenewingSeat } from '#testing/renewing-seat';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { AccessSweep } from './access.sweep.js';
import { USUAL_HOURS } from '#domain/platform/opening-hours';

/** 10.00 WIB. The period of a month costs Rp61.000. */
const ACTIVATED = new Date('2026-11-01T03:00:00Z');
const OPENED = new Date('2026-11-10T03:00:00Z');
const ACTIVE: OrderGiven = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };

let world: World;
let family: Family;
let groupUid: string;
let host: Awaited<ReturnType<typeof anOrder>>;
let seat: RenewingTestSeat;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());
beforeEach(async () => {
  family = await aFamily(world.database);
  groupUid = (await aGroup(world.database, family)).uid;
  host = await anOrder(world.database, family, groupUid, { ...ACTIVE, kind: 'host' });
  seat = await aRenewingSeat(world.database, family, ACTIVATED, { groupUid, hasAccess: false });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const at = (moment: Date) => jest.spyOn(world.get(Clock), 'now').mockReturnValue(moment);
async function sweepAt(moment: Date, workers = 1): Promise<number> {
  at(moment);
  const moved = await Promise.all(Array.from({ length: workers }, () => world.get(AccessSweep).miss()));
  return moved.reduce((sum, count) => sum + count, 0);
}
async function aClaim(given: object = {}) {
  const { accountUid, orderUid } = seat;
  const clocks = claimClocks(OPENED, USUAL_HOURS);
  const words = { reason: 'wrong-login', message: 'Kata sandinya ditolak.' };
  const uid = randomUUID();
  await world.database.transaction(async (tx) => {
    const data = { uid, accountUid, groupUid, ...words, openedAt: OPENED, ...clocks, dueAt: clocks.answerDueAt };
    await tx.accessClaim.create({ data: { ...data, ...given } });
    await announce(tx, 'claim.opened', { accountUid, orderUid, groupUid, claimUid: uid });
  });
  return { uid, ...clocks };
}
const claimOf = (uid: string) => world.database.accessClaim.findUniqueOrThrow({ where: { uid } });
const refunds = () => world.database.refund.findMany({ where: { orderUid: seat.orderUid } });
const statusOf = async () =>
  (await world.database.account.findUniqueOrThrow({ where: { uid: seat.accountUid } })).status;
const statesOf = async () => [
  (await world.database.order.findUniqueOrThrow({ where: { uid: seat.orderUid } })).status,
  await statusOf(),
];
const messagesTo = async (customerUid: string) => {
  await settled(world.database);
  return world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });
};
const titles = async (customerUid: string) => (await messagesTo(customerUid)).map(({ title }) => title);
const bodies = async (customerUid: string) => (await messagesTo(customerUid)).map(({ body }) => body);

describe('a claim without an answer', () => {
  it('is a refund of the unused part once, whatever sweeps and whenever; the seat is free in the same transaction', async () => {
    const claim = await aClaim();
    await world.database.seatAccess.create({
      data: { accountUid: seat.accountUid, grantedAt: ACTIVATED, confirmedAt: ACTIVATED, confirmedBy: 'member' },
    });
    expect(await sweepAt(new Date(claim.answerDueAt.getTime() - 1))).toBe(0);
    expect(await sweepAt(claim.answerDueAt, 5)).toBe(1);
    // 21 of 31 days, 1 November to 1 December: the one on which it was opened counts as used.
    expect(await refunds()).toMatchObject([{ state: 'requested', amountSen: 4_132_300n, by: 'system' }]);
    expect(await claimOf(claim.uid)).toMatchObject({ state: 'missed', dueAt: null, refundSen: 4_132_300n });
    expect(await statesOf()).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.cancelled]);
    expect(await world.database.accessRemoval.count({ where: { accountUid: seat.accountUid } })).toBe(1);
    // A clock that jumps a month ahead and back.
    for (const moment of [daysAfter(claim.answerDueAt, 31), OPENED]) expect(await sweepAt(moment, 2)).toBe(0);
    expect(await refunds()).toHaveLength(1);
    expect(await titles(seat.customerUid)).toEqual([expect.stringContaining('kami kembalikan')]);
    expect(await titles(host.customerUid)).toContain('Klaim anggota grup Netflix Host (1 bulan) lewat batas waktu');
  });

  it('is a refund of everything when the access never worked: order and seat end as refunded, once', async () => {
    const claim = await aClaim();
    expect(await sweepAt(claim.answerDueAt, 3)).toBe(1);
    expect(await refunds()).toMatchObject([{ amountSen: 6_100_000n }]);
    expect(await statesOf()).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
    const { seatNumber } = await world.database.account.findUniqueOrThrow({ where: { uid: seat.accountUid } });
    const { freeRegularSeats } = await world.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    expect(freeRegularSeats).toContain(seatNumber);
    expect(await sweepAt(daysAfter(claim.answerDueAt, 31), 2)).toBe(0);
    expect(await refunds()).toHaveLength(1);
    expect(await bodies(seat.customerUid)).toEqual([
      expect.stringContaining('Semua uangmu yang masih di kami kembali. Rp61.000 akan dikembalikan.'),
    ]);
    expect(await titles(host.customerUid)).toEqual(
      expect.arrayContaining([
        'Klaim anggota grup Netflix Host (1 bulan) lewat batas waktu',
        'Satu anggota grup Netflix Host (1 bulan) sudah selesai',
      ]),
    );
  });

  it('gives back all that is left where a part came back before: nothing stays with the shop, so the order is refunded', async () => {
    await aRefund(world.database, { uid: seat.paymentUid, orderUid: seat.orderUid, amountSen: 1_000_000n });
    const claim = await aClaim();
    await sweepAt(claim.answerDueAt);
    expect(await claimOf(claim.uid)).toMatchObject({ refundSen: 5_100_000n });
    expect(await statesOf()).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
  });

  it('keeps the order completed where an earlier period stays paid', async () => {
    const { accountUid, orderUid, endsAt } = seat;
    const openedAt = new Date(endsAt.getTime() + HOUR_MS);
    const { uid: invoiceUid } = await world.database.invoice.create({
      data: {
        orderUid,
        number: randomUUID(),
        purpose: 'renewal',
        amountSen: 6_100_000n,
        receivedSen: 6_100_000n,
        status: 'paid',
        paidAt: endsAt,
      },
    });
    await aPayment(world.database, orderUid, { invoiceUid, decidedAt: endsAt });
    const { variantUid } = family.plans.ready;
    const next = { number: 2, startsAt: endsAt, endsAt: daysAfter(endsAt, 31), variantUid, invoiceUid };
    await world.database.seatPeriod.create({ data: { accountUid, ...next } });
    const access = { grantedAt: ACTIVATED, confirmedAt: ACTIVATED, confirmedBy: 'member' };
    await world.database.seatAccess.create({ data: { accountUid, ...access } });
    const clocks = claimClocks(openedAt, USUAL_HOURS);
    await aClaim({ openedAt, ...clocks, dueAt: clocks.answerDueAt });
    await sweepAt(clocks.answerDueAt);
    // 30 of 31 days.
    expect(await refunds()).toMatchObject([{ amountSen: 5_903_300n }]);
    expect(await statesOf()).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.cancelled]);
  });

  it('is a refund of everything where there was none, also when the time that was counted first is over', async () => {
    const openedAt = daysAfter(seat.endsAt, 9);
    const clocks = claimClocks(openedAt, USUAL_HOURS);
    await aClaim({ openedAt, ...clocks, dueAt: clocks.answerDueAt });
    await sweepAt(clocks.answerDueAt);
    expect(await refunds()).toMatchObject([{ amountSen: 6_100_000n }]);
    expect(await statesOf()).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
  });

  it('ends a seat that lapsed while the clock ran, so that it cannot be renewed after the refund', async () => {
    const openedAt = new Date(seat.endsAt.getTime() - HOUR_MS);
    const clocks = claimClocks(openedAt, USUAL_HOURS);
    const claim = await aClaim({ openedAt, ...clocks, dueAt: clocks.answerDueAt });
    const { accountUid, orderUid } = seat;
    const status = ACCOUNT_STATUS.waitingForFollowUp;
    await world.database.account.update({ where: { uid: accountUid }, data: { status } });
    const { uid: invoiceUid } = await world.database.invoice.create({
      data: { orderUid, number: randomUUID(), purpose: 'renewal', amountSen: 6_100_000n, status: 'open' },
    });
    const graceEndsAt = daysAfter(seat.endsAt, 3);
    await world.database.seatRenewal.update({ where: { accountUid }, data: { invoiceUid, graceEndsAt } });
    const part = { invoiceUid, amountSen: 1_000_000n, settledSen: 0n };
    await aPayment(world.database, orderUid, { ...part, decidedAt: seat.endsAt });
    expect(await sweepAt(clocks.answerDueAt)).toBe(1);
    expect(await refunds()).toMatchObject([
      { state: 'requested', amountSen: 6_100_000n },
      { state: 'credited', amountSen: 1_000_000n },
    ]);
    expect(await claimOf(claim.uid)).toMatchObject({ state: 'missed', refundSen: 6_100_000n });
    expect(await statesOf()).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
    const renewal = await world.database.seatRenewal.findUniqueOrThrow({ where: { accountUid } });
    expect([renewal.endedAt, renewal.invoiceUid]).toEqual([clocks.answerDueAt, null]);
    expect((await world.database.invoice.findUniqueOrThrow({ where: { uid: invoiceUid } })).status).toBe('void');
  });

  it('changes nothing when the process dies before the commit, and is done by the next sweep', async () => {
    const claim = await aClaim();
    const dying = world.database.transaction(async (tx) => {
      await missClaim(tx, world.get(ProductLines), claim.uid, { now: () => claim.answerDueAt });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect([await refunds(), await statusOf()]).toEqual([[], ACCOUNT_STATUS.active]);
    await sweepAt(claim.answerDueAt);
    expect(await refunds()).toHaveLength(1);
  });

  it('waits while a proof of the next period waits for a decision', async () => {
    const claim = await aClaim();
    const { orderUid, customerUid, accountUid } = seat;
    const invoice = await world.database.invoice.create({
      data: { orderUid, number: randomUUID(), purpose: 'renewal', amountSen: 6_100_000n, status: 'open' },
    });
    await world.database.seatRenewal.update({ where: { accountUid }, data: { invoiceUid: invoice.uid } });
    const { uid: fileUid } = await aFile(world.database, { customerUid });
    const { uid: paymentUid } = await world.database.payment.create({
      data: {
        orderUid,
        invoiceUid: invoice.uid,
        state: 'submitted',
        amountSen: 6_100_000n,
        fileUid,
        bankFrom: 'BCA',
        accountName: 'Budi',
      },
    });
    expect(await sweepAt(claim.answerDueAt)).toBe(0);
    expect(await refunds()).toEqual([]);
    await world.database.payment.update({ where: { uid: paymentUid }, data: { state: 'rejected' } });
    expect(await sweepAt(claim.answerDueAt)).toBe(1);
  });
});

describe('a claim with an answer', () => {
  it('has until the second clock, and is missed then', async () => {
    const claim = await aClaim();
    const line = { uid: randomUUID(), accountUid: seat.accountUid, party: 'host', message: 'Saya cek.' } as const;
    await world.database.transaction((tx) => writeLine(tx, { ...line, by: { customerUid: host.customerUid } }, OPENED));
    expect(await sweepAt(claim.answerDueAt)).toBe(0);
    expect(await sweepAt(claim.solveDueAt)).toBe(1);
    expect(await refunds()).toHaveLength(1);
  });
});

describe('a claim of a seat', () => {
  it('without money left to give back keeps the seat; an admin settles it', async () => {
    await aRefund(world.database, { uid: seat.paymentUid, orderUid: seat.orderUid, amountSen: 6_100_000n });
    const claim = await aClaim();
    await sweepAt(claim.answerDueAt);
    expect(await statusOf()).toBe(ACCOUNT_STATUS.active);
    expect(await refunds()).toHaveLength(1);
    expect(await claimOf(claim.uid)).toMatchObject({ state: 'missed', refundSen: 0n });
  });

  it('informs the host at once, with the reason and until when', async () => {
    await aClaim();
    expect(await titles(host.customerUid)).toEqual([
      'Anggota grup Netflix Host (1 bulan) belum bisa memakai langganannya',
    ]);
  });
});

describe('a missed claim is told', () => {
  const missed = /^Klaim anggota grup/;

  it('to the host whose reimbursement it holds, not to the one who sits there since', async () => {
    const { uid: purchaseUid } = await aPurchase(world.database, host.orderUid, { debitedAt: ACTIVATED });
    const { uid: cycleUid } = await world.database.groupCycle.findUniqueOrThrow({ where: { purchaseUid } });
    const claim = await aClaim({ cycleUid });
    const status = ACCOUNT_STATUS.cancelled;
    await world.database.account.update({ where: { uid: host.accountUid }, data: { status } });
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { freeHostSeats: [1] } });
    const next = await anOrder(world.database, family, groupUid, { ...ACTIVE, kind: 'host' });
    await sweepAt(claim.answerDueAt);
    expect((await titles(next.customerUid)).filter((title) => missed.test(title))).toEqual([]);
    expect(await bodies(host.customerUid)).toContainEqual(expect.stringContaining('di siklus yang kamu beli'));
  });

  it('to no host whose group its member has come to since', async () => {
    const { uid: before } = await aGroup(world.database, family);
    const claim = await aClaim({ groupUid: before });
    await sweepAt(claim.answerDueAt);
    expect((await titles(host.customerUid)).filter((title) => missed.test(title))).toEqual([]);
  });
});

it('a claim is announced to no host that has only ordered its seat', async () => {
  const status = ACCOUNT_STATUS.registered;
  await world.database.account.update({ where: { uid: host.accountUid }, data: { status } });
  const claim = await aClaim();
  await sweepAt(claim.answerDueAt);
  const sent = (await titles(host.customerUid)).filter((title) => /belum bisa memakai|^Klaim anggota/.test(title));
  expect(sent).toEqual([]);
});

describe('silence', () => {
  it('counts 48 hours after the access was given, once, and not while a claim is open', async () => {
    const { accountUid } = seat;
    await world.database.seatAccess.create({
      data: { accountUid, grantedAt: ACTIVATED, dueAt: silenceEnds(ACTIVATED) },
    });
    const access = () => world.database.seatAccess.findUniqueOrThrow({ where: { accountUid } });
    at(new Date(silenceEnds(ACTIVATED).getTime() - 1));
    await world.get(AccessSweep).confirm();
    expect((await access()).confirmedAt).toBeNull();
    at(silenceEnds(ACTIVATED));
    await Promise.all([world.get(AccessSweep).confirm(), world.get(AccessSweep).confirm()]);
    expect(await access()).toMatchObject({ confirmedBy: 'silence', confirmedAt: silenceEnds(ACTIVATED), dueAt: null });
  });

  it('begins when a seat becomes active in a group that has a login, not in one that has none', async () => {
    const { database } = world;
    const pending = { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending, confirmedAt: ACTIVATED };
    await database.vaultKey.createMany({ data: [{ version: 1, fingerprint: 'a'.repeat(64) }], skipDuplicates: true });
    for (const withLogin of [false, true]) {
      const { accountUid, customerUid } = await anOrder(database, family, groupUid, pending);
      await database.invoice.updateMany({
        where: { order: { account: { uid: accountUid } } },
        data: { status: 'paid' },
      });
      if (withLogin)
        await database.groupCredential.create({
          data: {
            groupUid,
            version: 1,
            keyVersion: 1,
            wrappedKey: new Uint8Array(60),
            sealed: new Uint8Array(284),
            storedBy: 'admin',
            storedUid: customerUid,
          },
        });
      await database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: randomUUID() }], OPENED));
      const access = await database.seatAccess.findUnique({ where: { accountUid } });
      expect(access?.dueAt ?? null).toEqual(withLogin ? silenceEnds(OPENED) : null);
    }
  });
});
