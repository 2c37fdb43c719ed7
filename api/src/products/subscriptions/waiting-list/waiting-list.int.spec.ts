import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type WaitingView, waitingView, waitingViews } from '#contracts/products/subscriptions/waiting-list.http';
import { type FoundPlan, findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
let plan: FoundPlan;
beforeAll(async () => {
  world = await ListeningApi.open();
  plan = await findPlan(world.http, 'wetv');
});
afterAll(() => world?.close());

const change = (who: Person, body: object = {}) =>
  world.http.call<WaitingView>('PATCH', '/customer/notes', {
    token: who.token,
    body: { variantUid: plan.uid, ...body },
  });
const mine = async (who: Person) =>
  waitingViews.parse((await world.http.call('GET', '/customer/notes', { token: who.token })).data);

it('each plan has its waiting list; saving the notes again keeps the place, leaving moves the others up', async () => {
  const [first, second] = [await world.customer(), await world.customer()];
  expect((await change(first, { notes: 'Mulai bulan depan' })).data).toMatchObject({ place: 1 });
  expect((await change(second)).data).toMatchObject({ place: 2, notes: '' });
  const again = await change(first, { notes: 'Kapan saja' });
  expect(waitingView.parse(again.data)).toEqual({
    variantUid: plan.uid,
    notes: 'Kapan saja',
    place: 1,
    offeredAt: null,
    heldUntil: null,
    heldGroupUid: null,
  });
  const other = await findPlan(world.http, 'wetv', { months: 3 });
  expect((await change(second, { variantUid: other.uid })).data).toMatchObject({ place: 1 });

  expect(await change(first, { waits: false })).toMatchObject({ status: 200, data: { place: null } });
  expect(await change(first, { waits: false })).toMatchObject({ status: 200 });
  expect(await mine(first)).toEqual([]);
  expect(await mine(second)).toMatchObject([
    { variantUid: plan.uid, place: 1 },
    { variantUid: other.uid, place: 1 },
  ]);
});

it('what a change leaves out stays as it is, and an empty text empties the notes', async () => {
  const who = await world.customer();
  await change(who, { notes: 'Mulai bulan depan' });
  expect((await change(who)).data).toMatchObject({ notes: 'Mulai bulan depan' });
  expect((await change(who, { waits: true })).data).toMatchObject({ notes: 'Mulai bulan depan' });
  expect((await change(who, { notes: '' })).data).toMatchObject({ notes: '' });
  await change(who, { waits: false });
});

it('saved ten times at once, a customer waits once', async () => {
  const who = await world.customer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => change(who)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await mine(who)).toHaveLength(1);
});

it('a customer waits on five lists at most, and on none before the e-mail is verified', async () => {
  const [who, unverified] = [await world.customer(), await world.customer()];
  const plans = await world.database.variant.findMany({
    where: { active: true, package: { active: true, isHost: false }, family: { regularSeats: { gt: 1 } } },
    take: 7,
  });
  expect(plans).toHaveLength(7);
  const answers = await Promise.all(plans.map(({ uid }) => change(who, { variantUid: uid })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, meta: { code: 'TOO_MANY_WAITS' } });
  const [first, ...rest] = await mine(who);
  await change(who, { variantUid: first!.variantUid, waits: false });
  const sixth = plans.find(({ uid }) => ![first!, ...rest].some(({ variantUid }) => variantUid === uid))!;
  expect((await change(who, { variantUid: sixth.uid })).status).toBe(200);
  expect((await change(who, { variantUid: sixth.uid, notes: 'Lagi' })).status).toBe(200);

  await world.database.customer.update({ where: { uid: unverified.uid }, data: { emailVerifiedAt: null } });
  expect(await change(unverified)).toMatchObject({
    status: 403,
    meta: { code: 'EMAIL_UNVERIFIED', message: expect.stringContaining('Verifikasi emailmu') },
  });
  expect(await mine(unverified)).toEqual([]);
});

