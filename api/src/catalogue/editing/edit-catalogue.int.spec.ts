import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminPackage,
  type AdminProvider,
  type AdminVariant,
  adminCategory,
  adminFamily,
  adminPackage,
  adminProvider,
  adminVariant,
} from '#contracts/catalogue/catalogue.admin.http';
import type { ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { seedCatalogue } from '#prisma/seed/catalogue';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let categoryUid: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Admin');
  categoryUid = (await world.database.category.findUniqueOrThrow({ where: { slug: 'musik' } })).uid;
});
afterAll(() => world?.close());

const post = (path: string, body?: object) =>
  world.http.call<{ uid: string }>('POST', `/admin/${path}`, { token: admin.token, body });
const made = async (path: string, body: object): Promise<string> => {
  const answer = await post(path, body);
  expect([answer.status, answer.errors]).toEqual([200, undefined]);
  return answer.data.uid;
};
const read = <T>(resource: string, uid: string) =>
  world.http.ask<T>('GET', `/admin/${resource}/${uid}`, { token: admin.token });
const listed = async (query = '') =>
  (await world.http.call<ProviderSummary[]>('GET', `/customer/provider${query}`)).data.map(({ slug }) => slug);
const audits = (subjectUid: string) =>
  world.database.auditLog.findMany({ where: { subjectUid }, orderBy: { at: 'asc' } });

const provider = (slug: string, name = 'Deezer') => ({
  slug,
  name,
  categoryUid,
  type: 1,
  color: '#8a3bd1',
  tagline: 'Musik tanpa batas, berempat',
  description: 'Satu langganan untuk empat orang.',
  position: 90,
});
const family = (providerUid: string, slug: string) => ({
  providerUid,
  slug,
  name: 'Deezer 1 bulan',
  hostSeats: 0,
  regularSeats: 4,
  tvSlots: null,
  startsWhenConfirmed: null,
  providerPrice: 100_000,
  transferFee: 750,
});
const pack = (providerUid: string, slug: string) => ({
  providerUid,
  slug,
  name: 'Deezer Reguler',
  description: 'Dibelikan oleh kami.',
  isHost: false,
  isPo: false,
  needsTv: false,
  position: 1,
});

