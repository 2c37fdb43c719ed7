import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminOrder } from '#contracts/sales/orders.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder, anOrderWithoutSeat } from '#testing/factories';
import { aPayment, aRefund } from '#testing/money-factories';
import { type ApiWorld, type ListQuery, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let family: Family;

beforeAll(async () => {
  api = await openApi();
  family = await aFamily(api.database, { hostSeats: 1, regularSeats: 20 });
});
afterAll(() => api.close());

/** One order whose form was filled in so. */
async function orderBy(form: { name?: string; email?: string; phoneNumber?: string }, groupUid: string) {
  const given = await anOrder(api.database, family, groupUid);
  await api.database.order.update({ where: { uid: given.orderUid }, data: form });
  return given;
}
const listed = async (query: ListQuery) => {
  const answer = await api.admin.list('orders', query);
  expect(answer.status).toBe(200);
  return { rows: z.array(adminOrder).parse(answer.data), range: answer.headers['content-range'] };
};

describe('orders in the console', () => {
  it('have everything that a row shows', async () => {
    const group = await aGroup(api.database, family);
    const { orderUid, accountUid, customerUid } = await anOrder(api.database, family, group.uid);
    const { rows, range } = await listed({ filter: { orderUid } });
    expect(range).toBe('orders 0-0/1');
    expect(rows).toMatchObject([
      {
        id: orderUid,
        orderUid,
        accountUid,
        customerUid,
        customerName: 'Budi Santoso',
        providerName: 'Netflix',
        packageName: 'Reguler',
        durationLabel: '1 bulan',
        kind: 'ready',
        status: 1,
        statusLabel: 'Menunggu Pembayaran',
        grandTotal: 61_000,
        accountStatus: 1,
        accountStatusLabel: 'Registered',
        groupName: `Netflix 1 bulan #${group.number}`,
        seatNumber: 2,
        allowedActions: ['cancel'],
      },
    ]);
    expect(rows[0]).not.toHaveProperty('timeline');
  });

  it('are found by literal text: `%`, `_` and `\\` are characters', async () => {
    const { uid } = await aGroup(api.database, family);
    const percent = await orderBy({ name: 'Diskon 100% asli' }, uid);
    const underscore = await orderBy({ email: 'a_b@patungan.test' }, uid);
    const backslash = await orderBy({ name: 'Garis \\ miring' }, uid);
    const found = async (q: string) => (await listed({ filter: { q, groupUid: uid } })).rows.map(({ id }) => id);
    expect(await found('100%')).toEqual([percent.orderUid]);
    expect(await found('%')).toEqual([percent.orderUid]);
    expect(await found('A_B@')).toEqual([underscore.orderUid]);
    expect(await found('_')).toEqual([underscore.orderUid]);
    expect(await found('\\')).toEqual([backslash.orderUid]);
    expect(await found('%_\\')).toEqual([]);
    expect(await found("' OR 1=1 --")).toEqual([]);
    expect(await found('GARIS')).toEqual([backslash.orderUid]);
  });

  it('are found by a phone number in any notation', async () => {
    const { uid } = await aGroup(api.database, family);
    const { orderUid } = await orderBy({ phoneNumber: '6285712349876' }, uid);
    for (const q of ['0857-1234-9876', '+62 857 1234', '12349876', '857123'])
      expect((await listed({ filter: { q, groupUid: uid } })).rows.map(({ id }) => id)).toEqual([orderUid]);
  });

  it('are filtered by status, kind and customer, and sorted', async () => {
    const { uid } = await aGroup(api.database, family);
    const cheap = await anOrder(api.database, family, uid, { totalSen: 1_500_050n, feeSen: 0n });
    const host = await anOrder(api.database, family, uid, { kind: 'host', totalSen: 2_000_000n, feeSen: 0n });
    const dear = await anOrder(api.database, family, uid, { totalSen: 9_000_000n, status: 2, accountStatus: 2 });
    const ids = async (query: { filter?: object; sort?: unknown }) =>
      (await listed({ ...query, filter: { groupUid: uid, ...query.filter } })).rows.map(({ id }) => id);
    expect(await ids({ filter: { status: 2 } })).toEqual([dear.orderUid]);
    expect(await ids({ filter: { status: '2' } })).toEqual([dear.orderUid]);
    expect(await ids({ filter: { kind: 'host' } })).toEqual([host.orderUid]);
    expect(await ids({ filter: { customerUid: cheap.customerUid } })).toEqual([cheap.orderUid]);
    expect(await ids({ sort: ['grandTotal', 'ASC'] })).toEqual([cheap.orderUid, host.orderUid, dear.orderUid]);
    expect(await ids({ sort: ['grandTotal', 'DESC'] })).toEqual([dear.orderUid, host.orderUid, cheap.orderUid]);
    expect((await ids({ sort: ['status', 'ASC'] })).at(-1)).toBe(host.orderUid);
    const { rows } = await listed({ filter: { id: [cheap.orderUid] } });
    expect(rows[0]?.grandTotal).toBe(15_000.5);
  });

  it('are filtered by the days of WIB on which they were placed, the last one included', async () => {
    const group = await aGroup(api.database, family);
    const { orderUid, customerUid } = await anOrder(api.database, family, group.uid);
    // 19 November, 23.30 in WIB.
    await api.database.order.update({
      where: { uid: orderUid },
      data: { createdAt: new Date('2025-11-19T16:30:00Z') },
    });
    const found = async (period: object) => (await listed({ filter: { customerUid, ...period } })).rows.length;
    expect(await found({ from: '2025-11-19', until: '2025-11-19' })).toBe(1);
    expect([await found({ from: '2025-11-20' }), await found({ until: '2025-11-18' })]).toEqual([0, 0]);
    const turned = await api.admin.list('orders', { filter: { from: '2025-11-20', until: '2025-11-19' } });
    expect([turned.status, turned.errors?.[0]?.field]).toEqual([422, 'filter.until']);
  });

  it('are sorted by what is to be paid first or last, with everything else behind it, also across pages', async () => {
    const big = await aFamily(api.database, { hostSeats: 1, regularSeats: 9 });
    const { uid: groupUid } = await aGroup(api.database, big);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const order = async (given: OrderGiven) => (await anOrder(api.database, big, groupUid, given)).orderUid;
    const due = [
      await order({ dueAt: inHours(2) }),
      await order({ dueAt: inHours(1) }),
      await order({ dueAt: inHours(3) }),
    ];
    const proof = { status: 2, accountStatus: 2 };
    const rest = [
      await order({ ...proof, dueAt: inHours(4) }),
      await order({ kind: 'pre-order' }),
      await order({ kind: 'host' }),
    ].sort();
    const listedBy = async (direction: string, range?: [number, number]) =>
      (await listed({ sort: ['dueAt', direction], filter: { groupUid }, ...(range && { range }) })).rows.map(
        ({ id }) => id,
      );
    const ascending = [due[1]!, due[0]!, due[2]!, ...rest];
    expect(await listedBy('ASC')).toEqual(ascending);
    expect(await listedBy('DESC')).toEqual([due[2], due[0], due[1], ...rest.toReversed()]);
    const pages = [];
    for (let from = 0; from < 6; from += 2) pages.push(...(await listedBy('ASC', [from, from + 1])));
    expect(pages).toEqual(ascending);
    const { rows } = await listed({ filter: { id: rest } });
    expect(rows.map(({ dueAt }) => dueAt)).toEqual([null, null, null]);
  });

  it('have the kind of their seat; without a seat they are ready', async () => {
    const { uid: groupUid } = await aGroup(api.database, family);
    const { orderUid: host, customerUid } = await anOrder(api.database, family, groupUid, { kind: 'host' });
    const { orderUid: asked } = await anOrder(api.database, family, groupUid, { kind: 'pre-order' });
    const { orderUid: ready } = await anOrder(api.database, family, groupUid);
    const { uid: parcel } = await anOrderWithoutSeat(api.database, family, { customerUid });
    const of = async (kind: string) =>
      (await listed({ filter: { kind, id: [host, asked, ready, parcel] } })).rows.map((row) => [row.id, row.kind]);
    expect(await of('host')).toEqual([[host, 'host']]);
    expect(await of('pre-order')).toEqual([[asked, 'pre-order']]);
    expect((await of('ready')).sort()).toEqual(
      [
        [ready, 'ready'],
        [parcel, 'ready'],
      ].sort(),
    );
    const { rows } = await listed({ filter: { groupUid }, sort: ['kind', 'ASC'] });
    expect(rows.map(({ kind }) => kind)).toEqual(['host', 'pre-order', 'ready']);
  });

  it('are paged without gap or overlap, and read by ids all at once', async () => {
    const big = await aFamily(api.database, { hostSeats: 0, regularSeats: 30 });
    const group = await aGroup(api.database, big);
    const at = new Date('2026-11-20T03:00:00Z');
    const all: string[] = [];
    for (let n = 0; n < 30; n += 1) all.push((await anOrder(api.database, big, group.uid, { createdAt: at })).orderUid);
    const filter = { groupUid: group.uid };
    const pages = await Promise.all(
      [
        [0, 11],
        [12, 23],
        [24, 35],
      ].map((range) => listed({ filter, range })),
    );
    expect(pages.map(({ range }) => range)).toEqual(['orders 0-11/30', 'orders 12-23/30', 'orders 24-29/30']);
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual([...all].sort());
    expect((await listed({ filter: { id: all } })).rows).toHaveLength(30);
    expect((await listed({ filter, range: [500, 510] })).rows).toEqual([]);
  });

  it.each<[string, ListQuery, string]>([
    ['an unknown column', { sort: ['passwordHash', 'ASC'] }, 'sort'],
    ['an unknown direction', { sort: ['createdAt', 'sideways'] }, 'sort'],
    ['a sort that is no JSON', { sort: '[createdAt' }, 'sort'],
    ['a sort that is an object', { sort: {} }, 'sort'],
    ['a range backwards', { range: [9, 3] }, 'range'],
    ['a range below zero', { range: [-1, 3] }, 'range'],
    ['a range of a million', { range: [0, 1_000_000] }, 'range'],
    ['a range of text', { range: ['a', 'b'] }, 'range'],
    ['a filter that is no JSON', { filter: '{status:' }, 'filter'],
    ['a filter that is a list', { filter: [1] }, 'filter'],
    ['an unknown filter', { filter: { grandTotal: 1 } }, 'filter.grandTotal'],
    ['a status that is no number', { filter: { status: 'paid' } }, 'filter.status'],
    ['a status beyond every integer', { filter: { status: 1e300 } }, 'filter.status'],
    ['a kind that does not exist', { filter: { kind: 'gift' } }, 'filter.kind'],
    ['a text that is an object', { filter: { q: { contains: '' } } }, 'filter.q'],
    ['a text with NUL', { filter: { q: 'a\u0000b' } }, 'filter.q'],
    ['an id that is none', { filter: { id: ['1; DROP TABLE'] } }, 'filter.id'],
  ])('refuses %s and names it', async (_, query, field) => {
    const answer = await api.admin.list('orders', query);
    expect(answer).toMatchObject({ status: 422, meta: { code: 'VALIDATION_FAILED' }, errors: [{ field }] });
    expect(JSON.stringify(answer)).not.toMatch(/select|prisma|at .*\.ts/i);
  });

  it('have a timeline with names', async () => {
    const group = await aGroup(api.database, family);
    const { orderUid } = await anOrder(api.database, family, group.uid, {
      status: ORDER_STATUS.awaitingConfirmation,
      accountStatus: ACCOUNT_STATUS.waitingForConfirmation,
    });
    await aPayment(api.database, orderUid, { state: 'submitted' });
    await api.admin.post(`admin/orders/${orderUid}/cancel`, { reason: 'Salah pilih paket' });
    const { timeline } = adminOrder.parse((await api.admin.get(`admin/orders/${orderUid}`)).data);
    expect(timeline?.map(({ subject, title, why, by }) => [subject, title, why, by])).toEqual([
      ['order', 'Pesanan dibuat', null, 'customer'],
      ['payment', 'Bukti pembayaran dikirim', null, 'customer'],
      ...[
        ['order', 'Dibatalkan', 'Salah pilih paket', 'Sari Admin'],
        ['account', 'Kursi: Cancel', 'Salah pilih paket', 'Sari Admin'],
        ['payment', 'Pembayaran dibatalkan bersama pesanan', 'Salah pilih paket', 'Sari Admin'],
      ].map((line) => expect.arrayContaining(line)),
    ]);
    const moments = timeline!.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
  });

  it('have a timeline that speaks of a proof only where one was sent', async () => {
    const group = await aGroup(api.database, family);
    const { orderUid } = await anOrder(api.database, family, group.uid, { status: ORDER_STATUS.processing });
    const at = (minute: number) => {
      const moment = new Date(Date.UTC(2026, 10, 20, 3, minute));
      return { submittedAt: moment, decidedAt: moment, settledSen: 0n, amountSen: 1_000_000n };
    };
    const none = { fileUid: null, bankFrom: '', accountName: '' };
    await aPayment(api.database, orderUid, { ...at(1), decidedBy: 'Sari Admin' });
    await aPayment(api.database, orderUid, { ...at(2), ...none, method: 'statement', decidedBy: 'Sari Admin' });
    await aPayment(api.database, orderUid, { ...at(3), ...none, method: 'gateway', decidedBy: 'gateway' });
    const other = await anOrder(api.database, family, group.uid, { status: ORDER_STATUS.cancelled });
    const { uid: creditUid } = await aRefund(api.database, await aPayment(api.database, other.orderUid));
    await aPayment(api.database, orderUid, { ...at(4), ...none, method: 'credit', creditUid, decidedBy: 'customer' });
    const { timeline } = adminOrder.parse((await api.admin.get(`admin/orders/${orderUid}`)).data);
    expect(timeline?.filter(({ subject }) => subject === 'payment').map(({ title, by }) => [title, by])).toEqual([
      ['Bukti pembayaran dikirim', 'customer'],
      ['Pembayaran dikonfirmasi', 'Sari Admin'],
      ['Dana dicatat', 'Sari Admin'],
      ['Dibayar lewat gateway', 'gateway'],
      ['Dibayar dengan kredit', 'customer'],
    ]);
  });

  it('are for admins', async () => {
    expect((await api.anyone.list('orders')).status).toBe(401);
    expect((await api.customer(randomUUID()).list('orders')).status).toBe(401);
    expect((await api.admin.get(`admin/orders/${randomUUID()}`)).status).toBe(404);
    expect((await api.admin.get('admin/orders/7')).status).toBe(422);
  });
});
