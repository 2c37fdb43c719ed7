import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { membershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { HOUR_MS } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

const PAID = new Date('2026-11-20T03:00:00Z');
const DUE = new Date(PAID.getTime() + 72 * HOUR_MS);

let api: ApiWorld;
let family: Family;
let groupUid: string;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  jest.restoreAllMocks();
  family = await aFamily(api.database);
  groupUid = (await aGroup(api.database, family)).uid;
});

type Seat = Awaited<ReturnType<typeof anOrder>>;
const CONFIRMED: OrderGiven = {
  status: ORDER_STATUS.processing,
  accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
  confirmedAt: PAID,
};
/** A paid seat of a group whose host has not bought. */
async function aWaitingSeat(): Promise<Seat> {
  const seat = await anOrder(api.database, family, groupUid, CONFIRMED);
  const { invoiceUid } = await aPayment(api.database, seat.orderUid, { decidedAt: PAID });
  await api.database.invoice.update({ where: { uid: invoiceUid }, data: { status: 'paid' } });
  await api.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: seat.orderUid }], PAID));
  return seat;
}
const at = (moment: Date) => jest.spyOn(api.app.get(Clock, { strict: false }), 'now').mockReturnValue(moment);
const as = ({ customerUid }: Seat) => api.customer(customerUid);
const takeBack = (seat: Seat) => as(seat).post(`customer/membership/${seat.accountUid}/money-back`);
const page = async (seat: Seat) =>
  membershipDetail.parse((await as(seat).get(`customer/membership/${seat.accountUid}`)).data);
async function stateOf({ orderUid, accountUid }: Seat) {
  const [order, account, refunds, group] = await Promise.all([
    api.database.order.findUniqueOrThrow({ where: { uid: orderUid } }),
    api.database.account.findUniqueOrThrow({ where: { uid: accountUid } }),
    api.database.refund.findMany({ where: { orderUid } }),
    api.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } }),
  ]);
  return {
    order: order.status,
    account: account.status,
    refunds: refunds.map(({ state, amountSen }) => [state, amountSen]),
    free: group.freeRegularSeats.length,
  };
}
const UNTOUCHED = { order: ORDER_STATUS.processing, account: ACCOUNT_STATUS.pending, refunds: [], free: 2 };
const GIVEN_BACK = {
  order: ORDER_STATUS.refunded,
  account: ACCOUNT_STATUS.refunded,
  refunds: [['requested', 6_100_000n]],
  free: 3,
};

describe('the money of a paid seat that waits', () => {
  it('is offered 72 hours after it was confirmed: the page says since when, for what, and until when', async () => {
    const seat = await aWaitingSeat();
    at(new Date(DUE.getTime() - 1));
    expect((await page(seat)).waiting).toEqual({
      why: 'Menunggu host',
      paidAt: PAID.toISOString(),
      moneyBackAt: DUE.toISOString(),
      mayTakeMoneyBack: false,
    });
    expect(await takeBack(seat)).toMatchObject({ status: 409, meta: { message: expect.stringContaining('72 jam') } });
    expect(await stateOf(seat)).toEqual(UNTOUCHED);
    at(DUE);
    expect((await page(seat)).waiting).toMatchObject({ mayTakeMoneyBack: true });
  });

  it('counts from the confirmation also for a seat that was written without its due moment', async () => {
    const seat = await aWaitingSeat();
    await api.database.account.update({ where: { uid: seat.accountUid }, data: { moneyBackDueAt: null } });
    at(DUE);
    expect((await page(seat)).waiting).toMatchObject({ moneyBackAt: DUE.toISOString(), mayTakeMoneyBack: true });
    expect((await takeBack(seat)).status).toBe(200);
    expect(await stateOf(seat)).toEqual(GIVEN_BACK);
  });

  it('goes to the refund desk as a whole in one click; order and seat end, and the seat is free', async () => {
    const seat = await aWaitingSeat();
    at(DUE);
    expect(await takeBack(seat)).toMatchObject({ status: 200, data: { uid: seat.accountUid } });
    expect(await stateOf(seat)).toEqual(GIVEN_BACK);
    expect(await page(seat)).toMatchObject({ status: ACCOUNT_STATUS.refunded, waiting: null });
  });

  it('stays after a treatment of its voucher was used; of an unused one it goes back, and the voucher is void', async () => {
    const [used, unused] = [await aWaitingSeat(), await aWaitingSeat()];
    const series = { treatments: 8, issuedAt: PAID, useBy: new Date(DUE.getTime() + 30 * 24 * HOUR_MS) };
    for (const { orderUid, customerUid } of [used, unused])
      await api.database.voucher.create({
        data: { ...series, code: `ZAP-${orderUid}`, orderUid, customerUid, state: 'issued' },
      });
    const voucherOf = ({ orderUid }: Seat) => api.database.voucher.findUniqueOrThrow({ where: { orderUid } });
    await api.database.voucher.update({
      where: { orderUid: used.orderUid },
      data: { state: 'in-use', used: 1, firstUsedAt: PAID },
    });
    at(DUE);
    expect(await takeBack(used)).toMatchObject({ status: 409, meta: { code: 'VOUCHER_USED' } });
    expect(await stateOf(used)).toMatchObject({ account: ACCOUNT_STATUS.pending, refunds: [] });
    expect((await voucherOf(used)).state).toBe('in-use');
    expect((await takeBack(unused)).status).toBe(200);
    expect((await voucherOf(unused)).state).toBe('voided');
  });

  it('is asked for once by ten clicks at once, and by one a month later', async () => {
    const seat = await aWaitingSeat();
    at(DUE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(seat)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    at(new Date(DUE.getTime() + 31 * 24 * HOUR_MS));
    expect((await takeBack(seat)).status).toBe(200);
    expect(await stateOf(seat)).toEqual(GIVEN_BACK);
  });

  it('stays when the host comes at the same moment: the seat is active, or its money goes back, never both', async () => {
    const seat = await aWaitingSeat();
    await anOrder(api.database, family, groupUid, {
      kind: 'host',
      accountStatus: ACCOUNT_STATUS.active,
      confirmedAt: DUE,
    });
    at(DUE);
    const [answer] = await Promise.all([
      takeBack(seat),
      api.database.transaction((tx) => activateMembers(tx, [{ groupUid, eventUid: seat.orderUid }], DUE)),
    ]);
    const { account, refunds } = await stateOf(seat);
    expect([answer.status, account, refunds.length]).toEqual(
      answer.status === 200 ? [200, ACCOUNT_STATUS.refunded, 1] : [409, ACCOUNT_STATUS.active, 0],
    );
  });

  it('of another customer is not found, and that of an active seat stays', async () => {
    const [seat, other] = [await aWaitingSeat(), await aWaitingSeat()];
    at(DUE);
    const foreign = await as(other).post(`customer/membership/${seat.accountUid}/money-back`);
    expect(foreign.status).toBe(404);
    const active = await anOrder(api.database, family, groupUid, {
      status: ORDER_STATUS.completed,
      accountStatus: ACCOUNT_STATUS.active,
      confirmedAt: PAID,
    });
    expect(await takeBack(active)).toMatchObject({ status: 409 });
    expect((await stateOf(active)).account).toBe(ACCOUNT_STATUS.active);
    expect((await page(active)).waiting).toBeNull();
  });
});
