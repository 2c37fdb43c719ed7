import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminAccount, AccountRefundTerms } from '#contracts/products/subscriptions/accounts.admin.http';
import type { AdminPurchase, AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import type { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { DueRenewalsSweep } from '../../worker/src/products/subscriptions/periods/due-renewals.sweep.js';
import { MoneyWorld } from '../support/money-world.js';
import { type Buyer, orders, owed } from '../support/shop-month.js';

/** One account of a family that hosts three groups, however each has written it. */
const FAMILY = { bankName: 'BCA', accountNumber: '9900010001', accountName: 'Keluarga Host' };
const REASON = { reason: 'Diminta pelanggan' };
const REIMBURSEMENT = 62_517;

let world: MoneyWorld;
let members: Buyer[];

beforeAll(async () => {
  world = await MoneyWorld.open();
}, 120_000);
afterAll(() => world?.close());

const pays = (buyer: Buyer, rupiah: number) => world.bank.move(`TRSF CR ${buyer.orderNumber}`, rupiah);
/** The statement comes, and each line is taken for what it is said to be. */
async function reconcile(): Promise<void> {
  await world.desk.upload(world.bank.statement());
  for (const line of await world.desk.openLines()) await world.desk.confirm(line);
  await world.done();
}
const seatOf = async ({ orderUid }: Buyer) => (await world.desk.list<AdminAccount>('accounts', { orderUid }))[0]!;
const refundsOf = (orderUid: string) => world.desk.list<AdminRefund>('refunds', { orderUid });
const pay = (path: string, reference: string, more: object = {}) =>
  world.desk.post(`${path}/pay`, { reference, ...more });

describe('a month in which one transfer pays several records', () => {
  it('members pay, one of them in two parts, and renewals follow', async () => {
    const plan = await findPlan(world.api.http, 'youtube');
    members = [];
    for (const person of await world.api.customers(4, 'Ratna Anggota'))
      members.push(await orders(world.api, person, plan, 'right'));
    const [parts, ...others] = members as [Buyer, ...Buyer[]];
    pays(parts, parts.price - 10_000);
    for (const buyer of others) pays(buyer, buyer.price);
    await reconcile();
    pays(parts, await owed(world.api.database, parts));
    await reconcile();
    const statuses = await world.api.database.order.findMany({
      where: { uid: { in: members.map(({ orderUid }) => orderUid) } },
      select: { status: true },
    });
    expect(statuses.every(({ status }) => status === 3 || status === 4)).toBe(true);
    for (const buyer of members) await world.desk.post(`accounts/${(await seatOf(buyer)).id}/activate`, REASON);
    await world.done();
    await world.desk.post(`invitations/${(await seatOf(members[3]!)).id}/send`, {});
    await renew(members[3]!);
    expect(await world.broken()).toEqual([]);
  });

  it('three reimbursements go to one account in one transfer, which one line of the bank shows', async () => {
    const plan = await findPlan(world.api.http, 'spotify', { host: true });
    const uids: string[] = [];
    for (const person of await world.api.customers(3, 'Hesti Host')) {
      const { orderUid } = await orders(world.api, person, plan, 'right');
      const fields = { orderUid, customerUid: person.uid, amount: '94900', debitedAt: dayInWib(new Date()), ...FAMILY };
      const form = formOf(fields, await aPicture());
      await world.api.http.ask('POST', '/customer/host/purchase', { token: person.token, form });
      const [purchase] = await world.desk.list<AdminPurchase>('host-purchases', { orderUid });
      await world.desk.post(`host-purchases/${purchase!.id}/verify`, {});
      const found = await until('a reimbursement', async () => {
        const [reimbursement] = await world.desk.list<AdminReimbursement>('reimbursements', { orderUid });
        return reimbursement;
      });
      uids.push(found.id);
      await world.desk.post(`reimbursements/${found.id}/approve`, {});
    }
    const [first, second, third] = uids as [string, string, string];
    await pay(`reimbursements/${first}`, 'BCA-0001');
    await expect(pay(`reimbursements/${second}`, 'BCA-0001')).rejects.toThrow(/rekening yang sama/);
    await pay(`reimbursements/${second}`, 'BCA-0001', { sameTransfer: 'true' });
    await pay(`reimbursements/${third}`, 'BCA-0001', { sameTransfer: 'true' });
    world.bank.move(`TRSF DB KE ${FAMILY.accountNumber}`, -3 * REIMBURSEMENT);
    await world.desk.upload(world.bank.statement());
    const [line] = await world.desk.openLines();
    expect(line).toMatchObject({ confidence: 'certain', proposals: [{ amount: 3 * REIMBURSEMENT, count: 3 }] });
    await world.desk.confirm(line!);
    await world.done();
    // The line shows the whole transfer: nothing joins it any more.
    expect(await world.desk.openLines()).toEqual([]);
    expect(await world.broken()).toEqual([]);
  });

  it('an order paid in two parts is one refund; two refunds of one customer go in one transfer that only the bank shows', async () => {
    const [parts, partly, whole] = members as [Buyer, Buyer, Buyer];
    await world.desk.post(`accounts/${(await seatOf(parts)).id}/refund`, REASON);
    await world.done();
    const [back] = await refundsOf(parts.orderUid);
    expect(await refundsOf(parts.orderUid)).toMatchObject([{ amount: parts.price, state: 'requested' }]);
    await pay(`refunds/${back!.id}`, 'BCA-0002', {
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: 'Ratna Sari',
      ...REASON,
    });
    world.bank.move(`TRSF DB ${parts.orderNumber}`, -parts.price);

    // Pro rata of the days that were not used, and something for the trouble before: both are one customer's.
    const seat = await seatOf(partly);
    const grantedAt = new Date();
    await world.api.database.seatAccess.create({
      data: { accountUid: seat.id, grantedAt, confirmedAt: grantedAt, confirmedBy: 'member' },
    });
    const typed = { ...REASON, rule: 'typed', amount: 1_000, left: partly.price };
    await world.desk.post(`accounts/${seat.id}/refund`, typed);
    const terms = await world.api.http.ask<AccountRefundTerms>('GET', `/admin/accounts/${seat.id}/refund`, {
      token: world.desk.admin.token,
    });
    // The day on which it began is used.
    expect(terms.unused).toMatchObject({ unit: 'days', parts: terms.unused!.all - 1 });
    await world.desk.post(`accounts/${seat.id}/refund`, { ...REASON, rule: 'unused', amount: terms.unused!.amount });
    await world.done();
    const both = await refundsOf(partly.orderUid);
    expect(both).toHaveLength(2);
    const sum = both.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(1_000 + terms.unused!.amount);
    world.bank.move(`TRSF DB ${partly.orderNumber}`, -sum);
    await world.desk.upload(world.bank.statement());
    const line = (await world.desk.openLines()).find(({ description }) => description.includes(partly.orderNumber));
    expect(line!.proposals[0]).toMatchObject({ amount: sum, count: 2, also: [{ target: 'refund' }] });
    await Promise.all([world.desk.confirm(line!), world.desk.confirm(line!)]);
    await reconcileOpen();
    expect((await refundsOf(partly.orderUid)).map(({ state }) => state)).toEqual(['paid', 'paid']);

    await world.desk.post(`accounts/${(await seatOf(whole)).id}/refund`, REASON);
    await world.done();
    const [last] = await refundsOf(whole.orderUid);
    const to = { ...FAMILY, accountNumber: '9900010002', reason: 'Disebut lewat WhatsApp' };
    await world.other.post(`refunds/${last!.id}/schedule`, to);
    world.bank.move('BI-FAST DB KE 9900010002', -whole.price);
    await reconcile();
    expect(await world.broken()).toEqual([]);
  });

  it('the books say what the bank says, and every line has one cause', async () => {
    const { balances, sum, alarms } = await world.books();
    expect([sum, alarms, balances.get('bank')]).toEqual([0, 0, world.bank.balance]);
    for (const account of ['customerDeposit', 'customerCredit', 'refundPayable', 'hostPayable', 'unplacedMoney'])
      expect([account, balances.get(account) ?? 0]).toEqual([account, 0]);
    expect(await world.api.database.bankStatementLine.count({ where: { state: { not: 'used' } } })).toBe(0);
    expect(await world.broken()).toEqual([]);
  });
});

/** Most of the month has passed for the worker; the next one is asked for, and paid by its number. */
async function renew({ orderUid }: Buyer): Promise<void> {
  const clock = { now: () => daysAfter(new Date(), 27) };
  await new DueRenewalsSweep(world.worker.get(Database, { strict: false }), clock as Clock).sweep();
  await world.done();
  const invoice = await world.api.database.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'renewal' } });
  world.bank.move(`SETORAN ${invoice.number}`, Number(invoice.amountSen) / 100);
  await world.desk.upload(world.bank.statement());
  for (const { id } of await world.desk.openLines())
    await world.desk.post(`statement-lines/${id}/assign`, { number: invoice.number });
  await world.done();
  expect(await world.api.database.invoice.findUniqueOrThrow({ where: { uid: invoice.uid } })).toMatchObject({
    status: 'paid',
  });
}

async function reconcileOpen(): Promise<void> {
  for (const line of await world.desk.openLines()) await world.desk.confirm(line);
  await world.done();
}
