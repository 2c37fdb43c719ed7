import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminOrder } from '#contracts/sales/orders.admin.http';
import { orderDetail, orderGlance, orderSummary } from '#contracts/sales/orders.http';
import { adminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { adminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { membership, membershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, type OrderGiven, aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase, aReimbursement } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

const ACTIVE: OrderGiven = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };

let api: ApiWorld;
let family: Family;
let groupUid: string;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  family = await aFamily(api.database);
  groupUid = (await aGroup(api.database, family)).uid;
});

type Seat = Awaited<ReturnType<typeof seat>>;
const seat = (given: OrderGiven = {}) => anOrder(api.database, family, groupUid, given);
const as = ({ customerUid }: Seat) => api.customer(customerUid);
const page = async (who: Seat) =>
  membershipDetail.parse((await as(who).get(`customer/membership/${who.accountUid}`)).data);
const leave = (who: Seat) => as(who).post(`customer/membership/${who.accountUid}/leave`);
async function stateOf({ orderUid, accountUid }: Seat) {
  const order = await api.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const account = await api.database.account.findUniqueOrThrow({
    where: { uid: accountUid },
    include: { history: true },
  });
  const group = await api.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
  const events = await api.database.outbox.findMany({ orderBy: { id: 'asc' } });
  return {
    order: order.status,
    account: account.status,
    moves: account.history.length,
    free: [...group.freeHostSeats, ...group.freeRegularSeats],
    events: events
      .filter(({ payload }) => [groupUid, orderUid].some((uid) => JSON.stringify(payload).includes(uid)))
      .map(({ name }) => name),
  };
}

