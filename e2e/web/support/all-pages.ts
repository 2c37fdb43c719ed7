import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#prisma/seed/demo/people';
import { Shop } from '../../support/shop.js';
import { Browsing, PHONE, type Window } from './browser.js';
import { shopPages } from './pages.js';
import { shareWork } from './share-work.js';

const WINDOWS = 3;
/** For what a page says it is loading. */
const PATIENCE_MS = 20_000;
export const CUSTOMER = 'customer@patungan.test';
/** Pages whose purpose is to show an error, and the address that is none. */
const ERRORS = new Set(['/error', '/payment-dev', '/halaman/yang-tidak-ada']);

/** Addresses of all pages of the shop that are to work. */
export const workingPages = async () => (await shopPages()).filter((page) => !ERRORS.has(page));

/** By default as the demo customer. */
export async function signIn({ page }: Window, email = CUSTOMER): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A demo shop with a browser, and a look at many of its pages, a few at a time. */
export class AllPages {
  private constructor(
    private readonly shop: Shop,
    private readonly browsing: Browsing,
  ) {}

  static async open(): Promise<AllPages> {
    const [shop, browsing] = await Promise.all([Shop.open({ demo: true }), Browsing.start()]);
    await shop.startApi();
    return new AllPages(shop, browsing);
  }

  async close(): Promise<void> {
    await this.browsing.close();
    await this.shop.close();
  }

  /** What is wrong with a page, by its address, as `look` finds it. */
  async lookAt(
    pages: string[],
    prepare: (window: Window) => Promise<void>,
    look: (page: Page, address: string) => Promise<string | undefined>,
    size = PHONE,
  ) {
    const wrong: string[] = [];
    const base = `http://localhost:${this.shop.env.PORT}`;
    const windows = await Promise.all(
      Array.from({ length: WINDOWS }, async () => {
        const window = await this.browsing.window(base, size);
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

  /** The pages of every order and every seat of a person. */
  async records(email: string): Promise<string[]> {
    const uids = async (table: string): Promise<string[]> =>
      (
        await this.shop.sql<{ uid: string }>(
          `SELECT one.uid FROM ${table} one JOIN customer c ON c.uid = one.customer_uid WHERE c.email = '${email}'`,
        )
      ).map(({ uid }) => uid);
    return [
      ...(await uids('"order"')).map((uid) => `/user/order/details?orderUid=${uid}`),
      ...(await uids('account')).map((uid) => `/user/membership/details?accountUid=${uid}`),
    ];
  }

  /** Addresses of things that the demo customer has, and of things that the shop sells. */
  async known(): Promise<string[]> {
    const one = async (sql: string): Promise<string> => (await this.shop.sql<{ uid: string }>(sql))[0]!.uid;
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
}
