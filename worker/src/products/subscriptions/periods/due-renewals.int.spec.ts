import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { grantAccess } from '#runtime/products/subscriptions/access/grant-access';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { lockOrder } from '#runtime/sales/orders.store';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aFile, aPayment } from '#testing/money-factories';
import { type RenewingTestSeat, aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { DueRenewalsSweep } from './due-renewals.sweep.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());
beforeEach(async () => {
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 2 });
  await aPrice(world.database, family.plans.ready.variantUid);
});

/** 20 November 2026, 15.00 WIB: the last paid day is 20 December. */
const ACTIVATED = new Date('2026-11-20T08:00:00Z');
const INVOICED = '2026-12-13T02:00:00Z';
const ENDED = '2026-12-20T17:00:00Z';
const GRACE_OVER = '2026-12-23T17:00:00Z';

/** The sweep of each of several workers, with the clock at this moment. */
async function sweepAt(at: string, workers = 1): Promise<void> {
  jest.spyOn(world.get(Clock), 'now').mockReturnValue(new Date(at));
  await Promise.all(Array.from({ length: workers }, () => world.get(DueRenewalsSweep).sweep()));
}
const aSeat = (given: Parameters<typeof aRenewingSeat>[3] = {}) =>
  aRenewingSeat(world.database, family, ACTIVATED, given);

async function stateOf({ accountUid, orderUid }: RenewingTestSeat) {
  const { status, renewal, periods, removals } = await world.database.account.findUniqueOrThrow({
    where: { uid: accountUid },
    include: { renewal: true, periods: { orderBy: { number: 'asc' } }, removals: true },
  });
  const invoices = await world.database.invoice.findMany({
    where: { orderUid, purpose: 'renewal' },
    orderBy: { createdAt: 'asc' },
  });
  return { status, renewal: renewal!, periods, removal: removals[0] ?? null, invoices };
}
async function eventsOf({ accountUid }: RenewingTestSeat): Promise<string[]> {
  const events = await world.database.outbox.findMany({
    where: { payload: { path: ['accountUid'], equals: accountUid } },
    orderBy: { id: 'asc' },
  });
  return events.map(({ name }) => name).filter((name) => name !== 'account.status-changed');
}
async function renewedOf({ customerUid }: RenewingTestSeat): Promise<string> {
  await settled(world.database);
  const where = { customerUid, kind: 'tell-seat-renewed' };
  return (await world.database.notification.findFirstOrThrow({ where })).body;
}
/** What confirming a payment of the open renewal invoice does to the seat. */
async function payRenewal({ orderUid, customerUid }: RenewingTestSeat, event: 'submitted' | 'confirmed' = 'confirmed') {
  const lines = world.get(ProductLines);
  const at = world.get(Clock).now();
  await world.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUid);
    const { uid, amountSen } = await tx.invoice.findFirstOrThrow({
      where: { orderUid, purpose: 'renewal', status: 'open' },
    });
    const { uid: fileUid } = await aFile(world.database, { customerUid });
    const isPaid = event === 'confirmed';
    await tx.payment.create({
      data: {
        orderUid,
        invoiceUid: uid,
        state: event,
        amountSen,
        receivedSen: isPaid ? amountSen : null,
        bankFrom: 'BCA',
        accountName: 'Budi',
        fileUid,
      },
    });
    if (isPaid)
      await tx.invoice.update({ where: { uid }, data: { status: 'paid', receivedSen: amountSen, paidAt: at } });
    await lines.onRenewal(tx, order, uid, event, { cause: { actor: 'admin', by: 'Sari', why: 'x' }, at });
  });
}