describe('a new brand', () => {
  it('is created step by step and listed as soon as it has a price', async () => {
    const providerUid = await made('providers', provider('deezer'));
    const familyUid = await made('plan-families', family(providerUid, 'deezer-monthly'));
    const packageUid = await made('packages', pack(providerUid, 'deezer-regular'));
    const variantUid = await made('variants', { packageUid, familyUid, duration: 1 });
    expect(adminFamily.parse(await read('plan-families', familyUid))).toMatchObject({
      providerPrice: 100_000,
      variants: 1,
    });
    expect(await listed()).not.toContain('deezer');
    await made(`variants/${variantUid}/add-price`, {
      validFrom: null,
      grandTotal: 30_000,
      providerPrice: 100_000,
      taxed: false,
      adminFee: 5_000,
      activationFee: 0,
      derived: [],
      version: 1,
    });
    await until('deezer', async () => (await listed('?category=musik')).includes('deezer'));
    expect(adminVariant.parse(await read('variants', variantUid))).toMatchObject({ groupSize: 4, grandTotal: 30_000 });
    for (const uid of [providerUid, familyUid, packageUid, variantUid])
      expect((await audits(uid))[0]).toMatchObject({ action: 'create', actor: 'Sari Admin' });
  });

  it('is created once by repeated and concurrent requests; another brand cannot take its slug', async () => {
    const [first, second] = await Promise.all([
      post('providers', provider('tidal', 'Tidal')),
      post('providers', provider('tidal', 'Tidal')),
    ]);
    expect([first.status, second.status, second.data.uid]).toEqual([200, 200, first.data.uid]);
    expect(await audits(first.data.uid)).toHaveLength(1);
    const other = await post('providers', { ...provider('tidal'), name: 'Tidal Wave' });
    expect([other.status, other.errors]).toEqual([422, [{ field: 'slug', message: 'Slug ini sudah dipakai' }]]);
  });

  it('has a mark of its own also where several are made, or renamed, in the same instant', async () => {
    const green = { color: '#0a7d5c' };
    const alike = ['Zebra Musik', 'Zona Mars', 'Zat Murni', 'Zirah Malam', 'Zaman Mudah'];
    const uid = await made('providers', { ...provider('kuda', 'Kuda'), ...green });
    const { slug: _, ...kuda } = provider('kuda', 'Zeni Mekar');
    const answers = await Promise.all([
      ...alike.map((name, n) => post('providers', { ...provider(`zm-${n}`, name), ...green })),
      post(`providers/${uid}/update`, { ...kuda, ...green, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422).map(({ errors }) => errors?.[0]?.field);
    expect(new Set(refused)).toEqual(new Set(['color']));
  });

  it('has a mark that is not that of another brand: with the same letters its colour is clearly another one', async () => {
    const spot = { ...provider('spotlight', 'Spotlight'), color: '#2f6f4f' };
    const refused = await post('providers', spot);
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ field: 'color', message: 'Tandanya jadi mirip Spotify. Pilih warna yang jelas berbeda' }],
    ]);
    const uid = await made('providers', { ...spot, color: '#a03f8f' });
    const { slug: _, ...kept } = spot;
    const edited = (change: object) => post(`providers/${uid}/update`, { ...kept, version: 1, ...change });
    expect((await edited({})).errors?.[0]?.field).toBe('color');
    expect((await edited({ name: 'Lampu', color: '#2f6f4f' })).status).toBe(200);
  });

  it('is refused at the field that is wrong', async () => {
    const good = provider('napster');
    for (const [field, value] of [
      ['slug', 'Napster Musik'],
      ['slug', ''],
      ['name', ''],
      ['name', 'x'.repeat(61)],
      ['color', 'merah'],
      ['type', 3],
      ['position', 1.5],
      ['categoryUid', randomUUID()],
      ['description', null],
    ] as const) {
      const answer = await post('providers', { ...good, [field]: value });
      expect([field, answer.status, answer.errors?.map((error) => error.field)]).toEqual([field, 422, [field]]);
    }
    expect(await world.database.provider.count({ where: { slug: 'napster' } })).toBe(0);
  });

  it('may have plans that come with a voucher, and the terms are given both or not at all', async () => {
    const providerUid = await made('providers', provider('spa', 'Spa'));
    const series = { ...pack(providerUid, 'spa-series'), voucherTreatments: 6, voucherFirstUseDays: 45 };
    const uid = await made('packages', series);
    expect(await made('packages', series)).toBe(uid);
    const shown = () => read<AdminPackage>('packages', uid);
    expect(adminPackage.parse(await shown())).toMatchObject({ voucherTreatments: 6, voucherFirstUseDays: 45 });
    const edit = async (terms: object) => {
      const { name, description, isPo, position, version } = await shown();
      return post(`packages/${uid}/update`, { name, description, isPo, position, version, ...terms });
    };
    for (const terms of [{ voucherTreatments: null }, { voucherTreatments: 6, voucherFirstUseDays: null }])
      expect((await edit(terms)).errors?.[0]?.field).toBe('voucherFirstUseDays');
    expect((await edit({})).status).toBe(200);
    expect(await shown()).toMatchObject({ voucherTreatments: 6, voucherFirstUseDays: 45 });
    expect((await edit({ voucherTreatments: null, voucherFirstUseDays: null })).status).toBe(200);
    expect(await shown()).toMatchObject({ voucherTreatments: null, voucherFirstUseDays: null });
  });
});

