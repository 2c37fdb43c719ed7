import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { aProduct } from '#testing/merchandise';
import { until } from '#testing/settle';
import { ADMIN, Shop } from '../support/shop.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import {
  MARK_HEADING,
  MEASURE_ANIMATIONS,
  MEASURE_CONTAINERS,
  SEE_FIRST_PAINT,
  SEE_SHIFTS,
} from './support/in-page.js';
import { Shopper } from './support/shopper.js';

const PAGES = ['/', '/provider', '/provider/netflix', '/merchandise', '/info/scheme-of-price', '/about-us'];

let shop: Shop;
let browsing: Browsing;
let base: string;
beforeAll(async () => {
  [shop, browsing] = await Promise.all([Shop.open(), Browsing.start()]);
  await shop.startApi();
  base = `http://localhost:${shop.env.PORT}`;
});
afterAll(async () => {
  await browsing?.close();
  await shop?.close();
});

async function inWindow(work: (window: Window) => Promise<void>, viewport?: { width: number; height: number }) {
  const window = await browsing.window(base, viewport);
  try {
    await work(window);
  } finally {
    await window.close();
  }
}

async function oneProduct(): Promise<string> {
  const database = new Database(new Config(shop.env));
  const { slug } = await aProduct(database);
  await database.$disconnect();
  return slug;
}

describe('a prerendered page', () => {
  it.each([...PAGES, '/merchandise/:slug'])('%s hydrates without rendering again and without a warning', (pattern) =>
    inWindow(async ({ page, complaints }) => {
      const address = pattern.replace(':slug', await oneProduct());
      await page.addInitScript({ content: MARK_HEADING });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Mode gelap' }).click();
      await page.locator('html.dark').waitFor();
      expect(await page.locator('h1[data-sent]').count()).toBe(1);
      expect(complaints).toEqual([]);
    }),
  );

  it('whose script does not load can still be read, and another try hydrates it', () =>
    inWindow(async ({ page }) => {
      const file = '**/assets/provider-order*.js';
      await page.addInitScript({ content: MARK_HEADING });
      await page.route(file, (route) => route.abort());
      await page.goto('/provider/spotify');
      await page.getByText('Halaman belum termuat seluruhnya').waitFor();
      expect(await page.locator('h1[data-sent]').textContent()).toBe('Spotify');
      await page.unroute(file);
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Mode gelap' }).click();
      await page.locator('html.dark').waitFor();
    }));

  it('goes on from there: the list can be searched, a provider opened', () =>
    inWindow(async ({ page, complaints }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Cari layanan' }).click();
      await page.getByRole('searchbox').fill('spotify');
      await page.getByRole('link', { name: /^Spotify/ }).click();
      await page.waitForURL('/provider/spotify');
      await page.getByRole('radio', { name: /Carikan grup/ }).waitFor();
      expect(await page.title()).toBe('Patungan Spotify | Patungan');
      expect(complaints).toEqual([]);
    }));
});

describe('the first paint', () => {
  /** The page after its HTML was parsed, before any module ran. */
  const before = async ({ page }: Window) => {
    await page.addInitScript({ content: SEE_FIRST_PAINT });
    await page.goto('/about-us');
    return page.evaluate<Record<string, string>>('globalThis.seen');
  };

  it('is dark when that theme was chosen, under the strict policy', () =>
    inWindow(async (window) => {
      await window.page.goto('/about-us');
      await window.page.evaluate(`localStorage.setItem('isDarkMode', 'true')`);
      expect((await before(window)).backgroundColor).toBe('rgb(13, 22, 19)');
      expect(window.complaints).toEqual([]);
    }));

  it('shows no Masuk to a member', () =>
    inWindow(async (window) => {
      await window.page.goto('/about-us');
      expect((await before(window)).visibility).toBe('visible');
      // A page that still loads would find no session behind these cookies and remove them.
      await window.page.goto('about:blank');
      await window.page.context().addCookies(['ATS', 'RTS'].map((name) => ({ name, value: 'x', url: base })));
      expect((await before(window)).visibility).toBe('hidden');
    }));
});

