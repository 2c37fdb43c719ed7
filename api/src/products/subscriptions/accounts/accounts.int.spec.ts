import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { accountRefundTerms, adminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { adminOrder } from '#contracts/sales/orders.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { keepAsCredit } from '#runtime/sales/refunds.store';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase } from '#testing/money-factories';
import { aRenewingSeat } from '#testing/renewing-seat';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../../test/api-world.js';

const REASON = { reason: 'Diminta lewat WhatsApp' };
/** As the audit log keeps it. */
const WORDS = { text: REASON.reason };
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

const WAITING: OrderGiven = {
  status: ORDER_STATUS.awaitingConfirmation,
  accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
};
const PENDING: OrderGiven = { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending };
const ACTIVE: OrderGiven = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };

const seat = (given: OrderGiven = {}) => anOrder(api.database, family, groupUid, given);
const act = (accountUid: string, action: string, body: unknown = REASON) =>
  api.admin.post(`admin/accounts/${accountUid}/${action}`, body);

/** What is true of a seat and everything around it. */
async function stateOf({ orderUid, accountUid, groupUid: group }: Awaited<ReturnType<typeof seat>>) {
  const { database } = api;
  const [order, account, seats, events, audit, history] = await Promise.all([
    database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { refunds: true, payments: true } }),
    database.account.findUniqueOrThrow({ where: { uid: accountUid } }),
    database.accountGroup.findUniqueOrThrow({ where: { uid: group } }),
    database.outbox.findMany({ orderBy: { id: 'asc' } }),
    database.auditLog.findMany({ where: { subjectUid: { in: [orderUid, accountUid] } }, include: { words: true } }),
    database.accountHistory.findMany({ where: { accountUid } }),
  ]);
  const names = events
    .filter(({ payload }) => {
      const { orderUid: order, groupUid: of } = payload as { orderUid?: string; groupUid?: string };
      return order === orderUid || (!order && of === group);
    })
    .map(({ name }) => name);
  const free = [...seats.freeHostSeats, ...seats.freeRegularSeats];
  return { order, account, free, names, audit, history };
}

