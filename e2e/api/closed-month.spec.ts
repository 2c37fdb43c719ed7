import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import type { AdminPurchase, AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { BookState } from '#contracts/sales/books.admin.http';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { addMonths } from '#domain/sales/ledger/months';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { Random } from '#testing/simulation/random';
import { MoneyWorld } from '../support/money-world.js';
import {
  type Buyer,
  type Manner,
  aMonthPasses,
  balancesOf,
  drawManners,
  expire,
  orders,
  owed,
  thisMonth,
} from '../support/shop-month.js';

/** Another seed draws other customers. */
const COUNT = 100;
const SEED = Number(process.env.SIMULATION_SEED ?? 1);
const HOSTS = 2;

let world: MoneyWorld;
let buyers: Buyer[];
let hosts: Buyer[];
const random = new Random(SEED);
/** What each customer has sent, by the bank. */
const sent = new Map<string, number>();

beforeAll(async () => {
  world = await MoneyWorld.open();
}, 120_000);
afterAll(() => world?.close());

const pays = (buyer: Buyer, rupiah: number, text = `TRSF E-BANKING CR ${buyer.orderNumber}`) => {
  world.bank.move(text, rupiah);
  sent.set(buyer.person.uid, (sent.get(buyer.person.uid) ?? 0) + rupiah);
};
const of = (manner: Manner) => buyers.filter((buyer) => buyer.manner === manner);
const accountOf = (nth: number) => ({
  bankName: 'BCA',
  accountNumber: `99000${10_000 + nth}`,
  accountName: `Tujuan ${nth}`,
});

describe('a month of the shop is closed with every rupiah explained', () => {
  it('customers order, and hosts have bought', async () => {
    const [plan, hosted, forHosts] = [
      await findPlan(world.api.http, 'youtube'),
      await findPlan(world.api.http, 'spotify'),
      await findPlan(world.api.http, 'spotify', { host: true }),
    ];
    hosts = [];
    for (const person of await world.api.customers(HOSTS, 'Hesti Host'))
      hosts.push(await orders(world.api, person, forHosts, 'right'));
    for (const [nth, { orderUid, person }] of hosts.entries()) {
      const to = { ...accountOf(nth), accountName: person.name };
      const fields = { orderUid, customerUid: person.uid, amount: '94900', debitedAt: dayInWib(new Date()), ...to };
      const form = formOf(fields, await aPicture());
      await world.api.http.ask('POST', '/customer/host/purchase', { token: person.token, form });
      const [purchase] = await world.desk.list<AdminPurchase>('host-purchases', { orderUid });
      await world.desk.post(`host-purchases/${purchase!.id}/verify`, {});
    }
    const manners = drawManners(COUNT, random);
    const people = await world.api.customers(COUNT, 'Ratna Pelanggan');
    buyers = [];
    for (const [nth, person] of people.entries())
      buyers.push(await orders(world.api, person, nth < HOSTS * 2 ? hosted : plan, manners[nth]!));
    await expire(world.api.database, of('late'));
    await world.done();
    expect(await world.broken()).toEqual([]);
  });

  it('the desk places what the bank shows: most by itself, the rest by hand', async () => {
    for (const buyer of buyers) {
      const off = random.between(1, 9) * 1_000;
      if (buyer.manner === 'over') pays(buyer, buyer.price + off);
      else pays(buyer, buyer.manner.startsWith('short') ? buyer.price - off : buyer.price);
      if (buyer.manner === 'twice') pays(buyer, buyer.price, `TRSF LAGI ${buyer.orderNumber}`);
    }
    for (const odd of [12_345, 23_456]) world.bank.move(`SETORAN TUNAI ${odd}`, odd);
    await world.desk.upload(world.bank.statement());
    expect(await world.desk.confirmCertain()).toBe(of('right').length);
    // A number is named: of two lines for one order the first pays it, the second one is late money.
    for (let left = await world.desk.openLines(); ; left = await world.desk.openLines()) {
      const named = left.find(({ description }) => description.startsWith('TRSF'));
      if (!named) break;
      await world.desk.confirm(named);
    }
    const unknown = await world.desk.openLines();
    expect(unknown).toHaveLength(2);
    for (const { id } of unknown) await world.desk.post(`statement-lines/${id}/book`);
    await world.done();
    expect(await world.broken()).toEqual([]);
  });

  it('the rest comes, credit is used and asked back, and what goes out goes in one batch', async () => {
    const [rests, gives, usesCredit] = [of('short-then-rest'), of('short'), of('late')[0]!];
    // The rest comes without a word: it is booked, and then found to be this customer's.
    for (const buyer of rests) pays(buyer, await owed(world.api.database, buyer), 'SETORAN TUNAI SISA');
    await expire(world.api.database, gives);
    await world.desk.upload(world.bank.statement());
    for (const { id } of await world.desk.openLines()) await world.desk.post(`statement-lines/${id}/book`);
    const unplaced = (amount: number) =>
      world.desk
        .list<AdminUnplacedMoney>('unplaced-money', { state: 'open' })
        .then((all) => all.find((money) => money.amount === amount)!);
    for (const buyer of rests)
      await world.desk.post(`unplaced-money/${(await unplaced(await owed(world.api.database, buyer))).id}/assign`, {
        number: buyer.orderNumber,
      });
    await world.desk.post(`unplaced-money/${(await unplaced(12_345)).id}/return`, accountOf(50));

    const again = await orders(world.api, usesCredit.person, await findPlan(world.api.http, 'youtube'), 'right');
    await asCustomer(usesCredit, 'credit/use', { orderUid: again.orderUid });
    expect((await world.api.database.order.findUniqueOrThrow({ where: { uid: again.orderUid } })).status).toBe(3);
    for (const [nth, buyer] of [...of('over'), ...of('twice')].entries()) {
      const { accountNumber, ...to } = accountOf(60 + nth);
      await asCustomer(buyer, 'credit/return', { ...to, accountNumber });
    }
    // A member is given the money back.
    const leaver = of('right').at(-1)!;
    const [seat] = await world.desk.list<AdminAccount>('accounts', { orderUid: leaver.orderUid });
    await world.desk.post(`accounts/${seat!.id}/refund`, { reason: 'Tidak jadi ikut' });
    await world.done();

    for (const refund of await world.desk.list<AdminRefund>('refunds', { state: 'requested' })) {
      const { bankName, accountNumber, accountName } = refund;
      const known = { bankName, accountNumber, accountName };
      const to = accountNumber ? known : { ...accountOf(70), reason: 'Disebut lewat WhatsApp' };
      await world.other.post(`refunds/${refund.id}/schedule`, to);
    }
    for (const { orderUid } of hosts) {
      const [reimbursement] = await world.desk.list<AdminReimbursement>('reimbursements', { orderUid });
      await world.desk.post(`reimbursements/${reimbursement!.id}/approve`, {});
    }
    const [returned] = await world.desk.list<AdminPayout>('payouts', { state: 'scheduled', kind: 'unplaced' });
    await world.other.post(`payouts/${returned!.id}/approve`);
    const { uid: batchUid } = await world.desk.post<{ uid: string }>('payout-batches');
    const payouts = await world.desk.list<AdminPayout>('payouts', { batchUid });
    expect(payouts.map(({ kind }) => kind).toSorted()).toEqual([
      'refund',
      'refund',
      'refund',
      'reimbursement',
      'reimbursement',
      'unplaced',
    ]);
    await world.desk.post(`payout-batches/${batchUid}/file`);
    await world.desk.post(`payout-batches/${batchUid}/pay`, { reference: 'BULK-1' });
    for (const { accountNumber, amount } of payouts) world.bank.move(`BI-FAST DB KE ${accountNumber}`, -amount);
    world.bank.move('BIAYA ADM', -15_000);
    world.bank.move('BUNGA', 1_235);
    await world.done();
  });

  it('a month whose lines are not all explained is not closed', async () => {
    await world.desk.upload(world.bank.statement());
    expect(await world.desk.confirmCertain()).toBe(6);
    const period = thisMonth();
    expect(await closing(period)).toMatchObject({ status: 422, errors: [{ field: 'period' }] });
    await aMonthPasses(world.api.database);
    const over = addMonths(period, -1);
    expect(await closing(over)).toMatchObject({ status: 409, meta: { code: 'LINES_OPEN' } });
    expect(await state()).toMatchObject({ next: over, openLines: 2, closed: [] });

    for (const { id, description } of await world.desk.openLines())
      await world.desk.post(`statement-lines/${id}/charge`, { reason: `Bank: ${description}` });
    await world.done();
    await aMonthPasses(world.api.database);
  });

  it('the books say what the bank says, and every line has one cause', async () => {
    const { balances, sum, alarms } = await world.books();
    expect([sum, alarms, balances.get('bank')]).toEqual([0, 0, world.bank.balance]);
    expect((await state()).alarms).toEqual([]);
    expect(await world.broken()).toEqual([]);
    // What is left to explain is owed: one stranger's money.
    expect(balances.get('unplacedMoney')).toBe(-23_456);
    for (const settledAccount of ['customerDeposit', 'refundPayable', 'hostPayable'])
      expect([settledAccount, balances.get(settledAccount) ?? 0]).toEqual([settledAccount, 0]);
    const causes = await world.api.database.$queryRaw<{ causes: number; state: string; count: number }[]>`
      SELECT num_nonnulls(l.payment_uid, l.payout_uid) + (l.state = 'charged')::int
          + coalesce(u.state IN ('open', 'returned'), false)::int AS causes, l.state, count(*)::int AS count
      FROM bank_statement_line l LEFT JOIN unplaced_money u ON u.line_uid = l.uid GROUP BY 1, 2 ORDER BY 2`;
    expect(causes.filter(({ causes: found }) => found !== 1)).toEqual([]);
    expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(COUNT + 1 + 2 + 1 + 6 + 2);
  });

  it('of each customer what was kept, is credit and went back is what was sent', async () => {
    const rows = await world.api.database.$queryRaw<{ uid: string; rupiah: number }[]>`
      SELECT o.customer_uid AS uid, (sum(x.sen) / 100)::float8 AS rupiah FROM (
        SELECT order_uid, coalesce(settled_sen, received_sen) AS sen FROM payment WHERE state = 'confirmed'
        UNION ALL SELECT order_uid, -amount_sen FROM refund WHERE NOT deposit AND state <> 'cancelled'
        UNION ALL SELECT order_uid, amount_sen FROM refund WHERE state IN ('requested', 'approved', 'credited', 'used')
        UNION ALL SELECT order_uid, -received_sen FROM payment WHERE credit_uid IS NOT NULL
        UNION ALL SELECT r.order_uid, p.amount_sen FROM payout p JOIN refund r ON r.uid = p.ref_uid
          WHERE p.kind = 'refund' AND p.state = 'paid') x
      JOIN "order" o ON o.uid = x.order_uid GROUP BY 1`;
    expect(new Map(rows.map(({ uid, rupiah }) => [uid, rupiah]))).toEqual(sent);
  });

  it('the month is closed, and what is posted later counts in the next one', async () => {
    const period = addMonths(thisMonth(), -1);
    const before = await balancesOf(world.api.database);
    expect((await closing(period)).status).toBe(200);
    expect(await state()).toMatchObject({ next: null, closed: [{ period }] });
    const { balances } = await world.api.database.ledgerClose.findFirstOrThrow();
    expect(balances).toMatchObject({ bank: `${world.bank.balance}00` });
    // Who it is turns out afterwards.
    const [{ id }] = (await world.desk.list<AdminUnplacedMoney>('unplaced-money', { state: 'open' })) as [
      AdminUnplacedMoney,
    ];
    await world.desk.post(`unplaced-money/${id}/credit`, { number: buyers[0]!.orderNumber });
    await world.done();
    expect(await balancesOf(world.api.database, period)).toEqual(before);
    expect((await balancesOf(world.api.database)).get('unplacedMoney') ?? 0).toBe(0);
    expect(await world.broken()).toEqual([]);
  });
});

const asCustomer = ({ person: { token } }: Buyer, path: string, body: object) =>
  world.api.http.ask('POST', `/customer/${path}`, { token, body });
const closing = (period: string) =>
  world.api.http.call('POST', '/admin/ledger/close', {
    token: world.desk.admin.token,
    body: { period, reason: 'Cocok dengan rekening koran' },
  });
const state = () => world.api.http.ask<BookState>('GET', '/admin/ledger/state', { token: world.desk.admin.token });
