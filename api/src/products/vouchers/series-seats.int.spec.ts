import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Membership, membershipDetail } from '#contracts/products/subscriptions/memberships.http';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let family: Family;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  family = await aFamily(api.database, { hostSeats: 0, regularSeats: 4 });
  await api.database.package.updateMany({
    where: { providerUid: family.providerUid },
    data: { voucherTreatments: 8, voucherFirstUseDays: 30 },
  });
});

/** A seat of a series that is bought, with its voucher. */
async function aSeriesSeat(groupUid: string, used = 0) {
  const seat = await anOrder(api.database, family, groupUid, {
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
    confirmedAt: new Date(),
  });
  await aPayment(api.database, seat.orderUid);
  const issuedAt = daysAfter(new Date(), -1);
  const { orderUid, customerUid } = seat;
  const state = used > 0 ? { state: 'in-use', used, firstUsedAt: issuedAt } : { state: 'issued' };
  const terms = { treatments: 8, issuedAt, useBy: daysAfter(issuedAt, 30), code: `ZAP-${randomUUID()}` };
  const { uid: voucherUid } = await api.database.voucher.create({
    data: { orderUid, customerUid, ...terms, ...state },
  });
  return { ...seat, voucherUid };
}
type Seat = Awaited<ReturnType<typeof aSeriesSeat>>;
/** A whole group whose series is bought. */
async function aSeries(used = 0): Promise<{ groupUid: string; seat: Seat }> {
  const { uid: groupUid } = await aGroup(api.database, family);
  const seat = await aSeriesSeat(groupUid, used);
  for (let others = 0; others < 3; others += 1) await aSeriesSeat(groupUid);
  return { groupUid, seat };
}
const as = ({ customerUid }: { customerUid: string }) => api.customer(customerUid);
const leave = (seat: Seat) => as(seat).post(`customer/membership/${seat.accountUid}/leave`);
const end = (seat: Seat) => api.admin.post(`admin/accounts/${seat.accountUid}/end`, { reason: 'Diminta pelanggan' });
const refund = (seat: Seat) =>
  api.admin.post(`admin/accounts/${seat.accountUid}/refund`, { reason: 'Klinik menolak anggota ini' });
const use = (seat: Seat, number: number) => api.admin.post(`admin/vouchers/${seat.voucherUid}/use`, { number });
const page = async (seat: Seat) =>
  membershipDetail.parse((await as(seat).get(`customer/membership/${seat.accountUid}`)).data);
const claim = (seat: Seat, reason = 'no-access') =>
  as(seat).post(`customer/membership/${seat.accountUid}/claim-access`, { reason, message: 'Belum ada yang kuterima.' });

describe('a seat of a series that is bought', () => {
  it('takes its open claim with it, whose clocks would run on', async () => {
    const { seat } = await aSeries();
    expect((await claim(seat)).status).toBe(200);
    expect((await end(seat)).status).toBe(200);
    const [only] = await api.database.accessClaim.findMany({ where: { accountUid: seat.accountUid } });
    expect(only).toMatchObject({ state: 'dropped', dueAt: null });
  });

  it.each([
    ['its member leaves', leave, 0],
    ['its member leaves after three treatments', leave, 3],
    ['an admin ends it', end, 0],
    ['an admin ends it after three treatments', end, 3],
    ['its money goes back', refund, 0],
  ])('is void and sold to nobody once %s', async (_, act, used) => {
    const { groupUid, seat } = await aSeries(used);
    expect((await act(seat)).status).toBe(200);
    const voucher = await api.database.voucher.findUniqueOrThrow({ where: { uid: seat.voucherUid } });
    expect(voucher).toMatchObject({ state: 'voided', used });
    expect(await use(seat, used + 1)).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_VOUCHER_ACTION' } });
    const group = await api.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    expect(group).toMatchObject({ freeRegularSeats: [], filledAt: expect.any(Date) });
    const console = (await api.admin.get(`admin/account-groups/${groupUid}`)).data as AdminGroup;
    expect(console.seatMap.map(({ isSpent }) => isSpent)).toEqual([true, false, false, false]);
    const offered = {
      name: { in: ['seat.freed', 'group.reopened'] },
      payload: { path: ['groupUid'], equals: groupUid },
    };
    expect(await api.database.outbox.count({ where: offered })).toBe(0);
  });

  it('is sold again where its voucher came with the payment, by an earlier version, and nothing was bought', async () => {
    const { groupUid, seat } = await aSeries();
    const { accountUid: uid, orderUid } = seat;
    await api.database.account.update({ where: { uid }, data: { status: ACCOUNT_STATUS.pending } });
    await api.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.processing } });
    expect((await refund(seat)).status).toBe(200);
    const group = await api.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    expect(group.freeRegularSeats).toEqual([seat.seatNumber]);
  });

  it('moves into no other group: its treatments are bought in this one', async () => {
    const { groupUid, seat } = await aSeries();
    const { uid: otherUid } = await aGroup(api.database, family);
    for (const change of [`move-member?accountUid=${seat.accountUid}&`, 'merge?'])
      expect(await api.admin.get(`admin/account-groups/${groupUid}/${change}toGroupUid=${otherUid}`)).toMatchObject({
        status: 409,
        meta: { code: 'SERIES_BOUGHT' },
      });
    const console = (await api.admin.get(`admin/account-groups/${groupUid}`)).data as AdminGroup;
    expect(console).toMatchObject({ isSeries: true, allowedActions: ['close'] });
  });
});

