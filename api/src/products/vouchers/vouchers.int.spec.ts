import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { AdminVoucher, VoucherView } from '#contracts/products/vouchers/vouchers.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { useByOf } from '#domain/products/vouchers/voucher';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

const DAY = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

async function aZapOrder() {
  const who = await world.customer();
  const { uid: variantUid, packageUid } = await findPlan(world.http, 'zap', { months: 12, name: 'Seri 199' });
  const { name, email, token } = who;
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  return { who, orderUid };
}

/** A Zap order with the voucher that the worker would have issued so many days ago. */
async function aVoucher(days = 1, data: object = {}) {
  const { who, orderUid } = await aZapOrder();
  await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.completed } });
  const issuedAt = ago(days);
  const code = `ZAP-${randomUUID().slice(0, 8)}`;
  const paid = { orderUid, customerUid: who.uid, treatments: 8, issuedAt };
  const useBy = new Date(issuedAt.getTime() + 30 * DAY);
  const voucher = await world.database.voucher.create({ data: { ...paid, code, useBy, state: 'issued', ...data } });
  return { who, orderUid, uid: voucher.uid, code: voucher.code };
}
const use = (uid: string, body: object) =>
  world.http.call('POST', `/admin/vouchers/${uid}/use`, { token: admin.token, body });
const shown = (uid: string) => world.http.ask<AdminVoucher>('GET', `/admin/vouchers/${uid}`, { token: admin.token });
const eventCount = (voucherUid: string) =>
  world.database.outbox.count({
    where: { name: 'voucher.used', payload: { path: ['voucherUid'], equals: voucherUid } },
  });

