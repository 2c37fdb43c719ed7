import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changedVariant } from '#contracts/products/subscriptions/change-variant.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { fittingAnswers } from '#testing/eligibility';
import { type FoundPlan, type PlanChoice, findPlan } from '#testing/plans';
import { aPayment } from '#testing/money-factories';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
let monthly: FoundPlan;
let quarterly: FoundPlan;
beforeAll(async () => {
  world = await ListeningApi.open();
  [monthly, quarterly] = await Promise.all([plan('wetv'), plan('wetv', { months: 3 })]);
});
afterAll(() => world?.close());

const plan = (slug: string, choice?: PlanChoice): Promise<FoundPlan> => findPlan(world.http, slug, choice);

async function place({ name, email, token }: Person, wanted: FoundPlan) {
  const { uid: variantUid, packageUid } = wanted;
  const eligibility = fittingAnswers(wanted);
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid, eligibility };
  const { data, status } = await world.http.call<PlacedOrder>('POST', '/customer', { token, body });
  expect(status).toBe(201);
  return data;
}
const change = (who: Person, orderUid: string, { uid: variantUid }: { uid: string }) =>
  world.http.call('PATCH', '/customer/variant', { token: who.token, body: { orderUid, variantUid } });
const stored = (orderUid: string) =>
  world.database.order.findUniqueOrThrow({
    where: { uid: orderUid },
    include: { account: { include: { history: true } }, items: true, invoices: true },
  });
const eventsOf = (orderUid: string) =>
  world.database.outbox.count({
    where: { name: 'order.plan-changed', payload: { path: ['orderUid'], equals: orderUid } },
  });
const group = (uid: string) => world.database.accountGroup.findUniqueOrThrow({ where: { uid } });

