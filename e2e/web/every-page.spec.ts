import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AllPages, signIn, workingPages } from './support/all-pages.js';
import type { Window } from './support/browser.js';

/** What addresses of the shop call the things they are about. */
const NAMES =
  `order_uid customer_uid orderUid customerUid accountUid errandUid sekeranjangUid animalUid mission product_id
  order_id variant slot`.split(/\s+/);
const MADE_UP = '7b0b8a3e-0000-4000-8000-00000000dead';
/** Pages of one record: a made-up uid names none. Those of orders lead home after four seconds; `known-names.spec.tsx` looks at them. */
const RECORDS = `/user/membership/details /user/merchandise/details /sekeranjang/product-detail /sekeranjang/order
  /sekeranjang/order-success /sekurban/order /setitip/payment /semabar/details-venue`.split(/\s+/);
/** Of the page of a failure (`ErrorPage`, `ErrorState`); a customer never reads the second. */
const FAILED = /Terjadi Kesalahan|Gagal memuat|No QueryClient|undefined|\bNaN\b|\[object/;
const MISSING = /tidak ditemukan|could not be found|tidak ada di/i;

/** Every page of the route table in a real browser, for a visitor and for a customer: each shows itself, and no failure. */
describe('every page', () => {
  let pages: AllPages;

  beforeAll(async () => {
    pages = await AllPages.open();
  });

  afterAll(() => pages?.close());

  const lookAt = (
    addresses: string[],
    prepare: (window: Window) => Promise<void>,
    look = (page: Page, address: string) => saidBy(page, address, FAILED),
  ) => pages.lookAt(addresses, prepare, look);

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

  it('shows itself to a visitor', async () => {
    expect(await lookAt(await workingPages(), async () => undefined)).toEqual([]);
  });

  it('shows itself to a customer', async () => {
    expect(await lookAt(await workingPages(), signIn)).toEqual([]);
  });

  it('shows what its address names, by either name of the parameter', async () => {
    const isWrong = new RegExp(`${FAILED.source}|${MISSING.source}`, 'i');
    expect(await lookAt(await pages.known(), signIn, (page, address) => saidBy(page, address, isWrong))).toEqual([]);
  });

  it('says that there is none, or leads on, where the address names nothing', async () => {
    const made = (await workingPages()).map((page) => `${page}?${madeUp()}`);
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
});
