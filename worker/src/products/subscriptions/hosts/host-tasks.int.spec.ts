import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { formatSen } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { lockSeatedOrder, endSeat } from '#runtime/products/subscriptions/seats.store';
import { askLater } from '#runtime/products/subscriptions/open-questions.store';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPurchase, aReimbursement } from '#testing/money-factories';
import { announceAndSettle } from '#testing/events';
import { aRenewingSeat } from '#testing/renewing-seat';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { HostTasksSweep } from './host-tasks.sweep.js';

let world: World;
let sweep: HostTasksSweep;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  sweep = world.get(HostTasksSweep);
});
afterAll(() => world.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const taskOf = (accountUid: string) => world.database.hostTask.findFirstOrThrow({ where: { accountUid } });
const setTask = (accountUid: string, data: { dueAt?: Date; remindAt?: Date | null }) =>
  world.database.hostTask.updateMany({ where: { accountUid }, data });
const kindsOf = async (customerUid: string) =>
  (await world.database.notification.findMany({ where: { customerUid } })).map(({ kind }) => kind);
const eventsOf = (name: string, orderUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['orderUid'], equals: orderUid } } });

/** A host who was asked to buy, and a member who has paid. */
async function asked(given: Parameters<typeof aFamily>[1] = {}) {
  const family = await aFamily(world.database, { regularSeats: 1, ...given });
  const { uid: groupUid } = await aGroup(world.database, family);
  const host = await anOrder(world.database, family, groupUid, { kind: 'host', hostShareSen: 4_650_000n });
  const member = await anOrder(world.database, family, groupUid, {
    status: ORDER_STATUS.processing,
    accountStatus: ACCOUNT_STATUS.pending,
    confirmedAt: new Date(),
  });
  return { family, groupUid, host, member };
}
/** The same after the purchase was verified, `debited` hours ago, and paid back. */
async function hosting(debited: number) {
  const seated = await asked();
  const { host } = seated;
  await world.database.hostTask.deleteMany({ where: { accountUid: host.accountUid } });
  await world.database.account.update({ where: { uid: host.accountUid }, data: { status: ACCOUNT_STATUS.active } });
  await world.database.order.update({ where: { uid: host.orderUid }, data: { status: ORDER_STATUS.completed } });
  const purchase = await aPurchase(world.database, host.orderUid, { debitedAt: hoursAgo(debited) });
  const cycle = await world.database.groupCycle.findUniqueOrThrow({ where: { purchaseUid: purchase.uid } });
  return { ...seated, purchase, cycle };
}
const end = (orderUid: string) =>
  world.database.transaction(async (tx) => {
    const { group, order } = await lockSeatedOrder(tx, orderUid);
    const cause = { actor: 'admin', by: 'Sari', why: 'Berhenti' } as const;
    await endSeat(tx, group, order.account, 'end', { cause, at: new Date() });
  });

