import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#prisma/seed/demo/people';
import { ADMIN, Shop } from '../support/shop.js';
import { beyondTheScreen, openWhole, findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { consolePages, consoleResources, shopPages } from './support/pages.js';
import { shareWork } from './support/share-work.js';

const WINDOWS = 3;
/** About two minutes on a machine of its own. */
const PATIENCE_MS = 1_200_000;
/** Pages that must be among those of the route table. */
const NAMED = [
  '/',
  '/provider',
  '/provider/rekafin',
  '/info/scheme-of-price',
  '/info/scheme-of-price/provider-list',
  '/info/user-host',
  '/info/pre-order',
  '/info/customers',
  '/info/canva-migration',
  '/rekafin',
  '/seglowup',
  '/seglowup/provider',
  '/seglowup/confirmation',
  '/seglowup/thankyou',
];

/** Pages under /user that a link in a mail opens without a session. */
const FROM_A_MAIL = /^\/user\/(verify-email|forget-password)|\/(expired|reset|confirm)$/;
const isOfCustomer = (page: string): boolean => /^\/user(\/|$)/.test(page) && !FROM_A_MAIL.test(page);

/**
 * Every page in a real browser: axe finds nothing serious or critical, and no page is wider than the screen.
 */
describe('accessibility', () => {
  let shop: Shop;
  let browsing: Browsing;
  let base: string;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.open({ demo: true }), Browsing.start()]);
    await shop.startApi();
    base = `http://localhost:${shop.env.PORT}`;
  }, 120_000);

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  }, 60_000);

  const openWindows = (prepare: (window: Window) => Promise<void> = async () => undefined) =>
    Promise.all(
      Array.from({ length: WINDOWS }, async () => {
        const window = await browsing.window(base);
        // Three pages load at once, on a machine that may be busy.
        window.page.setDefaultTimeout(90_000);
        await prepare(window);
        return window;
      }),
    );

  /** Checks every page with all folds open. */
  async function lookAt(pages: string[], windows: Window[]): Promise<string[]> {
    const findings: string[] = [];
    await shareWork(windows, pages, async ({ page }, address) => {
      // Addresses of the console differ only after the #, which alone would load nothing.
      await page.goto('about:blank');
      await openWhole(page, address);
      findings.push(...(await findingsOf({ page }, address)));
    });
    console.warn(`axe: ${pages.length} pages, 2 widths, 2 themes: ${findings.length} findings`);
    return findings;
  }

  it(
    'of every page that a visitor can open',
    async () => {
      const pages = [...(await shopPages()).filter((page) => !isOfCustomer(page)), '/provider/rekafin'];
      expect(pages).toEqual(expect.arrayContaining(NAMED));
      expect(await lookAt(pages, await openWindows())).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'of every page of a customer',
    async () => {
      const pages = (await shopPages()).filter((page) => page !== '/user' && isOfCustomer(page));
      const windows = await openWindows(signInAsCustomer);
      expect(await lookAt(pages, windows)).toEqual([]);
      const [{ page }] = windows as [Window, ...Window[]];
      await openWhole(page, '/user/order');
      await page.getByLabel('Menu akun').click();
      await page.getByRole('navigation', { name: 'Akun' }).waitFor();
      expect(await findingsOf({ page }, '/user/order with the menu')).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'of a telephone whose letters are half as large again: nothing leaves the screen',
    async () => {
      // The setting itself, so that `rem` means the same in a media query.
      const large = await Browsing.start(['--blink-settings=defaultFontSize=24']);
      try {
        const window = await large.window(base, PHONE);
        const { page } = window;
        const findings: string[] = [];
        const look = async (address: string) => {
          await openWhole(page, address);
          findings.push(...(await beyondTheScreen(page)).map((finding) => `${address}: ${finding}`));
        };
        for (const address of ['/', '/provider/netflix', '/register', '/help']) await look(address);
        await signInAsCustomer(window);
        for (const address of ['/user/profile', '/user/order', '/user/membership', '/user/notification'])
          await look(address);
        await openWhole(page, '/user/order');
        await look((await page.getByRole('link', { name: 'Bayar', exact: true }).getAttribute('href'))!);
        expect(findings).toEqual([]);
      } finally {
        await large.close();
      }
    },
    PATIENCE_MS,
  );

  it(
    'of every page, list, record and form of the console',
    async () => {
      const token = await adminToken();
      const pages = (await Promise.all(consoleResources().map((resource) => addressesOf(resource, token)))).flat();
      expect(await lookAt(['/admin/#/', ...consolePages(), ...pages], await openWindows(signInAsAdmin))).toEqual([]);
    },
    PATIENCE_MS,
  );

  const adminToken = async () => {
    const session = await shop.http.ask<{ accessToken: string }>('POST', '/admin/sign/in', { body: ADMIN });
    return session.accessToken;
  };

  async function addressesOf({ name, views }: ReturnType<typeof consoleResources>[number], token: string) {
    const [first] = await shop.http.ask<{ id: string }[]>('GET', `/admin/${name}?range=[0,0]`, { token });
    return views.flatMap((view) => {
      if (view === 'list') return [`/admin/#/${name}`];
      if (view === 'create') return [`/admin/#/${name}/create`];
      // A resource without a record has only its empty list to show.
      if (!first) return [];
      return [view === 'show' ? `/admin/#/${name}/${first.id}/show` : `/admin/#/${name}/${first.id}`];
    });
  }

  async function signInAsCustomer({ page }: Window): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill('customer@patungan.test');
    await page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
  }

  async function signInAsAdmin({ page }: Window): Promise<void> {
    await page.goto('/admin/');
    await page.locator('input[name=email], input[name=username]').fill(ADMIN.email);
    await page.locator('input[type=password]').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText('Pembayaran menunggu').waitFor();
  }
});