describe('what is read does not move', () => {
  /** The most that "cumulative layout shift" may be. */
  const BUDGET = 0.05;
  const open = async ({ page }: Window, address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByText('Email belum diverifikasi.').waitFor();
    // A shift is reported with the next frame.
    await page.evaluate('new Promise((seen) => setTimeout(seen, 300))');
    return page.evaluate<number>('globalThis.shifts');
  };

  it('when a customer is reminded to verify the e-mail: the reminder has its room from the first paint', () =>
    inWindow(async (window) => {
      await new Shopper(window, 'Dewi Lestari', 'dewi@cerita.test').register();
      await window.page.addInitScript({ content: SEE_SHIFTS });
      await window.page.route('**/api/customer/profile', async (route) => {
        await new Promise((late) => setTimeout(late, 1_000));
        await route.continue();
      });
      for (const address of ['/provider/netflix', '/user/order', '/reminder-contact'])
        expect(await open(window, address)).toBeLessThan(BUDGET);
    }, PHONE));

  it('to its top, when it was scrolled before it hydrates', () =>
    inWindow(async ({ page }) => {
      let load = () => {};
      const scripts = new Promise<void>((resolve) => (load = resolve));
      await page.route('**/assets/*.js', (route) => scripts.then(() => route.continue()));
      await page.goto('/about-us', { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const hydrated = page.evaluate(
        `new Promise((seen) => document.addEventListener('hydrated', () => seen(scrollY)))`,
      );
      await page.evaluate('scrollTo(0, 300)');
      load();
      expect(await hydrated).toBe(300);
    }, PHONE));

  it('to where the page before was left, when an address is opened anew', () =>
    inWindow(async ({ page }) => {
      const depth = () => page.evaluate<number>('scrollY');
      await page.goto('/about-us', { waitUntil: 'networkidle' });
      await page.evaluate('scrollTo(0, 300)');
      await page.reload({ waitUntil: 'networkidle' });
      expect(await depth()).toBe(300);
      await page.goto('/info/scheme-of-price', { waitUntil: 'networkidle' });
      expect(await depth()).toBe(0);
    }, PHONE));
});

describe('the measures of the layout', () => {
  it.each([
    [360, 360, 328],
    [500, 400, 328],
    [639, 400, 328],
    [640, 640, 608],
    [700, 640, 640],
    [768, 768, 700],
    [1024, 1024, 960],
    [1280, 1280, 1240],
    [1600, 1440, 1240],
  ])('at %i px the container is %i wide, the text %i', (width, container, inner) =>
    inWindow(
      async ({ page }) => {
        await page.goto('/about-us');
        expect(await page.evaluate(MEASURE_CONTAINERS)).toEqual([container, inner]);
      },
      { width, height: 780 },
    ),
  );

  it('the progress bar is 2 px high and takes 5000 ms, the shimmer 1.5 s', () =>
    inWindow(async ({ page }) => {
      // The windows of the stories are without motion.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/about-us');
      const [height, progress, shimmer] = await page.evaluate<string[]>(MEASURE_ANIMATIONS);
      expect(height).toBe('2px');
      expect(progress).toMatch(/\b5s\b.*progress/);
      expect(shimmer).toMatch(/\b1\.5s\b.*shimmer/);
    }));
});

describe('maintenance, switched on in the console', () => {
  it('leads every visitor to /info/maintenance and back', () =>
    inWindow(async ({ page }) => {
      const { accessToken: token } = await shop.http.ask<{ accessToken: string }>('POST', '/admin/sign/in', {
        body: ADMIN,
      });
      const [main] = await shop.http.ask<{ id: string }[]>('GET', '/admin/maintenance', { token });
      const act = (action: string, body = {}) =>
        shop.http.ask('POST', `/admin/maintenance/${main!.id}/${action}`, { token, body });
      const isOn = async () => (await shop.http.call('GET', '/customer/provider')).status === 503;

      await page.clock.install();
      await page.goto('/about-us');
      await act('start', { reason: 'pindah server' });
      await until('the shop to close', isOn);
      await page.goto('/provider/netflix');
      await page.waitForURL('/info/maintenance');
      expect(await isOn()).toBe(true);
      await page.getByRole('heading', { name: 'Patungan sedang dirawat' }).waitFor();
      await act('stop');
      await until('the shop to open', async () => !(await isOn()));
      await page.clock.fastForward(15_000);
      await page.waitForURL('/provider/netflix');
    }));
});
