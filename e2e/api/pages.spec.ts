import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { ProviderDetail, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import { shareCardPath } from '#domain/catalogue/share-card';
import { formatRupiah } from '#domain/platform/sen';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { aProduct } from '#testing/merchandise';
import { until } from '#testing/settle';
import { aVenue } from '#testing/venues';
import { Shop } from '../support/shop.js';
import { type Document, readDocument } from '../support/document.js';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const EXPLAINING = [
  '/about-us',
  '/help',
  '/info/canva-migration',
  '/info/customers',
  '/info/pre-order',
  '/info/scheme-of-price',
  '/info/scheme-of-price/provider-list',
  '/info/user-host',
  '/jaminan',
  '/privacy-policy',
  '/terms-of-use',
];

interface Product {
  offers: {
    offers: { '@type': string; price: number; priceCurrency: string; availability: string }[];
    offerCount: number;
    lowPrice: number;
  };
}

let shop: Shop;
let origin: string;
let sitemap: string[];
let documents: Map<string, Document>;
let listed: ProviderSummary[];
let details: ProviderDetail[];
let database: Database;
let shirt: Awaited<ReturnType<typeof aProduct>>;

beforeAll(async () => {
  shop = await Shop.open();
  database = new Database(new Config(shop.env));
  shirt = await aProduct(database, { name: 'Kaus Bareng' });
  await aVenue(database, { name: 'GOR Melati', slug: 'gor-melati' });
  await shop.startApi();
  origin = `http://localhost:${shop.env.PORT}`;
  sitemap = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc!.replace(origin, ''));
  documents = new Map();
  for (const page of sitemap) documents.set(page, readDocument(await text(page)));
  listed = await shop.http.ask('GET', '/customer/provider');
  details = [];
  for (const { slug } of listed) details.push(await shop.http.ask('GET', `/customer/provider/detail?slug=${slug}`));
}, 120_000);
afterAll(async () => {
  await database?.$disconnect();
  await shop?.close();
}, 60_000);

const ask = (page: string, headers: Record<string, string> = {}) => fetch(`${origin}${page}`, { headers });
const text = async (page: string) => (await ask(page)).text();
const variantsOf = ({ packages }: ProviderDetail) => packages.flatMap(({ variants }) => variants);

/** A provider has one that shows it; all others share one. */
function pictureOf(page: string): string {
  const slug = /^\/provider\/([^/]+)$/.exec(page)?.[1];
  return slug ? shareCardPath(details.find((one) => one.slug === slug)!)! : '/og.png';
}

describe('the sitemap', () => {
  it('lists every public page, and only those', () => {
    const providers = listed.map(({ slug }) => `/provider/${slug}`);
    expect(sitemap.toSorted()).toEqual(expect.arrayContaining(['/', '/provider', ...providers, ...EXPLAINING]));
    const others = sitemap.filter((page) => !['/', '/provider', ...providers, ...EXPLAINING].includes(page));
    expect(others.filter((page) => /vidio|provider\/sekurban|user|payment|login|maintenance|admin/.test(page))).toEqual(
      [],
    );
    expect(new Set(sitemap).size).toBe(sitemap.length);
  });

  it('is named in robots.txt, which keeps crawlers out of what is private', async () => {
    const robots = (await text('/robots.txt')).split('\n');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const closed of ['/api/', '/admin', '/user/', '/payment', '/thankyou', '/login', '/webview'])
      expect(robots).toContain(`Disallow: ${closed}`);
    const closed = robots.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []));
    expect(sitemap.filter((page) => closed.some((start) => page.startsWith(start)))).toEqual([]);
  });
});