describe('an edit', () => {
  const edit = ({
    name,
    categoryUid: category,
    type,
    color,
    tagline,
    description,
    position,
    version,
  }: AdminProvider) => ({
    name,
    categoryUid: category,
    type,
    color,
    tagline,
    description,
    position,
    version,
  });
  const spotify = async () => {
    const { uid } = await world.database.provider.findUniqueOrThrow({ where: { slug: 'spotify' } });
    return adminProvider.parse(await read('providers', uid));
  };

  it('shows in the shop at once, is audited with the values before, and is applied once when repeated', async () => {
    const before = await spotify();
    const body = { ...edit(before), tagline: 'Musik bertiga' };
    for (const _ of [1, 2]) expect((await post(`providers/${before.id}/update`, body)).status).toBe(200);
    expect((await spotify()).version).toBe(before.version + 1);
    const [row, ...more] = await audits(before.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      action: 'update',
      subject: 'providers',
      change: { tagline: { from: before.tagline, to: 'Musik bertiga' } },
    });
    await until('the tagline', async () => {
      const { data } = await world.http.call<ProviderSummary[]>('GET', '/customer/provider?keyword=bertiga');
      return data.some(({ slug }) => slug === 'spotify');
    });
  });

  it('of an older version is refused, and the first edit stays', async () => {
    const read1 = edit(await spotify());
    expect((await post(`providers/${(await spotify()).id}/update`, { ...read1, color: '#111111' })).status).toBe(200);
    const { id } = await spotify();
    const second = await post(`providers/${id}/update`, { ...read1, color: '#222222' });
    expect([second.status, second.meta.code]).toEqual([409, 'EDIT_CONFLICT']);
    expect(second.meta.message).toMatch(/^Data ini sudah diubah Sari Admin \(.+ WIB\)\. Muat ulang/);
    expect((await spotify()).color).toBe('#111111');
  });

  it('cannot change seats, roles and slugs', async () => {
    const { id, version } = await spotify();
    const slug = await post(`providers/${id}/update`, { ...edit(await spotify()), slug: 'spoti', version });
    expect([slug.status, slug.errors?.[0]?.field]).toEqual([422, 'slug']);
    const { packageUid } = await findPlan(world.http, 'spotify');
    const { name, description, isPo, position } = adminPackage.parse(await read<AdminPackage>('packages', packageUid));
    const body = { name, description, isPo, position, version: 1, isHost: true };
    expect((await post(`packages/${packageUid}/update`, body)).errors?.[0]?.field).toBe('isHost');
  });

  it('of a family changes later reimbursements', async () => {
    const { uid } = await world.database.planFamily.findUniqueOrThrow({ where: { slug: 'spotify-monthly' } });
    const { name, version } = adminFamily.parse(await read('plan-families', uid));
    await made(`plan-families/${uid}/update`, { name, providerPrice: 99_900, transferFee: 1_000, version });
    expect(await read('plan-families', uid)).toMatchObject({ providerPrice: 99_900, transferFee: 1_000 });
  });
});

describe('rows that orders refer to are never deleted', () => {
  it('a brand is hidden and shown again', async () => {
    const { uid } = await world.database.provider.findUniqueOrThrow({ where: { slug: 'medium' } });
    for (const _ of [1, 2]) expect((await post(`providers/${uid}/hide`)).status).toBe(200);
    await until('medium to be gone', async () => !(await listed()).includes('medium'));
    expect((await world.http.call('GET', '/customer/provider/detail?slug=medium')).status).toBe(404);
    expect((await read<AdminProvider>('providers', uid)).allowedActions).toEqual(['set-logo', 'show']);
    await post(`providers/${uid}/show`);
    await until('medium to be back', async () => (await listed()).includes('medium'));
    expect((await audits(uid)).map(({ action }) => action)).toEqual(['hide', 'show']);
  });

  it('vidio stays hidden', async () => {
    const { uid } = await world.database.provider.findUniqueOrThrow({ where: { slug: 'vidio' } });
    expect((await read<AdminProvider>('providers', uid)).allowedActions).toEqual(['set-logo']);
    expect((await post(`providers/${uid}/show`)).status).toBe(409);
    expect((await read<AdminProvider>('providers', uid)).hidden).toBe(true);
  });

  it('a package and a variant are deactivated, and an order for them is refused', async () => {
    const plan = await findPlan(world.http, 'setapp');
    const { email, name, token } = await world.customer();
    const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
    for (const [resource, uid] of [
      ['packages', plan.packageUid],
      ['variants', plan.uid],
    ] as const) {
      await post(`${resource}/${uid}/deactivate`);
      await until('setapp to be gone', async () => !(await listed()).includes('setapp'));
      const order = await world.http.call('POST', '/customer', { token, body });
      expect([order.status, order.errors?.[0]?.field]).toEqual([422, 'variantUid']);
      await post(`${resource}/${uid}/activate`);
      await until('setapp to be back', async () => (await listed()).includes('setapp'));
    }
    const { allowedActions } = await read<AdminVariant>('variants', plan.uid);
    expect(allowedActions).toEqual(['deactivate']);
  });

  it('an unknown record is 404', async () => {
    for (const path of ['providers/UID/hide', 'packages/UID/activate', 'variants/UID/deactivate'])
      expect((await post(path.replace('UID', randomUUID()))).status).toBe(404);
  });
});

