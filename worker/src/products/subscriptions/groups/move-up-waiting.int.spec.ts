import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { freeSeat, heldForOthers, lockGroup } from '#runtime/products/subscriptions/groups.store';
import { type Family, aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { settled } from '#testing/settle';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { FreeSeatsSweep } from './free-seats.sweep.js';
import { GroupsProcessor } from './groups.processor.js';
import { SeatHoldsSweep } from './seat-holds.sweep.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute));
const groupOf = (uid: string) => world.database.accountGroup.findUniqueOrThrow({ where: { uid } });
const seatOf = (accountUid: string) =>
  world.database.account.findUniqueOrThrow({ where: { uid: accountUid }, include: { history: true } });
const moveUp = (groupUid: string, eventUid: string = randomUUID()) =>
  deliver<'groups'>(world, GroupsProcessor, 'move-up-waiting', { groupUid }, eventUid);

const setPrice = () => {
  const { ready, 'pre-order': ordered } = family.plans;
  const priced = [ready, ordered].map(({ variantUid }) => ({
    variantUid,
    validFrom: at(0),
    grandTotalSen: 6_100_000n,
  }));
  return world.database.price.createMany({ data: priced });
};

/** An older group with `free` free seats of three and two younger ones with one member each who waits. */
async function scene(free: number, given: Parameters<typeof aFamily>[1] = {}, isPriced = true) {
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3, ...given });
  if (isPriced) await setPrice();
  const target = await aGroup(world.database, family, { createdAt: at(1) });
  for (let n = 0; n < 3 - free; n += 1)
    await anOrder(world.database, family, target.uid, { accountStatus: ACCOUNT_STATUS.active });
  const younger = [
    await aGroup(world.database, family, { createdAt: at(2) }),
    await aGroup(world.database, family, { createdAt: at(3) }),
  ] as const;
  return { target, younger };
}
/** On the waiting list of the plan. */
const wants = async (
  minute: number,
  { variantUid = family.plans.ready.variantUid, ...given } = {} as { variantUid?: string; customerUid?: string },
) => {
  const customerUid = given.customerUid ?? (await aCustomer(world.database)).uid;
  return world.database.waitingEntry.create({ data: { customerUid, variantUid, waitsSince: at(minute) } });
};
const heard = async (entries: { customerUid: string }[]) => {
  const sent = await world.database.notification.findMany({
    where: { customerUid: { in: entries.map(({ customerUid }) => customerUid) } },
  });
  return entries.map(({ customerUid }) =>
    sent.filter((row) => row.customerUid === customerUid).map(({ kind }) => kind),
  );
};
const endHold = (uid: string) =>
  world.database.waitingEntry.update({ where: { uid }, data: { heldUntil: at(0) }, select: { uid: true } });
const waits = (groupUid: string, minute: number, given: Parameters<typeof anOrder>[3] = {}) =>
  anOrder(world.database, family, groupUid, { kind: 'pre-order', createdAt: at(minute), ...given });