describe('another plan before paying', () => {
  it('has its own price and a seat of its own group; the time to pay stays', async () => {
    const who = await world.customer();
    const order = await place(who, monthly);
    const answer = await change(who, order.orderUid, quarterly);
    expect(answer.status).toBe(200);
    const changed = changedVariant.parse(answer.data);
    expect(changed).toMatchObject({ grandTotal: 82_500, dueAt: order.dueAt, variantUid: quarterly.uid });
    expect(changed.groupUid).not.toBe(order.groupUid);
    const { totalSen, items, invoices, account } = await stored(order.orderUid);
    expect([totalSen, items[0]!.unitPriceSen, invoices[0]!.amountSen]).toEqual([8_250_000n, 8_250_000n, 8_250_000n]);
    expect(items[0]).toMatchObject({ refUid: quarterly.uid, details: { durationMonths: 3 } });
    expect(invoices).toHaveLength(1);
    expect(account!.history[0]).toMatchObject({ by: 'customer', why: expect.stringContaining('karena ganti paket') });
    expect((await group(order.groupUid)).freeRegularSeats).toContain(order.seatNumber);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('pressed again, at once or later, changes nothing more', async () => {
    const who = await world.customer();
    const { orderUid } = await place(who, monthly);
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(who, orderUid, quarterly)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await change(who, orderUid, quarterly);
    expect(await eventsOf(orderUid)).toBe(1);
    expect((await stored(orderUid)).account!.history).toHaveLength(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of the same subscription keeps the seat, with a television slot while there is one', async () => {
    const [mobile, tv] = await Promise.all([plan('netflix'), plan('netflix', { tv: true })]);
    const buyers = await world.customers(3);
    const orders: PlacedOrder[] = [];
    for (const buyer of buyers) orders.push(await place(buyer, mobile));
    const places = [];
    for (const [index, buyer] of buyers.entries())
      places.push(changedVariant.parse((await change(buyer, orders[index]!.orderUid, tv)).data));
    const kept = places.map(({ groupUid, seatNumber }, index) => [
      groupUid === orders[index]!.groupUid,
      seatNumber === orders[index]!.seatNumber,
    ]);
    expect(kept.slice(0, 2)).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(kept[2]![0]).toBe(false);
    expect((await group(orders[0]!.groupUid)).tvTaken).toBe(2);
    await change(buyers[0]!, orders[0]!.orderUid, mobile);
    expect((await group(orders[0]!.groupUid)).tvTaken).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('has no unique code until the next checkout: with the former one it could end in the digits of another order', async () => {
    const [who, other] = await world.customers(2);
    const [mine, theirs] = [await place(who!, monthly), await place(other!, quarterly)];
    for (const { orderUid } of [mine, theirs])
      await world.database.invoice.updateMany({ where: { orderUid }, data: { uniqueCode: 7 } });
    expect((await change(who!, mine.orderUid, quarterly)).status).toBe(200);
    expect((await stored(mine.orderUid)).invoices).toMatchObject([{ amountSen: 8_250_000n, uniqueCode: null }]);
    expect((await stored(theirs.orderUid)).invoices).toMatchObject([{ uniqueCode: 7 }]);
  });

  it('takes no seat that was held for another since it was chosen', async () => {
    const [who, holder] = await world.customers(2);
    const { orderUid } = await place(who!, monthly);
    const { familyUid, uid: variantUid } = quarterly;
    const { uid: target } = await world.database.accountGroup.create({
      data: { familyUid, size: 1, freeHostSeats: [], freeRegularSeats: [1], createdAt: new Date(0) },
    });
    let changing!: ReturnType<typeof change>;
    await world.database.transaction(async (tx) => {
      await lockGroup(tx, target);
      changing = change(who!, orderUid, quarterly);
      const isWaiting = until('it waits for the group', async () => {
        const [row] = await world.database.$queryRaw<[{ waiting: number }]>`
          SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return row.waiting > 0;
      });
      await Promise.race([changing, isWaiting]);
      // As the job that offers free seats writes it under this lock.
      const at = new Date();
      const held = { offeredAt: at, offeredGroupUid: target, heldUntil: new Date(at.getTime() + 3_600_000) };
      await tx.waitingEntry.create({ data: { customerUid: holder!.uid, variantUid, waitsSince: at, ...held } });
    });
    expect(changedVariant.parse((await changing).data).groupUid).not.toBe(target);
    expect((await group(target)).freeRegularSeats).toEqual([1]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('by many at once gives each one seat, and none two of a group', async () => {
    const buyers = await world.customers(24);
    const orders = await Promise.all(buyers.map((buyer) => place(buyer, monthly)));
    const changes = await Promise.all(buyers.map((buyer, index) => change(buyer, orders[index]!.orderUid, quarterly)));
    expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200]));
    const places = changes.map(({ data }) => changedVariant.parse(data));
    expect(new Set(places.map(({ groupUid, seatNumber }) => `${groupUid} ${seatNumber}`)).size).toBe(24);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('is refused, and nothing changes', () => {
  it('after a proof of payment, also one that was rejected', async () => {
    const who = await world.customer();
    const { orderUid } = await place(who, monthly);
    await aPayment(world.database, orderUid, { state: 'rejected' });
    const answer = await change(who, orderUid, quarterly);
    expect(answer).toMatchObject({ status: 409, meta: { code: 'CANNOT_CHANGE_PLAN' } });
    expect((await stored(orderUid)).account!.variantUid).toBe(monthly.uid);
    expect(await eventsOf(orderUid)).toBe(0);
  });

  it('of an order of another customer, of one that is closed, and for a plan of another brand or that is not sold', async () => {
    const [who, other] = await world.customers(2);
    const { orderUid } = await place(who!, monthly);
    expect((await change(other!, orderUid, quarterly)).status).toBe(404);
    expect((await change(who!, orderUid, await plan('catchplay'))).status).toBe(409);
    expect(await change(who!, orderUid, { uid: randomUUID() })).toMatchObject({
      status: 422,
      errors: [{ field: 'variantUid' }],
    });
    await world.http.call('POST', `/customer/${orderUid}/cancel`, { token: who!.token, body: {} });
    expect((await change(who!, orderUid, quarterly)).status).toBe(409);
    expect((await stored(orderUid)).totalSen).toBe(3_300_000n);
  });
});