describe('the 48 hours of a host', () => {
  it('are reminded of, once for each reminder, by two sweeps at once too', async () => {
    const { host } = await asked();
    await setTask(host.accountUid, { remindAt: hoursAgo(1) });
    await Promise.all([sweep.remind(), sweep.remind()]);
    expect(await eventsOf('host.task-due-soon', host.orderUid)).toBe(1);
    await sweep.remind();
    expect(await eventsOf('host.task-due-soon', host.orderUid)).toBe(1);
    await settled(world.database);
    expect(await kindsOf(host.customerUid)).toEqual(['remind-host']);
  });

  it('run out: the order is cancelled, the seat is free for others and the members are informed, once', async () => {
    const { groupUid, host, member } = await asked();
    await setTask(host.accountUid, { dueAt: hoursAgo(1) });
    await Promise.all([sweep.miss(), sweep.miss(), sweep.miss()]);
    await sweep.miss();
    expect(await taskOf(host.accountUid)).toMatchObject({ outcome: 'missed' });
    expect(await world.database.order.findUnique({ where: { uid: host.orderUid } })).toMatchObject({
      status: ORDER_STATUS.cancelled,
    });
    expect(await world.database.accountGroup.findUnique({ where: { uid: groupUid } })).toMatchObject({
      freeHostSeats: [1],
    });
    expect(await eventsOf('host.task-missed', host.orderUid)).toBe(1);
    await settled(world.database);
    expect(await kindsOf(member.customerUid)).toEqual(['tell-host-sought']);
    expect((await kindsOf(host.customerUid)).sort()).toEqual(['tell-order-closed', 'tell-task-missed']);
  });

  it('run out for one who has not answered what the order came without, too', async () => {
    const { groupUid, host } = await asked();
    const { orderUid, accountUid } = host;
    await world.database.hostTask.deleteMany({ where: { accountUid } });
    await world.database.transaction((tx) =>
      askLater(tx, { rules: [], asksDuties: true }, { orderUid, accountUid, groupUid, role: 'host', at: hoursAgo(49) }),
    );
    await sweep.remind();
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 1 });
    expect(await taskOf(accountUid)).toMatchObject({ kind: 'answer', outcome: null });
    await Promise.all([sweep.miss(), sweep.miss()]);
    expect(await taskOf(accountUid)).toMatchObject({ kind: 'answer', outcome: 'missed' });
    const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    expect(status).toBe(ORDER_STATUS.cancelled);
    await settled(world.database);
    const messages = await world.database.notification.findMany({ where: { customerUid: host.customerUid } });
    expect(messages.map(({ body }) => body).join()).toContain('belum kamu setujui dalam 48 jam');
  });

  it('do not run out once the proof is in, and not before their time', async () => {
    const [early, done] = [await asked(), await asked()];
    await world.database.hostTask.updateMany({
      where: { accountUid: done.host.accountUid },
      data: { dueAt: hoursAgo(1), endedAt: hoursAgo(2), outcome: 'done' },
    });
    await sweep.miss();
    expect(await taskOf(early.host.accountUid)).toMatchObject({ outcome: null });
    expect(await taskOf(done.host.accountUid)).toMatchObject({ outcome: 'done' });
    const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: done.host.orderUid } });
    expect(status).toBe(ORDER_STATUS.processing);
  });
});

it('a host who ends: who waits reads that a host is sought, who is active that the paid time goes on', async () => {
  const { family, groupUid, host, member } = await asked({ regularSeats: 3 });
  const active = await aRenewingSeat(world.database, family, hoursAgo(24), { groupUid });
  const prepared = await aRenewingSeat(world.database, family, hoursAgo(24), { groupUid, hasAccess: false });
  await world.database.account.update({ where: { uid: host.accountUid }, data: { status: ACCOUNT_STATUS.active } });
  await end(host.orderUid);
  await settled(world.database);
  const told = async ({ customerUid }: { customerUid: string }) => {
    const kind = 'tell-host-sought';
    const { title, body } = await world.database.notification.findFirstOrThrow({ where: { customerUid, kind } });
    return `${title}\n${body}`;
  };
  expect(await told(member)).toMatch(/^Grupmu sedang mencari host baru\n.*kami kabari begitu grupnya siap/);
  const running = await told(active);
  expect(running).toMatch(/^Host grupmu berhenti, langgananmu tetap jalan\n.* Langgananmu aktif sampai /);
  expect(running).not.toContain('begitu grupnya siap');
  // Its paid time has not begun.
  expect(await told(prepared)).toMatch(/^Grupmu sedang mencari host baru\n(?!.*aktif sampai)/);
});