describe('move-up-waiting', () => {
  it('moves the one who has waited longest; when that fills the group, payment is asked', async () => {
    const { target, younger } = await scene(1);
    const later = await waits(younger[0].uid, 20);
    const earlier = await waits(younger[1].uid, 10);

    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });

    const moved = await seatOf(earlier.accountUid);
    expect(moved).toMatchObject({ groupUid: target.uid, seatNumber: 3, status: ACCOUNT_STATUS.waitingForFollowUp });
    expect(moved.history[0]).toMatchObject({
      fromStatus: 1,
      toStatus: 1,
      by: 'system',
      why: `Naik dari grup ${younger[1].number} ke grup ${target.number} karena ada kursi kosong`,
    });
    expect((await seatOf(later.accountUid)).groupUid).toBe(younger[0].uid);
    expect((await groupOf(younger[1].uid)).freeRegularSeats).toEqual([1, 2, 3]);
    expect(await groupOf(target.uid)).toMatchObject({ freeRegularSeats: [], fillEpoch: 1 });
    expect((await world.database.order.findUniqueOrThrow({ where: { uid: earlier.orderUid } })).status).toBe(
      ORDER_STATUS.awaitingPayment,
    );
  });

  it('tells the one who has moved which group it is now and what comes next, once', async () => {
    const { target, younger } = await scene(2);
    const mover = await waits(younger[0].uid, 10);
    for (const _ of [1, 2]) await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    const told = () =>
      world.database.notification.findMany({
        where: { customerUid: mover.customerUid, kind: 'tell-seat-moved-up' },
        orderBy: { createdAt: 'asc' },
      });
    const [first, ...again] = await told();
    expect(again).toEqual([]);
    expect(first!.title).toBe(`Kursimu naik ke grup Netflix 1 bulan #${target.number}`);
    expect(first!.body).toContain('menunggu 1 orang lagi. Belum perlu bayar');

    const last = await waits(younger[1].uid, 11);
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    expect((await heard([last]))[0]!.sort()).toEqual(['tell-payment-requested', 'tell-seat-moved-up']);
    const filled = { customerUid: last.customerUid, kind: 'tell-seat-moved-up' };
    expect((await world.database.notification.findFirstOrThrow({ where: filled })).body).toContain('sudah penuh');
    expect(await told()).toHaveLength(1);
  });

  it('fills every free seat and moves no member twice when it is delivered twice', async () => {
    const { target, younger } = await scene(2);
    const members = [await waits(younger[0].uid, 10), await waits(younger[0].uid, 11), await waits(younger[1].uid, 12)];
    const eventUid = randomUUID();
    await Promise.all([moveUp(target.uid, eventUid), moveUp(target.uid, eventUid), moveUp(target.uid)]);
    const places = [];
    for (const { accountUid } of members) places.push((await seatOf(accountUid)).groupUid);
    expect(places).toEqual([target.uid, target.uid, younger[1].uid]);
    expect((await groupOf(target.uid)).freeRegularSeats).toEqual([]);
    await settled(world.database);
  });

  it('takes no member of a full group, an older group or another family, and none who was asked to pay or is Ready', async () => {
    const { target, younger } = await scene(1);
    const older = await aGroup(world.database, family, { createdAt: at(0) });
    await waits(older.uid, 1);
    for (let n = 0; n < 3; n += 1) await waits(younger[0].uid, 5); // full
    await anOrder(world.database, family, younger[1].uid, { createdAt: at(2) }); // Ready
    await waits(younger[1].uid, 3, { status: ORDER_STATUS.awaitingPayment, accountStatus: 7 });
    const otherFamily = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
    const otherGroup = await aGroup(world.database, otherFamily, { createdAt: at(9) });
    await anOrder(world.database, otherFamily, otherGroup.uid, { kind: 'pre-order' });
    await moveUp(target.uid);
    expect((await groupOf(target.uid)).freeRegularSeats).toEqual([3]);
  });

  it('never gives one customer two seats in a group', async () => {
    const { target, younger } = await scene(2);
    const { uid: customerUid } = await aCustomer(world.database);
    await anOrder(world.database, family, target.uid, { customerUid, accountStatus: ACCOUNT_STATUS.active });
    const twice = (await aCustomer(world.database)).uid;
    await waits(younger[0].uid, 10, { customerUid });
    await world.database.accountGroup.update({ where: { uid: target.uid }, data: { freeRegularSeats: [2, 3] } });
    await world.database.account.updateMany({
      where: { groupUid: target.uid, seatNumber: { in: [2, 3] } },
      data: { status: 5 },
    });
    await anOrder(world.database, family, target.uid, { customerUid, accountStatus: ACCOUNT_STATUS.active });
    const first = await waits(younger[0].uid, 11, { customerUid: twice });
    const second = await waits(younger[1].uid, 12, { customerUid: twice });
    await moveUp(target.uid);
    expect((await seatOf(first.accountUid)).groupUid).toBe(target.uid);
    expect((await seatOf(second.accountUid)).groupUid).toBe(younger[1].uid);
  });

  it('respects the TV slots', async () => {
    const { target, younger } = await scene(2, { tvSlots: 1 });
    const tv = [
      await waits(younger[0].uid, 10, { needsTv: true }),
      await waits(younger[1].uid, 11, { needsTv: true }),
    ] as const;
    const mobile = await waits(younger[1].uid, 12);
    await moveUp(target.uid);
    expect((await seatOf(tv[0].accountUid)).groupUid).toBe(target.uid);
    expect((await seatOf(tv[1].accountUid)).groupUid).toBe(younger[1].uid);
    expect(await groupOf(target.uid)).toMatchObject({ tvTaken: 1 });
    expect(await groupOf(younger[0].uid)).toMatchObject({ tvTaken: 0 });
    expect((await seatOf(mobile.accountUid)).groupUid).toBe(target.uid);
  });

  it('survives moves that cross without a deadlock', async () => {
    const { target, younger } = await scene(1);
    for (let n = 0; n < 2; n += 1) await waits(younger[1].uid, 30 + n);
    await Promise.all([moveUp(target.uid), moveUp(younger[0].uid), moveUp(target.uid), moveUp(younger[0].uid)]);
    const seated = await world.database.account.findMany({
      where: { preOrder: true, group: { familyUid: family.uid } },
    });
    expect(seated.map(({ groupUid }) => groupUid).sort()).toEqual([target.uid, younger[0].uid].sort());
  });
});

