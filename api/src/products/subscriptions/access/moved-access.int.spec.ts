import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessView } from '#contracts/products/subscriptions/access.http';
import { groupChangePreview } from '#contracts/products/subscriptions/groups.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { confirmBySilence } from '#runtime/products/subscriptions/access/access.store';
import { type Family, aFamily, aGroup } from '#testing/factories';
import { type RenewingTestSeat, aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

const NOW = new Date();
let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const groupOf = async (family: Family) => (await aGroup(api.database, family)).uid;
const seatIn = (family: Family, groupUid: string) =>
  aRenewingSeat(api.database, family, daysAfter(NOW, -9), { groupUid, hasAccess: false });
const previewOf = async (path: string) =>
  groupChangePreview.parse((await api.admin.get(`admin/account-groups/${path}`)).data);
async function move({ accountUid }: RenewingTestSeat, groupUid: string, toGroupUid: string): Promise<void> {
  const chosen = { accountUid, toGroupUid };
  const path = `${groupUid}/move-member`;
  const { digest } = await previewOf(`${path}?${new URLSearchParams(chosen).toString()}`);
  const answer = await api.admin.post(`admin/account-groups/${path}`, { ...chosen, digest, reason: 'Grupnya sepi' });
  expect(answer.status).toBe(200);
}
const send = async ({ accountUid }: RenewingTestSeat) =>
  expect((await api.admin.post(`admin/invitations/${accountUid}/send`, {})).status).toBe(200);
const storeLogin = async (groupUid: string) => {
  const login = { username: 'grup@netflix.test', password: 'rahasia-1' };
  expect((await api.admin.post(`admin/account-groups/${groupUid}/store-credential`, login)).status).toBe(200);
};
const accessOf = async ({ accountUid, customerUid }: RenewingTestSeat) =>
  accessView.parse((await api.customer(customerUid).get(`customer/membership/${accountUid}/access`)).data);

describe('a seat that moves where the provider invites', () => {
  it('is not confirmed by silence before it is invited in the other group', async () => {
    const family = await aFamily(api.database, { invites: true });
    const [from, to] = [await groupOf(family), await groupOf(family)];
    const mine = await seatIn(family, from);
    await send(mine);
    await move(mine, from, to);
    await confirmBySilence(api.database, daysAfter(new Date(), 3));
    expect(await accessOf(mine)).toMatchObject({ silenceEndsAt: null, confirmedAt: null });
    await send(mine);
    expect((await accessOf(mine)).silenceEndsAt).not.toBeNull();
  });

  it('has used the days since its first invitation, also when it is invited again', async () => {
    const family = await aFamily(api.database, { invites: true });
    const [from, to] = [await groupOf(family), await groupOf(family)];
    const mine = await seatIn(family, from);
    const confirmed = { confirmedAt: daysAfter(NOW, -8), confirmedBy: 'member' };
    await api.database.seatAccess.create({
      data: { accountUid: mine.accountUid, grantedAt: daysAfter(NOW, -9), ...confirmed },
    });
    const getsBack = async (groupUid: string) => (await previewOf(`${groupUid}/close`)).seats[0]!.gets;
    const before = await getsBack(from);
    expect(before).toBeGreaterThan(0);
    await move(mine, from, to);
    await send(mine);
    expect(await getsBack(to)).toBe(before);
    expect((await accessOf(mine)).confirmedAt).toBe(confirmed.confirmedAt.toISOString());
  });
});

describe('a seat that moves where the members share a login', () => {
  it('is asked anew with the login of the other group, as soon as that has one', async () => {
    const family = await aFamily(api.database);
    const [from, to] = [await groupOf(family), await groupOf(family)];
    const mine = await seatIn(family, from);
    await storeLogin(from);
    await move(mine, from, to);
    expect(await accessOf(mine)).toMatchObject({ silenceEndsAt: null, confirmedAt: null });
    await storeLogin(to);
    expect((await accessOf(mine)).silenceEndsAt).not.toBeNull();
  });

  it('has 48 hours from the move where the other group has a login', async () => {
    const family = await aFamily(api.database);
    const [from, to] = [await groupOf(family), await groupOf(family)];
    const mine = await seatIn(family, from);
    for (const groupUid of [from, to]) await storeLogin(groupUid);
    const { silenceEndsAt } = await accessOf(mine);
    await move(mine, from, to);
    expect(Date.parse((await accessOf(mine)).silenceEndsAt!)).toBeGreaterThan(Date.parse(silenceEndsAt!));
  });
});