describe('a host is asked to buy', () => {
  const waiting = async (hostBuys: string) => {
    const seated = await asked({ hostBuys, regularSeats: 2 });
    await world.database.hostTask.deleteMany({ where: { accountUid: seated.host.accountUid } });
    return seated;
  };
  const isAsked = async (accountUid: string) => (await world.database.hostTask.count({ where: { accountUid } })) === 1;

  it('only when the last regular seat is paid, where the family says so', async () => {
    const { family, groupUid, host } = await waiting('paid');
    await announceAndSettle(world, 'group.paid', { groupUid });
    expect(await isAsked(host.accountUid)).toBe(false);
    await anOrder(world.database, family, groupUid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.pending,
      confirmedAt: new Date(),
    });
    await announceAndSettle(world, 'group.paid', { groupUid });
    await announceAndSettle(world, 'group.paid', { groupUid });
    expect(await isAsked(host.accountUid)).toBe(true);
    expect(await kindsOf(host.customerUid)).toEqual(['tell-purchase-requested']);
  });

  it('when an admin has provided the account, not when another host has left a login', async () => {
    const { groupUid, host } = await waiting('provided');
    await world.database.vaultKey.upsert({
      where: { version: 1 },
      create: { version: 1, fingerprint: '0'.repeat(64) },
      update: {},
    });
    const sealed = { version: 1, keyVersion: 1, wrappedKey: Buffer.alloc(60, 1), sealed: Buffer.alloc(40, 1) };
    await world.database.groupCredential.create({
      data: { groupUid, ...sealed, storedBy: 'host', storedUid: randomUUID() },
    });
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 1 });
    expect(await isAsked(host.accountUid)).toBe(false);
    await world.database.groupCredential.update({ where: { groupUid }, data: { storedBy: 'admin' } });
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 2 });
    expect(await isAsked(host.accountUid)).toBe(true);
  });
});