describe('my memberships', () => {
  it('lead a friend to a plan for members in the same group, while one of its seats is free and the own one is held', async () => {
    const mine = await seat(ACTIVE);
    const { slug } = await api.database.provider.findUniqueOrThrow({ where: { uid: family.providerUid } });
    expect((await page(mine)).invite).toEqual({ providerSlug: slug, variantUid: family.plans.ready.variantUid });
    const waiter = await aCustomer(api.database);
    const at = new Date();
    const held = { offeredAt: at, offeredGroupUid: groupUid, heldUntil: new Date(at.getTime() + 3_600_000) };
    const entry = { customerUid: waiter.uid, variantUid: family.plans.ready.variantUid, waitsSince: at };
    const { freeRegularSeats } = await api.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    await api.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats: [4] } });
    const { uid } = await api.database.waitingEntry.create({ data: { ...entry, ...held } });
    // The one seat that is left is held for who waited.
    expect(await page(mine)).toMatchObject({ invite: null, heldSeats: 1 });
    const order = orderDetail.parse((await as(mine).get(`customer/${mine.orderUid}/detail`)).data);
    expect(order.group).toMatchObject({ heldSeats: 1 });
    // A hold that is over is free before the sweep has seen it, on each page alike.
    await api.database.waitingEntry.update({ where: { uid }, data: { heldUntil: new Date(at.getTime() - 1_000) } });
    expect(await page(mine)).toMatchObject({ heldSeats: 0 });
    const later = orderDetail.parse((await as(mine).get(`customer/${mine.orderUid}/detail`)).data);
    expect(later.group).toMatchObject({ heldSeats: 0 });
    await api.database.waitingEntry.delete({ where: { uid } });
    await api.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats } });
    const free = { freeRegularSeats: [], freeHostSeats: [1] };
    await api.database.accountGroup.update({ where: { uid: groupUid }, data: free });
    expect((await page(mine)).invite).toBeNull();
    await api.database.accountGroup.update({ where: { uid: groupUid }, data: { freeRegularSeats: [4] } });
    await leave(mine);
    expect((await page(mine)).invite).toBeNull();
  });

  it('are the present and past seats of the customer, and visible to no other', async () => {
    const mine = await seat({ ...ACTIVE, createdAt: new Date('2026-11-01T00:00:00Z') });
    await seat(ACTIVE);
    const before = await anOrder(api.database, family, (await aGroup(api.database, family)).uid, {
      customerUid: mine.customerUid,
      status: ORDER_STATUS.cancelled,
      accountStatus: ACCOUNT_STATUS.cancelled,
      createdAt: new Date('2026-10-01T00:00:00Z'),
    });
    const answer = await as(mine).get('customer/membership');
    expect(answer.meta).toMatchObject({ page: 1, limit: 20, total: 2 });
    const rows = z.array(membership).parse(answer.data);
    expect(rows.map(({ accountUid, statusLabel }) => [accountUid, statusLabel])).toEqual([
      [mine.accountUid, 'Active'],
      [before.accountUid, 'Cancel'],
    ]);
    expect(rows[0]).toMatchObject({ providerName: 'Netflix', size: 4, taken: 2, seatNumber: mine.seatNumber });
  });

  it('and my orders stand as they concern me: what waits for me, what runs, what is over, and newest first among these', async () => {
    const { uid: customerUid } = await aCustomer(api.database);
    const of = async (day: number, given: OrderGiven) =>
      anOrder(api.database, family, (await aGroup(api.database, family)).uid, {
        ...given,
        customerUid,
        createdAt: new Date(Date.UTC(2026, 9, day)),
      });
    const toPay = await of(1, { status: ORDER_STATUS.awaitingPayment, accountStatus: ACCOUNT_STATUS.registered });
    const lapsed = await of(2, { ...ACTIVE, accountStatus: ACCOUNT_STATUS.waitingForFollowUp });
    const host = await of(3, {
      kind: 'host',
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.registered,
    });
    const running = await of(4, ACTIVE);
    const checked = await of(5, {
      status: ORDER_STATUS.awaitingConfirmation,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
    });
    const ended = await of(6, { ...ACTIVE, accountStatus: ACCOUNT_STATUS.cancelled });
    const closed = await of(7, { status: ORDER_STATUS.expired, accountStatus: ACCOUNT_STATUS.cancelled });
    const at = new Date('2026-10-03T00:00:00Z');
    const task = { kind: 'buy', cycleNumber: 0, askedAt: at, dueAt: at };
    await api.database.hostTask.create({ data: { ...task, accountUid: host.accountUid } });
    const mine = api.customer(customerUid);
    const sequence = [host, lapsed, toPay, checked, running, closed, ended].map(({ orderUid }) => orderUid);
    for (const [path, schema] of [
      ['customer/membership', membership],
      ['customer', orderSummary],
    ] as const) {
      const pageOf = async (page: number) => {
        const { data, meta } = await mine.get(`${path}?limit=4&page=${page}`);
        return [
          meta.total,
          ...z
            .array(schema)
            .parse(data)
            .map(({ orderUid }) => orderUid),
        ];
      };
      expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([
        [7, ...sequence.slice(0, 4)],
        [7, ...sequence.slice(4)],
        [7],
      ]);
    }
  });

  it('of one brand are found by it, each with its group', async () => {
    const mine = await seat(ACTIVE);
    const other = await aFamily(api.database);
    const elsewhere = await aGroup(api.database, other);
    const theirs = await anOrder(api.database, other, elsewhere.uid, { ...ACTIVE, customerUid: mine.customerUid });
    const groupsOf = async (providerUid: string) => {
      const { data, meta } = await as(mine).get(`customer/membership?providerUid=${providerUid}`);
      return [
        meta.total,
        ...z
          .array(membership)
          .parse(data)
          .map((row) => [row.accountUid, row.groupUid]),
      ];
    };
    expect(await groupsOf(family.providerUid)).toEqual([1, [mine.accountUid, groupUid]]);
    expect(await groupsOf(other.providerUid)).toEqual([1, [theirs.accountUid, elsewhere.uid]]);
    expect(await groupsOf(mine.accountUid)).toEqual([0]);
    expect(await as(mine).get('customer/membership?providerUid=x')).toMatchObject({
      status: 422,
      errors: [{ field: 'providerUid' }],
    });
  });

  it.each(Object.entries(ACCOUNT_STATUS))('show the status %s (%d) by its label', async (_, status) => {
    const mine = await seat({ accountStatus: status });
    const { statusLabel, orderStatus } = await page(mine);
    const { status: ofOrder } = await api.database.order.findUniqueOrThrow({ where: { uid: mine.orderUid } });
    expect(orderStatus).toBe(ofOrder);
    expect(statusLabel).toBe(
      ['Registered', 'Waiting For Confirmation', 'Active', 'Pending', 'Cancel', '', 'Waiting For Follow-up'][
        status - 1
      ],
    );
  });

  it('show the members by masked names, and no contact data', async () => {
    const mine = await seat(ACTIVE);
    await seat({ ...ACTIVE, kind: 'host' });
    const detail = await page(mine);
    const shown = { name: 'B**********o', status: 3, statusLabel: 'Active' };
    expect(detail.members).toEqual([
      { ...shown, seatNumber: 1, role: 'host', hasAccess: true, waitsForGroup: false, isMe: false },
      { ...shown, seatNumber: 2, role: 'regular', hasAccess: false, waitsForGroup: false, isMe: true },
    ]);
    expect(JSON.stringify(detail)).not.toMatch(/Budi|@|62812|Santoso/);
  });

  it('can be used or not by one rule, on the pages of its owner and in every list of the console', async () => {
    const mine = await seat(ACTIVE);
    const { accountUid, orderUid } = mine;
    const usable = async () => {
      const [account, order, group, detail, ofOrder] = await Promise.all([
        api.admin.get(`admin/accounts/${accountUid}`),
        api.admin.get(`admin/orders/${orderUid}`),
        api.admin.get(`admin/account-groups/${groupUid}`),
        page(mine),
        as(mine).get(`customer/${orderUid}/detail`),
      ]);
      const seated = adminGroup.parse(group.data).seatMap.find((one) => one.account?.uid === accountUid);
      const { isReady, group: withMembers } = orderDetail.parse(ofOrder.data);
      return new Set([
        adminAccount.parse(account.data).hasAccess,
        !adminOrder.parse(order.data).isPrepared,
        seated?.account?.hasAccess,
        detail.hasAccess,
        detail.members.find(({ isMe }) => isMe)?.hasAccess,
        isReady,
        withMembers?.members.find(({ isMe }) => isMe)?.hasAccess,
      ]);
    };
    expect(await usable()).toEqual(new Set([false]));
    const at = new Date();
    await api.database.seatAccess.create({
      data: { accountUid, grantedAt: at, confirmedAt: at, confirmedBy: 'member' },
    });
    expect(await usable()).toEqual(new Set([true]));
    const claim = { reason: 'no-access', message: 'Hilang', openedAt: at, answerDueAt: at, solveDueAt: at, dueAt: at };
    await api.database.accessClaim.create({ data: { accountUid, groupUid, ...claim } });
    expect(await usable()).toEqual(new Set([false]));
  });

  it('tell a host that has bought what its members wait for: each claim with its clock, and the login of an empty vault', async () => {
    const host = await seat({ ...ACTIVE, kind: 'host' });
    const member = await seat(ACTIVE);
    const { accountUid } = member;
    const dutiesOf = async (who: Seat) => {
      const [listed] = z.array(membership).parse((await as(who).get('customer/membership')).data);
      const { hostDuties } = await page(who);
      expect(listed!.hostDuties).toEqual(hostDuties);
      return hostDuties;
    };
    const login = { kind: 'login', claim: null, dueAt: null, isLate: false };
    expect(await dutiesOf(host)).toEqual([login]);
    const dueAt = new Date(Date.now() + 3_600_000);
    const clocks = { openedAt: new Date(), answerDueAt: dueAt, solveDueAt: dueAt, dueAt };
    const { uid } = await api.database.accessClaim.create({
      data: { accountUid, groupUid, reason: 'no-access', message: 'Belum masuk', ...clocks },
    });
    const claim = {
      kind: 'claim',
      claim: {
        uid,
        memberName: 'B**********o',
        reasonLabel: 'Login atau undangannya belum kuterima',
        isAnswered: false,
      },
      dueAt: dueAt.toISOString(),
      isLate: false,
    };
    expect(await dutiesOf(host)).toEqual([claim, login]);
    expect(await dutiesOf(member)).toEqual([]);
    const past = new Date(Date.now() - 1);
    const task = { kind: 'login', cycleNumber: 1, askedAt: past, dueAt: past };
    await api.database.hostTask.create({ data: { accountUid: host.accountUid, ...task } });
    expect(await dutiesOf(host)).toEqual([claim, { ...login, dueAt: past.toISOString(), isLate: true }]);
    await api.database.accessClaim.update({
      where: { uid },
      data: { state: 'solved', dueAt: null, endedAt: past, endedBy: 'member' },
    });
    await api.database.planFamily.update({ where: { uid: family.uid }, data: { invites: true } });
    expect(await dutiesOf(host)).toEqual([]);
  });

  it('tell a host that has not bought nothing of its members', async () => {
    const host = await seat({ kind: 'host' });
    expect((await page(host)).hostDuties).toEqual([]);
  });

  it('tell the host until when to buy, in the list, on the page and on the page of the purchase alike, and a member who waits for it while it runs', async () => {
    const host = await seat({ kind: 'host' });
    const waiting = { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending };
    const member = await seat(waiting);
    const active = await seat(ACTIVE);
    const dueOf = async (who: Seat) => {
      const [listed] = z.array(membership).parse((await as(who).get('customer/membership')).data);
      const { purchaseDue } = await page(who);
      expect(listed!.purchaseDue).toEqual(purchaseDue);
      return purchaseDue;
    };
    const { dueAt } = await api.database.hostTask.findFirstOrThrow({ where: { accountUid: host.accountUid } });
    const due = { kind: 'buy', dueAt: dueAt.toISOString(), isLate: false };
    expect(await dueOf(host)).toEqual(due);
    const asked = await as(host).get(`customer/host/purchase?orderUid=${host.orderUid}`);
    expect(asked.data).toMatchObject({ buy: { isAsked: true, dueAt: due.dueAt } });
    expect(await dueOf(member)).toEqual(due);
    expect(await dueOf(active)).toBeNull();
    const past = new Date(Date.now() - 1);
    const task = { accountUid: host.accountUid };
    await api.database.hostTask.updateMany({ where: task, data: { dueAt: past } });
    expect(await dueOf(host)).toEqual({ ...due, dueAt: past.toISOString(), isLate: true });
    expect(await dueOf(member)).toBeNull();
    await api.database.hostTask.updateMany({ where: task, data: { endedAt: past, outcome: 'done', remindAt: null } });
    expect(await dueOf(host)).toBeNull();
    // Of a later cycle only the host is asked for anything.
    const later = { kind: 'proof', cycleNumber: 2, askedAt: past, dueAt };
    await api.database.hostTask.create({ data: { ...task, ...later } });
    expect(await dueOf(host)).toEqual({ ...due, kind: 'proof' });
    expect(await dueOf(member)).toBeNull();
  });

  it('last to the end of a day in WIB, a period after the seat became active', async () => {
    const mine = await seat(ACTIVE);
    expect((await page(mine)).renewsAt).toBeNull();
    const at = new Date('2027-01-31T05:00:00Z');
    await api.database.accountHistory.create({
      data: { accountUid: mine.accountUid, fromStatus: 2, toStatus: 3, why: 'x', by: 'system', at },
    });
    expect(await page(mine)).toMatchObject({ activatedAt: at.toISOString(), renewsAt: '2027-02-28T16:59:59.999Z' });
  });

  it('show what the host was paid and when, and not to which account', async () => {
    const host = await seat({ ...ACTIVE, kind: 'host' });
    const mine = await seat(ACTIVE);
    expect(await page(mine)).toMatchObject({ buyer: 'host', hasHost: true, hostPayments: [] });
    const purchase = await aPurchase(api.database, host.orderUid);
    const paidAt = new Date('2026-11-20T03:00:00Z');
    await aReimbursement(
      api.database,
      { orderUid: host.orderUid, purchaseUid: purchase.uid },
      { state: 'paid', dueAt: paidAt, paidAt, reference: 'TRX-1' },
    );
    const { hostPayments } = await page(mine);
    expect(hostPayments).toEqual([
      {
        hostName: 'B**********o',
        isMine: false,
        state: 'paid',
        providerPrice: 94_900,
        hostShare: 31_633,
        transferFee: 750,
        correction: 0,
        amount: 62_517,
        isAboveLimit: false,
        dueAt: paidAt.toISOString(),
        paidAt: paidAt.toISOString(),
        givenBack: null,
      },
    ]);
    expect((await page(host)).hostPayments).toMatchObject([{ isMine: true }]);
    expect(JSON.stringify(hostPayments)).not.toMatch(/TRX|1234567890/);
  });

  it('say of what the host gets that it is above the limit until a second admin has approved it', async () => {
    const host = await seat({ ...ACTIVE, kind: 'host' });
    const { uid: purchaseUid } = await aPurchase(api.database, host.orderUid);
    const owed = await aReimbursement(api.database, { orderUid: host.orderUid, purchaseUid });
    expect((await page(host)).hostPayments).toMatchObject([{ isAboveLimit: false }]);
    const { uid, payoutUid } = await api.database.reimbursement.update({
      where: { uid: owed.uid },
      data: { limitSen: 1n },
    });
    expect((await page(host)).hostPayments).toMatchObject([{ state: 'scheduled', isAboveLimit: true }]);
    await api.database.payout.updateMany({
      where: { OR: [{ uid: payoutUid }, { refUid: uid }] },
      data: { state: 'approved' },
    });
    expect((await page(host)).hostPayments).toMatchObject([{ state: 'approved', isAboveLimit: false }]);
  });

  it('show the money of a host only to who has paid, and to who has left only what was known by then', async () => {
    const host = await seat({ ...ACTIVE, kind: 'host' });
    const [unpaid, mine] = [await seat(), await seat({ ...ACTIVE, confirmedAt: new Date() })];
    // The end of a seat has the app's time, which may be some milliseconds from the database's.
    const pay = async (inMs: number) => {
      const { uid: purchaseUid } = await aPurchase(api.database, host.orderUid);
      const createdAt = new Date(Date.now() + inMs);
      await aReimbursement(
        api.database,
        { orderUid: host.orderUid, purchaseUid },
        { state: 'scheduled' },
        { createdAt },
      );
    };
    const seen = async (who: Seat) => (await page(who)).hostPayments.length;
    await pay(-1_000);
    expect([await seen(unpaid), await seen(mine), await seen(host)]).toEqual([0, 1, 1]);
    await Promise.all([leave(unpaid), leave(mine)]);
    await pay(1_000);
    expect([await seen(unpaid), await seen(mine), await seen(host)]).toEqual([0, 1, 2]);
  });

  it('say that a host is sought where the host seat is empty', async () => {
    const waiting = await seat({
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.pending,
      confirmedAt: new Date(),
    });
    const why = 'Menunggu host';
    expect(await page(waiting)).toMatchObject({ buyer: 'host', hasHost: false, waiting: { why } });
  });

  it('say that a host reads along only of one that has bought', async () => {
    const { accountUid: uid } = await seat({ kind: 'host' });
    const mine = await seat(ACTIVE);
    for (const [status, hostReads] of [
      [ACCOUNT_STATUS.registered, false],
      [ACCOUNT_STATUS.waitingForConfirmation, true],
      [ACCOUNT_STATUS.active, true],
    ] as const) {
      await api.database.account.update({ where: { uid }, data: { status } });
      expect(await page(mine)).toMatchObject({ hasHost: true, hostReads });
    }
  });

  it('of another customer are not found', async () => {
    const [mine, theirs] = [await seat(ACTIVE), await seat(ACTIVE)];
    for (const answer of [
      await as(mine).get(`customer/membership/${theirs.accountUid}`),
      await as(mine).post(`customer/membership/${theirs.accountUid}/leave`),
    ])
      expect(answer).toMatchObject({ status: 404, data: null });
    expect((await stateOf(theirs)).account).toBe(ACCOUNT_STATUS.active);
  });
});

