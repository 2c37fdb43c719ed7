import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminShopPurchase } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const BODY = { cost: 186_000, account: 'toko-netflix-3', renewsOn: dayInWib(daysAfter(new Date(), 30)) };

/** Asked for a group of which one has paid. */
async function asked() {
  const family = await aFamily(api.database, { hostSeats: 0 });
  const { uid: groupUid } = await aGroup(api.database, family);
  await anOrder(api.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.pending, confirmedAt: new Date() });
  const now = new Date();
  return api.database.shopPurchase.create({ data: { groupUid, number: 1, askedAt: now, dueAt: now } });
}
const leave = (groupUid: string) =>
  api.database.account.updateMany({ where: { groupUid }, data: { status: ACCOUNT_STATUS.refunded } });
const buy = (uid: string, body: object = BODY) =>
  api.admin.post(`admin/shop-purchases/${uid}/buy`, { reference: `TRF-${uid}`, ...body });
const record = async (uid: string) =>
  adminShopPurchase.parse((await api.admin.get(`admin/shop-purchases/${uid}`)).data);
const listed = async (state: string) =>
  ((await api.admin.list('shop-purchases', { filter: { state } })).data as { id: string }[]).map(({ id }) => id);

describe('a purchase of the shop', () => {
  it('is needed until the last member who has paid leaves, and again when somebody pays', async () => {
    const { uid, groupUid } = await asked();
    expect([await record(uid), await listed('open')]).toMatchObject([{ state: 'open' }, expect.arrayContaining([uid])]);
    await leave(groupUid);
    expect(await record(uid)).toMatchObject({ state: 'unneeded', members: 0, allowedActions: ['buy'] });
    expect(await listed('open')).not.toContain(uid);
    expect(await listed('unneeded')).toContain(uid);
    const account = await api.database.account.findFirstOrThrow({ where: { groupUid } });
    const back = { status: ACCOUNT_STATUS.pending, confirmedAt: daysAfter(new Date(), 1) };
    await api.database.account.update({ where: { uid: account.uid }, data: back });
    expect(await record(uid)).toMatchObject({ state: 'open', members: 1 });
  });

  it('that no member who has paid waits for is recorded with a reason alone, and as nothing that was expected', async () => {
    const { uid, groupUid } = await asked();
    await leave(groupUid);
    const refused = await buy(uid);
    expect(refused).toMatchObject({ status: 422, meta: { code: 'REASON_NEEDED' }, errors: [{ field: 'reason' }] });
    expect(refused.errors?.[0]?.message).toMatch(/^Tidak ada lagi anggota yang sudah bayar di grup ini/);
    expect(await record(uid)).toMatchObject({ boughtAt: null, cost: null });
    expect(await api.database.cost.count({ where: { subjectUid: uid } })).toBe(0);
    const reason = 'Didebit sebelum anggotanya keluar';
    expect((await buy(uid, { ...BODY, reason })).data).toMatchObject({ isProposed: false });
    expect(await record(uid)).toMatchObject({ state: 'bought', cost: BODY.cost });
    const cost = await api.database.cost.findFirstOrThrow({ where: { subjectUid: uid } });
    expect(cost).toMatchObject({ expectedSen: 0n, reason });
  });

  it('a pre-order that pays after it was asked for waits for its group first', async () => {
    const { uid, groupUid } = await asked();
    const paidAt = daysAfter(new Date(), 1);
    await api.database.account.updateMany({ where: { groupUid }, data: { preOrder: true, confirmedAt: paidAt } });
    expect(await record(uid)).toMatchObject({ state: 'unneeded' });
    await api.database.shopPurchase.update({ where: { uid }, data: { askedAt: paidAt } });
    expect(await record(uid)).toMatchObject({ state: 'open' });
  });

  it('of a group that was closed is needed no more', async () => {
    const { uid, groupUid } = await asked();
    await api.database.accountGroup.update({
      where: { uid: groupUid },
      data: { closedAt: new Date(), freeHostSeats: [], freeRegularSeats: [] },
    });
    expect(await record(uid)).toMatchObject({ state: 'unneeded', allowedActions: [] });
    expect(await listed('open')).not.toContain(uid);
  });
});
