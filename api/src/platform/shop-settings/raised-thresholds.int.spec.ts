import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { daysAfter } from '#domain/platform/durations';
import type { ShopSettingName } from '#domain/platform/shop-settings';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let sri: Person;
let tono: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [sri, tono] = [await world.admin('Sri Pemilik'), await world.admin('Tono Pemilik')];
});
beforeEach(async () => {
  await world.database.shopSetting.updateMany({ data: { value: 500_000 }, where: { name: 'refundApprovalFrom' } });
  await world.database.changeProposal.deleteMany();
});
afterAll(() => world?.close());

const NAME: ShopSettingName = 'refundApprovalFrom';
const setting = async () =>
  (await world.http.ask<AdminShopSetting[]>('GET', '/admin/shop-settings', { token: sri.token })).find(
    ({ name }) => name === NAME,
  )!;
const act = async (action: string, { token }: Pick<Person, 'token'>, body: object) =>
  world.http.call<DoneOrProposed>('POST', `/admin/shop-settings/${(await setting()).id}/${action}`, {
    token,
    body: action === 'approve' ? body : { reason: 'Disepakati tim', ...body },
  });
const change = (value: number, by: Person) => act('change', by, { value });
const audited = async () =>
  (await world.database.auditLog.findMany({ where: { subjectUid: (await setting()).id }, orderBy: { at: 'asc' } })).map(
    ({ action, actorUid, change: what }) => ({ action, actorUid, change: what }),
  );

describe('a threshold that is raised', () => {
  it('is only proposed, says by whom, and counts once another owner wants the same', async () => {
    expect((await change(900_000_000, sri)).data).toMatchObject({ isProposed: true });
    expect(await setting()).toMatchObject({
      value: 500_000,
      proposed: { value: 900_000_000, by: 'Sri Pemilik', byUid: sri.uid, reason: 'Disepakati tim', agrees: 'owner' },
      allowedActions: ['change', 'reset', 'approve', 'withdraw'],
    });
    // The same press twice.
    expect((await change(900_000_000, sri)).data).toMatchObject({ isProposed: true });
    expect((await setting()).value).toBe(500_000);
    expect((await change(900_000_000, tono)).data).toMatchObject({ isProposed: false });
    expect(await setting()).toMatchObject({ value: 900_000_000, proposed: null, changedBy: 'Tono Pemilik' });
    expect((await change(900_000_000, tono)).data).toMatchObject({ isProposed: false });
    const [proposed, ...later] = await audited();
    expect(proposed).toMatchObject({ action: 'propose', actorUid: sri.uid, change: { value: 900_000_000 } });
    expect(later).toMatchObject([{ action: 'change', actorUid: tono.uid, change: { proposedBy: 'Sri Pemilik' } }]);
  });

  it('by two owners at once is proposed by one and taken by the other', async () => {
    const answers = await Promise.all([change(2_000_000, sri), change(2_000_000, tono)]);
    expect(answers.map(({ data }) => data.isProposed).toSorted()).toEqual([false, true]);
    expect(await setting()).toMatchObject({ value: 2_000_000, proposed: null });
  });

  it('to another value is another proposal, and lowered it counts at once', async () => {
    await change(900_000, sri);
    expect((await change(800_000, tono)).data).toMatchObject({ isProposed: true });
    expect((await setting()).proposed).toMatchObject({ value: 800_000, byUid: tono.uid });
    expect((await change(400_000, tono)).data).toMatchObject({ isProposed: false });
    expect(await setting()).toMatchObject({ value: 400_000, proposed: null });
  });

  it('by a default that is larger is proposed too', async () => {
    await change(100_000, sri);
    expect((await act('reset', sri, {})).data).toMatchObject({ isProposed: true });
    expect(await setting()).toMatchObject({ value: 100_000, proposed: { value: null } });
    expect((await act('reset', tono, {})).data).toMatchObject({ isProposed: false });
    expect(await setting()).toMatchObject({ value: null, proposed: null });
  });

  it('is withdrawn with a reason, once, and then counts for nothing', async () => {
    await change(900_000, sri);
    expect((await act('withdraw', sri, { reason: '' })).errors?.[0]?.field).toBe('reason');
    expect((await act('withdraw', sri, {})).status).toBe(200);
    expect(await setting()).toMatchObject({ value: 500_000, proposed: null, allowedActions: ['change', 'reset'] });
    expect(await act('withdraw', sri, {})).toMatchObject({ status: 409, meta: { code: 'NOTHING_PROPOSED' } });
    expect((await change(900_000, tono)).data).toMatchObject({ isProposed: true });
  });

  it('is not taken by an account that counts as the same person', async () => {
    const made = await world.admin('Boneka');
    const act = { actor: sri.name, actorUid: sri.uid, action: 'create', subject: 'admins', subjectUid: made.uid };
    await world.database.auditLog.create({ data: act });
    await change(900_000, sri);
    expect(await change(900_000, made)).toMatchObject({ status: 409, meta: { code: 'NOT_SECOND_ADMIN' } });
    expect((await setting()).value).toBe(500_000);
  });

  it('waits also when the other owners were deactivated just before', async () => {
    const others = { uid: { not: sri.uid }, role: 'owner' };
    await world.database.admin.updateMany({ where: others, data: { deactivatedAt: new Date() } });
    expect((await change(900_000, sri)).data).toMatchObject({ isProposed: true });
    expect((await setting()).value).toBe(500_000);
    await world.database.admin.updateMany({ where: others, data: { deactivatedAt: null } });
  });

  it('is approved as it was read by another owner, also by a press of its own, and by no finance beside that owner', async () => {
    const { token } = await world.admin('Fajar', 'finance');
    await change(900_000, sri);
    const approve = (value: unknown, by: string) => act('approve', { token: by }, { value });
    expect(await approve(900_000, token)).toMatchObject({ status: 409, meta: { code: 'NOT_OF_FINANCE' } });
    expect(await approve(900_000, sri.token)).toMatchObject({ status: 409, meta: { code: 'OWN_PROPOSAL' } });
    expect((await setting()).value).toBe(500_000);
    expect((await approve(900_000, tono.token)).status).toBe(200);
    expect(await setting()).toMatchObject({ value: 900_000, proposed: null, changedBy: 'Tono Pemilik' });
    await world.database.admin.updateMany({ where: { role: 'finance' }, data: { role: 'support' } });
  });

  it('counts at once in a shop with no other person who may, and the audit log says that one alone has decided', async () => {
    await world.admin('Fajar', 'support');
    const others = { uid: { not: sri.uid }, role: 'owner' };
    await world.database.admin.updateMany({ where: others, data: { deactivatedAt: daysAfter(new Date(), -31) } });
    expect((await change(900_000, sri)).data).toMatchObject({ isProposed: false });
    expect((await audited()).at(-1)).toMatchObject({ action: 'change', change: { noOtherAdmin: true } });
    expect((await setting()).value).toBe(900_000);
  });
});