describe('the cycles of a group', () => {
  it('ask the host for the next proof once, three days before the end', async () => {
    const { host, cycle } = await hosting(24);
    await sweep.askForNext();
    expect(await world.database.hostTask.count({ where: { accountUid: host.accountUid } })).toBe(0);
    const endsAt = new Date(Date.now() + 70 * HOUR_MS);
    await world.database.groupCycle.update({ where: { uid: cycle.uid }, data: { endsAt } });
    await Promise.all([sweep.askForNext(), sweep.askForNext()]);
    const tasks = await world.database.hostTask.findMany({ where: { accountUid: host.accountUid } });
    expect(tasks).toMatchObject([{ kind: 'proof', cycleNumber: 2, dueAt: new Date(endsAt.getTime() + 48 * HOUR_MS) }]);
    expect(await eventsOf('host.purchase-requested', host.orderUid)).toBe(1);
  });

  it('leave a host the seat whose later proof is late: an admin decides', async () => {
    const { host, cycle } = await hosting(24);
    await world.database.groupCycle.update({ where: { uid: cycle.uid }, data: { endsAt: new Date() } });
    await sweep.askForNext();
    await setTask(host.accountUid, { dueAt: hoursAgo(1) });
    await sweep.miss();
    expect(await taskOf(host.accountUid)).toMatchObject({ outcome: 'missed' });
    const { status } = await world.database.account.findUniqueOrThrow({ where: { uid: host.accountUid } });
    expect(status).toBe(ACCOUNT_STATUS.active);
  });

  it('end with the host: the unused part is asked for, and the next host is paid for the days that follow only', async () => {
    const { family, groupUid, host, purchase, cycle } = await hosting(5 * 24);
    const paid = { state: 'paid', paidAt: new Date() };
    const { amountSen } = await aReimbursement(
      world.database,
      { orderUid: host.orderUid, purchaseUid: purchase.uid },
      paid,
    );
    await end(host.orderUid);
    const receivable = await world.database.hostReceivable.findUniqueOrThrow({ where: { cycleUid: cycle.uid } });
    expect(receivable.state).toBe('open');
    expect(receivable.amountSen).toBeGreaterThan((amountSen * 7n) / 10n);
    expect(receivable.amountSen).toBeLessThan(amountSen);

    const next = await anOrder(world.database, family, groupUid, {
      kind: 'host',
      hostShareSen: 4_650_000n,
      accountStatus: ACCOUNT_STATUS.active,
      status: ORDER_STATUS.completed,
    });
    // Debited while the first cycle was running: its days are not paid for twice.
    const other = await aPurchase(world.database, next.orderUid, { debitedAt: hoursAgo(3 * 24) });
    await announceAndSettle(world, 'host.purchase-verified', {
      orderUid: next.orderUid,
      purchaseUid: other.uid,
      groupUid,
    });
    const [first, second, ...more] = await world.database.groupCycle.findMany({
      where: { groupUid },
      orderBy: { number: 'asc' },
    });
    expect(more).toEqual([]);
    expect(second!.startsAt).toEqual(first!.cutAt);
    expect(await world.database.reimbursement.count({ where: { cycle: { groupUid } } })).toBe(2);
    await settled(world.database);
    expect(await kindsOf(host.customerUid)).toContain('tell-receivable-opened');
    const postings = await world.database.ledgerPosting.findMany({ where: { entry: { cause: receivable.uid } } });
    expect(postings.map(({ account, amountSen: sen }) => [account, sen]).sort()).toEqual([
      ['hostReceivable', receivable.amountSen],
      ['memberFunds', -receivable.amountSen],
    ]);
  });

  it('end with the host before it was paid: the unused part is taken off, and the books follow', async () => {
    const { groupUid, host, purchase } = await hosting(5 * 24);
    await announceAndSettle(world, 'host.purchase-verified', {
      orderUid: host.orderUid,
      purchaseUid: purchase.uid,
      groupUid,
    });
    const before = await world.database.reimbursement.findFirstOrThrow({ where: { orderUid: host.orderUid } });
    await end(host.orderUid);
    await settled(world.database);
    const after = await world.database.reimbursement.findUniqueOrThrow({
      where: { uid: before.uid },
      include: { payout: true },
    });
    expect(after.amountSen).toBeLessThan(before.amountSen);
    expect(after.correctionSen).toBe(after.amountSen - before.amountSen);
    const { body } = await world.database.notification.findFirstOrThrow({
      where: { customerUid: host.customerUid, kind: 'tell-reimbursement-corrected' },
    });
    expect(body).toContain(
      `Hari yang tidak terpakai kami potong dari penggantianmu: dari ${formatSen(before.amountSen)} menjadi ${formatSen(after.amountSen)} (${formatSen(before.amountSen - after.amountSen)} lebih sedikit).`,
    );
    expect(after.payout).toMatchObject({ state: 'scheduled', amountSen: after.amountSen });
    const owed = await world.database.ledgerPosting.aggregate({
      where: { account: 'hostPayable', orderUid: host.orderUid },
      _sum: { amountSen: true },
    });
    expect(owed._sum.amountSen).toBe(-after.amountSen);
    expect(await world.database.hostReceivable.count({ where: { orderUid: host.orderUid } })).toBe(0);
  });

  it("end with the host while the bank's file with the money was downloaded: the unused part is asked for, as of money that was paid", async () => {
    const { host, purchase, cycle } = await hosting(5 * 24);
    const of = { orderUid: host.orderUid, purchaseUid: purchase.uid };
    const { payoutUid, amountSen } = await aReimbursement(world.database, of, {});
    const admin = { createdBy: 'Sari', createdByUid: host.customerUid, createdAt: new Date() };
    const file = { fileAt: new Date(), fileBy: 'Sari', fileByUid: host.customerUid };
    const { uid: batchUid } = await world.database.payoutBatch.create({ data: { state: 'open', ...admin, ...file } });
    const approved = {
      state: 'approved',
      approvedAt: new Date(),
      approvedBy: 'Sari',
      batchUid,
      accountNumber: '12345',
    };
    await world.database.payout.update({ where: { uid: payoutUid }, data: approved });
    await end(host.orderUid);
    expect(await world.database.payout.findUniqueOrThrow({ where: { uid: payoutUid } })).toMatchObject({
      state: 'approved',
      amountSen,
      batchUid,
    });
    expect(await world.database.hostReceivable.findUniqueOrThrow({ where: { cycleUid: cycle.uid } })).toMatchObject({
      state: 'open',
    });
  });
});
