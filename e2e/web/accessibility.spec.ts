import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, ViewportSize } from 'playwright-core';
import { DEMO_PASSWORD } from '#prisma/seed/demo/people';
import { ADMIN, Shop } from '../support/shop.js';
import { beyondTheScreen, findingsOf, goWithinConsole, openWhole } from './support/accessible.js';
import { Browsing, DESKTOP, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { CUT_TABLES, DRAWN } from './support/in-page.js';
import { OpenRequests } from './support/open-requests.js';
import { consolePages, consoleResources, shopPages } from './support/pages.js';
import { shareWork } from './support/share-work.js';

const WINDOWS = 3;
/** Pages that must be among those of the route table. */
const NAMED = [
  '/',
  '/provider',
  '/provider/rekafin',
  '/info/scheme-of-price',
  '/info/scheme-of-price/provider-list',
  '/info/user-host',
  '/jaminan',
  '/info/pre-order',
  '/info/customers',
  '/info/canva-migration',
  '/rekafin',
  '/seglowup',
  '/seglowup/provider',
  '/seglowup/confirmation',
  '/seglowup/thankyou',
];

/** Adds a text that can be read in light, and hardly in dark. */
const PALE_IN_THE_DARK = `document.querySelector('main p').insertAdjacentHTML(
  'afterend', '<p style="color: light-dark(#123456, #333); color-scheme: light dark">pudar</p>')`;

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
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const openWindows = (viewport: ViewportSize, prepare: (window: Window) => Promise<void> = async () => undefined) =>
    Promise.all(
      Array.from({ length: WINDOWS }, async () => {
        const window = await browsing.window(base, viewport);
        // Three pages load at once, on a machine that may be busy.
        window.page.setDefaultTimeout(90_000);
        await prepare(window);
        return window;
      }),
    );

  /** Checks every page with all folds open, and closes the windows: open ones go on taking the processor. */
  async function lookAt(pages: string[], windows: Window[], open = openWhole): Promise<string[]> {
    const findings: string[] = [];
    await shareWork(windows, pages, async ({ page }, address) => {
      await open(page, address);
      findings.push(...(await findingsOf({ page }, address)));
    });
    console.warn(`axe: ${pages.length} pages: ${findings.length} findings`);
    await Promise.all(windows.map((window) => window.close()));
    return findings;
  }

  it('of every page that a visitor can open', async () => {
    const pages = [...(await shopPages()).filter((page) => !isOfCustomer(page)), '/provider/rekafin'];
    expect(pages).toEqual(expect.arrayContaining(NAMED));
    expect(await lookAt(pages, await openWindows(PHONE))).toEqual([]);
  });

  it('finds a text that is too pale in one theme, on a page whose other colours are known', async () => {
    const window = await browsing.window(base, PHONE);
    const { page } = window;
    await openWhole(page, '/about-us');
    expect(await findingsOf(window, 'before')).toEqual([]);
    await page.evaluate(PALE_IN_THE_DARK);
    const found = await findingsOf({ page }, 'pale');
    expect(found.map((finding) => finding.replace(/ at .*/, ''))).toEqual(['pale-360-dark: color-contrast']);
    await window.close();
  });

  it('of every page of a customer', async () => {
    const pages = (await shopPages()).filter(isOfCustomer);
    expect(await lookAt(pages, await openWindows(PHONE, signInAsCustomer))).toEqual([]);
    // A phone has the tab Akun in place of the menu.
    const window = await browsing.window(base, DESKTOP);
    const { page } = window;
    await signInAsCustomer(window);
    await openWhole(page, '/user/order');
    await page.getByLabel('Menu akun').click();
    await page.getByRole('navigation', { name: 'Akun' }).waitFor();
    expect(await findingsOf({ page }, '/user/order with the menu')).toEqual([]);
    await window.close();
  });

  it('of a telephone whose letters are half as large again: nothing leaves the screen', async () => {
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
  });

  it('of every page, list, record and form of the console', async () => {
    const token = await adminToken();
    const pages = (await Promise.all(consoleResources().map((resource) => addressesOf(resource, token)))).flat();
    const windows = await openWindows(DESKTOP, signInAsAdmin);
    const requests = new Map(windows.map(({ page }) => [page, new OpenRequests(page)]));
    const open = (page: Page, hash: string) => goWithinConsole(page, requests.get(page)!, hash);
    expect(await lookAt(['/', ...consolePages(), ...pages], windows, open)).toEqual([]);
  });

  it('of every list and record of the console beside its menu: no table is wider than its card, whatever is chosen', async () => {
    const token = await adminToken();
    const tables = consoleResources().map(({ name, views }) => ({
      name,
      views: views.filter((view) => view === 'list' || view === 'show'),
    }));
    const pages = (await Promise.all(tables.map((resource) => addressesOf(resource, token)))).flat();
    const findings: string[] = [];
    // A window that was once narrow keeps its menu shut, which gives a table more room than it has.
    for (const widths of [[1440, DESKTOP.width], [1024]]) {
      const windows = await openWindows({ ...DESKTOP, width: widths[0]! }, signInAsAdmin);
      const answers = new Map(windows.map(({ page }) => [page, new OpenRequests(page)]));
      await shareWork(windows, pages, async ({ page }, hash) => {
        const requests = answers.get(page)!;
        await goWithinConsole(page, requests, hash);
        for (const choice of [null, ...(await choicesOf(page))]) {
          // What is chosen changes which choices have no rows, and those are folded.
          if (choice && !(await choice.isVisible())) continue;
          await choice?.click();
          await requests.areAnswered();
          for (const width of widths) {
            await page.setViewportSize({ ...DESKTOP, width });
            await page.evaluate(DRAWN);
            const where = `${hash} ${(await choice?.innerText()) ?? ''} ${width}`;
            findings.push(...(await page.evaluate<string[]>(CUT_TABLES)).map((cut) => `${where}: ${cut}`));
          }
        }
      });
      await Promise.all(windows.map((window) => window.close()));
    }
    expect(findings).toEqual([]);
  });

  /** The exclusive filters above a list. */
  const choicesOf = (page: Page) =>
    page.getByRole('group', { name: 'Saring menurut keadaan' }).getByRole('button').all();

  const adminToken = async () => {
    const session = await shop.http.ask<{ accessToken: string }>('POST', '/admin/sign/in', { body: ADMIN });
    return session.accessToken;
  };

  async function addressesOf({ name, views }: ReturnType<typeof consoleResources>[number], token: string) {
    const [first] = await shop.http.ask<{ id: string }[]>('GET', `/admin/${name}?range=[0,0]`, { token });
    return views.flatMap((view) => {
      if (view === 'list') return [`/${name}`];
      if (view === 'create') return [`/${name}/create`];
      // A resource without a record has only its empty list to show.
      if (!first) return [];
      return [view === 'show' ? `/${name}/${first.id}/show` : `/${name}/${first.id}`];
    });
  }

  async function signInAsCustomer({ page }: Window): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill('customer@patungan.test');
    await page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
  }

  const signInAsAdmin = ({ page }: Window): Promise<void> => signInAtConsole(page);
});