describe('cancel', () => {
  it('ends seat and order, frees the seat at once, and is recorded with name and reason', async () => {
    const given = await seat();
    expect(await act(given.accountUid, 'cancel')).toMatchObject({ status: 200, data: { uid: given.accountUid } });
    const { order, account, free, names, audit, history } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.cancelled, ACCOUNT_STATUS.cancelled]);
    expect(free).toContain(given.seatNumber);
    expect(names).toEqual(['account.status-changed', 'seat.freed', 'order.cancelled']);
    expect(history).toMatchObject([{ fromStatus: 1, toStatus: 5, by: ADMIN_NAME, why: REASON.reason }]);
    expect(audit).toMatchObject([
      { action: 'cancel', subject: 'accounts', subjectUid: given.accountUid, actor: ADMIN_NAME, words: WORDS },
    ]);
  });

  it('removes a waiting proof from the desk', async () => {
    const given = await seat(WAITING);
    await aPayment(api.database, given.orderUid, { state: 'rejected', reason: 'buram' });
    await aPayment(api.database, given.orderUid, { state: 'submitted' });
    expect(await act(given.accountUid, 'cancel')).toMatchObject({ status: 200 });
    const { payments } = (await stateOf(given)).order;
    expect(payments.map(({ state, reason }) => [state, reason]).sort()).toEqual([
      ['rejected', 'buram'],
      ['voided', REASON.reason],
    ]);
  });

  it('removes a host proof from its desk without asking the host for another one', async () => {
    const given = await seat({ kind: 'host', accountStatus: ACCOUNT_STATUS.waitingForConfirmation });
    const { uid } = await aPurchase(api.database, given.orderUid, { state: 'submitted' });
    expect(await act(given.accountUid, 'cancel')).toMatchObject({ status: 200 });
    const purchase = await api.database.hostPurchase.findUniqueOrThrow({ where: { uid } });
    expect(purchase).toMatchObject({ state: 'rejected', decidedBy: ADMIN_NAME, reason: REASON.reason });
    expect((await stateOf(given)).names).not.toContain('host.purchase-rejected');
  });

  it('by the address of the order is the same action, audited at the order', async () => {
    const given = await seat(WAITING);
    const answer = await api.admin.post(`admin/orders/${given.orderUid}/cancel`, REASON);
    expect(answer).toMatchObject({ status: 200, data: { uid: given.orderUid } });
    const { order, account, audit } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.cancelled, ACCOUNT_STATUS.cancelled]);
    expect(audit).toMatchObject([{ subject: 'orders', subjectUid: given.orderUid }]);
  });

  it.each([
    ['paid and active', ACTIVE],
    ['paid and pending', PENDING],
    ['paid, but not moved by the worker yet', { ...WAITING, status: ORDER_STATUS.processing }],
    ['cancelled before', { status: ORDER_STATUS.cancelled, accountStatus: ACCOUNT_STATUS.cancelled }],
  ])('is refused for a seat that is %s', async (_, status) => {
    const given = await seat(status);
    const before = await stateOf(given);
    const answer = await act(given.accountUid, 'cancel');
    expect(answer).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_ACCOUNT_ACTION' } });
    expect(await stateOf(given)).toEqual(before);
  });

  it('is done once by ten concurrent requests to both addresses', async () => {
    const given = await seat(WAITING);
    await aPayment(api.database, given.orderUid, { state: 'submitted' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? act(given.accountUid, 'cancel') : api.admin.post(`admin/orders/${given.orderUid}/cancel`, REASON),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { names, audit, history, free } = await stateOf(given);
    expect(names.filter((name) => name === 'order.cancelled')).toHaveLength(1);
    expect([audit.length, history.length]).toEqual([1, 1]);
    expect(free.filter((number) => number === given.seatNumber)).toHaveLength(1);
  });

  it('and a concurrent confirmation: exactly one of them is done', async () => {
    const given = await seat(WAITING);
    const { uid } = await aPayment(api.database, given.orderUid, { state: 'submitted' });
    const [cancelled, confirmed] = await Promise.all([
      act(given.accountUid, 'cancel'),
      api.admin.post(`admin/payments/${uid}/confirm`, {}),
    ]);
    const { order, names } = await stateOf(given);
    expect([cancelled.status, confirmed.status].sort()).toEqual([200, 409]);
    expect(names.filter((name) => ['order.cancelled', 'payment.confirmed'].includes(name))).toHaveLength(1);
    expect(order.payments[0]?.state).toBe(cancelled.status === 200 ? 'voided' : 'confirmed');
  });
});

