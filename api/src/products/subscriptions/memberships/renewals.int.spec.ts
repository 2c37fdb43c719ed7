import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Membership, MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { type AdminAccount, accountRefundTerms } from '#contracts/products/subscriptions/accounts.admin.http';
import type { GroupChangePreview } from '#contracts/products/subscriptions/groups.admin.http';
import type { AdminAccessRemoval, AdminRenewal } from '#contracts/products/subscriptions/periods.admin.http';
import type { OrderSummary } from '#contracts/sales/orders.http';
import type { CheckoutView, PaymentStatusView } from '#contracts/sales/payments.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { MOST_REJECTED_PROOFS } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { keepAsCredit } from '#runtime/sales/refunds.store';
import { type Family, aFamily, aGroup } from '#testing/factories';
import { aPayment, aRefund } from '#testing/money-factories';
import { type Answer, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { type RenewingTestSeat, aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let family: Family;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());
beforeEach(async () => {
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
  await aPrice(world.database, family.plans.ready.variantUid);
});

interface Member {
  who: Person;
  seat: RenewingTestSeat;
}
async function aMember(activatedAt = daysAfter(new Date(), -10)): Promise<Member> {
  const who = await world.customer();
  const groupUid = (await aGroup(world.database, family)).uid;
  return { who, seat: await aRenewingSeat(world.database, family, activatedAt, { groupUid, customerUid: who.uid }) };
}
const page = ({ who, seat }: Member) =>
  world.http.ask<MembershipDetail>('GET', `/customer/membership/${seat.accountUid}`, { token: who.token });
const act = ({ who, seat }: Member, action: string, body: object = {}): Promise<Answer<unknown>> =>
  world.http.call('POST', `/customer/membership/${seat.accountUid}/${action}`, { token: who.token, body });
const keysOf = ({ who, seat }: Member) => ({ orderUid: seat.orderUid, customerUid: who.uid });
const query = (member: Member) => new URLSearchParams(keysOf(member)).toString();
const checkout = (member: Member) => world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${query(member)}`);
const payment = (member: Member) =>
  world.http.ask<PaymentStatusView>('GET', `/customer/payment/confirm?${query(member)}`);
const pay = async (member: Member) =>
  world.http.call('POST', '/customer/payment/confirm', {
    form: formOf({ ...keysOf(member), bankFrom: 'BCA', accountName: 'Budi' }, await aPicture()),
  });
const decide = (paymentUid: string, action: 'confirm' | 'reject', received?: number) =>
  world.http.call('POST', `/admin/payments/${paymentUid}/${action}`, {
    token: admin.token,
    ...(action === 'reject' && { body: { reason: 'Nominal kurang' } }),
    ...(received && { body: { received } }),
  });
const submitted = async ({ seat }: Member) =>
  (await world.database.payment.findFirstOrThrow({ where: { orderUid: seat.orderUid, state: 'submitted' } })).uid;
const statusesOf = async ({ seat: { orderUid, accountUid } }: Member) => {
  const { status: order } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const { status: account } = await world.database.account.findUniqueOrThrow({ where: { uid: accountUid } });
  return { order, account };
};
const refundsOf = async ({ seat: { orderUid } }: Member) => {
  const refunds = await world.database.refund.findMany({ where: { orderUid }, orderBy: { state: 'asc' } });
  return refunds.map(({ state, amountSen, deposit }) => `${state} ${amountSen} ${deposit ? 'deposit' : 'sale'}`);
};
const RUNNING = { order: ORDER_STATUS.completed, account: ACCOUNT_STATUS.active };

describe('the page of a membership', () => {
  it('says until when it is paid, what comes next and at what price', async () => {
    const member = await aMember();
    const { renewal, renewsAt } = await page(member);
    expect(renewal).toMatchObject({
      isStopped: false,
      graceEndsAt: null,
      invoice: null,
      options: [{ variantUid: family.plans.ready.variantUid, durationLabel: '1 bulan', amount: 61_000 }],
      actions: ['renew', 'stop'],
    });
    expect(renewal!.periods).toHaveLength(1);
    expect(renewal!.periods[0]!.endsAt).toBe(renewsAt);
    expect(Date.parse(renewal!.options[0]!.endsAt)).toBeGreaterThan(Date.parse(renewsAt!));
  });

  it('answers unknown and foreign seats alike', async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    for (const action of ['renew', 'stop-renewal', 'resume-renewal'])
      expect((await act({ ...mine, seat: theirs.seat }, action)).status).toBe(404);
  });
});

describe('a renewal', () => {
  it('is invoiced when asked for, paid on the payment page and confirmed at the desk; the order stays completed', async () => {
    const member = await aMember();
    expect((await checkout(member)).isRenewal).toBe(false);
    expect((await act(member, 'renew')).status).toBe(200);
    expect((await act(member, 'renew')).status).toBe(200);
    const { renewal } = await page(member);
    expect(renewal!.invoice).toMatchObject({ amount: 61_000, isBeingChecked: false });
    expect(await checkout(member)).toMatchObject({
      isRenewal: true,
      amount: 61_000,
      status: ORDER_STATUS.awaitingPayment,
    });
    expect((await pay(member)).status).toBe(200);
    expect(await payment(member)).toMatchObject({
      status: ORDER_STATUS.awaitingConfirmation,
      payment: { state: 'submitted' },
    });
    expect((await pay(member)).status).toBe(409);
    expect(await statusesOf(member)).toEqual(RUNNING);
    expect((await page(member)).renewal!.actions).toEqual([]);
    const paymentUid = await submitted(member);
    expect((await decide(paymentUid, 'confirm')).status).toBe(200);
    expect((await decide(paymentUid, 'confirm')).status).toBe(409);
    expect(await statusesOf(member)).toEqual(RUNNING);
    const after = await page(member);
    expect(after.renewal!.periods).toHaveLength(2);
    expect(after.renewal!.invoice).toBeNull();
    expect(after.renewsAt).toBe(after.renewal!.periods[1]!.endsAt);
    expect(await payment(member)).toMatchObject({
      status: ORDER_STATUS.completed,
      statusLabel: 'Aktif',
      paidUntil: after.renewsAt,
      payment: { state: 'confirmed' },
    });
  });

  it('is one period ahead at most', async () => {
    const member = await aMember();
    await act(member, 'renew');
    await pay(member);
    await decide(await submitted(member), 'confirm');
    expect((await page(member)).renewal!.actions).toEqual(['stop']);
    expect((await act(member, 'renew')).status).toBe(409);
  });

  it('can have another length of the same plan, and no other plan', async () => {
    const member = await aMember();
    const { variantUid, packageUid } = family.plans.ready;
    const longer = await world.database.variant.create({
      data: { packageUid, familyUid: family.uid, durationMonths: 3 },
    });
    await aPrice(world.database, longer.uid, 17_000_000n);
    expect((await act(member, 'renew', { variantUid: family.plans['pre-order'].variantUid })).status).toBe(422);
    await act(member, 'renew');
    expect((await act(member, 'renew', { variantUid: longer.uid })).status).toBe(200);
    expect(await checkout(member)).toMatchObject({ amount: 170_000 });
    const { renewal } = await page(member);
    expect(renewal!.options.map((option) => option.variantUid)).toEqual([longer.uid, variantUid]);
    const invoices = await world.database.invoice.findMany({
      where: { orderUid: member.seat.orderUid, purpose: 'renewal' },
      orderBy: { number: 'asc' },
    });
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'open']);
    await pay(member);
    await decide(await submitted(member), 'confirm');
    expect((await page(member)).renewsAt).toBe(renewal!.options[0]!.endsAt);
  });

  it('whose proof is refused can be paid with another one', async () => {
    const member = await aMember();
    await act(member, 'renew');
    await pay(member);
    expect((await decide(await submitted(member), 'reject')).status).toBe(200);
    expect(await statusesOf(member)).toEqual(RUNNING);
    expect(await checkout(member)).toMatchObject({ status: ORDER_STATUS.awaitingPayment });
    // The pages of its payment go by the invoice, /thankyou by the order: neither is over.
    expect(await payment(member)).toMatchObject({
      status: ORDER_STATUS.awaitingPayment,
      payment: { state: 'rejected', isLast: false },
    });
    const { token } = member.who;
    const of = member.seat.orderUid;
    expect(await world.http.ask('GET', `/customer/additional-payment?orderNumber=${of}`, { token })).toMatchObject({
      status: ORDER_STATUS.awaitingPayment,
      rest: 61_000,
      rejectedProof: { isLast: false },
    });
    expect(await world.http.ask('GET', `/customer/${of}/detail`, { token })).toMatchObject({
      status: ORDER_STATUS.completed,
      ended: null,
    });
    expect((await pay(member)).status).toBe(200);
  });

  it('of which a part has come waits for the rest, which completes it', async () => {
    const member = await aMember();
    await act(member, 'renew');
    await pay(member);
    expect((await decide(await submitted(member), 'confirm', 20_000)).status).toBe(200);
    expect(await statusesOf(member)).toEqual(RUNNING);
    expect((await page(member)).renewal!.periods).toHaveLength(1);
    expect(await checkout(member)).toMatchObject({
      isRenewal: true,
      amount: 41_000,
      status: ORDER_STATUS.awaitingPayment,
    });
    expect((await pay(member)).status).toBe(200);
    expect((await decide(await submitted(member), 'confirm')).status).toBe(200);
    expect(await statusesOf(member)).toEqual(RUNNING);
    expect((await page(member)).renewal!.periods).toHaveLength(2);
    expect(await refundsOf(member)).toEqual([]);
  });

  it('of which credit has paid a part shows what is still owed, and the credit', async () => {
    const member = await aMember();
    const { orderUid } = member.seat;
    const kept = { amountSen: 2_000_000n, settledSen: 0n, decidedAt: new Date() };
    const { uid: paymentUid, invoiceUid } = await aPayment(world.database, orderUid, kept);
    await world.database.transaction(async (tx) => {
      await tx.invoice.update({ where: { uid: invoiceUid }, data: { receivedSen: { increment: kept.amountSen } } });
      await keepAsCredit(tx, { paymentUid, amount: sen(kept.amountSen), reason: 'x', by: 'Sari', at: new Date() });
    });
    await act(member, 'renew');
    expect((await page(member)).renewal!.invoice).toMatchObject({ amount: 41_000, credit: 20_000 });
  });

  it.each([
    ['is not wanted any more', 'stop-renewal'],
    ['is of a seat that is left', 'leave'],
  ])('of which a part has come and which %s: the part is credit', async (_, action) => {
    const member = await aMember();
    await act(member, 'renew');
    await pay(member);
    await decide(await submitted(member), 'confirm', 20_000);
    expect((await act(member, action)).status).toBe(200);
    expect(await refundsOf(member)).toEqual(['credited 2000000 deposit']);
  });

  it('of which a part has come goes into credit where the last paid period is refunded', async () => {
    const member = await aMember();
    await act(member, 'renew');
    await pay(member);
    await decide(await submitted(member), 'confirm', 20_000);
    const path = `/admin/accounts/${member.seat.accountUid}/refund`;
    const terms = await world.http.call('GET', path, { token: admin.token });
    expect(terms.data).toMatchObject({ whole: 61_000, wholeOf: 'running', credited: 20_000 });
    const refund = { token: admin.token, body: { reason: 'Diminta' } };
    const answer = await world.http.call('POST', path, refund);
    expect(answer.status).toBe(200);
    expect(await refundsOf(member)).toEqual(['credited 2000000 deposit', 'requested 6100000 sale']);
  });

  it('stands in both lists with what is still to be paid, before what runs, until its proof is checked', async () => {
    const member = await aMember();
    const { token, uid: customerUid } = member.who;
    const newer = (await aGroup(world.database, family)).uid;
    await aRenewingSeat(world.database, family, daysAfter(new Date(), -1), { groupUid: newer, customerUid });
    await act(member, 'renew');
    const bill = (await page(member)).renewal!.invoice!;
    const lists = async () => {
      const [orders, seats] = await Promise.all([
        world.http.ask<OrderSummary[]>('GET', '/customer', { token }),
        world.http.ask<Membership[]>('GET', '/customer/membership', { token }),
      ]);
      return [orders.map(({ seat }) => seat!.renewalDue), seats.map(({ renewalDue }) => renewalDue)];
    };
    const due = (amount: number) => [{ amount, dueAt: bill.dueAt }, null];
    expect(await lists()).toEqual([due(bill.amount), due(bill.amount)]);
    await pay(member);
    expect(await lists()).toEqual([
      [null, null],
      [null, null],
    ]);
    await decide(await submitted(member), 'confirm', 11_000);
    expect(await lists()).toEqual([due(bill.amount - 11_000), due(bill.amount - 11_000)]);
    expect((await page(member)).renewalDue).toEqual(due(bill.amount - 11_000)[0]);
  });

  it('whose fifth proof was rejected is not asked for in the lists nor on its page', async () => {
    const member = await aMember();
    const { token } = member.who;
    await act(member, 'renew');
    const { uid: invoiceUid } = await world.database.invoice.findFirstOrThrow({
      where: { orderUid: member.seat.orderUid, purpose: 'renewal' },
    });
    const bills = async () => {
      const [order] = await world.http.ask<OrderSummary[]>('GET', '/customer', { token });
      return [order!.seat!.renewalDue, (await page(member)).renewalDue].map((bill) => bill !== null);
    };
    const reject = () =>
      aPayment(world.database, member.seat.orderUid, { invoiceUid, state: 'rejected', decidedAt: new Date() });
    for (let n = 1; n < MOST_REJECTED_PROOFS; n += 1) await reject();
    expect(await bills()).toEqual([true, true]);
    await reject();
    expect(await bills()).toEqual([false, false]);
  });

  it('counts the rejected proofs of the same period on, when its bill was taken back and wanted again', async () => {
    const member = await aMember();
    const rejectFor = async (times: number) => {
      const { uid: invoiceUid } = await world.database.invoice.findFirstOrThrow({
        where: { orderUid: member.seat.orderUid, purpose: 'renewal', status: 'open' },
      });
      const rejected = { invoiceUid, state: 'rejected', decidedAt: new Date() };
      for (let n = 0; n < times; n += 1) await aPayment(world.database, member.seat.orderUid, rejected);
    };
    await act(member, 'renew');
    await rejectFor(MOST_REJECTED_PROOFS - 1);
    for (const action of ['stop-renewal', 'resume-renewal', 'renew'])
      expect((await act(member, action)).status).toBe(200);
    expect((await page(member)).renewalDue).not.toBeNull();
    await rejectFor(1);
    expect((await page(member)).renewalDue).toBeNull();
    const noOther = { status: 409, meta: { code: 'TOO_MANY_PROOFS' } };
    expect(await pay(member)).toMatchObject(noOther);
    expect((await act(member, 'stop-renewal')).status).toBe(200);
    expect((await act(member, 'resume-renewal')).status).toBe(200);
    expect(await act(member, 'renew')).toMatchObject(noOther);
  });

  it('of ten proofs at once has one at the desk', async () => {
    const member = await aMember();
    await act(member, 'renew');
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('keeps the seat from being left, ended or refunded while its proof waits', async () => {
    const member = await aMember();
    await act(member, 'renew');
    await pay(member);
    const seat = `/admin/accounts/${member.seat.accountUid}`;
    const body = { reason: 'Diminta' };
    expect((await act(member, 'leave')).status).toBe(409);
    for (const action of ['end', 'refund'])
      expect((await world.http.call('POST', `${seat}/${action}`, { token: admin.token, body })).status).toBe(409);
    expect(await statusesOf(member)).toEqual(RUNNING);
  });
});

describe('a member who does not want to renew', () => {
  it('takes the open invoice back, may change the mind, and keeps what is paid', async () => {
    const member = await aMember();
    await act(member, 'renew');
    for (let n = 0; n < 2; n += 1) expect((await act(member, 'stop-renewal')).status).toBe(200);
    expect((await page(member)).renewal).toMatchObject({ isStopped: true, invoice: null, actions: ['resume'] });
    const taken = await checkout(member);
    expect(taken.billTakenBack).toMatch(
      /^Kamu memilih tidak memperpanjang pesanan \S+, jadi masa berikutnya tidak ditagih lagi\. Kursimu sudah dibayar sampai/,
    );
    expect(await pay(member)).toMatchObject({
      status: 409,
      meta: {
        code: 'NO_OPEN_INVOICE',
        message: `${taken.billTakenBack} Jangan transfer lagi, ya. Kalau kamu sudah transfer, hubungi kami dengan nomor pesanan itu, ya.`,
      },
    });
    expect((await act(member, 'renew')).status).toBe(409);
    for (let n = 0; n < 2; n += 1) expect((await act(member, 'resume-renewal')).status).toBe(200);
    expect((await page(member)).renewal).toMatchObject({ isStopped: false, actions: ['renew', 'stop'] });
    expect((await checkout(member)).billTakenBack).toContain('tagihan barunya kami kirim');
    expect(await statusesOf(member)).toEqual(RUNNING);
    await act(member, 'renew');
    expect(await checkout(member)).not.toHaveProperty('billTakenBack');
  });

  it('who has never had a bill of a next period and sends a proof is told whom to ask about money that was sent', async () => {
    const member = await aMember();
    expect(await checkout(member)).not.toHaveProperty('billTakenBack');
    expect(await pay(member)).toMatchObject({
      status: 409,
      meta: { code: 'NO_OPEN_INVOICE', message: expect.stringMatching(/Kalau kamu sudah transfer, hubungi kami/) },
    });
  });

  it('who leaves has no invoice any more, and the access is on the list of the admins', async () => {
    const member = await aMember();
    await act(member, 'renew');
    expect((await act(member, 'leave')).status).toBe(200);
    const { renewal } = await page(member);
    expect(renewal).toMatchObject({ invoice: null, options: [], actions: [] });
    expect((await checkout(member)).billTakenBack).toContain('sudah berakhir, jadi masa berikutnya tidak ditagih lagi');
    expect((await act(member, 'renew')).status).toBe(409);
    expect(await world.database.accessRemoval.count({ where: { accountUid: member.seat.accountUid } })).toBe(1);
  });
});

it('who leaves before a paid period begins has its money as credit, once; that of the running one stays', async () => {
  const member = await aMember();
  await act(member, 'renew');
  await pay(member);
  await decide(await submitted(member), 'confirm');
  expect((await page(member)).leaving).toMatchObject({
    money: expect.stringContaining('Rp61.000 untuk masa yang belum mulai'),
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => act(member, 'leave')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { orderUid } = member.seat;
  expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
    { state: 'credited', amountSen: 6_100_000n, reason: 'Keluar sebelum masanya mulai' },
  ]);
});

it('what a refund gives back of the running period and of the one paid ahead is named before, and together is what goes back', async () => {
  const member = await aMember();
  await act(member, 'renew');
  await pay(member);
  await decide(await submitted(member), 'confirm');
  const path = `/admin/accounts/${member.seat.accountUid}/refund`;
  const { unused, wholeOf } = accountRefundTerms.parse(await world.http.ask('GET', path, { token: admin.token }));
  expect([wholeOf, unused!.of.map(({ which }) => which)]).toEqual(['next', ['running', 'next']]);
  expect(unused!.of[1]).toMatchObject({ amount: 61_000 });
  const body = { reason: 'Diminta', rule: 'unused', amount: unused!.amount };
  expect((await world.http.call('POST', path, { token: admin.token, body })).status).toBe(200);
  const refunds = await world.database.refund.findMany({
    where: { orderUid: member.seat.orderUid },
    orderBy: { amountSen: 'asc' },
  });
  expect(refunds.reduce((sum, { amountSen }) => sum + amountSen, 0n)).toBe(
    unused!.of.reduce((sum, { amount }) => sum + BigInt(amount * 100), 0n),
  );
});

it('who has left is not shown the period that was paid ahead and came back, and no end of what is paid, nor is the console', async () => {
  const member = await aMember();
  const before = await page(member);
  await act(member, 'renew');
  await pay(member);
  await decide(await submitted(member), 'confirm');
  expect((await page(member)).renewal!.periods).toHaveLength(2);
  await act(member, 'leave');
  const { renewal, renewsAt } = await page(member);
  expect([renewal!.periods, renewsAt]).toEqual([before.renewal!.periods, null]);
  const { accountUid } = member.seat;
  const seat = await world.http.ask<AdminAccount>('GET', `/admin/accounts/${accountUid}`, { token: admin.token });
  expect(seat).toMatchObject({ paidUntil: null, hasPeriods: true, ended: { by: 'member' } });
});

it('whose seat an admin ends before a paid period begins has its money as credit, which the console names before', async () => {
  const member = await aMember();
  await act(member, 'renew');
  await pay(member);
  await decide(await submitted(member), 'confirm');
  const { accountUid, orderUid } = member.seat;
  const seat = () => world.http.ask<AdminAccount>('GET', `/admin/accounts/${accountUid}`, { token: admin.token });
  expect(await seat()).toMatchObject({ paidAhead: 61_000 });
  const end = () =>
    world.http.call('POST', `/admin/accounts/${accountUid}/end`, { token: admin.token, body: { reason: 'Diminta' } });
  expect((await end()).status).toBe(200);
  expect((await end()).status).toBe(409);
  expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
    { state: 'credited', amountSen: 6_100_000n, reason: 'Keanggotaan diakhiri sebelum masanya mulai' },
  ]);
  expect(await seat()).toMatchObject({ paidAhead: 0 });
});

it.each(['leave', 'end', 'close'] as const)(
  'parts of the next period are credit once its seat ends (%s), which is said before',
  async (way) => {
    const member = await aMember();
    const { accountUid, orderUid, groupUid } = member.seat;
    await act(member, 'renew');
    await pay(member);
    await decide(await submitted(member), 'confirm', 45_500);
    expect((await page(member)).leaving).toMatchObject({ money: expect.stringContaining('Rp45.500 untuk masa') });
    const token = admin.token;
    const seat = await world.http.ask<AdminAccount>('GET', `/admin/accounts/${accountUid}`, { token });
    expect(seat.paidAhead).toBe(45_500);
    const reason = 'Diminta';
    if (way === 'leave') expect((await act(member, 'leave')).status).toBe(200);
    if (way === 'end')
      expect(
        (await world.http.call('POST', `/admin/accounts/${accountUid}/end`, { token, body: { reason } })).status,
      ).toBe(200);
    if (way === 'close') {
      const path = `/admin/account-groups/${groupUid}/close`;
      const { digest, seats } = await world.http.ask<GroupChangePreview>('GET', path, { token });
      expect((await world.http.call('POST', path, { token, body: { digest, reason } })).status).toBe(200);
      const refunds = await world.database.refund.findMany({ where: { orderUid } });
      expect(toRupiah(addSen(...refunds.map(({ amountSen }) => sen(amountSen))))).toBe(seats[0]!.gets);
    }
    expect((await refundsOf(member))[0]).toBe('credited 4550000 deposit');
    expect(await refundsOf(member)).toHaveLength(way === 'close' ? 2 : 1);
  },
);

it('who leaves gets of a paid period that has not begun what was not given back before', async () => {
  const member = await aMember();
  await act(member, 'renew');
  await pay(member);
  await decide(await submitted(member), 'confirm');
  const { orderUid } = member.seat;
  const { uid: paymentUid } = await world.database.payment.findFirstOrThrow({
    where: { orderUid, invoice: { purpose: 'renewal' } },
  });
  await aRefund(world.database, { uid: paymentUid, orderUid, amountSen: 1_000_000n });
  expect((await page(member)).leaving).toMatchObject({ money: expect.stringContaining('Rp51.000 untuk masa') });
  await act(member, 'leave');
  const credited = await world.database.refund.findMany({ where: { orderUid, state: 'credited' } });
  expect(credited).toMatchObject([{ amountSen: 5_100_000n }]);
});

describe('an unpaid seat in its grace', () => {
  it('shows until when it is kept, can be paid or left, and hides the login', async () => {
    const member = await aMember(daysAfter(new Date(), -32));
    await act(member, 'renew');
    const graceEndsAt = daysAfter(new Date(), 2);
    const { accountUid } = member.seat;
    await world.database.account.update({
      where: { uid: accountUid },
      data: { status: ACCOUNT_STATUS.waitingForFollowUp },
    });
    await world.database.seatRenewal.update({ where: { accountUid }, data: { graceEndsAt } });
    const { renewal, leaving } = await page(member);
    expect(renewal!.graceEndsAt).toBe(new Date(graceEndsAt.getTime() - 1).toISOString());
    expect(leaving).toMatchObject({ possible: true, as: 'leave', money: expect.stringContaining('sudah habis') });
    const reveal = await world.http.call('POST', `/customer/membership/${accountUid}/reveal-credential`, {
      token: member.who.token,
      body: {},
    });
    expect(reveal.status).toBe(403);
    await pay(member);
    await decide(await submitted(member), 'confirm');
    expect(await statusesOf(member)).toEqual(RUNNING);
  });
});

describe('the console', () => {
  const asAdmin = <T>(path: string) => world.http.ask<T>('GET', `/admin/${path}`, { token: admin.token });

  it('has the renewal of a seat with its periods, and the reminder ready to send', async () => {
    const member = await aMember();
    await act(member, 'renew');
    const renewal = await asAdmin<AdminRenewal>(`renewals/${member.seat.accountUid}`);
    expect(renewal).toMatchObject({ stage: 'invoiced', amount: 61_000, periods: [{ amount: 61_000 }] });
    expect(decodeURIComponent(renewal.waLink)).toContain('transfer Rp61.000 sebelum hari itu lewat');
    // Of an invoice that is paid in part the reminder asks for the rest.
    const open = { orderUid: member.seat.orderUid, status: 'open' };
    await world.database.invoice.updateMany({ where: open, data: { receivedSen: 4_000_000n } });
    const short = await asAdmin<AdminRenewal>(`renewals/${member.seat.accountUid}`);
    expect(decodeURIComponent(short.waLink)).toContain('transfer Rp21.000 sebelum hari itu lewat');
    await pay(member);
    const checked = await asAdmin<AdminRenewal>(`renewals/${member.seat.accountUid}`);
    expect(decodeURIComponent(checked.waLink)).not.toContain('transfer');
    const { uid: invoiceUid } = await world.database.invoice.findFirstOrThrow({ where: open });
    const rejected = { invoiceUid, state: 'rejected', decidedAt: new Date() };
    await world.database.payment.updateMany({ where: { invoiceUid }, data: rejected });
    for (let n = 1; n < MOST_REJECTED_PROOFS; n += 1) await aPayment(world.database, member.seat.orderUid, rejected);
    const last = await asAdmin<AdminRenewal>(`renewals/${member.seat.accountUid}`);
    expect(decodeURIComponent(last.waLink)).not.toContain('transfer');
  });

  it('has the access of a member who left until an admin has taken it away, once', async () => {
    const member = await aMember();
    await act(member, 'leave');
    const { accountUid } = member.seat;
    const { uid } = await world.database.accessRemoval.findFirstOrThrow({ where: { accountUid } });
    expect(await asAdmin(`access-removals/${uid}`)).toMatchObject({ doneAt: null, allowedActions: ['finish'] });
    const finish = () =>
      world.http.call('POST', `/admin/access-removals/${uid}/finish`, { token: admin.token, body: {} });
    expect([(await finish()).status, (await finish()).status]).toEqual([200, 200]);
    const done = await asAdmin<AdminAccessRemoval>(`access-removals/${uid}`);
    expect(done).toMatchObject({ doneBy: expect.any(String), allowedActions: [] });
    const audits = { subject: 'access-removals', subjectUid: uid };
    expect(await world.database.auditLog.count({ where: audits })).toBe(1);
  });
});
