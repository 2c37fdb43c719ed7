import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { HOUR_MS, daysAfter } from '#domain/platform/durations';
import { accountStatusOf, holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { Clock } from '#runtime/platform/clock/clock';
import { readRenewal, saveRenewal } from '#runtime/products/subscriptions/periods/renewals.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { lockOrder } from '#runtime/sales/orders.store';
import { type Family, aFamily, aGroup } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { aFile } from '#testing/money-factories';
import { announceEvent } from '#testing/events';
import { type RenewingTestSeat, aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { settled } from '#testing/settle';
import { Random } from '#testing/simulation/random';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { DueRenewalsSweep } from './due-renewals.sweep.js';

/** 8 members and 14 months through the real handlers on PostgreSQL; the large shop runs by the domain alone (libs/testing/src/simulation). */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 1);
const START = new Date('2026-11-24T17:00:00Z');
const DAYS = 425;
const MEMBERS = 8;

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const at = (moment: Date) => jest.spyOn(world.get(Clock), 'now').mockReturnValue(moment);

/** A payment with its proof, as the API writes it, then the hook of the line. */
async function prove({ orderUid, customerUid }: RenewingTestSeat): Promise<void> {
  await world.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUid);
    const invoice = await tx.invoice.findFirst({ where: { orderUid, purpose: 'renewal', status: 'open' } });
    if (!invoice || (await tx.payment.count({ where: { invoiceUid: invoice.uid, state: 'submitted' } }))) return;
    const { uid: invoiceUid, amountSen } = invoice;
    const { uid: fileUid } = await aFile(world.database, { customerUid });
    const payment = {
      orderUid,
      invoiceUid,
      state: 'submitted',
      amountSen,
      bankFrom: 'BCA',
      accountName: 'Budi',
      fileUid,
    };
    await tx.payment.create({ data: payment });
    const step = { cause: { actor: 'customer', by: 'customer', why: 'x' }, at: world.get(Clock).now() } as const;
    await world.get(ProductLines).onRenewal(tx, order, invoiceUid, 'submitted', step);
  });
}

async function decide({ orderUid }: RenewingTestSeat, isConfirmed: boolean): Promise<void> {
  const confirmed = await world.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUid);
    const payment = await tx.payment.findFirst({ where: { orderUid, state: 'submitted' } });
    if (!payment) return null;
    const { uid, invoiceUid, amountSen } = payment;
    const now = world.get(Clock).now();
    const decision = { decidedAt: now, decidedBy: 'Sari' };
    const state = isConfirmed ? 'confirmed' : 'rejected';
    const receivedSen = isConfirmed ? amountSen : null;
    await tx.payment.update({ where: { uid }, data: { state, receivedSen, ...decision } });
    if (isConfirmed)
      await tx.invoice.update({
        where: { uid: invoiceUid },
        data: { status: 'paid', receivedSen: amountSen, paidAt: now },
      });
    const step = { cause: { actor: 'admin', by: 'Sari', why: 'x' }, at: now } as const;
    await world.get(ProductLines).onRenewal(tx, order, invoiceUid, state, step);
    return isConfirmed ? uid : null;
  });
  if (confirmed) await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid: confirmed, isRenewal: true });
}

const changeMind = (seat: RenewingTestSeat): Promise<void> =>
  world.database.transaction(async (tx) => {
    await lockOrder(tx, seat.orderUid);
    const renewal = (await readRenewal(tx, seat.accountUid))!;
    if (renewal.endedAt || renewal.invoiceUid || renewal.graceEndsAt) return;
    await saveRenewal(tx, renewal, { stoppedAt: renewal.stoppedAt ? null : world.get(Clock).now() });
  });

/** Seats that are active without a paid period or a proof that waits. */
const unpaid = () => world.database.$queryRaw`
  SELECT a.uid FROM account a JOIN seat_renewal r ON r.account_uid = a.uid WHERE a.status = 3
    AND r.paid_until <= ${world.get(Clock).now()}
    AND NOT EXISTS (SELECT FROM payment p WHERE p.invoice_uid = r.invoice_uid AND p.state = 'submitted')`;

async function brokenRules(): Promise<string[]> {
  const broken = await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 });
  return [...new Set(broken.map((line) => line.split(': ')[0]!))];
}

async function live(seats: RenewingTestSeat[]): Promise<RenewingTestSeat[]> {
  const accounts = await world.database.account.findMany({ select: { uid: true, status: true } });
  const isLive = new Set(accounts.filter(({ status }) => holdsSeat(accountStatusOf(status))).map(({ uid }) => uid));
  return seats.filter(({ accountUid }) => isLive.has(accountUid));
}

/** No two prices begin at the same moment. */
let prices = 0;
async function aDay(day: Date, family: Family, seats: RenewingTestSeat[], random: Random): Promise<void> {
  at(day);
  for (const seat of await live(seats)) {
    if (random.chance(0.15)) await prove(seat);
    if (random.chance(0.5)) await decide(seat, random.chance(0.9));
    if (random.chance(0.01)) await changeMind(seat);
  }
  if (random.chance(0.02))
    await aPrice(
      world.database,
      family.plans.ready.variantUid,
      BigInt(random.between(40, 70)) * 100_000n,
      new Date(daysAfter(day, random.between(0, 40)).getTime() + (prices += 1)),
    );
  const sweep = world.get(DueRenewalsSweep);
  // Not every day; then two workers at once, and at times one whose clock stands a month back.
  if (random.chance(0.05)) return;
  at(new Date(day.getTime() + random.between(1, 20) * HOUR_MS));
  await Promise.all([sweep.sweep(), sweep.sweep()]);
  if (random.chance(0.02)) {
    at(daysAfter(day, -31));
    await sweep.sweep();
  }
  at(daysAfter(day, 1));
  await sweep.sweep();
  expect(await unpaid()).toEqual([]);
}

it.each(Array.from({ length: SEEDS }, (_, n) => n + 1))(
  'a small shop holds through the real handlers, seed %i',
  async (seed) => {
    const random = new Random(seed);
    const family = await aFamily(world.database, { hostSeats: 0, regularSeats: 4 });
    await aPrice(world.database, family.plans.ready.variantUid);
    const groups = [await aGroup(world.database, family), await aGroup(world.database, family)];
    const seats: RenewingTestSeat[] = [];
    for (let n = 0; n < MEMBERS; n += 1)
      seats.push(await aRenewingSeat(world.database, family, daysAfter(START, -n), { groupUid: groups[n % 2]!.uid }));
    // The rows of the factories have no history of their own: what they break from the start, no day may add to.
    const before = await brokenRules();
    expect(before.filter((name) => /period|renewal|access/.test(name))).toEqual([]);
    for (let n = 0; n < DAYS; n += 1) {
      await aDay(daysAfter(START, n), family, seats, random);
      // What the world's invariants say of money, seats and periods, once a month: they read every table.
      if (n % 30 === 0) {
        await settled(world.database);
        expect(await brokenRules()).toEqual(before);
      }
    }
    const periods = await world.database.seatPeriod.count();
    expect(periods).toBeGreaterThan(MEMBERS * 2);
    const twice = await world.database.$queryRaw`
      SELECT payload FROM outbox WHERE name LIKE 'renewal.%' OR name LIKE 'seat.%' AND name <> 'seat.freed'
      GROUP BY name, payload HAVING count(*) > 1`;
    expect(twice).toEqual([]);
  },
  300_000,
);