describe('refund', () => {
  const paidSeat = async (status: OrderGiven) => {
    const given = await seat(status);
    await aPayment(api.database, given.orderUid);
    return given;
  };

  it.each([
    ['active', ACTIVE],
    ['pending', PENDING],
  ])('of an %s seat: order and seat end, the seat is free, the money is written down', async (_, status) => {
    const given = await paidSeat(status);
    expect(await act(given.accountUid, 'refund')).toMatchObject({ status: 200 });
    const { order, account, free, names, audit } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
    const paymentUid = order.payments[0]!.uid;
    const paid = { paymentUid, state: 'requested', approvedBy: null, paidAt: null };
    expect(order.refunds).toMatchObject([
      { amountSen: 6_100_000n, feeSen: 1_450_000n, by: ADMIN_NAME, ...REASON, ...paid },
    ]);
    expect(free).toContain(given.seatNumber);
    const ended = status === ACTIVE ? ['member.ended'] : [];
    expect(names).toEqual(['account.status-changed', 'seat.freed', ...ended, 'refund.requested']);
    expect(audit).toMatchObject([{ action: 'refund', change: { rule: 'whole', amountSen: '6100000' } }]);
  });

  it('reopens a group that was full', async () => {
    family = await aFamily(api.database, { hostSeats: 0, regularSeats: 1 });
    groupUid = (await aGroup(api.database, family)).uid;
    const given = await paidSeat(ACTIVE);
    await act(given.accountUid, 'refund');
    const { names } = await stateOf(given);
    expect(names).toContain('group.reopened');
  });

  it('is paid once by ten concurrent requests', async () => {
    const given = await paidSeat(ACTIVE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(given.accountUid, 'refund')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { names, audit } = await stateOf(given);
    expect(names.filter((name) => name === 'refund.requested')).toHaveLength(1);
    expect(audit).toHaveLength(1);
    expect(await api.database.refund.count({ where: { orderUid: given.orderUid } })).toBe(1);
  });

  const partOf = (accountUid: string, body: object) => act(accountUid, 'refund', { ...REASON, ...body });
  /** Active since ten days of a month of thirty. */
  const usedSeat = async () => {
    const started = await aRenewingSeat(api.database, family, daysAfter(new Date(), -10), {
      groupUid,
      hasAccess: false,
    });
    const at = daysAfter(new Date(), -10);
    await api.database.seatAccess.create({
      data: { accountUid: started.accountUid, grantedAt: at, firstGrantedAt: at },
    });
    return started;
  };
  const termsOf = async (accountUid: string) =>
    accountRefundTerms.parse((await api.admin.get(`admin/accounts/${accountUid}/refund`)).data);

  it('by the rule gives the days back that were not used, and the seat ends', async () => {
    const given = await usedSeat();
    const { whole, unused } = await termsOf(given.accountUid);
    expect([whole, unused]).toMatchObject([61_000, { unit: 'days', all: expect.any(Number) }]);
    expect(unused!.amount).toBe(Math.ceil((61_000 * unused!.parts) / unused!.all));
    const seen = await partOf(given.accountUid, { rule: 'unused', amount: unused!.amount + 1 });
    expect([seen.status, seen.errors?.[0]?.field]).toEqual([409, 'amount']);
    expect(await partOf(given.accountUid, { rule: 'unused', amount: unused!.amount })).toMatchObject({ status: 200 });
    const { order, account, names } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.cancelled]);
    expect(order.refunds).toMatchObject([
      { amountSen: BigInt(unused!.amount * 100), aboveRule: false, byUid: expect.any(String) },
    ]);
    expect(names).toContain('member.ended');
  });

  it.each(['unused', 'whole'] as const)(
    'by the rule %s of a series of which nothing was used ends order and seat, and the same press again says so',
    async (rule) => {
      const given = await paidSeat(ACTIVE);
      const { orderUid, customerUid } = given;
      const series = { code: `ZAP-${randomUUID()}`, state: 'issued', treatments: 8, used: 0 };
      const at = new Date();
      const { uid: voucherUid } = await api.database.voucher.create({
        data: { ...series, orderUid, customerUid, issuedAt: at, useBy: daysAfter(at, 20) },
      });
      expect((await termsOf(given.accountUid)).unused).toMatchObject({ amount: 61_000, parts: 8, all: 8 });
      const press = () => partOf(given.accountUid, { rule, amount: 61_000 });
      expect(await press()).toMatchObject({ status: 200 });
      const { order, account, free, names } = await stateOf(given);
      expect([order.status, account.status]).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
      expect(order.refunds).toMatchObject([{ amountSen: 6_100_000n, feeSen: 1_450_000n }]);
      // The treatments of this seat were bought with the series, so that nobody else can buy the seat.
      expect(free).not.toContain(given.seatNumber);
      expect(names).toEqual(['account.status-changed', 'member.ended', 'refund.requested']);
      const voucher = await api.database.voucher.findUniqueOrThrow({ where: { uid: voucherUid } });
      expect(voucher.state).toBe('voided');
      expect(await press()).toMatchObject({
        status: 409,
        meta: { message: expect.stringContaining('Kursi ini sudah ditutup dan uangnya dikembalikan.') },
      });
    },
  );

  it('by the rule of the unused days of a seat whose earlier period was used up leaves the order completed', async () => {
    const given = await aRenewingSeat(api.database, family, daysAfter(new Date(), -40), { groupUid });
    const { accountUid, orderUid, endsAt: startsAt } = given;
    const { uid: invoiceUid } = await api.database.invoice.create({
      data: {
        orderUid,
        number: `INV-${randomUUID()}`,
        purpose: 'renewal',
        amountSen: 6_100_000n,
        status: 'paid',
        paidAt: startsAt,
      },
    });
    await aPayment(api.database, orderUid, { invoiceUid, decidedAt: startsAt });
    const { variantUid } = family.plans.ready;
    const endsAt = daysAfter(startsAt, 30);
    await api.database.seatPeriod.create({ data: { accountUid, number: 2, startsAt, endsAt, variantUid, invoiceUid } });
    await api.database.seatRenewal.update({ where: { accountUid }, data: { paidUntil: endsAt } });
    const { unused } = await termsOf(accountUid);
    const { amount } = unused!;
    expect(amount).toBe(Math.ceil((61_000 * unused!.parts) / unused!.all));
    expect(await partOf(accountUid, { rule: 'unused', amount })).toMatchObject({ status: 200 });
    const { order, account } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.cancelled]);
    expect(await partOf(accountUid, { rule: 'unused', amount })).toMatchObject({
      status: 409,
      meta: { message: expect.stringContaining('Kursi ini sudah berakhir.') },
    });
  });

  it('by the days of a seat that never was active is refused as its preview says, and nothing changes', async () => {
    const given = await paidSeat(PENDING);
    expect(await termsOf(given.accountUid)).toMatchObject({ whole: 61_000, unused: null });
    const before = await stateOf(given);
    const answer = await partOf(given.accountUid, { rule: 'unused' });
    expect([answer.status, answer.meta?.code, answer.errors?.[0]?.field]).toEqual([409, 'NEVER_ACTIVE', 'rule']);
    expect(await stateOf(given)).toEqual(before);
  });

  it('of a typed amount keeps the seat, never gives more than is left, and above the rule waits for another admin', async () => {
    const given = await usedSeat();
    const { freely } = await termsOf(given.accountUid);
    const answer = await partOf(given.accountUid, { rule: 'typed' });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'amount']);
    const left = 61_000;
    const unseen = await partOf(given.accountUid, { rule: 'typed', amount: freely });
    expect([unseen.status, unseen.errors?.[0]?.field]).toEqual([422, 'left']);
    expect((await partOf(given.accountUid, { rule: 'typed', amount: 61_001, left })).status).toBe(409);
    expect((await partOf(given.accountUid, { rule: 'typed', amount: freely, left })).status).toBe(200);
    // What went back counts: the rule gives no more.
    expect(await termsOf(given.accountUid)).toMatchObject({ whole: 61_000 - freely, freely: 0 });
    const more = { rule: 'typed', amount: 1_000, left: 61_000 - freely };
    expect((await partOf(given.accountUid, more)).status).toBe(200);
    const { order, account } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.active]);
    const refunds = order.refunds.toSorted((one, other) => Number(one.amountSen - other.amountSen));
    expect(refunds.map(({ aboveRule }) => aboveRule)).toEqual([true, false]);
    const paid = await api.admin.post(`admin/refunds/${refunds[0]!.uid}/pay`, { reference: 'TRX-ATURAN' });
    expect([paid.status, paid.meta.code]).toEqual([409, 'REFUND_NOT_APPROVED']);
    expect((await api.admin.post(`admin/refunds/${refunds[0]!.uid}/approve`, {})).meta.code).toBe('OWN_REFUND');
  });

  it('of what a typed amount has left takes back the rest of the fee, and all of it once', async () => {
    const given = await usedSeat();
    for (const [amount, left] of [
      [13_000, 61_000],
      [8_000, 48_000],
    ])
      expect((await partOf(given.accountUid, { rule: 'typed', amount, left })).status).toBe(200);
    expect((await partOf(given.accountUid, { rule: 'whole', amount: 40_000 })).status).toBe(200);
    const { refunds } = (await stateOf(given)).order;
    expect(refunds.map(({ feeSen }) => feeSen).toSorted()).toEqual([190_100n, 309_000n, 950_900n]);
  });

  it('of a customer who paid too much gives freely what the rule gives: the excess is neither of the paid time nor went back of it', async () => {
    const given = await usedSeat();
    const { freely } = await termsOf(given.accountUid);
    const { uid: paymentUid } = await api.database.payment.findFirstOrThrow({ where: { orderUid: given.orderUid } });
    await api.database.payment.update({
      where: { uid: paymentUid },
      data: { receivedSen: 9_000_000n, settledSen: 6_100_000n },
    });
    const excess = { paymentUid, amount: sen(2_900_000n), reason: 'Kelebihan bayar', by: 'Sari', at: new Date() };
    await api.database.transaction((tx) => keepAsCredit(tx, excess));
    expect(await termsOf(given.accountUid)).toMatchObject({ whole: 61_000, freely, unused: { amount: freely } });
    expect((await partOf(given.accountUid, { rule: 'typed', amount: 20_000, left: 61_000 })).status).toBe(200);
    expect(await termsOf(given.accountUid)).toMatchObject({ freely: freely - 20_000 });
  });

  it.each([
    ['at once', (press: () => Promise<{ status: number }>) => Promise.all([press(), press()])],
    ['one after the other', async (press: () => Promise<{ status: number }>) => [await press(), await press()]],
  ])('of a typed amount that is pressed twice %s is given once', async (_, twice) => {
    const given = await usedSeat();
    const press = () => partOf(given.accountUid, { rule: 'typed', amount: 10_000, left: 61_000 });
    const answers = await twice(press);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await press()).toMatchObject({
      meta: { code: 'TERMS_CHANGED' },
      errors: [{ field: 'amount', message: expect.stringContaining('Dana yang tersisa sekarang Rp51.000') }],
    });
    expect((await stateOf(given)).order.refunds).toMatchObject([{ amountSen: 1_000_000n }]);
  });

  it('of two presses at once that are together more than what came, one is refused', async () => {
    const given = await usedSeat();
    const typed = { rule: 'typed', amount: 40_000, left: 61_000 };
    const answers = await Promise.all([1, 2].map(() => partOf(given.accountUid, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stateOf(given)).order.refunds).toMatchObject([{ amountSen: 4_000_000n }]);
  });

  it('of an order that one person has paid in two parts is one refund; what came through another account is a second one', async () => {
    const given = await seat(ACTIVE);
    const part = { bankFrom: 'BCA', accountName: 'Ayu Lestari' };
    const first = await aPayment(api.database, given.orderUid, {
      ...part,
      amountSen: 2_000_000n,
      settledSen: 0n,
      decidedAt: daysAfter(new Date(), -2),
    });
    const { invoiceUid } = first;
    const second = await aPayment(api.database, given.orderUid, {
      invoiceUid,
      bankFrom: ' bca',
      accountName: 'AYU  LESTARI',
      amountSen: 3_000_000n,
      settledSen: 0n,
      decidedAt: daysAfter(new Date(), -1),
    });
    const third = await aPayment(api.database, given.orderUid, {
      invoiceUid,
      bankFrom: 'BRI',
      accountName: 'Ibu Ayu',
      amountSen: 1_100_000n,
      settledSen: 6_100_000n,
      decidedAt: new Date(),
    });
    expect((await termsOf(given.accountUid)).from).toEqual([
      { source: 'BCA, Ayu Lestari', amount: 50_000 },
      { source: 'BRI, Ibu Ayu', amount: 11_000 },
    ]);
    expect(await act(given.accountUid, 'refund')).toMatchObject({ status: 200 });
    const refunds = await api.database.refund.findMany({
      where: { orderUid: given.orderUid },
      orderBy: { amountSen: 'desc' },
      include: { parts: { orderBy: { amountSen: 'asc' } } },
    });
    expect(refunds).toMatchObject([
      { amountSen: 5_000_000n, parts: [{ paymentUid: first.uid }, { paymentUid: second.uid }] },
      { amountSen: 1_100_000n, parts: [{ paymentUid: third.uid }] },
    ]);
    expect(refunds.reduce((sum, { feeSen }) => sum + feeSen, 0n)).toBe(1_450_000n);
  });

  it('is refused for a host, who paid the shop nothing, with that reason', async () => {
    const given = await seat({ ...ACTIVE, kind: 'host' });
    const answer = await act(given.accountUid, 'refund');
    expect(answer).toMatchObject({ status: 409, meta: { message: expect.stringMatching(/Host membayar langsung/) } });
  });

  it.each([
    ['unpaid', {}],
    ['waiting for confirmation', WAITING],
    ['refunded before', { status: ORDER_STATUS.refunded, accountStatus: ACCOUNT_STATUS.refunded }],
    ['not paid for', ACTIVE],
    ['free of charge', { ...ACTIVE, totalSen: 0n, feeSen: 0n }],
  ])('is refused when it is %s', async (_, status) => {
    const given = await seat(status);
    const before = await stateOf(given);
    expect((await act(given.accountUid, 'refund')).status).toBe(409);
    expect(await stateOf(given)).toEqual(before);
  });
});

