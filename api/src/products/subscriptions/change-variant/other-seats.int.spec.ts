import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type OtherSeat, otherSeat } from '#contracts/products/subscriptions/change-variant.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { fittingAnswers } from '#testing/eligibility';
import { aPayment } from '#testing/money-factories';
import { type FoundPlan, findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

async function place({ name, email, token }: Person, wanted: FoundPlan) {
  const plan = { packageUid: wanted.packageUid, variantUid: wanted.uid, eligibility: fittingAnswers(wanted) };
  const body = { name, email, phoneNumber: '081234567890', ...plan };
  const { data, status } = await world.http.call<PlacedOrder>('POST', '/customer', { token, body });
  expect(status).toBe(201);
  return data;
}
const others = (who: Person, orderUid: string) =>
  world.http.call<OtherSeat[]>('GET', `/customer/variant?orderUid=${orderUid}`, { token: who.token });
const change = (who: Person, body: object) => world.http.call('PATCH', '/customer/variant', { token: who.token, body });

it('before a plan is changed its buyer reads whether the seat moves and what the other group waits for, and it is so or refused', async () => {
  const [mobile, tv] = await Promise.all([
    findPlan(world.http, 'netflix'),
    findPlan(world.http, 'netflix', { tv: true }),
  ]);
  const [who, ...viewers] = await world.customers(3);
  const order = await place(who!, mobile);
  const seatWithTv = async () => {
    const answer = await others(who!, order.orderUid);
    expect(answer.status).toBe(200);
    return answer.data.map((seat) => otherSeat.parse(seat)).find(({ variantUid }) => variantUid === tv.uid);
  };
  expect(await seatWithTv()).toEqual({ variantUid: tv.uid, moves: false, isOut: false, waitsFor: 'host-missing' });
  const read = { orderUid: order.orderUid, variantUid: tv.uid, moves: false, waitsFor: 'host-missing' };

  for (const viewer of viewers) await place(viewer, tv);
  // Its group is full, with both television slots taken.
  expect(await seatWithTv()).toMatchObject({ moves: true, isOut: false, waitsFor: 'host-missing' });
  expect(await change(who!, read)).toMatchObject({ status: 409, meta: { code: 'SEAT_MOVES' } });
  expect(await change(who!, { ...read, moves: true, waitsFor: null })).toMatchObject({
    status: 409,
    meta: { code: 'SEAT_WAITS_HOST_MISSING' },
  });
  const { variantUid, groupUid } = await world.database.account.findUniqueOrThrow({
    where: { orderUid: order.orderUid },
  });
  expect([variantUid, groupUid]).toEqual([mobile.uid, order.groupUid]);
  expect((await change(who!, { ...read, moves: true })).status).toBe(200);
});

it('no plan is offered once something was paid or a proof was sent, since a change is refused then', async () => {
  const who = await world.customer();
  const wanted = await findPlan(world.http, 'wetv');
  const { orderUid } = await place(who, wanted);
  expect((await others(who, orderUid)).data).not.toEqual([]);
  await aPayment(world.database, orderUid, { method: 'statement', fileUid: null });
  expect((await others(who, orderUid)).data).toEqual([]);
});

it('only its customer reads it', async () => {
  const [who, other] = await world.customers(2);
  const { orderUid } = await place(who!, await findPlan(world.http, 'wetv'));
  expect((await others(other!, orderUid)).status).toBe(404);
  expect(await others(who!, 'x')).toMatchObject({ status: 422, errors: [{ field: 'orderUid' }] });
});