describe('the waiting list', () => {
  it('hears of the seats that pre-orders leave free, the longest wait first, each customer once', async () => {
    const { target, younger } = await scene(2);
    const mover = await waits(younger[0].uid, 10);
    const entries = [await wants(3), await wants(1), await wants(2)];
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    expect((await seatOf(mover.accountUid)).groupUid).toBe(target.uid);
    expect(await heard(entries)).toEqual([[], ['tell-seat-offered'], []]);
    // The seat is held: the next hears of it when the hold is over, and each customer once.
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    expect(await heard(entries)).toEqual([[], ['tell-seat-offered'], []]);
    await endHold(entries[1]!.uid);
    await world.get(SeatHoldsSweep).sweep();
    await settled(world.database);
    expect(await heard(entries)).toEqual([[], ['tell-seat-offered'], ['tell-seat-offered']]);
    const [message] = await world.database.notification.findMany({ where: { customerUid: entries[1]!.customerUid } });
    expect(message!.link).toMatch(
      new RegExp(`^/provider/[^?]+\\?variant=${family.plans.ready.variantUid}&group=${target.uid}$`),
    );
  });

  it('hears of each seat that becomes free in a group that was full, not only of the first', async () => {
    const { target } = await scene(0);
    const entries = [await wants(1), await wants(2), await wants(3)];
    for (const seatNumber of [1, 2]) {
      await world.database.transaction(async (tx) => {
        const group = await lockGroup(tx, target.uid);
        await tx.account.updateMany({ where: { groupUid: target.uid, seatNumber }, data: { status: 5 } });
        await freeSeat(tx, group, { role: 'regular', seatNumber, needsTv: false });
      });
      await settled(world.database);
    }
    expect(await heard(entries)).toEqual([['tell-seat-offered'], ['tell-seat-offered'], []]);
    const told = { kind: 'tell-seat-offered', customerUid: entries[1]!.customerUid };
    const second = await world.database.notification.findFirstOrThrow({ where: told });
    expect(second.body).toContain('sekarang giliranmu');
    expect(second.body).not.toContain('paling lama');
  });

  it('offers no seat to a member of the group, a blocked customer or those who wait for another plan', async () => {
    const { target } = await scene(1);
    const [member] = await world.database.account.findMany({ where: { groupUid: target.uid } });
    const blocked = await aCustomer(world.database);
    await world.database.customer.update({
      where: { uid: blocked.uid },
      data: { blockedAt: at(0), blockedReason: 'Uji' },
    });
    const other = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
    const entries = [
      await wants(1, { customerUid: member!.customerUid }),
      await wants(1, { customerUid: blocked.uid }),
      await wants(1, { variantUid: other.plans.ready.variantUid }),
    ];
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    expect((await heard(entries)).flat()).not.toContain('tell-seat-offered');
  });

  it('holds the offered seat: no pre-order moves up into it, and ended twice at once it is offered once', async () => {
    const { target, younger } = await scene(1);
    const [first, second] = [await wants(1), await wants(2)];
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    const { heldUntil } = await world.database.waitingEntry.findUniqueOrThrow({ where: { uid: first.uid } });
    expect(heldUntil!.getTime()).toBeGreaterThanOrEqual(Date.now() + 11 * 3_600_000);
    const mover = await waits(younger[0].uid, 10);
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    expect((await seatOf(mover.accountUid)).groupUid).toBe(younger[0].uid);

    await world.database.account.update({ where: { uid: mover.accountUid }, data: { status: 5 } });
    await endHold(first.uid);
    const sweep = world.get(SeatHoldsSweep);
    const ended = await Promise.all([sweep.sweep(), sweep.sweep(), sweep.sweep()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    await settled(world.database);
    expect(await heard([first, second])).toEqual([['tell-seat-offered'], ['tell-seat-offered']]);
  });

  it('is offered no more seats with a television than there are slots beside those that are held', async () => {
    const { target } = await scene(3, { tvSlots: 1 });
    const { packageUid, variantUid } = family.plans['pre-order'];
    await world.database.package.update({ where: { uid: packageUid }, data: { needsTv: true } });
    const entries = [await wants(1, { variantUid }), await wants(2, { variantUid }), await wants(3)];
    // The second time a seat is free, and the slot is held.
    for (const _ of [1, 2]) await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    expect(await heard(entries)).toEqual([['tell-seat-offered'], [], ['tell-seat-offered']]);
    const { uid: customerUid } = await aCustomer(world.database);
    const held = await world.database.transaction((tx) => heldForOthers(tx, target.uid, customerUid, new Date()));
    expect(held).toEqual({ seats: 2, tvSlots: 1 });
    await endHold(entries[0]!.uid);
    await world.get(SeatHoldsSweep).sweep();
    await settled(world.database);
    expect(await heard(entries)).toEqual([['tell-seat-offered'], ['tell-seat-offered'], ['tell-seat-offered']]);
  });

  it('is not sent when the seat was taken meanwhile', async () => {
    const { target } = await scene(0);
    const entry = await wants(1);
    await announceAndSettle(world, 'seat.offered', {
      customerUid: entry.customerUid,
      variantUid: family.plans.ready.variantUid,
      groupUid: target.uid,
    });
    expect(await heard([entry])).toEqual([[]]);
  });
});

describe('a seat that is held for someone who may not have it any more', () => {
  type Entry = Awaited<ReturnType<typeof wants>>;
  const lookAgain = async () => {
    await world.get(SeatHoldsSweep).sweep();
    await settled(world.database);
  };
  const entryOf = ({ uid }: Entry) => world.database.waitingEntry.findUniqueOrThrow({ where: { uid } });
  const block = ({ customerUid: uid }: Entry) =>
    world.database.customer.update({ where: { uid }, data: { blockedAt: at(0), blockedReason: 'Uji' } });
  const ready = () => family.plans.ready;

  it('is offered to the next at once where its holder was blocked, whose place counts when it is unblocked', async () => {
    const { target } = await scene(1);
    const [first, second] = [await wants(1), await wants(2)];
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    await lookAgain();
    expect(await heard([first, second])).toEqual([['tell-seat-offered'], []]);
    await block(first);
    await lookAgain();
    expect(await heard([second])).toEqual([['tell-seat-offered']]);
    expect(await entryOf(first)).toMatchObject({ heldUntil: null, offeredAt: null, waitsSince: at(1) });
    expect(await entryOf(second)).toMatchObject({ heldUntil: expect.any(Date), offeredGroupUid: target.uid });
  });

  const setSold = (isSold: boolean) => ({
    'of a duration': () =>
      world.database.variant.update({ where: { uid: ready().variantUid }, data: { active: isSold } }),
    'of a plan': () => world.database.package.update({ where: { uid: ready().packageUid }, data: { active: isSold } }),
    'of a provider': () =>
      world.database.provider.update({ where: { uid: family.providerUid }, data: { hidden: !isSold } }),
  });
  it.each(['of a duration', 'of a plan', 'of a provider'] as const)(
    '%s that is taken off sale is free for another plan, and offered again once it is sold again',
    async (what) => {
      const { target } = await scene(1);
      const { variantUid } = family.plans['pre-order'];
      const [first, other] = [await wants(1), await wants(2, { variantUid })];
      await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
      await setSold(false)[what]();
      await lookAgain();
      const isWhole = what === 'of a provider';
      expect(await heard([other])).toEqual([isWhole ? [] : ['tell-seat-offered']]);
      expect(await entryOf(first)).toMatchObject({ heldUntil: null, offeredAt: null });
      if (!isWhole) return;
      await setSold(true)[what]();
      await world.database.accountGroup.update({ where: { uid: target.uid }, data: { fillEpoch: 1 } });
      await world.get(FreeSeatsSweep).sweep();
      await settled(world.database);
      expect(await entryOf(first)).toMatchObject({ heldUntil: expect.any(Date) });
    },
  );
});

describe('a seat that was free before someone could have it', () => {
  const lookAgain = async () => {
    await world.get(FreeSeatsSweep).sweep();
    await settled(world.database);
  };
  const ready = () => family.plans.ready;
  const setActive = (active: boolean) =>
    world.database.variant.update({ where: { uid: ready().variantUid }, data: { active } });
  const setPlan = (active: boolean) =>
    world.database.package.update({ where: { uid: ready().packageUid }, data: { active } });
  const setHidden = (hidden: boolean) =>
    world.database.provider.update({ where: { uid: family.providerUid }, data: { hidden } });
  const setBlocked = (blocked: boolean) =>
    world.database.customer.updateMany({
      where: { waiting: { some: { variantUid: ready().variantUid } } },
      data: blocked ? { blockedAt: at(0), blockedReason: 'Uji' } : { blockedAt: null, blockedReason: null },
    });
  const setSlots = (tvSlots: number) =>
    world.database.accountGroup.updateMany({ where: { familyUid: family.uid }, data: { tvSlots } });
  const setNeedsTv = () =>
    world.database.package.update({ where: { uid: ready().packageUid }, data: { needsTv: true } });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['the duration is sold again', () => setActive(false), () => setActive(true)],
    ['the plan is sold again', () => setPlan(false), () => setPlan(true)],
    ['its provider is shown again', () => setHidden(true), () => setHidden(false)],
    ['a price begins', () => Promise.resolve(), setPrice],
    ['the next of the list is unblocked', () => setBlocked(true), () => setBlocked(false)],
    ['a TV slot comes free', () => setNeedsTv().then(() => setSlots(0)), () => setSlots(1)],
  ])('is offered once %s, once, and its place counts', async (_, before, after) => {
    const { target } = await scene(1, { tvSlots: 1 }, after !== setPrice);
    await world.database.accountGroup.update({ where: { uid: target.uid }, data: { fillEpoch: 1 } });
    const entries = [await wants(1), await wants(2)];
    await before();
    await announceAndSettle(world, 'group.reopened', { groupUid: target.uid });
    await lookAgain();
    expect(await heard(entries)).toEqual([[], []]);
    await after();
    await Promise.all([lookAgain(), lookAgain()]);
    await lookAgain();
    expect(await heard(entries)).toEqual([['tell-seat-offered'], []]);
  });

  it('is left alone where nobody waits, where it is held, in a group that never was full, and by who let it pass', async () => {
    const { target } = await scene(1);
    const announced = () =>
      world.database.outbox.count({
        where: { name: 'group.reopened', payload: { path: ['groupUid'], equals: target.uid } },
      });
    await lookAgain();
    const entry = await wants(1);
    await lookAgain();
    expect(await announced()).toBe(0);
    await world.database.accountGroup.update({ where: { uid: target.uid }, data: { fillEpoch: 1 } });
    await lookAgain();
    expect([await announced(), await heard([entry])]).toEqual([1, [['tell-seat-offered']]]);
    const again = { waitsSince: at(30), offeredAt: null, heldUntil: null };
    await world.database.waitingEntry.update({ where: { uid: entry.uid }, data: again });
    await lookAgain();
    expect(await announced()).toBe(1);
    const next = await wants(40);
    await lookAgain();
    expect(await announced()).toBe(2);
    await lookAgain();
    expect([await announced(), await heard([next])]).toEqual([2, [[]]]);
  });
});