describe('end', () => {
  it('of a host whose proof of a later cycle waits is refused until the proof is decided', async () => {
    const given = await seat({ ...ACTIVE, kind: 'host' });
    const { uid } = await aPurchase(api.database, given.orderUid, { state: 'submitted' });
    const before = await stateOf(given);
    expect(await act(given.accountUid, 'end')).toMatchObject({ status: 409, meta: { code: 'PROOF_WAITS' } });
    expect(await stateOf(given)).toEqual(before);
    expect((await api.admin.post(`admin/host-purchases/${uid}/reject`, REASON)).status).toBe(200);
    expect(await act(given.accountUid, 'end')).toMatchObject({ status: 200 });
  });

  it.each(['ready', 'host'] as const)('of a %s seat frees the seat and leaves the order completed', async (kind) => {
    const given = await seat({ ...ACTIVE, kind });
    expect(await act(given.accountUid, 'end')).toMatchObject({ status: 200 });
    const { order, account, free, names, audit } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.cancelled]);
    expect(free).toContain(given.seatNumber);
    const sought = kind === 'host' ? ['group.host-sought'] : [];
    expect(names).toEqual(['account.status-changed', 'seat.freed', ...sought, 'member.ended']);
    expect(audit).toMatchObject([{ action: 'end', words: WORDS }]);
  });

  it.each([
    ['unpaid', {}],
    ['pending', PENDING],
  ])('is refused when it is %s', async (_, status) => {
    const given = await seat(status);
    expect((await act(given.accountUid, 'end')).status).toBe(409);
    expect((await stateOf(given)).audit).toEqual([]);
  });

  it('is done once by two concurrent requests', async () => {
    const given = await seat(ACTIVE);
    const answers = await Promise.all([act(given.accountUid, 'end'), act(given.accountUid, 'end')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { audit, free } = await stateOf(given);
    expect([audit.length, new Set(free).size]).toEqual([1, free.length]);
  });
});

