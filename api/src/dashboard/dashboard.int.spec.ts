import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { type AdminDashboard, adminDashboard } from '#contracts/dashboard.http';
import { adminPayment } from '#contracts/sales/payments.admin.http';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { dayInWib } from '#domain/platform/wib';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aRenewingSeat } from '#testing/renewing-seat';
import { aPayment, aPurchase, aRefund, aReimbursement, aStatementLine } from '#testing/money-factories';
import { Clock } from '#runtime/platform/clock/clock';
import { FindDashboardQuery } from './find-dashboard.query.js';
import { FindWaitingQuery } from './find-waiting.query.js';
import { type ApiWorld, openApi } from '../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const adminPayments = (data: unknown) => (data as unknown[]).map((one) => adminPayment.parse(one));
const dashboard = async () =>
  adminDashboard.parse((await api.admin.get('admin/dashboard')).data) as Required<AdminDashboard>;

describe('the dashboard', () => {
  it('of an empty shop has zeros, and thirty days up to today', async () => {
    const empty = await dashboard();
    expect(empty).toMatchObject({
      waitingPayments: { total: 0, late: 0, oldestAt: null },
      purchasesToVerify: 0,
      groupsShort: [],
      groupsShortTotal: 0,
      reimbursementsDue: { total: 0, amount: 0, overdue: 0 },
      openFollowUps: 0,
      openAppeals: 0,
      openHints: 0,
      failedEvents: 0,
      waitingEvents: 0,
      ledgerSum: 0,
      books: { hosts: 0, refunds: 0, credit: 0, fees: 0 },
      bookAlarms: 0,
    });
    expect(empty.revenue).toHaveLength(30);
    expect(empty.revenue.at(-1)).toEqual({ day: dayInWib(new Date(empty.serverTime)), amount: 0, payments: 0 });
    expect(empty.revenue[0]?.day).toBe(dayInWib(hoursAgo(29 * 24)));
  });

  it('tells an owner what of the shop is still to be filled in, and nobody else', async () => {
    await api.database.paymentMethod.create({
      data: { kind: 'bank', bankName: 'BCA', accountNumber: '0000000001', accountName: 'PT Contoh', position: 1 },
    });
    expect((await dashboard()).setup).toEqual(['bankAccounts', 'contactEmail', 'contactWhatsapp', 'company']);
    const finance = await (await api.adminAs('finance')).get('admin/dashboard');
    expect(finance.data).not.toHaveProperty('setup');
  });

  it('counts the open work', async () => {
    const { database } = api;
    const family = await aFamily(database, { hostSeats: 1, regularSeats: 9 });
    const group = await aGroup(database, family);
    const order = async (kind: 'ready' | 'host' = 'ready') =>
      (await anOrder(database, family, group.uid, { kind })).orderUid;
    const oldest = hoursAgo(30);
    for (const submittedAt of [hoursAgo(0.2), hoursAgo(2), hoursAgo(5.9), hoursAgo(7), oldest])
      await aPayment(database, await order(), { state: 'submitted', submittedAt });
    const decidedAt = hoursAgo(0.01);
    await aPayment(database, await order(), { decidedAt, amountSen: 6_100_000n });
    await aPayment(database, await order(), { decidedAt, amountSen: 86_177_750n });
    await aPayment(database, await order(), { decidedAt: hoursAgo(24 * 40) });
    const hostOrder = await order('host');
    const purchase = await aPurchase(database, hostOrder);
    await aPurchase(database, hostOrder, { state: 'submitted' });
    await aReimbursement(
      database,
      { orderUid: hostOrder, purchaseUid: purchase.uid },
      { state: 'approved', dueAt: hoursAgo(1) },
    );
    const payload = { groupUid: group.uid };
    await database.outbox.createMany({
      data: [
        { name: 'group.reopened', payload },
        { name: 'group.reopened', payload, publishedAt: decidedAt },
        { name: 'group.reopened', payload, publishedAt: decidedAt, settledAt: decidedAt },
        { name: 'group.reopened', payload, setAsideAt: decidedAt, setAsideReason: 'x' },
      ],
    });
    const seen = await dashboard();
    expect(seen).toMatchObject({
      waitingPayments: { total: 5, oldestAt: oldest.toISOString() },
      purchasesToVerify: 1,
      groupsShort: [{ uid: group.uid, name: `${family.name} #${group.number}`, size: 10, missing: 1 }],
      groupsShortTotal: 1,
      reimbursementsDue: { total: 1, amount: 62_517, overdue: 1 },
      failedEvents: 1,
      waitingEvents: 1,
      deskClocks: {
        paymentsToCheck: { since: oldest.toISOString() },
        refundsAsked: { since: null, dueAt: null },
      },
    });
    const paid = seen.revenue.filter(({ payments }) => payments > 0);
    expect(paid).toEqual([{ day: dayInWib(decidedAt), amount: 922_777.5, payments: 2 }]);
  });

  it('a proof that was sent at 22.00 is late at 15.00, not at night: on the dashboard, in the inbox and in the list', async () => {
    const { database } = api;
    const family = await aFamily(database, { hostSeats: 0, regularSeats: 5 });
    const group = await aGroup(database, family);
    await database.payment.updateMany({ where: { state: 'submitted' }, data: { state: 'voided' } });
    const tomorrow = dayInWib(hoursAgo(-24));
    const wib = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`);
    const submittedAt = wib(dayInWib(new Date()), '22:00');
    const dueAt = wib(tomorrow, '15:00').toISOString();
    const { orderUid } = await anOrder(database, family, group.uid);
    const { uid } = await aPayment(database, orderUid, { state: 'submitted', submittedAt });
    const queries = api.app.get(QueryBus, { strict: false });
    const now = jest.spyOn(api.app.get(Clock, { strict: false }), 'now');
    try {
      for (const [time, isLate] of [
        ['04:00', false],
        ['14:59', false],
        ['15:01', true],
      ] as const) {
        now.mockReturnValue(wib(tomorrow, time));
        // Asked without the session, which such a leap of the clock ends.
        const { waitingPayments, deskClocks } = await queries.execute(new FindDashboardQuery('finance'));
        expect(waitingPayments).toMatchObject({ total: 1, late: Number(isLate) });
        expect(deskClocks?.paymentsToCheck).toEqual({ since: submittedAt.toISOString(), dueAt });
        const inbox = await queries.execute(new FindWaitingQuery('finance', 'paymentsToCheck'));
        expect(inbox).toEqual([expect.objectContaining({ uid, dueAt, isLate })]);
      }
    } finally {
      now.mockRestore();
    }
    const listed = async () =>
      adminPayments((await api.admin.list('payments', { filter: { orderUid } })).data).map((one) => one.checkDueAt);
    expect(await listed()).toEqual([dueAt]);
    await database.payment.update({ where: { uid }, data: { state: 'voided' } });
    expect(await listed()).toEqual([null]);
  });

  it('the clock of a day of the bank begins with the day in WIB', async () => {
    const day = { bookedOn: new Date('2019-03-05') };
    const line = await aStatementLine(api.database, day);
    const booked = await aStatementLine(api.database, {
      ...day,
      state: 'unplaced',
      decidedBy: 'Sari',
      decidedAt: new Date(),
    });
    await api.database.unplacedMoney.create({
      data: { lineUid: booked.uid, arrivedOn: day.bookedOn, amountSen: 1_000n, bookedBy: 'Sari', bookedAt: new Date() },
    });
    const { deskClocks } = await dashboard();
    const clock = { since: '2019-03-04T17:00:00.000Z', dueAt: null };
    expect(deskClocks).toMatchObject({ linesToExplain: clock, unplacedMoney: clock });
    await api.database.bankStatementLine.update({
      where: { uid: line.uid },
      data: { state: 'ignored', decidedBy: 'Sari', decidedAt: new Date(), reason: 'Uji' },
    });
  });

  it('counts as revenue the money that came in: what has arrived, and no credit that pays', async () => {
    const { database } = api;
    const family = await aFamily(database, { hostSeats: 0, regularSeats: 5 });
    const group = await aGroup(database, family);
    const order = async () => (await anOrder(database, family, group.uid)).orderUid;
    const before = (await dashboard()).revenue.at(-1)!;
    const decidedAt = new Date();
    const more = await aPayment(database, await order(), { decidedAt, amountSen: 6_100_000n, receivedSen: 6_200_000n });
    const { uid: creditUid } = await aRefund(database, more, {
      state: 'used',
      creditedAt: decidedAt,
      paidAt: null,
      approvedBy: null,
    });
    await aPayment(database, await order(), { decidedAt, method: 'credit', creditUid, fileUid: null });
    const { revenue } = await dashboard();
    const { amount, payments } = revenue.at(-1)!;
    expect([amount - before.amount, payments - before.payments]).toEqual([62_000, 1]);
    // The list behind the tile has these payments and no others: not credit, not what is older than its days.
    const firstDay = new Date(`${revenue[0]!.day}T00:00:00+07:00`);
    for (const at of [firstDay, new Date(firstDay.getTime() - 1)])
      await aPayment(database, await order(), { decidedAt: at });
    const now = (await dashboard()).revenue;
    expect(now[0]!.payments - revenue[0]!.payments).toBe(1);
    // What came counts, not what was asked for; a proof that waits or was rejected has brought nothing.
    await aPayment(database, await order(), { decidedAt, amountSen: 11_000_100n, receivedSen: 6_000_000n });
    const short = (await dashboard()).revenue.at(-1)!;
    expect(short.amount - now.at(-1)!.amount).toBe(60_000);
    const all = adminPayments((await api.admin.list('payments', { range: [0, 99] })).data);
    expect(all.filter(({ state, received }) => (state === 'confirmed') !== (received !== null))).toEqual([]);
    const { data } = await api.admin.list('payments', { filter: { cameLately: true }, range: [0, 99] });
    const listed = adminPayments(data);
    const last = (await dashboard()).revenue;
    expect([listed.length, listed.reduce((sum, { received }) => sum + received!, 0)]).toEqual([
      last.reduce((sum, day) => sum + day.payments, 0),
      last.reduce((sum, day) => sum + day.amount, 0),
    ]);
  });

  it('counts unpaid reimbursements as their list does: overdue or not yet due', async () => {
    const { database } = api;
    const family = await aFamily(database, { hostSeats: 1, regularSeats: 2 });
    const group = await aGroup(database, family);
    const { orderUid } = await anOrder(database, family, group.uid, { kind: 'host' });
    const { uid: purchaseUid } = await aPurchase(database, orderUid);
    await aReimbursement(database, { orderUid, purchaseUid }, { dueAt: hoursAgo(-48) });
    const behind = await api.admin.list('reimbursements', { filter: { unpaid: true } });
    expect(behind.data).toHaveLength((await dashboard()).reimbursementsDue.total);
  });

  it('counts each blacklist entry with a waiting appeal once, as its list does', async () => {
    const { database } = api;
    const now = new Date();
    const appeals = (states: string[]) =>
      Promise.all(
        states.map(async (state) => ({
          customerUid: (await aCustomer(database)).uid,
          message: 'Itu bukan saya',
          createdAt: now,
          state,
          ...(state !== 'waiting' && { answeredAt: now }),
        })),
      );
    for (const states of [['waiting', 'waiting', 'refused'], ['waiting'], ['refused', 'accepted'], []])
      await database.blacklistEntry.create({
        data: {
          reason: 'Bukti palsu',
          createdAt: now,
          createdBy: 'Sari Admin',
          appeals: { createMany: { data: await appeals(states) } },
        },
      });
    expect((await dashboard()).openAppeals).toBe(2);
    const behind = await api.admin.list('blacklist', { filter: { appealing: true } });
    expect(behind.data).toHaveLength(2);
  });

  it('counts the hints of the blacklist that wait, which is what the card leads to', async () => {
    const { database } = api;
    const { uid: entryUid } = await database.blacklistEntry.findFirstOrThrow();
    for (const state of ['waiting', 'waiting', 'dismissed']) {
      const { uid: customerUid } = await aCustomer(database);
      await database.blacklistHint.create({
        data: { entryUid, customerUid, matchedOn: 'phone', state, createdAt: new Date() },
      });
    }
    expect((await dashboard()).openHints).toBe(2);
    expect((await api.admin.list('blacklist-hints', { filter: { state: 'waiting' } })).data).toHaveLength(2);
  });

  it('counts what waits in the groups, each figure as the list behind it', async () => {
    const { database } = api;
    const counted = async () => {
      const { waitingSeats, unboughtHosts, groupsWithoutHost, periodsEnding, knownLogins, invitationsToSend } =
        await dashboard();
      return [
        waitingSeats.total,
        unboughtHosts,
        groupsWithoutHost,
        periodsEnding.total,
        knownLogins,
        invitationsToSend,
      ];
    };
    const listed = async () => {
      const { by } = (await dashboard()).periodsEnding;
      const lists: [string, object][] = [
        ['accounts', { status: ACCOUNT_STATUS.pending }],
        ['accounts', { unboughtHost: true }],
        ['account-groups', { withoutHost: true }],
        ['renewals', { stage: 'open', endsBy: by }],
        ['access-removals', { state: 'open', knowsLogin: true }],
        ['invitations', { state: 'to-invite' }],
      ];
      return Promise.all(
        lists.map(async ([name, filter]) => ((await api.admin.list(name, { filter })).data as []).length),
      );
    };
    const before = await counted();
    const family = await aFamily(database);
    const { uid: groupUid } = await aGroup(database, family);
    await anOrder(database, family, groupUid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.pending,
      confirmedAt: hoursAgo(80),
    });
    const hosted = (await aGroup(database, family)).uid;
    await anOrder(database, family, hosted, { kind: 'host' });
    // Its purchase waits to be verified, which is the desk of purchases.
    await anOrder(database, family, (await aGroup(database, family)).uid, {
      kind: 'host',
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
    });
    await aRenewingSeat(database, family, hoursAgo(24 * 26), { groupUid: hosted });
    await aRenewingSeat(database, family, hoursAgo(1), { groupUid: hosted });
    const inviting = await aFamily(database, { invites: true, hostSeats: 0 });
    await anOrder(database, inviting, (await aGroup(database, inviting)).uid, {
      status: ORDER_STATUS.completed,
      accountStatus: ACCOUNT_STATUS.active,
      confirmedAt: hoursAgo(3),
    });
    const gone = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.cancelled };
    const { accountUid } = await anOrder(database, family, hosted, gone);
    await database.accessRemoval.create({ data: { accountUid, groupUid: hosted } });
    await database.vaultKey.createMany({ data: [{ version: 1, fingerprint: 'a'.repeat(64) }], skipDuplicates: true });
    const sealed = { keyVersion: 1, wrappedKey: new Uint8Array(60), sealed: new Uint8Array(284) };
    await database.groupCredential.create({
      data: { groupUid: hosted, version: 2, ...sealed, storedBy: 'admin', storedUid: randomUUID() },
    });
    await database.credentialAccess.create({ data: { groupUid: hosted, accountUid, version: 1, kind: 'revealed' } });
    expect((await counted())[4]).toBe(before[4]);
    await database.credentialAccess.create({ data: { groupUid: hosted, accountUid, version: 2, kind: 'revealed' } });

    expect(await counted()).toEqual(before.map((count) => count + 1));
    expect(await listed()).toEqual(await counted());
    expect((await dashboard()).waitingSeats).toMatchObject({ late: 1, oldestAt: expect.any(String) });
    const [first] = (await api.admin.list('accounts', { filter: { status: ACCOUNT_STATUS.pending } })).data as object[];
    expect(first).toMatchObject({ waitingSince: expect.any(String) });
  });

  it('says how access goes: confirmed seats, claims, and how long an answer takes', async () => {
    const { database } = api;
    const { granted, confirmed } = (await dashboard()).access;
    const family = await aFamily(database);
    const { uid: groupUid, number } = await aGroup(database, family);
    await anOrder(database, family, groupUid, { kind: 'host', accountStatus: ACCOUNT_STATUS.active });
    // The first clock ends in two hours.
    const dueAts = [hoursAgo(-3), hoursAgo(-2)];
    for (const [index, minutes] of [30, 90].entries()) {
      const { accountUid } = await anOrder(database, family, groupUid, {
        status: ORDER_STATUS.completed,
        accountStatus: ACCOUNT_STATUS.active,
      });
      const openedAt = hoursAgo(5);
      await database.seatAccess.create({
        data: {
          accountUid,
          grantedAt: hoursAgo(6),
          ...(index === 0 && { confirmedAt: openedAt, confirmedBy: 'member' }),
        },
      });
      const answeredAt = new Date(openedAt.getTime() + minutes * 60_000);
      await database.accessClaim.create({
        data: {
          accountUid,
          groupUid,
          reason: 'no-access',
          message: 'x',
          openedAt,
          answerDueAt: openedAt,
          solveDueAt: openedAt,
          answeredAt,
          answeredBy: 'host',
          state: 'answered',
          dueAt: dueAts[index]!,
        },
      });
    }
    expect((await dashboard()).access).toEqual({
      granted: granted + 2,
      confirmed: confirmed + 1,
      claims: 2,
      nextDueAt: dueAts[1]!.toISOString(),
      medianAnswerMinutes: 60,
      byProvider: [{ name: 'Netflix', claims: 2 }],
      byHost: [{ groupUid, groupName: `${family.name} #${number}`, hostName: 'Budi Santoso', claims: 2 }],
    });
  });

  it('begins a day at midnight in Jakarta', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 2 });
    const group = await aGroup(api.database, family);
    const midnight = new Date(`${dayInWib(hoursAgo(72))}T00:00:00+07:00`);
    for (const decidedAt of [midnight, new Date(midnight.getTime() - 1)])
      await aPayment(api.database, (await anOrder(api.database, family, group.uid)).orderUid, { decidedAt });
    const { revenue } = await dashboard();
    const day = (at: Date) => revenue.find((row) => row.day === dayInWib(at))?.payments;
    expect([day(hoursAgo(72)), day(hoursAgo(96))]).toEqual([1, 1]);
  });

  it('shows at most five groups, those nearest to full first, and counts no empty one', async () => {
    const before = (await dashboard()).groupsShortTotal;
    const family = await aFamily(api.database, { hostSeats: 0, regularSeats: 4 });
    for (let n = 0; n < 14; n += 1) {
      const group = await aGroup(api.database, family);
      for (let orders = 0; orders < n % 3; orders += 1) await anOrder(api.database, family, group.uid);
    }
    const { groupsShort, groupsShortTotal } = await dashboard();
    expect(groupsShort).toHaveLength(5);
    // Of fourteen five are empty.
    expect(groupsShortTotal).toBe(before + 9);
    const { meta } = await api.admin.list('account-groups', { filter: { short: true } });
    expect((meta as { total?: number }).total ?? groupsShortTotal).toBe(groupsShortTotal);
    const missing = groupsShort.map((group) => group.missing);
    expect(missing).toEqual([...missing].sort((a, b) => a - b));
  });

  it('is for admins', async () => {
    expect((await api.anyone.get('admin/dashboard')).status).toBe(401);
    expect((await api.customer(randomUUID()).get('admin/dashboard')).status).toBe(401);
  });
});