describe('an active seat', () => {
  it('is left alone until its renewal is due', async () => {
    const seat = await aSeat();
    await sweepAt('2026-12-06T01:59:59Z');
    const { status, renewal, invoices } = await stateOf(seat);
    expect([status, invoices]).toEqual([ACCOUNT_STATUS.active, []]);
    expect(renewal).toMatchObject({ quoteSen: null, dueAt: new Date('2026-12-06T02:00:00Z') });
    expect(await eventsOf(seat)).toEqual([]);
  });

  it('gets one invoice for the next period a week before, whatever number of workers look', async () => {
    const seat = await aSeat();
    await sweepAt(INVOICED, 4);
    const { status, invoices, renewal } = await stateOf(seat);
    expect(status).toBe(ACCOUNT_STATUS.active);
    expect(invoices).toMatchObject([
      { status: 'open', amountSen: 6_100_000n, feeSen: 1_450_000n, dueAt: new Date(ENDED) },
    ]);
    expect(invoices[0]!.number).toMatch(/-2$/);
    expect(renewal).toMatchObject({ invoiceUid: invoices[0]!.uid, dueAt: new Date('2026-12-17T02:00:00Z') });
    expect(await eventsOf(seat)).toEqual(['renewal.invoiced']);
  });

  it('is reminded on its days, lapses at the end, and ends after the grace; nothing twice', async () => {
    const waiting = await aGroup(world.database, family);
    const seat = await aSeat({ groupUid: waiting.uid });
    const neighbour = await aSeat({ groupUid: waiting.uid });
    const days = ['06', '13', '17', '19', '20'].map((day) => `2026-12-${day}T02:00:00Z`);
    for (const at of [...days, ...days.slice(-1), ENDED]) await sweepAt(at, 2);
    expect(await eventsOf(seat)).toEqual([
      'renewal.invoiced',
      'renewal.due-soon',
      'renewal.due-soon',
      'renewal.due-soon',
      'seat.lapsed',
    ]);
    expect(await stateOf(seat)).toMatchObject({
      status: ACCOUNT_STATUS.waitingForFollowUp,
      renewal: { graceEndsAt: new Date(GRACE_OVER), dueAt: new Date(GRACE_OVER) },
      invoices: [{ status: 'open', dueAt: new Date(GRACE_OVER) }],
    });
    await payRenewal(neighbour);
    await sweepAt(GRACE_OVER, 2);
    expect(await stateOf(seat)).toMatchObject({
      status: ACCOUNT_STATUS.cancelled,
      renewal: { dueAt: null, invoiceUid: null, endedAt: new Date(GRACE_OVER) },
      invoices: [{ status: 'void' }],
      removal: { groupUid: waiting.uid, doneAt: null },
    });
    expect((await eventsOf(seat)).slice(5)).toEqual(['seat.ended']);
    const group = await world.database.accountGroup.findUniqueOrThrow({ where: { uid: waiting.uid } });
    expect(group.freeRegularSeats).toEqual([seat.seatNumber]);
    await settled(world.database);
    const messages = (customerUid: string, kind: string) =>
      world.database.notification.count({ where: { customerUid, kind } });
    expect(await messages(seat.customerUid, 'tell-seat-ended')).toBe(1);
    expect(await messages(neighbour.customerUid, 'tell-seat-ended')).toBe(1);
  });

  it('leaves others who hear that theirs runs as usual only where it does', async () => {
    await world.database.planFamily.update({ where: { uid: family.uid }, data: { regularSeats: 4 } });
    const { uid: groupUid } = await aGroup(world.database, { ...family, regularSeats: 4 });
    const stopped = { stoppedAt: ACTIVATED, dueAt: ACTIVATED };
    const [seat, used, unused] = [
      await aSeat({ groupUid }),
      await aSeat({ groupUid }),
      await aSeat({ groupUid, hasAccess: false }),
    ];
    const lapsed = await aSeat({ groupUid, accountStatus: ACCOUNT_STATUS.waitingForFollowUp });
    await world.database.seatRenewal.update({ where: { accountUid: seat.accountUid }, data: stopped });
    const others = { accountUid: { in: [used, unused, lapsed].map(({ accountUid }) => accountUid) } };
    await world.database.seatRenewal.updateMany({ where: others, data: { dueAt: null } });
    await sweepAt(ENDED);
    await settled(world.database);
    const told = async ({ customerUid }: RenewingTestSeat) =>
      (await world.database.notification.findFirstOrThrow({ where: { customerUid, kind: 'tell-seat-ended' } })).body;
    expect(await told(used)).toContain('Langgananmu jalan seperti biasa.');
    for (const other of [unused, lapsed]) expect(await told(other)).not.toContain('seperti biasa');
  });

  it('whose fifth proof was rejected is not reminded to pay, and is told at its end not to transfer again', async () => {
    const seat = await aSeat();
    await sweepAt(INVOICED);
    const { uid: invoiceUid } = (await stateOf(seat)).invoices[0]!;
    const decidedAt = new Date(INVOICED);
    for (let n = 0; n < MOST_REJECTED_PROOFS; n += 1)
      await aPayment(world.database, seat.orderUid, { invoiceUid, state: 'rejected', decidedAt });
    for (const at of ['2026-12-17T02:00:00Z', ENDED]) await sweepAt(at);
    await settled(world.database);
    const told = await world.database.notification.findMany({
      where: { customerUid: seat.customerUid, kind: { in: ['remind-renewal', 'tell-seat-lapsed'] } },
    });
    expect(told.map(({ kind }) => kind)).toEqual(['tell-seat-lapsed']);
    expect(told[0]!.body).toMatch(/lima kali kami tolak.*Jangan transfer lagi, ya\. Hubungi kami/s);
    expect(told[0]!.body).not.toMatch(/Transfer Rp/);
  });

  it.each([
    [false, true],
    [true, false],
  ])('of a provider that invites (%s) hears of a login that is hidden: %s', async (invites, isSaid) => {
    await world.database.planFamily.update({ where: { uid: family.uid }, data: { invites } });
    const seat = await aSeat();
    for (const at of [INVOICED, '2026-12-20T02:00:00Z', ENDED]) {
      await sweepAt(at);
      await settled(world.database);
    }
    const { customerUid } = seat;
    for (const kind of ['remind-renewal', 'tell-seat-lapsed'] as const) {
      const { body } = await world.database.notification.findFirstOrThrow({ where: { customerUid, kind } });
      expect([kind, /data login/i.test(body)]).toEqual([kind, isSaid]);
    }
  });

  it('is not asked to pay another bill of the period whose fifth proof was rejected', async () => {
    const seat = await aSeat();
    await sweepAt(INVOICED);
    // The message about the first bill is read before its proofs are rejected.
    await settled(world.database);
    const { uid: invoiceUid } = (await stateOf(seat)).invoices[0]!;
    const rejected = { invoiceUid, state: 'rejected', decidedAt: new Date(INVOICED) };
    for (let n = 0; n < MOST_REJECTED_PROOFS; n += 1) await aPayment(world.database, seat.orderUid, rejected);
    await world.database.invoice.update({ where: { uid: invoiceUid }, data: { status: 'void' } });
    await world.database.seatRenewal.update({
      where: { accountUid: seat.accountUid },
      data: { invoiceUid: null, dueAt: new Date(INVOICED) },
    });
    await sweepAt('2026-12-14T02:00:00Z');
    await settled(world.database);
    const asked = { customerUid: seat.customerUid, kind: 'tell-renewal-invoice' };
    expect((await stateOf(seat)).invoices).toHaveLength(2);
    expect(await world.database.notification.count({ where: asked })).toBe(1);
  });

  it('is not thrown out when the clock jumps over two months: it is asked for the money and has its grace', async () => {
    const seat = await aSeat();
    await sweepAt('2027-02-10T05:00:00Z', 2);
    expect(await stateOf(seat)).toMatchObject({
      status: ACCOUNT_STATUS.waitingForFollowUp,
      renewal: { graceEndsAt: new Date('2027-02-12T17:00:00Z') },
      invoices: [{ status: 'open', dueAt: new Date('2027-02-12T17:00:00Z') }],
    });
    await sweepAt('2026-12-01T05:00:00Z', 2);
    expect((await stateOf(seat)).status).toBe(ACCOUNT_STATUS.waitingForFollowUp);
    expect(await eventsOf(seat)).toEqual(['renewal.invoiced', 'seat.lapsed']);
  });

  it('ends without grace when its member wants no further period', async () => {
    const seat = await aSeat();
    await world.database.seatRenewal.update({
      where: { accountUid: seat.accountUid },
      data: { stoppedAt: ACTIVATED, dueAt: ACTIVATED },
    });
    await sweepAt(INVOICED);
    expect((await stateOf(seat)).invoices).toEqual([]);
    await sweepAt(ENDED);
    expect((await stateOf(seat)).status).toBe(ACCOUNT_STATUS.cancelled);
    expect(await eventsOf(seat)).toEqual(['seat.ended']);
  });

  it('gives its seat to the waiting list when it ends', async () => {
    const full = await aGroup(world.database, family, { createdAt: new Date('2026-11-01T00:00:00Z') });
    const seat = await aSeat({ groupUid: full.uid });
    await aSeat({ groupUid: full.uid });
    const younger = await aGroup(world.database, family);
    const queued = await anOrder(world.database, family, younger.uid, {
      kind: 'pre-order',
      status: ORDER_STATUS.waitingForGroup,
    });
    await sweepAt(ENDED);
    await sweepAt(GRACE_OVER);
    await settled(world.database);
    const moved = await world.database.account.findUniqueOrThrow({ where: { uid: queued.accountUid } });
    expect((await stateOf(seat)).status).toBe(ACCOUNT_STATUS.cancelled);
    expect(moved.groupUid).toBe(full.uid);
  });
});