describe('activate', () => {
  it('makes a pending member active and completes the order', async () => {
    const given = await seat(PENDING);
    await api.database.account.update({
      where: { uid: given.accountUid },
      data: { pendingReason: 'Menunggu slot TV' },
    });
    expect(await act(given.accountUid, 'activate')).toMatchObject({ status: 200 });
    const { order, account, names, audit, free } = await stateOf(given);
    expect([order.status, account.status]).toEqual([ORDER_STATUS.completed, ACCOUNT_STATUS.active]);
    expect(account.pendingReason).toBeNull();
    expect(names).toEqual(['account.status-changed']);
    expect(audit).toHaveLength(1);
    expect(free).not.toContain(given.seatNumber);
  });

  it.each([
    ['waiting for confirmation', WAITING],
    ['active already', ACTIVE],
    ['unpaid', {}],
  ])('is refused when it is %s', async (_, status) => {
    expect((await act((await seat(status)).accountUid, 'activate')).status).toBe(409);
  });
});

describe('an action on an account', () => {
  it('is for admins', async () => {
    const given = await seat();
    const url = `admin/accounts/${given.accountUid}/cancel`;
    expect((await api.anyone.post(url, REASON)).status).toBe(401);
    expect((await api.customer(given.customerUid).post(url, REASON)).status).toBe(401);
    expect((await stateOf(given)).account.status).toBe(ACCOUNT_STATUS.registered);
  });

  it.each(['cancel', 'refund', 'end', 'activate'])(
    '%s needs a reason, a known seat, and no field more',
    async (action) => {
      const { accountUid } = await seat();
      for (const body of [{}, { reason: '' }, { reason: ' x ' }, { reason: 7 }, { ...REASON, status: 3 }, []])
        expect((await act(accountUid, action, body)).status).toBe(422);
      expect(await act(randomUUID(), action)).toMatchObject({ status: 404, meta: { code: 'NOT_FOUND' } });
      expect((await act('not-an-id', action)).status).toBe(422);
    },
  );

  it('has an address only if it is an action of the console', async () => {
    const { accountUid } = await seat();
    for (const action of ['submit-proof', 'hold', 'ask-for-payment', 'toString'])
      expect((await act(accountUid, action)).status).toBe(404);
  });
});