it('below /webview there are the two halves of a code and no more', async () => {
  const statuses = ['/webview', '/webview/a/b.html', '/webview/digital-products', '/webview/a/b/c'].map(
    async (page) => (await ask(page)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
});

describe('a public page, read without JavaScript', () => {
  it('has a heading and a head of its own: title, description, canonical address, Open Graph', () => {
    for (const [page, { title, description, canonical, openGraph, headings }] of documents) {
      expect([page, headings.length]).toEqual([page, 1]);
      expect([page, title]).toEqual([page, expect.stringMatching(/.{5,} \| Patungan$/)]);
      expect([page, description.length > 30]).toEqual([page, true]);
      expect(canonical).toBe(`${origin}${page}`);
      expect(openGraph).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:image': new URL(pictureOf(page), canonical).href,
        'og:locale': 'id_ID',
      });
    }
    const titles = [...documents.values()].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('of a provider has a picture beside its link that is there', async () => {
    const picture = documents.get('/provider/netflix')!.openGraph['og:image']!;
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const { color } = details.find(({ slug }) => slug === 'netflix')!;
    const plate = (315 * 1200 + 826) * info.channels; // left of the letters
    expect(`#${data.subarray(plate, plate + 3).toString('hex')}`).toBe(color);
    expect((await text('/robots.txt')).split('\n')).toContain('Allow: /api/customer/provider/card/');
  });

  it.each([
    ['/', 5],
    ['/provider', Infinity],
  ])('%s names its providers with their lowest price, and links to them: the first %p', (page, count) => {
    const { words, links } = documents.get(page)!;
    expect(links).toContain('/provider');
    for (const { name, slug, startingPrice } of listed.slice(0, count)) {
      expect(words).toContain(name);
      expect(words).toContain(formatRupiah(startingPrice));
      expect(links).toContain(`/provider/${slug}`);
    }
  });

  it('of a provider names every plan with its price, and a host plan with what its host bears', () => {
    expect(details.length).toBeGreaterThan(40);
    for (const provider of details) {
      const { words } = documents.get(`/provider/${provider.slug}`)!;
      for (const { packageName, durationLabel, grandTotal, hostCost } of variantsOf(provider))
        for (const expected of [provider.name, packageName, durationLabel, formatRupiah(hostCost?.borne ?? grandTotal)])
          expect(words).toContain(expected);
    }
  });

  it('of a provider has JSON-LD: a Product with an Offer for each plan that members pay for', () => {
    for (const provider of details) {
      const [product] = documents.get(`/provider/${provider.slug}`)!.jsonLd as [Product];
      expect(product).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: `Patungan ${provider.name}`,
        url: `${origin}/provider/${provider.slug}`,
        offers: { '@type': 'AggregateOffer', priceCurrency: 'IDR' },
      });
      const { offers, offerCount, lowPrice } = product.offers;
      const paid = variantsOf(provider).filter(({ isHost }) => !isHost);
      expect(offers.map(({ price }) => price)).toEqual(paid.map(({ grandTotal }) => grandTotal));
      expect([offerCount, lowPrice]).toEqual([paid.length, Math.min(...paid.map(({ grandTotal }) => grandTotal))]);
      for (const [index, offer] of offers.entries())
        expect([offer['@type'], offer.priceCurrency, offer.availability]).toEqual([
          'Offer',
          'IDR',
          `https://schema.org/${paid[index]!.isPo ? 'PreOrder' : 'InStock'}`,
        ]);
    }
  });

  it('with the price scheme names every total', () => {
    for (const page of ['/info/scheme-of-price', '/info/scheme-of-price/provider-list']) {
      const { words } = documents.get(page)!;
      for (const provider of details)
        for (const { grandTotal } of variantsOf(provider)) expect(words).toContain(formatRupiah(grandTotal));
    }
  });

  it('holds no script but files and data, so the strict Content-Security-Policy lets it be', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    for (const { inlineScripts } of documents.values()) expect(inlineScripts).toEqual([]);
  });

  it('is the one that was made at build time, as long as the price list is the bundled one', () => {
    const built = JSON.parse(readFileSync(path.join(DIST, 'shop-pages/built/index.json'), 'utf8')) as Record<
      string,
      { digest: string }
    >;
    const ofThePriceList = [...documents].filter(
      ([page]) => !/^\/(merchandise|sekeranjang|sekurban|semabar|blog|event)/.test(page),
    );
    expect(Object.keys(built).toSorted()).toEqual(ofThePriceList.map(([page]) => page).toSorted());
    for (const [page, { pageData }] of ofThePriceList)
      expect([page, createHash('sha1').update(JSON.stringify(pageData)).digest('base64url')]).toEqual([
        page,
        built[page]!.digest,
      ]);
  });
});