describe('an active seat without its first access', () => {
  it('is neither asked for money nor lapsed nor ended, at whatever day and whatever it has chosen before', async () => {
    const seats = [await aSeat({ hasAccess: false }), await aSeat({ hasAccess: false })];
    await world.database.seatRenewal.update({
      where: { accountUid: seats[1]!.accountUid },
      data: { stoppedAt: ACTIVATED },
    });
    for (const at of ['2026-12-10T02:00:00Z', INVOICED, ENDED, GRACE_OVER, '2027-02-10T05:00:00Z'])
      await sweepAt(at, 2);
    for (const seat of seats) {
      expect(await stateOf(seat)).toMatchObject({
        status: ACCOUNT_STATUS.active,
        renewal: { dueAt: null, quoteSen: null, endedAt: null, graceEndsAt: null },
        invoices: [],
      });
      expect(await eventsOf(seat)).toEqual([]);
    }
  });

  it('goes on with the login: the time that was paid is whole, and the steps come in its time', async () => {
    const groupUid = (await aGroup(world.database, family)).uid;
    const seat = await aSeat({ groupUid, hasAccess: false });
    await sweepAt(GRACE_OVER);
    const given = new Date('2027-01-05T02:00:00Z');
    await Promise.all([
      world.database.transaction(async (tx) => {
        await lockGroup(tx, groupUid);
        await grantAccess(tx, groupUid, given);
      }),
      sweepAt(given.toISOString()),
    ]);
    const { renewal, periods } = await stateOf(seat);
    const until = new Date('2027-02-05T17:00:00Z');
    expect(periods).toMatchObject([{ startsAt: given, endsAt: until }]);
    expect(renewal).toMatchObject({ paidUntil: until, dueAt: new Date('2027-01-22T02:00:00Z') });
    await sweepAt('2027-01-29T02:00:00Z');
    expect((await stateOf(seat)).invoices).toMatchObject([{ status: 'open', dueAt: until }]);
  });

  it('has the step of a renewal and the login at the same moment one after the other', async () => {
    const groupUid = (await aGroup(world.database, family)).uid;
    const seat = await aSeat({ groupUid, hasAccess: false });
    const given = new Date('2026-12-21T02:00:00Z');
    const grant = () =>
      world.database.transaction(async (tx) => {
        await lockGroup(tx, groupUid);
        await grantAccess(tx, groupUid, given);
      });
    await Promise.all([sweepAt(given.toISOString(), 3), grant(), grant()]);
    expect(await stateOf(seat)).toMatchObject({
      status: ACCOUNT_STATUS.active,
      renewal: { paidUntil: new Date('2027-01-21T17:00:00Z'), dueAt: new Date('2027-01-07T02:00:00Z') },
      invoices: [],
    });
  });
});