describe('a voucher at the console', () => {
  it('is used treatment by treatment until it is finished; each use is announced and audited', async () => {
    const { uid } = await aVoucher();
    for (let number = 1; number <= 8; number += 1) expect((await use(uid, { number })).status).toBe(200);
    expect(await shown(uid)).toMatchObject({
      state: 'finished',
      stateLabel: 'Habis dipakai',
      used: 8,
      allowedActions: [],
    });
    expect((await shown(uid)).uses.map(({ number, recordedBy }) => [number, recordedBy])).toEqual(
      Array.from({ length: 8 }, (_, index) => [index + 1, admin.name]),
    );
    expect(await eventCount(uid)).toBe(8);
    expect(await world.database.auditLog.count({ where: { subject: 'vouchers', subjectUid: uid } })).toBe(8);
  });

  it('counts a treatment once, pressed twenty times at once', async () => {
    const { uid } = await aVoucher();
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(uid, { number: 1 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shown(uid)).toMatchObject({ state: 'in-use', used: 1 });
    expect(await eventCount(uid)).toBe(1);
  });

  it('takes a first use that was in time, although it is reported after the voucher has expired', async () => {
    const { uid } = await aVoucher(40, { state: 'expired' });
    const lastDay = dayInWib(new Date(ago(40).getTime() + 28 * DAY));
    expect(await use(uid, { number: 1 })).toMatchObject({ status: 422, errors: [{ field: 'usedOn' }] });
    expect((await use(uid, { number: 1, usedOn: lastDay })).status).toBe(200);
    expect(await shown(uid)).toMatchObject({ state: 'in-use', used: 1 });
  });

  it.each([
    ['a treatment that is not the next', { number: 3 }, 422, 'number'],
    ['a treatment of next year', { number: 1, usedOn: '2999-01-01' }, 422, 'usedOn'],
    ['a day before it was issued', { number: 1, usedOn: '2020-01-01' }, 422, 'usedOn'],
    ['no number', {}, 422, 'number'],
    ['half a treatment', { number: 1.5 }, 422, 'number'],
    ['treatment zero', { number: 0 }, 422, 'number'],
    ['a day that there is not', { number: 1, usedOn: '2026-02-31' }, 422, 'usedOn'],
    ['more than is asked for', { number: 1, state: 'finished' }, 422, 'state'],
  ])('refuses %s', async (_, body, status, field) => {
    const { uid } = await aVoucher();
    expect(await use(uid, body)).toMatchObject({ status, errors: [{ field }] });
    expect(await shown(uid)).toMatchObject({ state: 'issued', used: 0, uses: [] });
  });

  it('of a series that is not bought yet, issued by an earlier version, cannot be used', async () => {
    const { uid, orderUid } = await aVoucher();
    await world.database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.processing } });
    expect(await use(uid, { number: 1 })).toMatchObject({
      status: 409,
      meta: {
        code: 'VOUCHER_NOT_BOUGHT',
        message: 'Seri ini belum dibeli di klinik, jadi vouchernya belum bisa dipakai. Catat dulu pembeliannya.',
      },
    });
    expect(await shown(uid)).toMatchObject({ state: 'issued', used: 0, uses: [], allowedActions: [] });
  });

  it('that is void cannot be used; an unknown one is not found', async () => {
    const { uid } = await aVoucher(1, { state: 'voided' });
    expect(await use(uid, { number: 1 })).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_VOUCHER_ACTION' } });
    expect((await use(randomUUID(), { number: 1 })).status).toBe(404);
  });

  it('says its state on the page of its order, and none before it was issued', async () => {
    const stateOf = async ({ who: { token }, orderUid }: { who: Person; orderUid: string }) =>
      (await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token })).voucher?.state;
    expect(await stateOf(await aZapOrder())).toBeNull();
    expect(await stateOf(await aVoucher(40, { state: 'expired' }))).toBe('expired');
  });

  it('is found by code, state and order', async () => {
    const { uid, code, orderUid } = await aVoucher();
    const list = (filter: object) =>
      world.http.ask<AdminVoucher[]>(
        'GET',
        `/admin/vouchers?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
        {
          token: admin.token,
        },
      );
    for (const filter of [{ q: code }, { orderUid }, { orderUid, state: 'issued' }])
      expect((await list(filter)).map(({ id }) => id)).toEqual([uid]);
    expect(await list({ orderUid, state: 'expired' })).toEqual([]);
  });
});

it('a seat that an admin activates by hand has its voucher once the series is bought, and one only', async () => {
  const { who, orderUid } = await aZapOrder();
  const { database } = world;
  const { uid, groupUid } = await database.account.update({
    where: { orderUid },
    data: { status: ACCOUNT_STATUS.pending, confirmedAt: new Date() },
  });
  await database.order.update({ where: { uid: orderUid }, data: { status: ORDER_STATUS.processing } });
  const press = () =>
    world.http.call('POST', `/admin/accounts/${uid}/activate`, {
      token: admin.token,
      body: { reason: 'Serinya sudah dibeli di klinik' },
    });
  expect(await press()).toMatchObject({ status: 409, meta: { code: 'SERIES_NOT_BOUGHT' } });
  expect(await database.voucher.count({ where: { orderUid } })).toBe(0);
  const now = new Date();
  const bought = { account: 'toko-1', costSen: 100n, boughtAt: now, boughtBy: 'Sari' };
  await database.shopPurchase.create({ data: { groupUid, number: 1, askedAt: now, dueAt: now, ...bought } });
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [voucher, ...more] = await database.voucher.findMany({ where: { orderUid } });
  expect(more).toEqual([]);
  expect(voucher).toMatchObject({ state: 'issued', treatments: 8, used: 0, customerUid: who.uid });
  expect(voucher!.useBy).toEqual(useByOf(voucher!.issuedAt, 30));
  const issued = { name: 'voucher.issued', payload: { path: ['orderUid'], equals: orderUid } };
  expect(await database.outbox.count({ where: issued })).toBe(1);
  expect((await use(voucher!.uid, { number: 1 })).status).toBe(200);
});

describe('a voucher in the shop', () => {
  it('is shown to its owner with its uses, and to no other customer', async () => {
    const [mine, theirs] = [await aVoucher(), await aVoucher()];
    await use(mine.uid, { number: 1 });
    const vouchersOf = (token: string, query = '') =>
      world.http.ask<VoucherView[]>('GET', `/customer/voucher${query}`, { token });
    expect(await vouchersOf(mine.who.token)).toMatchObject([
      { code: mine.code, orderUid: mine.orderUid, state: 'in-use', used: 1, treatments: 8, uses: [{ number: 1 }] },
    ]);
    expect(await vouchersOf(mine.who.token, `?orderUid=${theirs.orderUid}`)).toEqual([]);
    expect((await world.http.call('GET', '/customer/voucher')).status).toBe(401);
  });
});
