import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import { SCHEME_ENTRIES } from '#domain/catalogue/scheme/entries';
import { XSS_PAYLOADS } from '#testing/xss';
import { priceList } from '../../../price-list';

// The first test also loads the page's files.
jest.setTimeout(30_000);

let root: Root | undefined;
const bundled = (): SchemeOfPrice => ({ ...priceList(), entries: structuredClone([...SCHEME_ENTRIES]) });

beforeAll(() => {
  Object.assign(globalThis, { __PRICE_LIST__: priceList(), IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** The scheme page of one brand, with the API answering `data`; resolves when the answer has been read. */
async function openWith(data: SchemeOfPrice, slug: string, heard: (page: HTMLElement) => boolean) {
  globalThis.fetch = jest.fn<typeof fetch>(async () =>
    Response.json({ data, meta: { status: 200 } }, { headers: { 'content-type': 'application/json' } }),
  );
  const { SchemePage } = await import('./scheme.page');
  const box = document.body.appendChild(document.createElement('main'));
  root = createRoot(box);
  const address = `/info/scheme-of-price?keyword=${slug}`;
  const router = createMemoryRouter([{ path: '*', Component: SchemePage }], { initialEntries: [address] });
  await act(async () => root!.render(<RouterProvider router={router} />));
  for (let tries = 0; tries < 200 && !heard(box); tries++) await act(() => new Promise((done) => setTimeout(done, 25)));
  expect(heard(box)).toBe(true);
  return box;
}

describe('a change by an admin', () => {
  it('replaces the bundled texts, prices, notices and rules when the API answers', async () => {
    const scheme = bundled();
    const [brand, entry] = [
      scheme.brands.find(({ slug }) => slug === 'zoom')!,
      scheme.entries.find(({ slug }) => slug === 'zoom')!,
    ];
    entry.title = 'Zoom: judul baru';
    entry.schemes = ['Langkah yang ditulis ulang.'];
    entry.additionalInfo = '<p>Info <strong>baru</strong> di <a href="https://patungan.test/a">sini</a>.</p>';
    brand.plans[0]!.total = 39_500;
    brand.plans[0]!.eligibility = [{ slug: 'baru', text: 'Syarat yang baru.' }];
    brand.notices = [{ effectiveOn: '2027-01-15', text: 'Harga Zoom naik.' }];
    const page = await openWith(scheme, 'zoom', ({ textContent }) => textContent!.includes('judul baru'));
    for (const words of [
      'Langkah yang ditulis ulang.',
      'Rp39.500',
      'Syarat yang baru.',
      '15 Jan 2027',
      'Harga Zoom naik.',
    ])
      expect(page.textContent).toContain(words);
    expect(page.querySelector('strong')!.textContent).toBe('baru');
    expect(page.querySelector<HTMLAnchorElement>('a[href="https://patungan.test/a"]')!.rel).toContain('noopener');
    // The drawing shows the bundled steps, so it goes with them.
    expect(page.querySelector('picture')).toBeNull();
  });

  it('shows the drawn steps in both widths where they are the bundled ones', async () => {
    const page = await openWith(bundled(), 'netflix', (box) => box.querySelector('picture') !== null);
    expect(page.querySelector('picture source')!.getAttribute('srcset')).toBe('/scheme/netflix-desktop.svg');
    expect(page.querySelector('picture img')!.getAttribute('src')).toBe('/scheme/netflix-mobile.svg');
  });

  it('with hostile text in any field adds no tag, handler or address', async () => {
    const scheme = bundled();
    const nasty = XSS_PAYLOADS.join(' ');
    const [brand, entry] = [
      scheme.brands.find(({ slug }) => slug === 'zap')!,
      scheme.entries.find(({ slug }) => slug === 'zap')!,
    ];
    Object.assign(entry, {
      title: `judul ${nasty}`,
      desc: nasty,
      schemes: XSS_PAYLOADS,
      // As if the API had let everything through.
      additionalInfo: nasty,
      notes: XSS_PAYLOADS,
      priceInfo: nasty,
      importantNotes: XSS_PAYLOADS,
      termsAndConditions: XSS_PAYLOADS,
      categoryTreatment: XSS_PAYLOADS.map((title) => ({ title, description: [title] })),
    });
    brand.notices = [{ effectiveOn: '2027-01-15', text: nasty }];
    brand.plans[0]!.name = nasty;
    brand.plans[0]!.eligibility = [{ slug: 'nasty', text: nasty }];
    const page = await openWith(scheme, 'zap', ({ textContent }) => textContent!.includes('judul <script>'));
    const elements = [...page.querySelectorAll('*')];
    expect(
      elements.filter(({ tagName }) => /^(script|iframe|object|style|form|base|meta|math)$/i.test(tagName)),
    ).toEqual([page.querySelector('form[role=search]')]);
    const images = [...page.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    for (const path of images) expect(path).toMatch(/^\/scheme\/[a-z0-9-]+\.svg$/);
    const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')));
    expect(handlers).toEqual([]);
    for (const { href } of page.querySelectorAll('a'))
      expect(href).toMatch(/^(https?:\/\/(shop|aman)\.test|mailto:)|^$/);
    expect('__xss' in globalThis).toBe(false);
    // It is all there, as text: once in the title and in each of the lists.
    expect(page.textContent!.split('<img src=x onerror="window.__xss=1">').length).toBeGreaterThan(8);
  });
});
