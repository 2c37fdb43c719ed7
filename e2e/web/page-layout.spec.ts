import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AllPages, CUSTOMER, signIn, workingPages } from './support/all-pages.js';
import { DESKTOP, type Window } from './support/browser.js';
import { DRAWN, OVERFLOW, SEE_SHIFTS, UNREADABLE } from './support/in-page.js';

const HOST = 'host@patungan.test';
/** The narrowest phone. */
const NARROW = { width: 320, height: 640 };
/** Of the "cumulative layout shift" of a page. */
const MOST_SHIFT = 0.02;
const FRAME_MS = 300;
const COMMON_PHONE = { width: 360, height: 800 };
/** Pages that grew until nobody saw their end: how high each may be on a phone, and where its first choice stands at the latest. */
const MOST_PIXELS: Record<string, { page: number; choice: number }> = {
  '/': { page: 2600, choice: 420 },
  '/provider/netflix': { page: 1900, choice: 420 },
};
/** What a payment needs is seen on such a screen, without scrolling. */
const SMALL_PHONE = { width: 360, height: 640 };
/** Of what is to be seen at once, which is missing, below the screen or under something else. */
const UNSEEN = `[
  '[role=timer]',
  'button[aria-label="Salin jumlah transfer"]',
  'li .tabular-nums',
  'li:last-child button[aria-label^="Salin nomor rekening"]',
  'button:not([aria-label]):not([type=submit])',
].filter((selector) => {
  const piece = document.querySelector('main ' + selector);
  if (!piece) return true;
  const { left, top, bottom, height } = piece.getBoundingClientRect();
  return bottom > innerHeight || !piece.contains(document.elementFromPoint(left + 4, top + height / 2));
})`;
/** On a laptop whole cards of products stand on the first screen. */
const PRODUCTS_WITHIN = 720;
const FIRST_CARD = `document.querySelector('#provider li').getBoundingClientRect().bottom + scrollY`;
const HEIGHTS = `({
  page: document.documentElement.scrollHeight,
  choice: document.querySelector('#provider li a, fieldset label').getBoundingClientRect().top + scrollY,
})`;

/** docs/rules/shop.md#layout, on every page of the shop, for a visitor and for a customer. */
describe('the layout of every page', () => {
  let all: AllPages;

  beforeAll(async () => {
    all = await AllPages.open();
  });

  afterAll(() => all?.close());

  const visit = async () => undefined;
  const customersPages = async () => [
    ...(await workingPages()),
    ...(await all.known()),
    ...(await all.records(CUSTOMER)),
  ];
  const hostsPages = async () => ['/', '/user/order', '/user/membership', ...(await all.records(HOST))];
  const asHost = (window: Window) => signIn(window, HOST);

  /** With letters of twice the size: how many pixels a page is wider than a phone, and which texts cannot be read. */
  async function tooLarge(page: Page, address: string): Promise<string | undefined> {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.evaluate(DRAWN);
    const pixels = await page.evaluate<number>(OVERFLOW);
    const unreadable = await page.evaluate<string[]>(UNREADABLE);
    return [...(pixels > 0 ? [`${pixels} px`] : []), ...unreadable].join('; ') || undefined;
  }

  /** The cumulative layout shift of a page that is loaded anew, where it is more than one hardly sees. */
  async function movedBy(page: Page, address: string): Promise<string | undefined> {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // A shift is reported with the next frame.
    await page.waitForTimeout(FRAME_MS);
    const shift = await page.evaluate<number>('globalThis.shifts');
    // It led to another page, whose frame is another one.
    if (new URL(page.url()).pathname !== address.split('?')[0]) return undefined;
    return shift > MOST_SHIFT ? `moves by ${shift.toFixed(3)}` : undefined;
  }

  async function watchShifts({ page }: Window): Promise<void> {
    await page.addInitScript({ content: SEE_SHIFTS });
  }

  it('is not wider than a phone with letters of twice the size, and no text is cut, broken or covered', async () => {
    const pages = await customersPages();
    expect({
      visitor: await all.lookAt(await workingPages(), visit, tooLarge),
      customer: await all.lookAt(pages, signIn, tooLarge),
      narrow: await all.lookAt(pages, signIn, tooLarge, NARROW),
      host: await all.lookAt(await hostsPages(), asHost, tooLarge),
    }).toEqual({ visitor: [], customer: [], narrow: [], host: [] });
  });

  it('shows a first choice on the first screen of a phone, and ends before it is tiring', async () => {
    const tooHigh = async (page: Page, address: string) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const most = MOST_PIXELS[address]!;
      const is = await page.evaluate<typeof most>(HEIGHTS);
      return is.page > most.page || is.choice > most.choice ? JSON.stringify(is) : undefined;
    };
    expect(await all.lookAt(Object.keys(MOST_PIXELS), visit, tooHigh, COMMON_PHONE)).toEqual([]);
  });

  it('shows amount, deadline, accounts and the way to the proof on the first screen of a small phone', async () => {
    const unseen = async (page: Page, address: string) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const missing = await page.evaluate<string[]>(UNSEEN);
      const way = page.getByRole('button', { name: 'Sudah transfer? Kirim bukti' });
      await way.click();
      const isThere = await page.evaluate<boolean>(
        `document.activeElement.querySelector('input[name=proof]') !== null`,
      );
      return missing.length > 0 || !isThere ? JSON.stringify({ missing, isThere }) : undefined;
    };
    const payments = (await all.known()).filter((address) => address.startsWith('/payment?'));
    expect(payments).toHaveLength(1);
    expect(await all.lookAt(payments, signIn, unseen, SMALL_PHONE)).toEqual([]);
  });

  it('shows a visitor whole cards of products on the first screen of a laptop', async () => {
    const tooLow = async (page: Page, address: string) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const bottom = Math.round(await page.evaluate<number>(FIRST_CARD));
      return bottom > PRODUCTS_WITHIN ? `${bottom} px` : undefined;
    };
    expect(await all.lookAt(['/'], visit, tooLow, DESKTOP)).toEqual([]);
  });

  it('moves nothing that is read while it loads', async () => {
    const pages = await customersPages();
    const enter = async (window: Window) => {
      await signIn(window);
      await watchShifts(window);
    };
    expect({
      visitor: await all.lookAt(await workingPages(), watchShifts, movedBy),
      customer: await all.lookAt(pages, enter, movedBy),
      wide: await all.lookAt(pages, enter, movedBy, DESKTOP),
    }).toEqual({ visitor: [], customer: [], wide: [] });
  });
});
