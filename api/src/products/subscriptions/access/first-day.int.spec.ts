import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { adminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { groupChangePreview } from '#contracts/products/subscriptions/groups.admin.http';
import { membershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { adminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { DAY_MS, daysAfter } from '#domain/platform/durations';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { paidUntil } from '#domain/products/subscriptions/periods/period';
import { Clock } from '#runtime/platform/clock/clock';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { brokenInvariants } from '#testing/invariants';
import { type RenewingTestSeat, aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

/** 20 November 2026, 15.00 WIB: the last paid day is 20 December. The login comes on the 24th at 09.00 WIB. */
const ACTIVATED = new Date('2026-11-20T08:00:00Z');
const GIVEN = new Date('2026-11-24T02:00:00Z');
const ENDS = new Date('2026-12-24T17:00:00Z');
const ACTIVE = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };

let api: ApiWorld;
let family: Family;
let groupUid: string;
let mine: RenewingTestSeat;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(() => begin());

async function begin({ invites = false, activatedAt = ACTIVATED } = {}): Promise<void> {
  family = await aFamily(api.database, { invites });
  groupUid = (await aGroup(api.database, family)).uid;
  mine = await aRenewingSeat(api.database, family, activatedAt, { groupUid, hasAccess: false });
}
const at = (moment: Date) => jest.spyOn(api.app.get(Clock, { strict: false }), 'now').mockReturnValue(moment);
const store = async (password = 'rahasia-1', group = groupUid) => {
  const login = { username: 'grup@netflix.test', password };
  return (await api.admin.post(`admin/account-groups/${group}/store-credential`, login)).status;
};
async function seatOf(accountUid = mine.accountUid) {
  const { status, renewal, periods } = await api.database.account.findUniqueOrThrow({
    where: { uid: accountUid },
    include: { renewal: true, periods: { orderBy: { number: 'asc' } } },
  });
  return { status, renewal: renewal!, periods: periods.map(({ startsAt, endsAt }) => [startsAt, endsAt]) };
}
const page = async () =>
  membershipDetail.parse((await api.customer(mine.customerUid).get(`customer/membership/${mine.accountUid}`)).data);
const act = (action: string, body: object = {}) =>
  api.customer(mine.customerUid).post(`customer/membership/${mine.accountUid}/${action}`, body);
/** An invoice of the next period from before the rule; with a proof that waits where `isProved`. */
async function anInvoice({ isProved = false } = {}) {
  const { orderUid, accountUid, endsAt } = mine;
  const open = { purpose: 'renewal', status: 'open', amountSen: 6_100_000n, feeSen: 1_450_000n, dueAt: endsAt };
  const invoice = await api.database.invoice.create({ data: { orderUid, number: `INV-${accountUid}`, ...open } });
  if (isProved) await aPayment(api.database, orderUid, { invoiceUid: invoice.uid, state: 'submitted' });
  await api.database.seatRenewal.update({
    where: { accountUid },
    data: { invoiceUid: invoice.uid, quoteSen: 6_100_000n, quoteFeeSen: 1_450_000n, remindedDays: 3 },
  });
  return invoice;
}
/** The next period of the seat is paid, by the steps from before the rule. */
async function payAhead(): Promise<void> {
  const { accountUid, orderUid, endsAt } = mine;
  const { uid: invoiceUid } = await anInvoice();
  await aPayment(api.database, orderUid, { invoiceUid });
  await api.database.invoice.update({
    where: { uid: invoiceUid },
    data: { status: 'paid', receivedSen: 6_100_000n, paidAt: ACTIVATED },
  });
  const { anchorDay } = await api.database.seatRenewal.findUniqueOrThrow({ where: { accountUid } });
  const until = paidUntil(anchorDay.toISOString().slice(0, 10), 2);
  const { variantUid } = family.plans.ready;
  await api.database.seatPeriod.create({
    data: { accountUid, number: 2, startsAt: endsAt, endsAt: until, variantUid, invoiceUid },
  });
  const cleared = { invoiceUid: null, quoteSen: null, quoteFeeSen: null, remindedDays: null };
  await api.database.seatRenewal.update({ where: { accountUid }, data: { ...cleared, months: 2, paidUntil: until } });
}
const invoiceOf = (uid: string) => api.database.invoice.findUniqueOrThrow({ where: { uid } });

describe('the paid time of a seat', () => {
  it('begins with the login of its host, on whatever later day that comes', async () => {
    const host = await anOrder(api.database, family, groupUid, { ...ACTIVE, kind: 'host' });
    at(GIVEN);
    const login = { username: 'grup@netflix.test', password: 'rahasia-1' };
    const path = `customer/membership/${host.accountUid}/store-credential`;
    expect((await api.customer(host.customerUid).post(path, login)).status).toBe(200);
    const { renewal, periods } = await seatOf();
    expect(periods).toEqual([[GIVEN, ENDS]]);
    expect(renewal).toMatchObject({ anchorDay: new Date('2026-11-24'), months: 1, paidUntil: ENDS });
    expect(renewal.dueAt).toEqual(new Date('2026-12-10T02:00:00Z'));
  });

  it('begins with its invitation', async () => {
    await begin({ invites: true });
    at(GIVEN);
    const send = () => api.admin.post(`admin/invitations/${mine.accountUid}/send`, {});
    expect((await send()).status).toBe(200);
    at(daysAfter(GIVEN, 3));
    await send();
    expect((await seatOf()).periods).toEqual([[GIVEN, ENDS]]);
  });

  it('begins when its member says after a report that it works', async () => {
    at(GIVEN);
    await act('claim-access', { reason: 'no-access', message: 'Belum ada login sampai hari ini.' });
    expect((await act('confirm-access')).status).toBe(200);
    expect((await seatOf()).periods).toEqual([[GIVEN, ENDS]]);
  });

  it('begins in the group to which the seat is moved, where that has its login already', async () => {
    const to = (await aGroup(api.database, family)).uid;
    at(ACTIVATED);
    await store('rahasia-9', to);
    at(GIVEN);
    const chosen = { accountUid: mine.accountUid, toGroupUid: to };
    const path = `admin/account-groups/${groupUid}/move-member`;
    const preview = await api.admin.get(`${path}?${new URLSearchParams(chosen).toString()}`);
    const { digest, seats } = groupChangePreview.parse(preview.data);
    expect(seats[0]).toMatchObject({ what: 'move', paidUntil: null });
    expect((await api.admin.post(path, { ...chosen, digest, reason: 'Grupnya sepi' })).status).toBe(200);
    expect((await seatOf()).periods).toEqual([[GIVEN, ENDS]]);
  });

  it('moves once: a changed login, and the same again, change nothing', async () => {
    at(GIVEN);
    await Promise.all([store(), store()]);
    at(daysAfter(GIVEN, 4));
    await store('rahasia-2');
    await store('rahasia-2');
    expect((await seatOf()).periods).toEqual([[GIVEN, ENDS]]);
  });

  it('stays where the login comes on the day of the activation, or was there before', async () => {
    at(new Date('2026-11-20T16:59:59Z'));
    await store();
    expect((await seatOf()).periods).toEqual([[ACTIVATED, mine.endsAt]]);
    const other = await aRenewingSeat(api.database, family, ACTIVATED, { groupUid });
    at(daysAfter(GIVEN, 1));
    await store('rahasia-2');
    expect((await seatOf(other.accountUid)).periods).toEqual([[ACTIVATED, other.endsAt]]);
  });

  it('takes a period with it that was paid ahead, without a gap', async () => {
    await payAhead();
    at(GIVEN);
    await store();
    const { periods, renewal } = await seatOf();
    const after = new Date('2027-01-24T17:00:00Z');
    expect(periods).toEqual([
      [GIVEN, ENDS],
      [ENDS, after],
    ]);
    expect(renewal).toMatchObject({ months: 2, paidUntil: after });
  });

  it('takes an open invoice of the next period back; it comes again in its time', async () => {
    const { uid } = await anInvoice();
    at(GIVEN);
    await store();
    expect((await invoiceOf(uid)).status).toBe('void');
    expect((await seatOf()).renewal).toMatchObject({
      invoiceUid: null,
      quoteSen: null,
      remindedDays: null,
      dueAt: new Date('2026-12-10T02:00:00Z'),
    });
  });

  it('takes the invoice with it while a proof of its payment waits', async () => {
    const { uid } = await anInvoice({ isProved: true });
    at(GIVEN);
    await store();
    expect(await invoiceOf(uid)).toMatchObject({ status: 'open', dueAt: ENDS });
    expect((await seatOf()).renewal).toMatchObject({ invoiceUid: uid, paidUntil: ENDS, dueAt: null });
  });

  it('is moved by nobody else: the database refuses every other change of a period', async () => {
    at(GIVEN);
    await store();
    const change = (set: string) =>
      api.database.$executeRawUnsafe(`UPDATE seat_period SET ${set} WHERE account_uid = '${mine.accountUid}'`);
    for (const set of [
      `starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'`,
      `ends_at = ends_at + interval '1 month'`,
      `starts_at = starts_at`,
    ])
      await expect(change(set)).rejects.toThrow('append-only');
    const waiting = await aRenewingSeat(api.database, family, ACTIVATED, { groupUid, hasAccess: false });
    mine = waiting;
    await expect(change(`starts_at = starts_at + interval '4 days'`)).rejects.toThrow('append-only');
    await api.database.seatAccess.create({ data: { accountUid: mine.accountUid, grantedAt: GIVEN } });
    await expect(change(`starts_at = '${GIVEN.toISOString()}'`)).rejects.toThrow('append-only');
    await expect(
      change(`starts_at = '${GIVEN.toISOString()}', ends_at = '${ENDS.toISOString()}', number = 2`),
    ).rejects.toThrow('append-only');
    expect(await change(`starts_at = '${GIVEN.toISOString()}', ends_at = '${ENDS.toISOString()}'`)).toBe(1);
    await api.database.seatRenewal.update({
      where: { accountUid: mine.accountUid },
      data: { paidUntil: ENDS, anchorDay: new Date('2026-11-24') },
    });
  });
});

describe('before its first access a seat', () => {
  it('has no date, no price and no choice, in shop and console', async () => {
    await begin({ activatedAt: daysAfter(new Date(), -25) });
    const before = await page();
    expect(before).toMatchObject({ hasAccess: false, renewsAt: null, loginDueAt: null });
    expect(before.renewal).toMatchObject({ periods: [], options: [], actions: [], invoicedAt: null, invoice: null });
    for (const action of ['renew', 'stop-renewal'])
      expect(await act(action)).toMatchObject({
        status: 409,
        meta: { code: 'CANNOT_RENEW', message: expect.stringContaining('belum mulai') },
      });
    const account = adminAccount.parse((await api.admin.get(`admin/accounts/${mine.accountUid}`)).data);
    expect(account).toMatchObject({ paidUntil: null, startedOn: null, startedBy: null, hasPeriods: true });
    const renewals = async (filter: object) =>
      z
        .array(adminRenewal)
        .parse((await api.admin.list('renewals', { filter: { accountUid: mine.accountUid, ...filter } })).data);
    expect(await renewals({ stage: 'waiting' })).toMatchObject([{ stage: 'waiting', paidUntil: null, periods: [] }]);
    expect(await renewals({ stage: 'open', endsBy: '2099-12-31' })).toEqual([]);
    await store();
    expect(await renewals({ stage: 'paid' })).toMatchObject([{ stage: 'paid', paidUntil: expect.any(String) }]);
  });

  it('says until when the host is to store the login, while that clock runs', async () => {
    const host = await anOrder(api.database, family, groupUid, { ...ACTIVE, kind: 'host' });
    const dueAt = daysAfter(ACTIVATED, 1);
    await api.database.hostTask.create({
      data: { accountUid: host.accountUid, kind: 'login', askedAt: ACTIVATED, dueAt, remindAt: null, cycleNumber: 1 },
    });
    at(ACTIVATED);
    expect((await page()).loginDueAt).toBe(dueAt.toISOString());
    at(dueAt);
    expect((await page()).loginDueAt).toBeNull();
  });

  it('gets all of its money back, however late; after it the days that follow', async () => {
    const gets = async () => {
      const answer = await api.admin.get(`admin/account-groups/${groupUid}/close`);
      return groupChangePreview.parse(answer.data).seats[0]!.gets;
    };
    await begin({ activatedAt: daysAfter(new Date(), -40) });
    expect(await gets()).toBe(61_000);
    await store();
    const [[startsAt, endsAt]] = (await seatOf()).periods as [[Date, Date]];
    // The first day is used.
    const all = (endsAt.getTime() - startOfDayInWib(dayInWib(startsAt)).getTime()) / DAY_MS;
    expect(await gets()).toBe(Math.ceil((61_000 * (all - 1)) / all));
  });

  it('has what was paid ahead back when it leaves, also where that would have begun meanwhile', async () => {
    await begin({ activatedAt: daysAfter(new Date(), -40) });
    await payAhead();
    expect((await page()).leaving).toMatchObject({
      money: expect.stringMatching(
        /^Uangmu tidak kembali.* Rp61\.000 untuk masa yang belum mulai kami kembalikan penuh/,
      ),
    });
    expect((await act('leave')).status).toBe(200);
    const refunds = await api.database.refund.findMany({ where: { orderUid: mine.orderUid } });
    expect(refunds).toMatchObject([{ state: 'credited', amountSen: 6_100_000n }]);
  });

  it('says afterwards in the console with what it began', async () => {
    at(GIVEN);
    await store();
    const account = async () => adminAccount.parse((await api.admin.get(`admin/accounts/${mine.accountUid}`)).data);
    expect(await account()).toMatchObject({ startedOn: '2026-11-24', startedBy: 'login' });
    expect((await page()).renewsAt).toBe('2026-12-24T16:59:59.999Z');
    const early = await aRenewingSeat(api.database, family, ACTIVATED, { groupUid, hasAccess: false });
    await api.database.seatAccess.create({ data: { accountUid: early.accountUid, grantedAt: GIVEN } });
    mine = early;
    expect(await account()).toMatchObject({ startedOn: '2026-11-20', startedBy: 'activation' });
    mine = await aRenewingSeat(api.database, family, ACTIVATED, { groupUid });
    expect(await account()).toMatchObject({ startedOn: '2026-11-20', startedBy: 'activation' });
  });

  it('leaves the books of periods whole', async () => {
    at(GIVEN);
    await store();
    const broken = await brokenInvariants(api.databaseUrl, { patienceMs: 0 });
    expect(broken.filter((line) => /period|renewal/.test(line.split(': ')[0]!))).toEqual([]);
  });
});
