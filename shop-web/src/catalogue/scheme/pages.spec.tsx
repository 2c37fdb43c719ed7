import { beforeAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { priceList } from '../../../price-list';
import { HOST_FLOWS } from '#domain/catalogue/scheme/host-flows';
import { publicPages } from '../../app/routes';

/** Written by hand, independently of the seed: every total of each provider, in the order of its plans. */
const TOTALS: [slug: string, totals: string][] = [
  ['netflix', 'Rp47.500 Rp57.500 Rp54.000 Rp61.000'],
  ['spotify', 'Rp31.633 Rp37.900'],
  ['youtube', 'Rp36.900'],
  ['microsoft-365', 'Rp41.500 Rp429.000'],
  ['gramedia-digital', 'Rp54.500 Rp29.500 Rp29.500'],
  ['wattpad', 'Rp21.900'],
  ['apple-music', 'Rp17.000 Rp22.000'],
  ['apple-one', 'Rp39.800 Rp45.500'],
  ['apple-one-premier', 'Rp63.800 Rp69.500'],
  ['apple-tv', 'Rp19.800 Rp25.000'],
  ['google-one', 'Rp41.900'],
  ['google-gemini', 'Rp77.500'],
  ['canva', 'Rp73.000 Rp730.000 Rp79.500 Rp808.000'],
  ['disney-hotstar', 'Rp266.333 Rp296.000'],
  ['prime-video', 'Rp29.000'],
  ['iqiyi', 'Rp19.500'],
  ['max', 'Rp40.000 Rp305.000'],
  ['wetv', 'Rp33.000 Rp82.500'],
  ['nord-vpn', 'Rp47.000 Rp310.000'],
  ['zoom', 'Rp38.000'],
  ['scribd', 'Rp31.000'],
  ['mcafee', 'Rp139.000'],
  ['setapp', 'Rp76.000'],
  ['lastpass', 'Rp250.000'],
  ['duolingo', 'Rp213.000'],
  ['nintendo-switch-online', 'Rp165.000 Rp299.900'],
  ['crunchyroll', 'Rp15.000 Rp150.000'],
  ['masterclass', 'Rp818.000'],
  ['adobe-photoshop', 'Rp861.777,50 Rp961.500'],
  ['adobe-illustrator', 'Rp861.777,50 Rp961.500'],
  ['freepik', 'Rp116.000 Rp870.000 Rp1.830.000'],
  ['envato', 'Rp1.485.000'],
  ['dropbox', 'Rp720.000'],
  ['chatgpt-plus', 'Rp87.000'],
  ['capcut', 'Rp59.900 Rp399.000'],
  ['medium', 'Rp22.500 Rp219.900'],
  ['ilovepdf', 'Rp73.000'],
  ['strava', 'Rp499.000'],
  ['catchplay', 'Rp31.500 Rp368.000'],
  ['grammarly', 'Rp168.500 Rp359.000 Rp853.000'],
  ['kahoot-one', 'Rp1.130.000'],
  ['zap', 'Rp1.366.000 Rp2.052.000 Rp3.424.000 Rp5.139.000 Rp8.569.000'],
  ['rekafin', 'Harga normal Rp45.000Rp25.000 Harga normal Rp169.000Rp89.000'],
];
const PATHS = publicPages.map(({ path }) => path!);

// The first test also loads the page's files.
jest.setTimeout(30_000);

let root: Root | undefined;
const fetched = jest.fn<typeof fetch>(() => Promise.reject(new Error('no API here')));

beforeAll(() => {
  Object.assign(globalThis, { __PRICE_LIST__: priceList(), IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  globalThis.fetch = fetched;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

async function open(path: string): Promise<HTMLElement> {
  // A router empties `lazy` once it has loaded, so each gets its own.
  const routes = publicPages.map((route) => ({ ...route, lazy: { ...route.lazy }, HydrateFallback: () => null }));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const box = document.body.appendChild(document.createElement('main'));
  root = createRoot(box);
  await act(async () => root!.render(<RouterProvider router={router} />));
  for (let tries = 0; tries < 400 && !box.querySelector('h1'); tries++)
    await act(() => new Promise((done) => setTimeout(done, 25)));
  return box;
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What a page may link to; a last part that may be left out is. */
const LINKED = [
  ...Object.values(PAGE).map((page) => page.replace(/\/:\w+\?$/, '')),
  ...TOTALS.map(([slug]) => `/provider/${slug}`),
];

describe.each(PATHS)('%s', (path) => {
  it('renders while the API does not answer, with a title, a description and headings in order', async () => {
    const page = await open(path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(document.title).toBe(`${page.querySelector('h1')!.textContent} | Patungan`);
    expect(document.head.querySelector<HTMLMetaElement>('meta[name="description"]')!.content.length).toBeGreaterThan(
      50,
    );
    const levels = [...page.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has unique ids and no broken link', async () => {
    const page = await open(path);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const hrefs = [...page.querySelectorAll('a')]
      .map((link) => new URL(link.href))
      .filter(({ origin }) => origin === location.origin);
    for (const { pathname, hash } of hrefs) {
      if (pathname === path && hash) expect(ids).toContain(hash.slice(1));
      expect(LINKED).toContain(pathname);
    }
  });
});

describe('the scheme page', () => {
  it('prints every published price in the table of its provider', async () => {
    const page = await open('/info/scheme-of-price');
    for (const [slug, totals] of TOTALS) {
      const cells = [...page.querySelectorAll(`#${slug} tbody tr td:last-child`)].map(({ textContent }) => textContent);
      expect([slug, cells.join(' ')]).toEqual([slug, totals]);
    }
    expect(page.querySelectorAll('article')).toHaveLength(TOTALS.length);
  });

  it('shows host and regular side by side, notices with their date, the facts of Zap and the second year of McAfee', async () => {
    const page = await open('/info/scheme-of-price');
    const text = (slug: string) => page.querySelector(`#${slug}`)!.textContent;
    expect(text('netflix')).toMatch(/Sebagai host.*Sebagai reguler/);
    expect(text('netflix')).toContain('Biaya aktivasi email');
    expect(text('microsoft-365')).toContain('17 Jan 2025');
    expect(text('canva')).toContain('25 Jul 2024');
    expect(text('youtube')).toMatch(/20 Sep\w* 2024/);
    expect(text('zap')).toMatch(/32 kali.*8 kali.*4 orang.*15%.*30 hari/);
    expect(text('mcafee')).toMatch(/Rp550\.000.*Rp800\.000/);
    expect(text('google-one')).toContain('belum pernah bergabung dengan grup keluarga lain');
  });

  it('calls the group of Canva five everywhere, and a Zap series by its treatments instead of a time', async () => {
    const page = await open('/info/scheme-of-price');
    const text = (slug: string) => page.querySelector(`#${slug}`)!.textContent;
    expect(text('canva')).toContain('Grup 5 orang');
    expect(text('canva')).not.toMatch(/4 orang/);
    expect(text('zap')).toContain('8 perawatan');
    expect(text('zap')).not.toContain('1 tahun');
  });

  it('has the steps of a host where a brand has hosts, and calls no plan of a host a pre-order', async () => {
    const page = await open('/info/scheme-of-price');
    const withSteps = [...page.querySelectorAll('article')].filter(({ textContent }) =>
      textContent.includes('Langkah host'),
    );
    expect(withSteps.map(({ id }) => id).toSorted()).toEqual(HOST_FLOWS.map(({ slug }) => slug).toSorted());
    const [hostRow, regularRow] = page.querySelectorAll('#adobe-photoshop tbody tr');
    expect([hostRow!.textContent, regularRow!.textContent]).toEqual([
      expect.stringMatching(/^Host ?1 tahun/),
      expect.stringMatching(/^Reguler Pre-Order/),
    ]);
  });

  it('says of a notice when it begins, without claiming that it is in the past', async () => {
    const page = await open('/info/scheme-of-price');
    const text = page.querySelector('#microsoft-365')!.textContent;
    expect(text).toContain('Mulai 17 Jan 2025');
    expect(text).toContain('Harga di bawah adalah harga yang berlaku sekarang.');
    expect(page.textContent).not.toContain('Berlaku sejak');
  });

  it('finds a provider while typing, and offers to reset the filter when there is none', async () => {
    const page = await open('/info/scheme-of-price');
    const brands = () => [...page.querySelectorAll('article')].map(({ id }) => id);
    const field = page.querySelector<HTMLInputElement>('input[type=search]')!;
    await type(field, 'apple tv');
    expect(brands()).toEqual(['apple-tv']);
    await type(field, 'kulkas dua pintu');
    expect(brands()).toEqual([]);
    const clear = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Hapus filter')!;
    await act(async () => clear.click());
    expect(brands()).toHaveLength(TOTALS.length);
    expect(field.value).toBe('');
  });

  it('is folded, but for the brand of the address and for the few that were looked for', async () => {
    const unfolded = (page: Element) =>
      [...page.querySelectorAll('article')].filter((brand) => brand.querySelector('details')!.open).map(({ id }) => id);
    expect(unfolded(await open('/info/scheme-of-price'))).toEqual([]);
    const page = await open('/info/scheme-of-price#canva');
    expect(unfolded(page)).toEqual(['canva']);
    expect(page.querySelector('#canva summary')!.textContent).toBe('CanCanvaGrup 5 orang · mulai Rp79.500/bulan');
    expect(page.querySelector('#zap summary')!.textContent).toContain('mulai Rp1.366.000/8 perawatan');
    await type(page.querySelector('input[type=search]')!, 'apple tv');
    expect(unfolded(page)).toEqual(['apple-tv']);
  });

  it('draws the table of a brand once it is opened', async () => {
    const page = await open('/info/scheme-of-price');
    const fold = page.querySelector<HTMLDetailsElement>('#canva details')!;
    const drawn = () => fold.querySelector('svg[viewBox="0 0 260 120"]');
    expect(drawn()).toBeNull();
    await act(async () => {
      fold.open = true;
      fold.dispatchEvent(new Event('toggle'));
    });
    expect(drawn()).not.toBeNull();
  });

  it('shows what a misspelt name may have meant', async () => {
    const page = await open('/info/scheme-of-price?keyword=spotfy');
    expect([...page.querySelectorAll('article')].map(({ id }) => id)).toEqual(['spotify']);
    expect(page.textContent).toContain('Mungkin maksudmu');
  });

  it('opens with the search and category of the address', async () => {
    const page = await open('/info/scheme-of-price?keyword=adobe&category=desain');
    expect([...page.querySelectorAll('article')].map(({ id }) => id)).toEqual(['adobe-photoshop', 'adobe-illustrator']);
  });
});

describe('the other price pages', () => {
  it('the short list has every price too', async () => {
    const page = await open('/info/scheme-of-price/provider-list');
    const printed = [...page.querySelectorAll('td:last-child')].map(({ textContent }) => textContent).sort();
    const expected = TOTALS.flatMap(([, totals]) =>
      totals.replace(/Harga normal Rp[\d.]+(?=Rp)/g, '').match(/Rp\S+/g)!,
    );
    expect(printed).toEqual(expected.sort());
  });

  it('the host page shows exact amounts, and that the proof decides where the price is not published', async () => {
    const page = await open('/info/user-host');
    const text = (slug: string) => page.querySelector(`#${slug}`)!.textContent;
    expect(text('netflix')).toContain('Kamu tanggung mulai Rp47.250/bulan · diganti Rp138.750');
    const host = [...page.querySelectorAll('#netflix a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(host).toEqual([['Jadi host Netflix', '/provider/netflix?plan=Host+non-TV']]);
    expect(text('netflix')).toMatch(
      /Netflix ?Rp186\.000Kami gantiRp128\.750Kamu tanggung.*Rp750\)Rp57\.250.*Rp186\.000Kami gantiRp138\.750Kamu tanggung.*Rp47\.250/,
    );
    expect(text('spotify')).toMatch(/Rp94\.900.*Rp62\.517.*Rp32\.383/);
    expect(text('disney-hotstar')).toContain('Rp531.917');
    // Five equal shares of the host's price, minus the host's own and Rp750.
    for (const [slug, share, debit, amount, borne] of [
      ['apple-music', '17.000', '85.000', '67.250', '17.750'],
      ['apple-one', '39.800', '199.000', '158.450', '40.550'],
      ['apple-one-premier', '63.800', '319.000', '254.450', '64.550'],
      ['apple-tv', '19.800', '99.000', '78.450', '20.550'],
      ['canva', '73.000', '365.000', '291.250', '73.750'],
      ['canva', '730.000', '3.650.000', '2.919.250', '730.750'],
    ] as const) {
      expect(text(slug)).toContain(
        `5 × Rp${share})Rp${debit}Kami gantiRp${amount}Kamu tanggung (bagianmu Rp${share} + biaya transfer Rp750)Rp${borne}`,
      );
      expect(text(slug)).toMatch(/dihitung dibagi rata.*kami ganti sesuai bukti/);
    }
  });

  it('Rekafin has its two plans beside their normal price, and no admin fee', async () => {
    const text = (await open('/rekafin')).textContent;
    expect(text).toMatch(/Personal.*tanpa biaya admin.*Rp45\.000.*Rp25\.000.*Hemat Rp20\.000/);
    expect(text).toMatch(/UMKM.*Rp169\.000.*Rp89\.000.*Hemat Rp80\.000/);
  });

  it('Seglowup has the five series with their totals, treatments and the thirty days', async () => {
    const text = (await open('/seglowup')).textContent;
    for (const [series, total] of [
      ['199', '1.366.000'],
      ['299', '2.052.000'],
      ['499', '3.424.000'],
      ['749', '5.139.000'],
      ['1249', '8.569.000'],
    ])
      expect(text).toContain(`Seri ${series}Rp${total}`);
    expect(text).toMatch(/32 kali.*8 kali.*4 orang.*15%.*30 hari/);
    expect(text).toContain('belum dipakai sama sekali dalam 30 hari setelah dibeli tidak berlaku lagi');
  });

  it('the pre-order page names the plans that wait', async () => {
    const text = (await open('/info/pre-order')).querySelector('#paket')!.textContent;
    expect(text).toMatch(/Setapp.*Zap/);
    expect(text).not.toMatch(/Netflix|Spotify|Canva/);
  });
});
