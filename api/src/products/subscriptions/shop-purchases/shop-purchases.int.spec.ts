import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
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

const RENEWS_ON = dayInWib(daysAfter(new Date(), 30));
const BODY = { cost: 186_000, account: 'toko-netflix-3', renewsOn: RENEWS_ON };

async function asked(number = 1, groupUid?: string) {
  const group = groupUid ?? (await withMember());
  const now = new Date();
  return api.database.shopPurchase.create({ data: { groupUid: group, number, askedAt: now, dueAt: now } });
}
/** A group with a member who has paid. */
async function withMember() {
  const family = await aFamily(api.database, { hostSeats: 0 });
  const { uid } = await aGroup(api.database, family);
  await anOrder(api.database, family, uid, { accountStatus: ACCOUNT_STATUS.pending, confirmedAt: new Date() });
  return uid;
}
const buy = (uid: string, body: object = BODY, by = api.admin) =>
  by.post(`admin/shop-purchases/${uid}/buy`, { reference: `TRF-${uid}`, ...body });
const record = async (uid: string) =>
  adminShopPurchase.parse((await api.admin.get(`admin/shop-purchases/${uid}`)).data);

describe('what the shop buys for a group', () => {
  it('is recorded once with cost, account and the day of renewal, and the next cycle is asked for in time', async () => {
    const { uid, groupUid } = await asked();
    expect(await record(uid)).toMatchObject({ cost: null, allowedActions: ['buy'] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(uid)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await record(uid)).toMatchObject({ ...BODY, boughtBy: 'Sari Admin', allowedActions: [] });
    const { askNextAt } = await api.database.shopPurchase.findUniqueOrThrow({ where: { uid } });
    expect(askNextAt).toEqual(daysAfter(new Date(`${RENEWS_ON}T00:00:00+07:00`), -3));
    const events = { name: 'shop-purchase.bought', payload: { path: ['purchaseUid'], equals: uid } };
    expect(await api.database.outbox.count({ where: events })).toBe(1);
    expect(await api.database.auditLog.count({ where: { subjectUid: uid, action: 'buy' } })).toBe(1);
    expect((await record((await asked(2, groupUid)).uid)).before).toEqual({ account: BODY.account, cost: BODY.cost });
  });

  it('far above the threshold without an estimate is only proposed, until another admin buys for the same amount', async () => {
    const { uid } = await asked();
    const typed = { ...BODY, cost: 1_860_000 };
    const message = expect.stringMatching(/^Belum ada perkiraan untuk biaya ini\. Mulai Rp500\.000/);
    expect(await buy(uid, typed)).toMatchObject({ status: 422, errors: [{ field: 'reason', message }] });
    const proposed = await buy(uid, { ...typed, reason: 'Setahun penuh' });
    expect(proposed.data).toMatchObject({ uid, isProposed: true });
    expect(await record(uid)).toMatchObject({ boughtAt: null, cost: null, allowedActions: ['buy'] });
    const other = await api.adminAs('finance');
    expect((await buy(uid, BODY, other)).meta.code).toBe('COST_PROPOSED');
    expect((await buy(uid, typed, other)).data).toMatchObject({ uid, isProposed: false });
    expect(await record(uid)).toMatchObject({ cost: 1_860_000 });
    const [cost, ...others] = await api.database.cost.findMany({ where: { subjectUid: uid } });
    expect(others).toEqual([]);
    expect(cost).toMatchObject({ kind: 'group', state: 'booked', amountSen: 186_000_000n, account: null });
    // Its line books it.
    expect(await api.database.outbox.count({ where: { name: 'cost.booked' } })).toBe(0);
  });

  it('counts the members who have paid, also those who wait for it', async () => {
    const family = await aFamily(api.database, { hostSeats: 0 });
    const { uid: groupUid } = await aGroup(api.database, family);
    const confirmedAt = new Date();
    await anOrder(api.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.pending, confirmedAt });
    await anOrder(api.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.active, confirmedAt });
    await anOrder(api.database, family, groupUid);
    expect(await record((await asked(1, groupUid)).uid)).toMatchObject({ members: 2, isRenewed: true });
  });

  it.each([
    ['raised', 15_000_000n],
    ['lowered', 9_000_000n],
  ])(
    'costs what its seats were sold at, also where the price of the family is %s since',
    async (_, providerPriceSen) => {
      const family = await aFamily(api.database, { hostSeats: 0, providerPriceSen: 14_250_000n });
      const price = { validFrom: new Date(0), grandTotalSen: 5_000_000n, providerPriceSen: 14_250_000n };
      const { variantUid } = family.plans.ready;
      await api.database.price.create({ data: { variantUid, ...price, adminFeeSen: 250_000n } });
      const { uid: groupUid } = await aGroup(api.database, family);
      const paid = { confirmedAt: new Date(), totalSen: 5_000_000n, feeSen: 250_000n };
      for (let seat = 0; seat < 3; seat++)
        await anOrder(api.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.pending, ...paid });
      await api.database.planFamily.update({ where: { uid: family.uid }, data: { providerPriceSen } });
      const { uid } = await asked(1, groupUid);
      expect((await buy(uid, { ...BODY, cost: 142_500 })).data).toMatchObject({ isProposed: false });
      const bought = { planPriceSen: 14_250_000n, membersSen: 14_250_000n };
      expect(await api.database.shopPurchase.findUniqueOrThrow({ where: { uid } })).toMatchObject(bought);
      const { expectedSen } = await api.database.cost.findFirstOrThrow({ where: { subjectUid: uid } });
      expect(expectedSen).toBe(14_250_000n);
    },
  );

  it('may cost what its members pay where the price of the provider is not published', async () => {
    const family = await aFamily(api.database, { hostSeats: 0, cycleMonths: 1 });
    const { variantUid } = family.plans.ready;
    const price = { validFrom: new Date(0), grandTotalSen: 30_000_000n, providerPriceSen: null, adminFeeSen: null };
    await api.database.price.create({ data: { variantUid, ...price } });
    const { uid: groupUid } = await aGroup(api.database, family);
    const paid = { confirmedAt: new Date(), totalSen: 25_000_000n, feeSen: 0n };
    await anOrder(api.database, family, groupUid, { accountStatus: ACCOUNT_STATUS.pending, ...paid });
    const { uid } = await asked(1, groupUid);
    const refused = await buy(uid, { ...BODY, cost: 1_350_000 });
    expect(refused.errors).toMatchObject([
      { field: 'reason', message: expect.stringMatching(/^Jauh di atas perkiraan Rp850\.000/) },
    ]);
    expect((await buy(uid, { ...BODY, cost: 850_000 })).data).toMatchObject({ isProposed: false });
    const { planPriceSen, membersSen } = await api.database.shopPurchase.findUniqueOrThrow({ where: { uid } });
    expect([planPriceSen, membersSen]).toEqual([null, null]);
  });

  it('is not bought for a group that is closed', async () => {
    const { uid, groupUid } = await asked();
    await api.database.accountGroup.update({
      where: { uid: groupUid },
      data: { closedAt: new Date(), freeHostSeats: [], freeRegularSeats: [] },
    });
    expect(await record(uid)).toMatchObject({ state: 'unneeded', allowedActions: [] });
    expect(await buy(uid)).toMatchObject({ status: 409, meta: { code: 'GROUP_CLOSED' } });
    expect(await record(uid)).toMatchObject({ boughtAt: null, cost: null });
    const events = { name: 'shop-purchase.bought', payload: { path: ['purchaseUid'], equals: uid } };
    expect(await api.database.outbox.count({ where: events })).toBe(0);
  });

  it('is listed by when it is due, the open ones apart', async () => {
    const [open, bought] = [await asked(), await asked()];
    await buy(bought.uid);
    const uids = async (state: string) =>
      ((await api.admin.list('shop-purchases', { filter: { state } })).data as { id: string }[]).map(({ id }) => id);
    expect(await uids('open')).toContain(open.uid);
    expect(await uids('open')).not.toContain(bought.uid);
    expect(await uids('bought')).toContain(bought.uid);
  });

  it.each([
    ['no cost', { cost: 0 }, 'cost'],
    ['a cost that is no amount', { cost: 'x' }, 'cost'],
    ['no account', { account: ' ' }, 'account'],
    ['a day that has passed', { renewsOn: '2020-01-01' }, 'renewsOn'],
    ['a day in ten years', { renewsOn: '2039-01-01' }, 'renewsOn'],
    ['no day of renewal', { renewsOn: undefined }, 'renewsOn'],
    ['no day', { renewsOn: '2026-02-31' }, 'renewsOn'],
  ])('is refused with %s', async (_, wrong, field) => {
    const { uid } = await asked();
    expect(await buy(uid, { ...BODY, ...wrong })).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await record(uid)).toMatchObject({ boughtAt: null });
  });

  it('is recorded by finance alone, and only where there is something to buy', async () => {
    const { uid } = await asked();
    const support = await api.adminAs('support');
    expect(await buy(uid, BODY, support)).toMatchObject({ status: 403 });
    expect(await buy(randomUUID())).toMatchObject({ status: 404 });
  });

  it('has no day of renewal for a series of treatments, and no further cycle', async () => {
    const { uid, groupUid } = await asked();
    const { familyUid } = await api.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    await api.database.package.updateMany({
      where: { variants: { some: { familyUid } } },
      data: { voucherTreatments: 8, voucherFirstUseDays: 30 },
    });
    expect(await record(uid)).toMatchObject({ isRenewed: false });
    // Small: larger ones of one admin are summed, and proposed.
    const body = { cost: 1_000, account: BODY.account };
    expect(await buy(uid)).toMatchObject({ status: 422, errors: [{ field: 'renewsOn' }] });
    expect((await buy(uid, body)).status).toBe(200);
    expect(await record(uid)).toMatchObject({ renewsOn: null, cost: 1_000, allowedActions: [] });
    expect(await api.database.shopPurchase.findUniqueOrThrow({ where: { uid } })).toMatchObject({ askNextAt: null });
  });
});
