import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { SHOP_SETTING_NAMES, type ShopSettingName } from '#domain/platform/shop-settings';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { ShopSettings, openingHours } from '#runtime/platform/settings/shop-settings';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../test/listening-api.js';

let world: ListeningApi;
let other: ListeningApi;
let owner: { token: string };
beforeAll(async () => {
  world = await ListeningApi.open();
  other = await world.another();
  owner = await world.admin();
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

const list = async () =>
  (await world.http.call<AdminShopSetting[]>('GET', '/admin/shop-settings', { token: owner.token })).data;
const of = async (name: ShopSettingName) => (await list()).find((setting) => setting.name === name)!;
const change = async (name: ShopSettingName, value: unknown, token = owner.token, reason: unknown = 'Disepakati tim') =>
  world.http.call('POST', `/admin/shop-settings/${(await of(name)).id}/change`, { token, body: { value, reason } });
const countsIn = (api: ListeningApi, name: ShopSettingName): number | string | null =>
  api.app.get(ShopSettings, { strict: false }).get(name);

describe('the settings of the shop', () => {
  it('are listed with their defaults, one for each definition', async () => {
    expect((await list()).map(({ name }) => name).toSorted()).toEqual([...SHOP_SETTING_NAMES].toSorted());
    expect(await of('refundApprovalFrom')).toMatchObject({
      kind: 'rupiah',
      value: null,
      fallback: 500_000,
      allowedActions: ['change'],
    });
  });

  it('are changed by an owner, reach every API process, and are in the audit log with reason and both values', async () => {
    expect((await change('refundApprovalFrom', 750_000)).status).toBe(200);
    for (const api of [world, other])
      await until('the change arrives', async () => countsIn(api, 'refundApprovalFrom') === 750_000);
    const setting = await of('refundApprovalFrom');
    expect(setting).toMatchObject({ value: 750_000, changedBy: 'Admin Uji', allowedActions: ['change', 'reset'] });
    const audit = await world.database.auditLog.findFirstOrThrow({ where: { subjectUid: setting.id } });
    expect(audit).toMatchObject({
      action: 'change',
      subject: 'shop-settings',
      change: { refundApprovalFrom: { from: null, to: 750_000 } },
    });
    expect(JSON.stringify(await world.database.auditReason.findMany())).toContain('Disepakati tim');
  });

  it('go back to their default', async () => {
    await change('payoutApprovalFrom', 1_000_000);
    await until('the change arrives', async () => countsIn(world, 'payoutApprovalFrom') === 1_000_000);
    const { id } = await of('payoutApprovalFrom');
    const body = { reason: 'Salah tulis' };
    await world.http.call('POST', `/admin/shop-settings/${id}/reset`, { token: owner.token, body });
    await until('the change arrives', async () => countsIn(world, 'payoutApprovalFrom') === 5_000_000);
    expect((await of('payoutApprovalFrom')).value).toBeNull();
  });

  it.each([
    ['refundApprovalFrom', -1, 'value'],
    ['refundApprovalFrom', 10.5, 'value'],
    ['refundApprovalFrom', 1e15, 'value'],
    ['refundApprovalFrom', 'banyak', 'value'],
    ['contactEmail', 'bukan-email', 'value'],
    ['contactEmail', 12, 'value'],
    ['contactWhatsapp', '0812', 'value'],
    ['contactInstagram', 'javascript:alert(1)', 'value'],
  ] as const)('refuse %s = %p at its field, and change nothing', async (name, value, field) => {
    const before = await of(name);
    const answer = await change(name, value);
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, field]);
    expect(await of(name)).toEqual(before);
  });

  it('are changed with a reason only, and by no other role', async () => {
    expect((await change('contactEmail', 'halo@toko.example', owner.token, 'x')).errors?.[0]?.field).toBe('reason');
    const { token } = await world.admin('Fajar', 'finance');
    expect((await change('contactEmail', 'halo@toko.example', token)).status).toBe(403);
    const unknown = { token: owner.token, body: { value: 5, reason: 'Tidak ada' } };
    expect((await world.http.call('POST', `/admin/shop-settings/${randomUUID()}/change`, unknown)).status).toBe(404);
  });

  it('say when the shop is open, also where plain functions count: the next deadline, not the one before', async () => {
    const midday = new Date('2026-11-20T05:00:00Z');
    const before = paymentDeadline(midday, openingHours());
    expect((await change('openingHours', '13.00-20.00')).status).toBe(200);
    await until('the change arrives', async () => openingHours() === '13.00-20.00');
    expect(before).toEqual(new Date('2026-11-21T05:00:00Z'));
    expect(paymentDeadline(midday, openingHours())).toEqual(new Date('2026-11-21T07:00:00Z'));
    expect((await change('openingHours', '20.00-13.00')).errors?.[0]?.field).toBe('value');
  });

  it('say of the company what every page may say, and lead a page to another site', async () => {
    const settings = () => world.app.get(ShopSettings, { strict: false });
    expect(settings().facts).not.toHaveProperty('company');
    expect(settings().facts).not.toHaveProperty('email');
    await change('contactEmail', 'halo@patungan.id');
    await change('companyName', 'PT Patungan Nusantara');
    await change('companyRegistration', 'NIB 0220101234567');
    await change('blogUrl', 'https://blog.patungan.id/');
    await until('the change arrives', async () => settings().otherSites['/blog'] === 'https://blog.patungan.id/');
    expect(settings().facts.email).toBe('halo@patungan.id');
    expect(settings().facts.company).toEqual({ name: 'PT Patungan Nusantara', registration: 'NIB 0220101234567' });
    expect(settings().otherSites['/contact']).toBeUndefined();
  });

  it('show customers the contacts of the shop', async () => {
    await change('contactEmail', 'bantu@toko.example');
    await change('contactWhatsapp', '6281234567890');
    await until('the change arrives', async () => countsIn(world, 'contactWhatsapp') === '6281234567890');
    await until('the change arrives', async () => countsIn(world, 'contactEmail') === 'bantu@toko.example');
    await change('contactInstagram', '@patungan.id');
    await until('the change arrives', async () => countsIn(world, 'contactInstagram') === '@patungan.id');
    const { data } = await world.http.call<{ redirectUrl: string }[]>('GET', '/customer/contact');
    expect(data.map(({ redirectUrl }) => redirectUrl)).toEqual([
      'https://wa.me/6281234567890',
      'mailto:bantu@toko.example',
      'https://www.instagram.com/patungan.id',
    ]);
    const store = await world.http.call('GET', '/customer/merchandise-contact?type=store');
    expect(store.data).toMatchObject({
      instagram: '@patungan.id',
      wa: '+6281234567890',
      waLink: 'https://wa.me/6281234567890',
    });
  });
});
