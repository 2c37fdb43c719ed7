import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { membershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { adminReview } from '#contracts/products/subscriptions/reviews.admin.http';
import { providerReviews } from '#contracts/products/subscriptions/reviews.http';
import { daysAfter } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, type OrderGiven, aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../../test/api-world.js';

const REVIEW = { stars: 5, text: 'Login datang di hari yang sama, lancar sampai sekarang.' };
type Seat = Awaited<ReturnType<typeof anOrder>>;

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

/** A seat of one month that became active so many days ago, with its access. */
async function seat(activeFor: number, given: OrderGiven = {}): Promise<Seat> {
  const placed = await anOrder(api.database, family, groupUid, {
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
    ...given,
  });
  const { accountUid } = placed;
  const at = daysAfter(new Date(), -activeFor);
  const move = { fromStatus: ACCOUNT_STATUS.pending, toStatus: ACCOUNT_STATUS.active, why: 'Grup lengkap' };
  await api.database.accountHistory.create({ data: { accountUid, ...move, by: 'system', at } });
  await api.database.seatAccess.create({
    data: { accountUid, grantedAt: at, confirmedAt: at, confirmedBy: 'member' },
  });
  return placed;
}
const write = ({ accountUid, customerUid }: Seat, body: object = REVIEW) =>
  api.customer(customerUid).post(`customer/membership/${accountUid}/review`, body);
const own = async ({ accountUid, customerUid }: Seat) =>
  membershipDetail.parse((await api.customer(customerUid).get(`customer/membership/${accountUid}`)).data).review;
const stored = ({ accountUid }: Seat) => api.database.review.findUniqueOrThrow({ where: { accountUid } });
const eventsOf = (accountUid: string) =>
  api.database.outbox.count({
    where: { name: 'review.written', payload: { path: ['accountUid'], equals: accountUid } },
  });
const shown = async (query = '') =>
  providerReviews.parse(
    (await api.anyone.get(`customer/provider/review?providerUid=${family.providerUid}${query}`)).data,
  );
const decide = (uid: string, action: string, body?: object) => api.admin.post(`admin/reviews/${uid}/${action}`, body);

describe('the owner of a seat', () => {
  it.each(['ready', 'host'] as const)('reviews it once its first period is over: %s', async (kind) => {
    const early = await seat(20, { kind });
    expect(await own(early)).toEqual({ mayWrite: false, own: null });
    expect(await write(early)).toMatchObject({ status: 409, meta: { code: 'REVIEW_TOO_EARLY' } });
    groupUid = (await aGroup(api.database, family)).uid;
    const late = await seat(40, { kind });
    expect(await own(late)).toEqual({ mayWrite: true, own: null });
    expect((await write(late)).status).toBe(200);
    expect(await own(late)).toMatchObject({ mayWrite: false, own: { ...REVIEW, state: 'waiting' } });
    expect(await stored(late)).toMatchObject({ ...REVIEW, providerUid: family.providerUid, state: 'waiting' });
  });

  it('writes one, however often it is pressed; other words are refused', async () => {
    const mine = await seat(40);
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(mine)));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(await eventsOf(mine.accountUid)).toBe(1);
    expect(await write(mine, { ...REVIEW, stars: 1 })).toMatchObject({
      status: 409,
      meta: { code: 'ALREADY_REVIEWED', message: 'Ulasanmu untuk kursi ini sudah kami terima.' },
    });
    expect(await stored(mine)).toMatchObject(REVIEW);
  });

  it('is the only one who writes it, and not while blocked', async () => {
    const mine = await seat(40);
    const stranger = await aCustomer(api.database);
    expect((await write({ ...mine, customerUid: stranger.uid })).status).toBe(404);
    expect((await write({ ...mine, accountUid: randomUUID() })).status).toBe(404);
    const blocked = { blockedAt: new Date(), blockedReason: 'Bukti palsu' };
    await api.database.customer.update({ where: { uid: mine.customerUid }, data: blocked });
    expect(await write(mine)).toMatchObject({ status: 403, meta: { code: 'BLOCKED_CUSTOMER' } });
    expect(await eventsOf(mine.accountUid)).toBe(0);
  });

  it('gets the wrong field named', async () => {
    const mine = await seat(40);
    for (const [field, body] of [
      ['stars', { ...REVIEW, stars: 0 }],
      ['stars', { ...REVIEW, stars: 4.5 }],
      ['stars', { ...REVIEW, stars: 6 }],
      ['text', { ...REVIEW, text: '  pendek   ' }],
      ['text', { ...REVIEW, text: 'a'.repeat(601) }],
      ['state', { ...REVIEW, state: 'shown' }],
    ] as const)
      expect(await write(mine, body)).toMatchObject({ status: 422, errors: [{ field }] });
  });
});