it('after a seat was offered, the wait begins anew at the end', async () => {
  const [early, late] = [await world.customer(), await world.customer()];
  await change(early);
  await change(late);
  await world.database.waitingEntry.updateMany({
    where: { customerUid: early.uid },
    data: { offeredAt: new Date() },
  });
  expect(await mine(early)).toMatchObject([{ place: null, offeredAt: expect.any(String) }]);
  const { data } = await change(early);
  expect(data.offeredAt).toBeNull();
  expect(data.place).toBe((await mine(late))[0]!.place! + 1);
});

it('a plan without a waiting list is refused with 422, a blocked customer with 403, and nothing is written', async () => {
  const who = await world.customer();
  const host = await world.database.variant.findFirstOrThrow({ where: { active: true, package: { isHost: true } } });
  for (const body of [{ variantUid: host.uid }, { variantUid: who.uid }, { notes: 'x'.repeat(301) }])
    expect(await change(who, body)).toMatchObject({ status: 422 });
  await world.database.customer.update({
    where: { uid: who.uid },
    data: { blockedAt: new Date(), blockedReason: 'Uji' },
  });
  expect(await change(who)).toMatchObject({ status: 403 });
  expect(await mine(who)).toEqual([]);
});

it.each([false, true])('a held seat that is given up is offered to the next (waits on: %s)', async (waits) => {
  const who = await world.customer();
  await change(who);
  const group = await world.database.accountGroup.create({
    data: { familyUid: plan.familyUid, size: 1, freeHostSeats: [], freeRegularSeats: [1] },
  });
  const held = { offeredAt: new Date(), offeredGroupUid: group.uid };
  const hold = (heldUntil: Date) =>
    world.database.waitingEntry.updateMany({ where: { customerUid: who.uid }, data: { ...held, heldUntil } });
  await hold(new Date(Date.now() - 1_000));
  expect(await mine(who)).toMatchObject([{ heldUntil: null, heldGroupUid: null }]);
  await hold(new Date(Date.now() + 3_600_000));
  expect(await mine(who)).toMatchObject([{ place: null, heldUntil: expect.any(String), heldGroupUid: group.uid }]);
  const { data } = await change(who, { waits });
  expect([data.heldUntil, data.heldGroupUid]).toEqual([null, null]);
  const reopened = { name: 'group.reopened', payload: { path: ['groupUid'], equals: group.uid } };
  expect(await world.database.outbox.count({ where: reopened })).toBe(1);
});

it.each([true, false])('saved while a seat is offered, it gives the seat up as well (waits on: %s)', async (waits) => {
  const who = await world.customer();
  await change(who);
  const group = await world.database.accountGroup.create({
    data: { familyUid: plan.familyUid, size: 1, freeHostSeats: [], freeRegularSeats: [1] },
  });
  let saving!: ReturnType<typeof change>;
  await world.database.transaction(async (tx) => {
    // As the job that offers free seats writes it.
    await tx.waitingEntry.updateMany({
      where: { customerUid: who.uid },
      data: { offeredAt: new Date(), offeredGroupUid: group.uid, heldUntil: new Date(Date.now() + 3_600_000) },
    });
    saving = change(who, { waits, notes: 'Kapan saja' });
    const isWaiting = until('it waits for the offer', async () => {
      const [row] = await world.database.$queryRaw<[{ waiting: number }]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return row.waiting > 0;
    });
    await Promise.race([saving, isWaiting]);
  });
  expect(await saving).toMatchObject({ status: 200, data: { heldUntil: null, heldGroupUid: null } });
  expect(await mine(who)).toMatchObject(waits ? [{ offeredAt: null, heldUntil: null }] : []);
  const reopened = { name: 'group.reopened', payload: { path: ['groupUid'], equals: group.uid } };
  expect(await world.database.outbox.count({ where: reopened })).toBe(1);
});
