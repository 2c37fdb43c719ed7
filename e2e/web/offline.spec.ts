import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE } from './support/browser.js';
import { Shopper } from './support/shopper.js';

let shop: Shop;
let browsing: Browsing;

beforeAll(async () => {
  [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
});
afterAll(async () => {
  await browsing?.close();
  await shop?.close();
});

it('without the network the orders are read as they last were, until their customer signs out', async () => {
  const base = `http://localhost:${shop.env.PORT}`;
  const window = await browsing.window(base, PHONE, 'light', { serviceWorkers: 'allow' });
  const { page } = window;
  const sari = new Shopper(window, 'Sari Dewi', 'sari@luring.test');
  await sari.register();
  await sari.order('Spotify', 'Reguler');
  await page.waitForURL(/\/payment\?/);
  await page.goto('/user/order');
  const number = /PTG-\w+-\w+/.exec(await page.getByRole('listitem').filter({ hasText: 'Spotify' }).innerText())![0];
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

  await page.context().setOffline(true);
  await page.goto('/user/membership');
  await page.getByRole('heading', { name: 'Kamu sedang offline' }).waitFor();
  const kept = await page.getByRole('region', { name: 'Pesananmu' }).innerText();
  expect(kept).toContain(number);
  expect(kept).toMatch(/Spotify Reguler[^]*Belum dibayar[^]*Rp\d+\.\d{3}[^]*Bayar sebelum .* WIB/i);
  expect(await findingsOf(window, 'offline')).toEqual([]);
  await window.picture('offline');

  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Langganan', exact: true }).waitFor();
  await page.goto('/user');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.context().setOffline(true);
  await page.goto('/user/order');
  await page.getByRole('heading', { name: 'Kamu sedang offline' }).waitFor();
  expect(await page.getByRole('region', { name: 'Pesananmu' }).count()).toBe(0);
});