describe('a review', () => {
  it('is public once an admin shows it: with a masked name, plan and month, and no uid of the customer', async () => {
    const seats = [await seat(40), await seat(40), await seat(40)];
    for (const [index, one] of seats.entries()) await write(one, { ...REVIEW, stars: 5 - index });
    expect(await shown()).toEqual({ average: null, total: 0, reviews: [] });
    const [first, second, third] = await Promise.all(seats.map(stored));
    await decide(first!.uid, 'show');
    await decide(second!.uid, 'show');
    await decide(third!.uid, 'reject', { reason: 'Menyebut nama orang lain' });
    const written = new Date('2026-08-31T18:00:00Z');
    await api.database.review.update({ where: { uid: first!.uid }, data: { writtenAt: written } });
    const { name } = await api.database.customer.findUniqueOrThrow({ where: { uid: first!.customerUid } });

    const answer = await shown();
    // The home page asks for those of all providers.
    const ofAll = providerReviews.parse((await api.anyone.get('customer/provider/review?limit=50')).data);
    expect(ofAll.reviews).toEqual(expect.arrayContaining(answer.reviews));
    expect(answer).toMatchObject({ average: 4.5, total: 2 });
    const providers = { where: { uid: family.providerUid } };
    await api.database.provider.update({ ...providers, data: { hidden: true } });
    const listed = providerReviews.parse((await api.anyone.get('customer/provider/review?limit=50')).data);
    expect(listed.reviews.map(({ uid }) => uid)).not.toContain(first!.uid);
    await api.database.provider.update({ ...providers, data: { hidden: false } });
    expect(answer.reviews.map(({ uid }) => uid)).toEqual([second!.uid, first!.uid]);
    expect(answer.reviews[1]).toMatchObject({ ...REVIEW, plan: first!.plan, month: 'September 2026' });
    expect(answer.reviews[1]!.name).toMatch(/^P\*+\d$/);
    const everything = JSON.stringify(answer);
    for (const secret of [name, first!.customerUid, first!.accountUid]) expect(everything).not.toContain(secret);
    expect((await shown('&limit=1&page=2')).reviews.map(({ uid }) => uid)).toEqual([first!.uid]);
  });

  it('waits at the desk, and is shown, hidden with a reason and shown again, each in the audit log', async () => {
    const mine = await seat(40);
    await write(mine);
    const { uid } = await stored(mine);
    const { data } = await api.admin.list('reviews', { filter: { state: 'waiting', accountUid: mine.accountUid } });
    expect(z.array(adminReview).parse(data)).toMatchObject([
      { id: uid, ...REVIEW, orderUid: mine.orderUid, allowedActions: ['show', 'reject'] },
    ]);
    expect((await decide(uid, 'hide', { reason: 'Belum tampil' })).status).toBe(409);
    await decide(uid, 'show');
    expect((await decide(uid, 'hide', {})).status).toBe(422);
    await decide(uid, 'hide', { reason: 'Menyebut nomor HP' });
    expect(await shown()).toMatchObject({ total: 0 });
    expect(adminReview.parse((await api.admin.get(`admin/reviews/${uid}`)).data)).toMatchObject({
      state: 'hidden',
      decidedBy: ADMIN_NAME,
      reason: 'Menyebut nomor HP',
      allowedActions: ['show'],
    });
    await decide(uid, 'show');
    expect(await stored(mine)).toMatchObject({ state: 'shown', reason: null, version: 4 });
    const acts = await api.database.auditLog.findMany({ where: { subjectUid: uid }, orderBy: { at: 'asc' } });
    expect(acts.map(({ subject, action, actor }) => [subject, action, actor])).toEqual(
      ['show', 'hide', 'show'].map((action) => ['reviews', action, ADMIN_NAME]),
    );
  });

  it('is decided by the support alone', async () => {
    const mine = await seat(40);
    await write(mine);
    const { uid } = await stored(mine);
    const finance = await api.adminAs('finance');
    expect((await finance.post(`admin/reviews/${uid}/show`)).status).toBe(403);
    const support = await api.adminAs('support');
    expect((await support.post(`admin/reviews/${uid}/reject`, { reason: 'Bukan tentang langganan' })).status).toBe(200);
    expect(await own(mine)).toMatchObject({ mayWrite: false, own: { state: 'rejected' } });
  });
});