describe('a page of what a product line sells', () => {
  const page = () => `/merchandise/${shirt.slug}`;

  it('is in the sitemap, and read without JavaScript: name, price, JSON-LD', () => {
    expect(sitemap).toEqual(expect.arrayContaining(['/merchandise', page()]));
    expect(documents.get('/merchandise')!.links).toContain(page());
    const { words, jsonLd } = documents.get(page())!;
    expect(words).toContain('Kaus Bareng');
    expect(words).toContain(formatRupiah(129_000));
    expect(jsonLd).toEqual([
      expect.objectContaining({ '@type': 'Product', name: 'Kaus Bareng', url: `${origin}${page()}` }),
    ]);
  });

  it('lists the venues of Semabar with their prices: in the sitemap, without JavaScript, as JSON-LD', () => {
    expect(sitemap).toContain('/semabar');
    const { words, links, jsonLd } = documents.get('/semabar')!;
    expect(words).toContain('GOR Melati');
    expect(words).toContain(formatRupiah(100_000));
    expect(links).toContain('/semabar/details-venue?venue=gor-melati');
    const url = `${origin}/semabar/details-venue?venue=gor-melati`;
    const item = { '@type': 'SportsActivityLocation', name: 'GOR Melati', url, priceRange: 'mulai Rp100000' };
    expect(jsonLd).toMatchObject([{ '@type': 'ItemList', itemListElement: [{ position: 1, item }] }]);
  });

  it('shows a change at the next look, and is gone with what it sold', async () => {
    const { uid } = await database.merchandiseProduct.update({
      where: { uid: shirt.productUid },
      data: { name: 'Kaus Rame-rame' },
    });
    expect(readDocument(await text(page())).words).toContain('Kaus Rame-rame');
    await database.merchandiseProduct.update({ where: { uid }, data: { active: false } });
    expect((await ask(page())).status).toBe(404);
    expect(await text('/sitemap.xml')).not.toContain(page());
  });

  it('counts towards the rate limit of its visitor alone', async () => {
    const left = async () => Number((await ask('/api/customer/merchandise')).headers.get('x-ratelimit-remaining'));
    const before = await left();
    await ask('/merchandise');
    expect(await left()).toBeLessThan(before - 1);
  });
});