describe('accounts in the console', () => {
  it('have a record with the allowed actions and the history', async () => {
    const given = await seat(PENDING);
    await act(given.accountUid, 'activate');
    const { data } = await api.admin.get(`admin/accounts/${given.accountUid}`);
    const account = adminAccount.parse(data);
    expect(account).toMatchObject({
      id: given.accountUid,
      orderUid: given.orderUid,
      providerName: 'Netflix',
      durationLabel: '1 bulan',
      role: 'regular',
      status: 3,
      statusLabel: 'Active',
      allowedActions: ['refund', 'end'],
      history: [
        { at: account.createdAt, from: null, to: 1, by: 'customer', why: 'Pesanan dibuat' },
        { from: 4, to: 3, by: ADMIN_NAME, why: REASON.reason },
      ],
    });
    expect(account.groupName).toMatch(/^Netflix 1 bulan #\d+$/);
    expect(decodeURIComponent(account.waLink)).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Halo Budi.*pesanan T-/);
    expect((await api.admin.get(`admin/accounts/${randomUUID()}`)).status).toBe(404);
  });

  it('are filtered by group, order, customer, status and text', async () => {
    const mine = await seat(ACTIVE);
    const other = await seat();
    const found = async (filter: object) => {
      const { data } = await api.admin.list('accounts', { filter });
      return z
        .array(adminAccount)
        .parse(data)
        .map(({ id }) => id);
    };
    expect((await found({ groupUid })).sort()).toEqual([mine.accountUid, other.accountUid].sort());
    expect(await found({ groupUid, status: 3 })).toEqual([mine.accountUid]);
    expect(await found({ orderUid: other.orderUid })).toEqual([other.accountUid]);
    expect(await found({ customerUid: other.customerUid })).toEqual([other.accountUid]);
    expect(await found({ id: [other.accountUid] })).toEqual([other.accountUid]);
    const { number } = await api.database.order.findUniqueOrThrow({ where: { uid: mine.orderUid } });
    expect(await found({ q: number.toLowerCase() })).toEqual([mine.accountUid]);
  });

  it('have an order with cancel as its only action, while both tables allow it', async () => {
    const actionsOf = async (given: OrderGiven) => {
      const { orderUid } = await seat(given);
      return adminOrder.parse((await api.admin.get(`admin/orders/${orderUid}`)).data).allowedActions;
    };
    expect(await actionsOf({})).toEqual(['cancel']);
    expect(await actionsOf(PENDING)).toEqual([]);
    expect(await actionsOf(ACTIVE)).toEqual([]);
  });
});