describe('leaving the group', () => {
  it('frees an active seat at once, keeps the order and the money, and is announced', async () => {
    const mine = await seat(ACTIVE);
    expect((await page(mine)).leaving).toMatchObject({
      as: 'leave',
      money: expect.stringContaining('tidak kami kembalikan'),
    });
    expect(await leave(mine)).toMatchObject({ status: 200, data: { uid: mine.accountUid } });
    const after = await stateOf(mine);
    expect(after).toMatchObject({ order: ORDER_STATUS.completed, account: ACCOUNT_STATUS.cancelled, moves: 1 });
    expect(after.free).toContain(mine.seatNumber);
    expect(after.events).toEqual(['account.status-changed', 'seat.freed', 'member.left']);
    expect(await api.database.refund.count({ where: { orderUid: mine.orderUid } })).toBe(0);
  });

  it('is said everywhere alike: that the seat has ended, when, by whose act, and that no money comes back', async () => {
    const mine = await seat(ACTIVE);
    await seat({ ...ACTIVE, kind: 'host' });
    await api.database.accountHistory.create({
      data: { accountUid: mine.accountUid, fromStatus: 2, toStatus: 3, why: 'x', by: 'system', at: new Date() },
    });
    const glance = async () =>
      orderGlance.parse((await api.anyone.get(`customer/detail?orderUid=${mine.orderUid}`)).data);
    expect(await page(mine)).toMatchObject({ ended: null, renewsAt: expect.any(String) });
    expect(await glance()).toMatchObject({ endedAt: null });
    await aPayment(api.database, mine.orderUid);
    const payment = async () =>
      (await as(mine).get(`customer/payment/confirm?orderUid=${mine.orderUid}&customerUid=${mine.customerUid}`)).data;
    // Its access was not given yet.
    expect(await payment()).toMatchObject({ statusLabel: 'Menunggu host' });
    expect(await payment()).not.toHaveProperty('endedAt');
    await leave(mine);
    expect(await payment()).toMatchObject({ statusLabel: 'Berakhir', endedAt: (await page(mine)).ended!.at });
    const ended = {
      at: expect.any(String),
      by: 'member',
      why: null,
      money: expect.stringContaining('Uangmu tidak kembali'),
    };
    // Its members are others now.
    expect(await page(mine)).toMatchObject({ ended, renewsAt: null, members: [] });
    expect(await glance()).toMatchObject({ endedAt: (await page(mine)).ended!.at });
    const [inList] = z.array(membership).parse((await as(mine).get('customer/membership')).data);
    expect(inList).toMatchObject({ ended, renewsAt: null });
    const [order] = z.array(orderSummary).parse((await as(mine).get('customer')).data);
    expect(order).toMatchObject({ ended, seat: { role: 'regular', why: null } });
    const detail = orderDetail.parse((await as(mine).get(`customer/${mine.orderUid}/detail`)).data);
    expect(detail).toMatchObject({ ended, group: { members: [] } });
    expect(detail.timeline.at(-1)).toMatchObject({
      subject: 'account',
      title: 'Kursimu berakhir',
      why: 'Keluar dari grup',
    });
    const account = adminAccount.parse((await api.admin.get(`admin/accounts/${mine.accountUid}`)).data);
    expect(account).toMatchObject({ ended, paidUntil: null });
  });

  it('ends an unpaid order with the seat', async () => {
    const mine = await seat();
    expect(await page(mine)).toMatchObject({ isUnpaid: true, leaving: { possible: true, as: 'cancel' } });
    await leave(mine);
    expect((await page(mine)).isUnpaid).toBe(false);
    const after = await stateOf(mine);
    expect(after).toMatchObject({ order: ORDER_STATUS.cancelled, account: ACCOUNT_STATUS.cancelled });
    expect(after.events).toEqual(['account.status-changed', 'seat.freed', 'order.cancelled']);
  });

  it('is done once by twenty concurrent requests, with the same answer', async () => {
    const mine = await seat(ACTIVE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(mine)));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data])))).toEqual(
      new Set([JSON.stringify([200, { uid: mine.accountUid }])]),
    );
    const after = await stateOf(mine);
    expect([after.moves, after.events.filter((name) => name === 'member.left').length]).toEqual([1, 1]);
    expect(after.free.filter((number) => number === mine.seatNumber)).toHaveLength(1);
  });

  it.each([
    [
      'a proof is being looked at',
      { status: ORDER_STATUS.awaitingConfirmation, accountStatus: ACCOUNT_STATUS.waitingForConfirmation },
      'sedang kami periksa',
    ],
    [
      'it is paid and waits for the group',
      { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending },
      'sudah membayar',
    ],
    ['others rely on it as their host', { ...ACTIVE, kind: 'host' as const }, 'host pengganti'],
  ])('is refused with the way out while %s', async (_, given, words) => {
    const mine = await seat(given);
    await seat(ACTIVE);
    const before = await stateOf(mine);
    expect(await leave(mine)).toMatchObject({
      status: 409,
      meta: { code: 'CANNOT_LEAVE', message: expect.stringContaining(words) },
    });
    expect(await stateOf(mine)).toEqual(before);
  });

  it('is open to a host whose only member was refunded, and not before, nor while a proof of purchase waits', async () => {
    const host = await seat({ ...ACTIVE, kind: 'host' });
    const member = await seat({ ...ACTIVE, accountStatus: ACCOUNT_STATUS.pending, status: ORDER_STATUS.processing });
    expect((await page(host)).leaving).toMatchObject({ possible: false, why: expect.stringContaining('anggota lain') });
    await api.database.account.update({
      where: { uid: member.accountUid },
      data: { status: ACCOUNT_STATUS.refunded },
      select: { uid: true },
    });
    const { uid } = await aPurchase(api.database, host.orderUid, { state: 'submitted' });
    const before = await stateOf(host);
    expect((await page(host)).leaving).toMatchObject({ possible: false, why: expect.stringContaining('periksa') });
    expect(await leave(host)).toMatchObject({ status: 409, meta: { code: 'CANNOT_LEAVE' } });
    expect(await stateOf(host)).toEqual(before);

    await api.database.hostPurchase.update({ where: { uid }, data: { state: 'rejected' }, select: { uid: true } });
    expect((await page(host)).leaving).toMatchObject({ possible: true, as: 'leave' });
    expect((await leave(host)).status).toBe(200);
    const after = await stateOf(host);
    expect(after.account).toBe(ACCOUNT_STATUS.cancelled);
    expect(after.events).toEqual(['account.status-changed', 'seat.freed', 'group.host-sought', 'member.ended']);
  });
});