describe('what is no public page', () => {
  it('is empty for the browser to fill, and 404 where there is nothing', async () => {
    for (const [page, status] of [
      ['/user/order', 200],
      ['/payment?order_uid=1', 200],
      ['/tidak-ada', 404],
      ['/sefoursary/game', 404],
      ['/sefoursary', 404],
      ['/sefoursary?x=1', 404],
      ['/merchandise/tidak-ada?x=1', 404],
      ['/event/tidak-ada/lottery', 404],
      ['/provider/tidak-ada', 404],
      ['/provider/vidio', 404],
      ['/logo.png', 404],
    ] as const) {
      const response = await ask(page);
      expect([page, response.status]).toEqual([page, status]);
      expect(await response.text()).not.toContain('<h1');
    }
  });

  it('with a filter in its address says which page it is', async () => {
    const response = await ask('/?category=Musik');
    expect(response.headers.get('link')).toBe(`<${origin}/>; rel="canonical"`);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});

describe('caching', () => {
  it('a page is asked for each time and sent once: no-cache, a strong ETag, 304', async () => {
    for (const packing of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': packing };
      const first = await ask('/provider/netflix', headers);
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual(['no-cache', 'accept-encoding']);
      expect(first.headers.get('content-encoding')).toBe(packing === 'identity' ? null : packing);
      expect(await first.text()).toContain('Netflix');
      const again = await ask('/provider/netflix', { ...headers, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('the files of a page are kept for ever and come packed', async () => {
    const files = [...(await text('/')).matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const response = await ask(file, { 'accept-encoding': 'br' });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      // Fonts are packed in themselves.
      const wanted = file.endsWith('.woff2') ? null : 'br';
      if (Number(response.headers.get('content-length')) > 1_024)
        expect([file, response.headers.get('content-encoding')]).toEqual([file, wanted]);
    }
  });

  it.each(['/provider', '/provider/detail?slug=netflix', '/provider/category', '/scheme-of-price'])(
    'the answer of %s comes from memory, with a strong ETag and 304',
    async (url) => {
      const first = await ask(`/api/customer${url}`);
      const etag = first.headers.get('etag')!;
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect((await ask(`/api/customer${url}`, { 'if-none-match': etag })).status).toBe(304);
    },
  );
});

describe('a change of the price list', () => {
  it('is on every page that shows the price within a second, and nowhere else', async () => {
    const variant = variantsOf(details.find(({ slug }) => slug === 'youtube')!)[0]!;
    const [was, becomes] = [formatRupiah(variant.grandTotal), 'Rp38.765'];
    const showing = [
      '/provider/youtube',
      '/',
      '/provider',
      '/info/scheme-of-price',
      '/info/scheme-of-price/provider-list',
    ];
    const etagOf = async (page: string) => (await ask(page)).headers.get('etag')!;
    const before = new Map<string, string>();
    for (const page of [...showing, '/provider/netflix']) before.set(page, await etagOf(page));
    await shop.sql(
      `INSERT INTO price (uid, variant_uid, valid_from, grand_total_sen) VALUES ($1, $2, now() - interval '1 second', 3876500)`,
      [randomUUID(), variant.uid],
    );
    const changedAt = Date.now();
    const isNew = async (page: string) => (await ask(page, { 'if-none-match': before.get(page)! })).status === 200;
    await Promise.all(showing.map((page) => until(`another ${page}`, () => isNew(page))));
    // A second where nothing else runs; a busy machine gets three.
    expect(Date.now() - changedAt).toBeLessThan(3_000);
    for (const page of showing) expect(readDocument(await text(page)).words).toContain(becomes);
    const { words, jsonLd } = readDocument(await text('/provider/youtube'));
    expect(words).not.toContain(was);
    expect(JSON.stringify(jsonLd)).toContain('38765');
    expect(await isNew('/provider/netflix')).toBe(false);
  });

  it('that takes a provider out takes its page and its line in the sitemap out', async () => {
    await shop.sql(`UPDATE provider SET hidden = true WHERE slug = 'scribd'`);
    await until('scribd to be gone', async () => (await ask('/provider/scribd')).status === 404);
    expect(await text('/sitemap.xml')).not.toContain('scribd');
    expect(readDocument(await text('/')).links).not.toContain('/provider/scribd');
  });
});

describe('the company that an owner names', () => {
  const siteOf = async (page: string) =>
    (await fetch(`${origin}${page}`, { redirect: 'manual' })).headers.get('location');

  it('is on prerendered pages and at the root of the others, and a page leads to the site that is named for it', async () => {
    const set = (name: string, value: string | null) =>
      shop.sql('UPDATE shop_setting SET value = $2::jsonb WHERE name = $1', [name, value && JSON.stringify(value)]);
    await set('companyName', 'PT Patungan & Rekan');
    await set('blogUrl', 'https://blog.patungan.example/');
    await until('the company', async () => readDocument(await text('/about-us')).words.includes('PT Patungan & Rekan'));
    expect(readDocument(await text('/')).words).toContain('PT Patungan & Rekan');
    expect(await text('/user/order')).toContain('&quot;PT Patungan &amp; Rekan&quot;');
    await until('the site', async () => (await siteOf('/blog')) === 'https://blog.patungan.example/');
    await set('companyName', null);
    await set('blogUrl', null);
    await until('the page', async () => (await siteOf('/blog')) === null);
    expect(readDocument(await text('/about-us')).words).not.toContain('PT Patungan');
  });
});

describe('other opening hours', () => {
  it('are on every page that names them, also on those that the browser renders', async () => {
    const set = (value: string | null) =>
      shop.sql(`UPDATE shop_setting SET value = $1::jsonb WHERE name = 'openingHours'`, [
        value && JSON.stringify(value),
      ]);
    await set('08.30-20.00');
    await until('the hours', async () => (await text('/help')).includes('08.30-20.00'));
    for (const page of ['/', '/help', '/about-us', '/info/pre-order', '/jaminan', '/privacy-policy']) {
      const { words } = readDocument(await text(page));
      expect([page, words.includes('08.30-20.00'), words.includes('09.00-21.00')]).toEqual([page, true, false]);
    }
    expect(readDocument(await text('/info/pre-order')).words).toContain('pukul 09.30 WIB');
    expect(await text('/user/order')).toContain(
      '<html data-shop="{&quot;hours&quot;:&quot;08.30-20.00&quot;}" lang="id">',
    );
    await set(null);
    await until('the usual hours', async () => (await text('/help')).includes('09.00-21.00'));
    expect(await text('/user/order')).toContain('<html lang="id">');
  });
});