describe('a category', () => {
  it('is created, renamed and listed at its position; "Semua" is refused', async () => {
    const uid = await made('categories', { slug: 'olahraga', name: 'Olahraga', position: 99 });
    await made(`categories/${uid}/update`, { name: 'Olahraga & Sehat', position: 0, version: 1 });
    expect(adminCategory.parse(await read('categories', uid))).toMatchObject({ name: 'Olahraga & Sehat', version: 2 });
    const names = async () =>
      (await world.http.ask<{ name: string }[]>('GET', '/customer/provider/category')).map(({ name }) => name);
    await until('the new category', async () => (await names())[1] === 'Olahraga & Sehat');
    expect((await names())[0]).toBe('Semua');
    for (const body of [
      { slug: 'semua', name: 'Apa saja', position: 1 },
      { slug: 'segala', name: 'Semua', position: 1 },
    ])
      expect((await post('categories', body)).errors?.[0]?.field).toBe('name');
  });

  it('has a unique name in any letter case, because customers filter by it', async () => {
    const [uid] = await Promise.all([
      made('categories', { slug: 'masak', name: 'Masak', position: 90 }),
      made('categories', { slug: 'taman', name: 'Taman', position: 91 }),
    ]);
    const taken = [422, { field: 'name', message: 'Kategori lain sudah memakai nama ini' }];
    const answerTo = async (path: string, body: object) => {
      const { status, errors } = await post(path, body);
      return [status, errors?.[0]];
    };
    expect(await answerTo('categories', { slug: 'kebun', name: 'TAMAN', position: 92 })).toEqual(taken);
    expect(await answerTo(`categories/${uid}/update`, { name: 'taman', position: 90, version: 1 })).toEqual(taken);
    expect((await post(`categories/${uid}/update`, { name: 'semua', position: 90, version: 1 })).status).toBe(422);
    await made(`categories/${uid}/update`, { name: 'MASAK', position: 90, version: 1 });
  });
});

describe('a variant', () => {
  it('belongs only to a family of its own brand with a seat for its role', async () => {
    const host = await findPlan(world.http, 'spotify', { host: true });
    const foreign = await findPlan(world.http, 'youtube');
    const answer = await post('variants', { packageUid: host.packageUid, familyUid: foreign.familyUid, duration: 6 });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'familyUid']);
    const { uid: providerUid } = await world.database.provider.findUniqueOrThrow({ where: { slug: 'spotify' } });
    const noHost = await made('plan-families', family(providerUid, 'spotify-without-host'));
    const seatless = await post('variants', { packageUid: host.packageUid, familyUid: noHost, duration: 6 });
    expect(seatless.errors?.[0]).toEqual({
      field: 'familyUid',
      message: 'Grup keluarga paket ini tidak punya kursi host',
    });
    const twice = await post('variants', { packageUid: host.packageUid, familyUid: noHost, duration: 1 });
    expect(twice.errors?.[0]?.field).toBe('duration');
  });
});

describe('the seed', () => {
  it('never overwrites an edit of an admin', async () => {
    const before = await everything();
    await seedCatalogue(world.database);
    expect(await everything()).toEqual(before);
  });

  const everything = async () => ({
    categories: await world.database.category.findMany({ orderBy: { uid: 'asc' } }),
    providers: await world.database.provider.findMany({ orderBy: { uid: 'asc' } }),
    families: await world.database.planFamily.findMany({ orderBy: { uid: 'asc' } }),
    packages: await world.database.package.findMany({ orderBy: { uid: 'asc' } }),
    variants: await world.database.variant.findMany({ orderBy: { uid: 'asc' } }),
    prices: await world.database.price.findMany({ orderBy: { uid: 'asc' } }),
  });
});
