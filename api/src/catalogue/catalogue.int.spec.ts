import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  type ProviderSummary,
  categoryView,
  providerDetail,
  providerSummary,
  variantView,
} from '#contracts/catalogue/catalogue.http';
import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import { startingPrice } from '#domain/catalogue/starting-price';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi } from '../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

const list = (query = '') => world.http.call<ProviderSummary[]>('GET', `/customer/provider${query}`);
const slugs = async (query: string) => (await list(query)).data.map(({ slug }) => slug);

describe('the provider list', () => {
  it('answers as in the contract, fifty providers a page, with their total', async () => {
    const { data, meta, status } = await list();
    expect([status, meta.status, meta.page, meta.limit]).toEqual([200, 200, 1, 50]);
    expect(z.array(providerSummary).parse(data)).toHaveLength(Math.min(50, meta.total!));
    for (const provider of data) expect(provider.startingPrice).toBe(startingPrice(provider.variants));
  });

  it('leaves out vidio, sekurban and inactive variants', async () => {
    const all = await slugs('');
    expect(all).not.toContain('vidio');
    expect(all).not.toContain('sekurban');
    const inactive = await world.database.variant.findMany({ where: { active: false } });
    expect(inactive.length).toBeGreaterThan(0);
    const shown = (await list()).data.flatMap(({ variants }) => variants.map(({ uid }) => uid));
    for (const { uid } of inactive) expect(shown).not.toContain(uid);
    expect((await world.http.call('GET', '/customer/provider/detail?slug=vidio')).status).toBe(404);
  });

  it('a detail says how many a group has with its host, what it starts with, and what is in a series', async () => {
    const detail = async (slug: string) =>
      providerDetail.parse((await world.http.call('GET', `/customer/provider/detail?slug=${slug}`)).data);
    const [canva, zap, adobe] = [await detail('canva'), await detail('zap'), await detail('adobe-photoshop')];
    expect([canva.member, canva.groupSize]).toEqual([4, 5]);
    expect(canva.packages.flatMap(({ variants }) => variants).map((plan) => plan.startsWhenConfirmed)).toEqual([
      5, 5, 5, 5,
    ]);
    expect(zap.packages[0]!.variants[0]!.durationLabel).toBe('8 perawatan');
    expect(adobe.packages.map(({ isHost, isPo }) => [isHost, isPo])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('is filtered by keyword, category and type in any letter case', async () => {
    expect(await slugs('?keyword=SPOTI')).toEqual(['spotify']);
    expect(await slugs('?keyword=tidak-ada-yang-begini')).toEqual([]);
    const music = (await list('?category=musik')).data;
    expect(music.length).toBeGreaterThan(0);
    expect(new Set(music.map(({ category }) => category))).toEqual(new Set(['Musik']));
    expect(await slugs('?category=Semua')).toEqual(await slugs(''));
    const physical = (await list('?type=2')).data;
    expect(new Set(physical.map(({ type }) => type))).toEqual(new Set([2]));
  });

  it('takes a keyword literally, without wildcards', async () => {
    for (const keyword of ['%', '_', '\\', '.*', '(', '[a-z]+', "' OR 1=1--"]) {
      const hits = (await list(`?${new URLSearchParams({ keyword })}`)).data;
      const without = hits.filter(({ name, tagline }) => !`${name} ${tagline}`.includes(keyword));
      expect([keyword, without.map(({ slug }) => slug)]).toEqual([keyword, []]);
    }
  });

  it('is filtered by a category by name or slug; an unknown category is refused with the list of known ones', async () => {
    for (const category of ['VPN & Keamanan', 'vpn & keamanan', 'vpn-keamanan'])
      expect(await slugs(`?${new URLSearchParams({ category })}`)).toContain('nord-vpn');
    for (const category of ['semua', 'Semua', ''])
      expect(await slugs(`?category=${category}`)).toEqual(await slugs(''));
    const { status, errors } = await list('?category=gosip');
    expect([status, errors?.[0]?.field]).toEqual([422, 'category']);
    expect(errors?.[0]?.message).toMatch(/^Kategori ini tidak ada\. Pilih salah satu: Semua, Streaming, Musik,/);
  });

  it.each([
    ['page', '0', 'Minimal 1'],
    ['page', '1000001', 'Maksimal 1.000.000'],
    ['page', 'satu', 'Harus berupa angka bulat'],
    ['limit', '0', 'Minimal 1'],
    ['limit', '51', 'Maksimal 50'],
    ['limit', '1.5', 'Harus berupa angka bulat'],
    ['type', '3', 'Maksimal 2'],
    ['type', '-1', 'Minimal 0'],
    ['keyword', 'x'.repeat(101), 'Maksimal 100 karakter'],
    ['keyword', 'a\u0000b', 'Ada karakter yang tidak bisa dipakai'],
    ['category', 'x'.repeat(101), 'Maksimal 100 karakter'],
    ['sort', 'harga', 'Field ini tidak dikenal'],
  ])('out of range in %s (%s) is refused at that field', async (field, value, message) => {
    const { status, errors } = await list(`?${new URLSearchParams({ [field]: value })}`);
    expect([status, errors]).toEqual([422, [{ field, message }]]);
  });

  it('reports all errors at once, and a parameter given twice', async () => {
    const { status, errors } = await list('?page=0&limit=500&type=9');
    expect([status, errors?.map(({ field }) => field).toSorted()]).toEqual([422, ['limit', 'page', 'type']]);
    const twice = await list('?keyword=a&keyword=b');
    expect([twice.status, twice.errors?.[0]?.field]).toEqual([422, 'keyword']);
  });

  it('contains each provider once over all pages', async () => {
    const { meta } = await list();
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(meta.total! / 7) }, (_, index) => slugs(`?limit=7&page=${index + 1}`)),
    );
    expect(pages.flat()).toHaveLength(meta.total!);
    expect(new Set(pages.flat()).size).toBe(meta.total);
    expect(await slugs('?page=1000000')).toEqual([]);
  });

  it('answers 304 to a matching ETag, and gzip to clients that accept it', async () => {
    const url = `${world.http.origin}/api/customer/provider`;
    const first = await fetch(url);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers a URL again like the first time: the same headers, counted by the limits', async () => {
    const url = `${world.http.origin}/api/customer/provider?keyword=a&limit=2`;
    const look = async () => {
      const answer = await fetch(url);
      const { date, 'x-request-id': requestId, ...headers } = Object.fromEntries(answer.headers);
      const { 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset, ...same } = headers;
      expect([date, requestId, reset]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
      return { left: Number(left), said: [answer.status, same, await answer.json()] };
    };
    const [first, second] = [await look(), await look()];
    expect(second.said).toEqual(first.said);
    expect(second.left).toBe(first.left - 1);
  });
});

describe('a change of the price list', () => {
  it('shows in the next answer, with another ETag', async () => {
    const url = `${world.http.origin}/api/customer/provider/detail?slug=spotify`;
    const before = (await fetch(url)).headers.get('etag');
    const { uid: variantUid } = await findPlan(world.http, 'spotify');
    await world.database.price.create({ data: { variantUid, validFrom: new Date(), grandTotalSen: 4_000_000n } });
    await until('the new price', async () => (await findPlan(world.http, 'spotify')).grandTotal === 40_000);
    expect((await fetch(url)).headers.get('etag')).not.toBe(before);
  });

  it('says before an order what a host is debited by the price that is dated now, whatever the family says', async () => {
    const detail = async () =>
      providerDetail.parse((await world.http.call('GET', '/customer/provider/detail?slug=netflix')).data);
    const hostPlan = async () => (await detail()).packages.find(({ isHost }) => isHost)!.variants[0]!;
    const { familyUid: uid, hostCost: before } = await hostPlan();
    expect(before).toMatchObject({ debit: 186_000 });
    await world.database.planFamily.update({
      where: { uid },
      data: { providerPriceSen: 25_000_000n, transferFeeSen: 80_000n },
    });
    await until('the new fee', async () => (await hostPlan()).hostCost!.transferFee === 800);
    expect((await hostPlan()).hostCost).toMatchObject({ debit: 186_000 });
    const scheme = (await world.http.call<SchemeOfPrice>('GET', '/customer/scheme-of-price')).data;
    const plans = scheme.brands.find(({ slug }) => slug === 'netflix')!.plans;
    expect(new Set(plans.map(({ debit }) => debit))).toEqual(new Set([186_000]));
  });

  it('removes an inactive plan from every list', async () => {
    const plan = await findPlan(world.http, 'scribd');
    await world.database.variant.update({ where: { uid: plan.uid }, data: { active: false } });
    await until('scribd to be gone', async () => !(await slugs('')).includes('scribd'));
    const { data } = await world.http.call<unknown[]>('GET', `/customer/package/variant?packageUid=${plan.packageUid}`);
    expect(data ?? []).toEqual([]);
  });
});

describe('one provider', () => {
  it('is found by slug or uid, with plans, price lines and notices', async () => {
    const bySlug = await world.http.ask('GET', '/customer/provider/detail?slug=netflix');
    const netflix = providerDetail.parse(bySlug);
    expect(await world.http.ask('GET', `/customer/provider/detail?providerUid=${netflix.uid}`)).toEqual(bySlug);
    expect(netflix.packages.map(({ isHost, needsTv }) => `${isHost} ${needsTv}`).toSorted()).toEqual([
      'false false',
      'false true',
      'true false',
      'true true',
    ]);
    const variants = netflix.packages.flatMap((pack) => pack.variants);
    expect(variants.map(({ grandTotal }) => grandTotal).toSorted()).toEqual([47_500, 54_000, 57_500, 61_000]);
    for (const { grandTotal, informations } of variants)
      expect(informations.filter(({ is_total }) => is_total).map(({ value }) => value)).toEqual([grandTotal]);
    const [pack] = netflix.packages;
    const listed = await world.http.ask('GET', `/customer/package/variant?packageUid=${pack!.uid}`);
    expect(z.array(variantView).parse(listed)).toEqual(pack!.variants);
  });

  it('is 404 when unknown, and 422 without slug and uid', async () => {
    for (const query of ['slug=tidak-ada', `providerUid=${randomUUID()}`]) {
      const { status, meta } = await world.http.call('GET', `/customer/provider/detail?${query}`);
      expect([status, meta.message]).toEqual([404, 'Layanan ini tidak ditemukan.']);
    }
    const pack = await world.http.call('GET', `/customer/package/variant?packageUid=${randomUUID()}`);
    expect([pack.status, pack.meta.message]).toEqual([404, 'Paket ini tidak ditemukan.']);
    const noUid = await world.http.call('GET', '/customer/package/variant?packageUid=satu');
    expect([noUid.status, noUid.errors]).toEqual([422, [{ field: 'packageUid', message: 'Format ID tidak valid' }]]);
    const nothing = await world.http.call('GET', '/customer/provider/detail');
    expect([nothing.status, nothing.errors?.[0]?.field]).toEqual([422, 'slug']);
  });

  it('belongs to a listed category; the first category is "Semua"', async () => {
    const categories = z.array(categoryView).parse(await world.http.ask('GET', '/customer/provider/category'));
    expect(categories[0]).toMatchObject({ name: 'Semua', slug: 'semua' });
    const names = new Set(categories.map(({ name }) => name));
    for (const { category } of (await list()).data) expect(names).toContain(category);
    const { data, meta } = await world.http.call<unknown[]>('GET', '/customer/provider/category?page=2&limit=4');
    expect(data).toEqual(categories.slice(4, 8));
    expect(meta).toMatchObject({ page: 2, limit: 4, total: categories.length });
    for (const [field, value] of [
      ['page', '0'],
      ['limit', '51'],
    ]) {
      const refused = await world.http.call('GET', `/customer/provider/category?${field}=${value}`);
      expect([refused.status, refused.errors?.map((one) => one.field)]).toEqual([422, [field]]);
    }
  });
});