describe('the price of the next period', () => {
  it('is announced before the invoice when it changes, and what changes later counts for the period after', async () => {
    const seat = await aSeat();
    await aPrice(world.database, family.plans.ready.variantUid, 7_000_000n, new Date('2026-12-01T00:00:00Z'));
    await sweepAt('2026-12-06T02:00:00Z');
    await aPrice(world.database, family.plans.ready.variantUid, 9_000_000n, new Date('2026-12-10T00:00:00Z'));
    await sweepAt(INVOICED);
    expect(await eventsOf(seat)).toEqual(['renewal.price-changed', 'renewal.invoiced']);
    expect((await stateOf(seat)).invoices).toMatchObject([{ amountSen: 7_000_000n }]);
  });

  it('is nothing where the plan has become free: the seat is renewed by itself', async () => {
    const seat = await aSeat();
    await aPrice(world.database, family.plans.ready.variantUid, 0n, new Date('2026-12-01T00:00:00Z'));
    await sweepAt(INVOICED);
    const { periods, invoices } = await stateOf(seat);
    expect(periods).toHaveLength(2);
    expect(invoices).toMatchObject([{ status: 'paid' }]);
    expect(await renewedOf(seat)).toMatch(/^Halo \w+, perpanjangan .+ sudah lunas\. Terima kasih!\n/);
  });

  it('is paid by credit: how much was used is told, and nothing is said to have come', async () => {
    const seat = await aSeat();
    const { orderUid, paymentUid, customerUid } = seat;
    for (const amountSen of [1_000_000n, 9_000_000n]) {
      const of = { orderUid, paymentUid, feeSen: 0n, reason: 'Ditutup', by: 'system' };
      await world.database.refund.create({ data: { ...of, amountSen, state: 'credited', creditedAt: new Date() } });
    }
    await sweepAt(INVOICED);
    expect((await stateOf(seat)).invoices).toMatchObject([{ status: 'paid' }]);
    expect(await renewedOf(seat)).toMatch(/^Halo \w+, perpanjangan .+ sudah lunas\. Terima kasih!\n/);
    const [used, ...more] = await world.database.notification.findMany({
      where: { customerUid, kind: 'tell-credit-used' },
    });
    expect([used!.title.split(' dari ')[0], more]).toEqual(['Rp61.000', []]);
  });
});

