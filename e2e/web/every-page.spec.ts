import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#prisma/seed/demo/people';
import { Shop } from '../support/shop.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { DRAWN, OVERFLOW } from './support/in-page.js';
import { shopPages } from './support/pages.js';
import { shareWork } from './support/share-work.js';

const WINDOWS = 3;
/** For what a page says it is loading. */
const PATIENCE_MS = 20_000;
const CUSTOMER = 'customer@patungan.test';
/** What addresses of the shop call the things they are about. */
const NAMES =
  `order_uid customer_uid orderUid customerUid accountUid errandUid sekeranjangUid animalUid mission product_id
  order_id variant slot`.split(/\s+/);
const MADE_UP = '7b0b8a3e-0000-4000-8000-00000000dead';
/** Pages of one record: a made-up uid names none. Those of orders lead home after four seconds; `known-names.spec.tsx` looks at them. */
const RECORDS = `/user/membership/details /user/merchandise/details /sekeranjang/product-detail /sekeranjang/order
  /sekeranjang/order-success /sekurban/order /setitip/payment /semabar/details-venue`.split(/\s+/);
/** Pages whose purpose is to show an error, and the address that is none. */
const ERRORS = new Set(['/error', '/payment-dev', '/halaman/yang-tidak-ada']);
/** Of the page of a failure (`ErrorPage`, `ErrorState`); a customer never reads the second. */
const FAILED = /Terjadi Kesalahan|Gagal memuat|No QueryClient|undefined|\bNaN\b|\[object/;
const MISSING = /tidak ditemukan|could not be found|tidak ada di/i;

/** Every page of the route table in a real browser, for a visitor and for a customer: each shows itself, and no failure. */
describe('every page', () => {
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

  async function signIn({ page }: Window): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill(CUSTOMER);
    await page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
  }

  /** What a page says that it must not say, or how many headings it has where it is not one. */
  async function saidBy(page: Page, address: string, isWrong: RegExp): Promise<string | undefined> {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // A visitor is led from the pages of a customer to the sign-in, after the time to read why.
    await page
      .getByText(/^Memuat/)
      .first()
      .waitFor({ state: 'hidden' });
    await page.locator('main h1').first().waitFor();
    await page
      .getByText(/^Memuat/)
      .first()
      .waitFor({ state: 'hidden' });
    const wrong = isWrong.exec(await page.locator('main').innerText());
    if (wrong) return wrong[0];
    const headings = await page.locator('main h1').count();
    return headings === 1 ? undefined : `${headings} h1`;
  }

  /** How many pixels a page is wider than a phone, with letters of twice the size. */
  async function tooWide(page: Page, address: string): Promise<string | undefined> {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.evaluate(DRAWN);
    const pixels = await page.evaluate<number>(OVERFLOW);
    return pixels > 0 ? `${pixels} px` : undefined;
  }

  /** What is wrong with a page, by its address, as `look` finds it; by default what the page says. */
  async function lookAt(
    pages: string[],
    prepare: (window: Window) => Promise<void>,
    look = (page: Page, address: string) => saidBy(page, address, FAILED),
  ) {
    const wrong: string[] = [];
    const windows = await Promise.all(
      Array.from({ length: WINDOWS }, async () => {
        const window = await browsing.window(base, PHONE);
        window.page.setDefaultTimeout(PATIENCE_MS);
        await prepare(window);
        return window;
      }),
    );
    await shareWork(windows, pages, async ({ page, complaints }, address) => {
      complaints.length = 0;
      const said = await look(page, address).catch((error: Error) => error.message);
      wrong.push(...[...(said ? [said] : []), ...complaints].map((what) => `${address}: ${what}`));
    });
    await Promise.all(windows.map((window) => window.close()));
    return wrong;
  }

  const working = async () => (await shopPages()).filter((page) => !ERRORS.has(page));

  it('shows itself to a visitor', async () => {
    expect(await lookAt(await working(), async () => undefined)).toEqual([]);
  });

  it('shows itself to a customer', async () => {
    expect(await lookAt(await working(), signIn)).toEqual([]);
  });

  it('shows what its address names, by either name of the parameter', async () => {
    const isWrong = new RegExp(`${FAILED.source}|${MISSING.source}`, 'i');
    expect(await lookAt(await known(), signIn, (page, address) => saidBy(page, address, isWrong))).toEqual([]);
  });

  it('is not wider than a phone with letters of twice the size', async () => {
    expect(await lookAt(await working(), async () => undefined, tooWide)).toEqual([]);
    expect(await lookAt([...(await working()), ...(await known())], signIn, tooWide)).toEqual([]);
  });

  it('says that there is none, or leads on, where the address names nothing', async () => {
    const made = (await working()).filter((page) => page !== '/user').map((page) => `${page}?${madeUp()}`);
    const inPath = ['/new-payment', '/donation/netflix/success', '/donation/sekolah-pesisir/failed', '/merchandise'];
    expect(await lookAt([...made, ...inPath.map((page) => `${page}/${MADE_UP}`)], signIn)).toEqual([]);
  });

  it('says with the status that there is none, where the address names a record', async () => {
    const inPath = ['/donation/sekolah-pesisir/success', '/merchandise', '/blog', '/donation'];
    const named = [...RECORDS.map((page) => `${page}?${madeUp()}`), ...inPath.map((page) => `${page}/${MADE_UP}`)];
    const silent = await lookAt(named, signIn, (page, address) => saidBy(page, address, /^(?![\s\S]*\b404\b)/));
    expect(silent).toEqual([]);
  });

  const madeUp = () => new URLSearchParams(Object.fromEntries(NAMES.map((name) => [name, MADE_UP])));

  /** Addresses of things that the demo customer has, and of things that the shop sells. */
  async function known(): Promise<string[]> {
    const one = async (sql: string): Promise<string> => (await shop.sql<{ uid: string }>(sql))[0]!.uid;
    const mine = `FROM "order" o JOIN customer c ON c.uid = o.customer_uid WHERE c.email = '${CUSTOMER}'`;
    const order = await one(`SELECT o.uid ${mine} AND o.status = 1 LIMIT 1`);
    const number = await one(`SELECT o.number AS uid ${mine} AND o.status = 1 LIMIT 1`);
    const customer = await one(`SELECT uid FROM customer WHERE email = '${CUSTOMER}'`);
    const account = await one(
      `SELECT a.uid FROM account a JOIN customer c ON c.uid = a.customer_uid WHERE c.email = '${CUSTOMER}' LIMIT 1`,
    );
    const product = await one(`SELECT uid FROM sekeranjang_product WHERE state = 'open' LIMIT 1`);
    const keys = `order_uid=${order}&customer_uid=${customer}`;
    return [
      ...['details', 'details-old'].flatMap((page) =>
        ['orderUid', 'order_uid'].map((name) => `/user/order/${page}?${name}=${order}`),
      ),
      ...['accountUid', 'account_uid'].map((name) => `/user/membership/details?${name}=${account}`),
      ...['sekeranjangUid', 'product_id'].map((name) => `/sekeranjang/product-detail?${name}=${product}`),
      ...['/payment', '/payment-confirmation', '/payment-result', '/thankyou', '/tip/thankyou'].map(
        (page) => `${page}?${keys}`,
      ),
      `/manual-upload-payment-slip?${keys}`,
      ...['/additional-payment', '/additional-payment/result'].map((page) => `${page}?orderNumber=${number}`),
      `/new-payment/${number}`,
      `/new-payment/${order}`,
      '/merchandise/kaus-lingkar',
      '/donation/sekolah-pesisir',
      '/donation/sekolah-pesisir/list',
      '/provider/rekafin',
      '/provider?slug=netflix',
      '/event/anniv/lottery',
    ];
  }
});