describe('the page of a seat of a series', () => {
  it('has the voucher and no end; before it is left what becomes of the treatments is said', async () => {
    const { seat } = await aSeries(3);
    const { code, useBy } = await api.database.voucher.findUniqueOrThrow({ where: { uid: seat.voucherUid } });
    const shown = await page(seat);
    expect(shown).toMatchObject({ renewsAt: null, hasAccess: true });
    const voucher = { code, state: 'in-use', treatments: 8, used: 3, useBy: useBy.toISOString() };
    expect(shown.voucher).toEqual(voucher);
    expect(shown.leaving).toMatchObject({ possible: true, money: expect.stringContaining('serinya sudah dibelikan') });
    const [listed] = (await as(seat).get('customer/membership')).data as Membership[];
    expect(listed).toMatchObject({ renewsAt: null, voucher });
  });
});

describe('a claim of a series', () => {
  it('is for an admin to decide once a treatment was used: the seat has no button for it', async () => {
    const { seat } = await aSeries(3);
    expect(await claim(seat)).toMatchObject({ status: 409, meta: { code: 'VOUCHER_USED' } });
    expect(await api.database.accessClaim.count({ where: { accountUid: seat.accountUid } })).toBe(0);
    const access = await as(seat).get(`customer/membership/${seat.accountUid}/access`);
    expect(access.data).toMatchObject({ actions: [] });
  });

  it('stands before a use, also of a login that there is none of', async () => {
    const { seat } = await aSeries();
    expect(await claim(seat, 'other')).toMatchObject({ status: 200 });
  });
});

it('what an earlier version has sold twice is listed by the query of docs/operations.md, and left as it is', async () => {
  const { groupUid, seat } = await aSeries(3);
  const { accountUid: uid, seatNumber } = seat;
  await api.database.account.update({ where: { uid }, data: { status: ACCOUNT_STATUS.cancelled } });
  await api.database.accountGroup.update({
    where: { uid: groupUid },
    data: { freeRegularSeats: [seatNumber], filledAt: null },
  });
  const sql = () => /^SELECT v\.code[^;]*;/m.exec(readFileSync('docs/operations.md', 'utf8'))![0];
  const listed = async () =>
    (await api.database.$queryRawUnsafe<{ group_uid: string }[]>(sql())).filter(({ group_uid: of }) => of === groupUid);
  expect(await listed()).toMatchObject([
    { state: 'in-use', left: 5, seat_number: seatNumber, on_sale: true, sold_to: null },
  ]);
  const next = await aSeriesSeat(groupUid);
  expect(await listed()).toMatchObject([{ left: 5, on_sale: false, sold_to: next.orderUid }]);
});