describe('a payment', () => {
  it('prolongs the seat from its end, without a gap, also in the grace, and makes it active again', async () => {
    const seat = await aSeat();
    for (const at of [INVOICED, ENDED, '2026-12-22T05:00:00Z']) {
      await sweepAt(at);
      // A message that later events have overtaken is not written.
      await settled(world.database);
    }
    await payRenewal(seat);
    const { status, periods, renewal } = await stateOf(seat);
    expect(status).toBe(ACCOUNT_STATUS.active);
    expect(periods.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [ACTIVATED, new Date(ENDED)],
      [new Date(ENDED), new Date('2027-01-20T17:00:00Z')],
    ]);
    expect(renewal).toMatchObject({
      months: 2,
      invoiceUid: null,
      quoteSen: null,
      graceEndsAt: null,
      dueAt: new Date('2027-01-06T02:00:00Z'),
    });
    await settled(world.database);
    const kinds = await world.database.notification.findMany({ where: { customerUid: seat.customerUid } });
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      'tell-renewal-invoice',
      'tell-seat-lapsed',
      'tell-seat-renewed',
    ]);
    expect(await renewedOf(seat)).toMatch(/pembayaranmu sudah kami terima/);
  });

  it('that waits for a decision keeps the seat as it is, past the end and past the grace', async () => {
    const [active, lapsed] = [await aSeat(), await aSeat()];
    await sweepAt(INVOICED);
    await payRenewal(active, 'submitted');
    await sweepAt(ENDED);
    await payRenewal(lapsed, 'submitted');
    for (const at of [GRACE_OVER, daysAfter(new Date(GRACE_OVER), 30).toISOString()]) await sweepAt(at);
    expect((await stateOf(active)).status).toBe(ACCOUNT_STATUS.active);
    expect((await stateOf(lapsed)).status).toBe(ACCOUNT_STATUS.waitingForFollowUp);
  });

  it('of one invoice never pays two periods, and two periods never overlap', async () => {
    const seat = await aSeat();
    await sweepAt(INVOICED);
    await payRenewal(seat);
    const { periods } = await stateOf(seat);
    const { uid: _, createdAt: __, ...second } = periods[1]!;
    await expect(
      world.database.seatPeriod.create({
        data: { ...second, number: 3, startsAt: second.endsAt, endsAt: daysAfter(second.endsAt, 30) },
      }),
    ).rejects.toThrow();
    const { uid: invoiceUid } = await world.database.invoice.create({
      data: {
        orderUid: seat.orderUid,
        number: `INV-${seat.orderUid}`,
        purpose: 'additional',
        status: 'open',
        amountSen: 1n,
      },
    });
    await expect(
      world.database.seatPeriod.create({ data: { ...second, number: 3, invoiceUid, startsAt: ACTIVATED } }),
    ).rejects.toThrow('seat_period_apart');
  });
});
