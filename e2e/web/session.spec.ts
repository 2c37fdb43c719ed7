import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Request } from 'playwright-core';
import type { SessionView, WebviewCode } from '#contracts/identity/session.http';
import { until } from '#testing/settle';
import { ADMIN, Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { Shopper } from './support/shopper.js';

const PASSWORD = 'kata-sandi-cerita';
const COOKIES = ['ATS', 'RTS', 'ETS', 'uid', 'username', 'customerUid', 'email', 'deviceId'];

/** Sign-in, cookies, devices and tabs in a real Chromium. docs/rules/sessions.md */
describe('a session in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let base: string;
  let sari: Shopper;
  const windows: Window[] = [];

  const aWindow = async () => {
    const window = await browsing.window(base, PHONE);
    windows.push(window);
    return window;
  };
  const cookiesOf = (window: Window) => window.page.context().cookies();
  const signIn = async (window: Window) => {
    await window.page.getByLabel('Email').fill(sari.email);
    await window.page.locator('input[type=password]').fill(PASSWORD);
    await window.page.getByRole('button', { name: 'Masuk' }).click();
  };
  /** The tokens of a signed-in customer, as an app stores them. */
  const anApp = (deviceId: string) =>
    shop.http.ask<SessionView>('POST', '/customer/sign/in', {
      body: { email: sari.email, password: PASSWORD, deviceId, deviceOs: 'android', scope: 'app' },
    });
  const aCode = (app: SessionView) =>
    shop.http.ask<WebviewCode>('POST', '/customer/token/webview', { token: app.accessToken, body: {} });

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    base = `http://localhost:${shop.env.PORT}`;
    sari = new Shopper(await aWindow(), 'Sari Dewi', 'sari@sesi.test');
    await sari.register();
  });
  afterEach(async () => {
    for (const window of windows.slice(1)) await window.close();
    windows.splice(1);
  });
  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  it('begins with its cookies for 90 days, and one that no script can read', async () => {
    const cookies = await cookiesOf(sari.window);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([...COOKIES, 'device'].toSorted());
    for (const { name, expires, httpOnly, sameSite, path } of cookies) {
      expect([name, path, httpOnly, sameSite]).toEqual([
        name,
        '/',
        name === 'device',
        name === 'device' ? 'Strict' : 'Lax',
      ]);
      expect(Math.round((expires - Date.now() / 1_000) / 86_400)).toBe(90);
    }
    expect(await sari.window.page.evaluate<string>('document.cookie')).not.toContain('device=');
  });

  it('is asked for where it is needed: after two seconds at the sign-in page, and then back to the page', async () => {
    const window = await aWindow();
    const { page } = window;
    const openedAt = Date.now();
    await page.goto('/user/order?status=1');
    await page.getByText('Masuk dulu, ya.').waitFor();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(Date.now() - openedAt).toBeGreaterThan(2_000);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/user/order?status=1');
    await signIn(window);
    await page.waitForURL((url) => url.pathname === '/user/order' && url.search === '?status=1');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  it('that is asked for by an order leads back into it, with the plan that was chosen', async () => {
    const window = await aWindow();
    const { page } = window;
    await page.goto('/provider/netflix', { waitUntil: 'networkidle' });
    const variant = await page.locator('input[name=variant]:not(:checked):visible').last().getAttribute('value');
    await page.locator(`input[value="${variant}"]`).check({ force: true });
    await page.getByRole('button', { name: 'Pesan sekarang' }).first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('heading', { name: 'Masuk untuk memesan' }).waitFor();
    await page.getByText('Pesananmu lanjut otomatis setelah masuk.').waitFor();
    expect(await findingsOf(window, 'session-order-ahead')).toEqual([]);
    await signIn(window);
    await page.getByRole('dialog').getByRole('button', { name: 'Buat pesanan' }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('variant'), searchParams.get('order')]).toEqual([variant, null]);
    await page.keyboard.press('Escape');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('with only one of its cookies is dropped', async () => {
    const { page } = await aWindow();
    await page.context().addCookies([
      { name: 'ATS', value: 'x', url: base },
      { name: 'username', value: 'x', url: base },
    ]);
    await page.goto('/user/profile');
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
    expect(await page.context().cookies()).toEqual([]);
  });

  it('never leads out of the shop, whatever the address asks for', async () => {
    for (const redirect of ['//evil.example', '/\\evil.example', 'https:evil.example', '/\t/evil.example']) {
      const window = await aWindow();
      await window.page.goto(`/login?${new URLSearchParams({ redirect })}`);
      await signIn(window);
      await window.page.waitForURL((url) => url.pathname === '/');
      expect(new URL(window.page.url()).origin).toBe(base);
    }
  });

  it('with an access token that is over is refreshed once for all calls of a page, and goes on', async () => {
    const { page } = sari.window;
    const before = await cookiesOf(sari.window);
    await page.context().addCookies([{ name: 'ATS', value: 'over', url: base }]);
    const refreshes: Request[] = [];
    const refused: string[] = [];
    page.on('request', (request) => request.url().endsWith('/token/refresh') && refreshes.push(request));
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
    await page.goto('/user/profile');
    await page.getByRole('main').getByText(sari.email).first().waitFor();
    expect(refused.length).toBeGreaterThan(1);
    expect(refreshes).toHaveLength(1);
    const token = (name: string, cookies: typeof before) => cookies.find((cookie) => cookie.name === name)?.value;
    const after = await cookiesOf(sari.window);
    expect(token('RTS', after)).not.toBe(token('RTS', before));
    expect(token('ATS', after)).toMatch(/^ey/);
  });

  it('that was copied out of the page is worth nothing in another browser', async () => {
    const thief = await aWindow();
    const stolen = (await cookiesOf(sari.window)).filter(({ httpOnly }) => !httpOnly);
    await thief.page
      .context()
      .addCookies(stolen.map((cookie) => ({ ...cookie, ...(cookie.name === 'ATS' && { value: 'over' }) })));
    await thief.page.goto('/user/profile');
    await thief.page.waitForURL((url) => url.pathname === '/login');
    expect(await thief.page.evaluate<string>('document.cookie')).toBe('');
    await sari.window.page.goto('/user/profile');
    await sari.window.page.getByRole('main').getByText(sari.email).first().waitFor();
  });

  it('lists its devices; one of them is signed out from here, and its next step ends at the sign-in page', async () => {
    const other = await aWindow();
    await other.page.goto('/login');
    await signIn(other);
    await other.page.waitForURL((url) => url.pathname === '/');
    const { page } = sari.window;
    await page.goto('/user/sessions');
    await page.getByText('Perangkat ini').waitFor();
    expect(await findingsOf(sari.window, 'session-devices')).toEqual([]);
    await page.getByRole('button', { name: 'Keluarkan semua yang lain' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ya, keluarkan' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await other.page.goto('/user/profile');
    await other.page.waitForURL((url) => url.pathname === '/login');
  });

  it('opens in the webview of an app by a code that works once and leaves no trace in the address', async () => {
    const app = await anApp('hp-sari');
    const { path } = await aCode(app);
    const { page } = await aWindow();
    const seen: string[] = [];
    page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/user/profile');
    await page.getByRole('main').getByText(sari.email).first().waitFor();
    expect(await page.evaluate<string>(`localStorage.getItem('isWebView')`)).toBe('true');
    const [, , half] = path.split('/');
    expect(seen.slice(1).filter((line) => line.includes(half!))).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain(half);

    const second = await aWindow();
    await second.page.goto(path);
    await second.page.getByText('Tautan ini tidak berlaku lagi').waitFor();
    expect(await findingsOf(second, 'session-webview-refused')).toEqual([]);
    expect(
      shop
        .running('api')
        .map((api) => api.output())
        .join(''),
    ).not.toContain(half);
  });

  it('is not replaced by a webview link before its owner has confirmed', async () => {
    const window = await aWindow();
    await window.page.goto('/login');
    await signIn(window);
    await window.page.waitForURL((url) => url.pathname === '/');
    const before = await window.page.evaluate<string>('document.cookie');
    await window.page.goto((await aCode(await anApp('hp-2'))).path);
    await window.page.getByRole('heading', { name: 'Ganti akun?' }).waitFor();
    expect(await findingsOf(window, 'session-webview-asks')).toEqual([]);
    expect(await window.page.evaluate<string>('document.cookie')).toBe(before);
    await window.page.getByRole('button', { name: 'Pakai akun dari aplikasi' }).click();
    await window.page.waitForURL((url) => url.pathname === '/');
    expect(await window.page.evaluate<string>('document.cookie')).not.toBe(before);
  });

  it('that a block ends while its customer orders shows why, and the appeal, instead of the sign-in page', async () => {
    const dewi = new Shopper(await aWindow(), 'Dewi Lestari', 'dewi@sesi.test');
    const { page } = dewi.window;
    await dewi.register();
    // Only a verified e-mail blocks by itself.
    await shop.sql('UPDATE customer SET email_verified_at = now() WHERE email = $1', [dewi.email]);
    await page.goto('/provider/netflix', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Pesan sekarang' }).first().click();
    await dewi.confirmEligibility();
    const { accessToken: token } = await shop.http.ask<{ accessToken: string }>('POST', '/admin/sign/in', {
      body: ADMIN,
    });
    await shop.http.ask('POST', '/admin/blacklist', {
      token,
      body: { reason: 'Bukti transfer palsu', email: dewi.email },
    });
    await until('the session to end', async () => {
      const [session] = await shop.sql(
        `SELECT revoked_at FROM session JOIN customer ON customer.uid = customer_uid WHERE email = '${dewi.email}'`,
      );
      return session!.revoked_at !== null;
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Buat pesanan' }).click();
    const modal = page.getByRole('dialog', { name: 'Akun kamu belum bisa memesan' });
    await modal.getByText('Bukti transfer palsu').waitFor();
    await modal.getByLabel('Menurutmu ini keliru?').fill('Itu transfer dari rekening ibu saya, tolong dicek lagi.');
    await modal.getByRole('button', { name: 'Ajukan banding' }).click();
    await modal.getByText('Bandingmu sudah kami terima').waitFor();
    expect(new URL(page.url()).pathname).toBe('/provider/netflix');
  });

  it('ends in all tabs when it is signed out in one', async () => {
    const { page } = sari.window;
    await page.goto('/user');
    const tab = await page.context().newPage();
    await tab.goto('/user/order');
    await tab.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    await tab.waitForURL((url) => url.pathname === '/login');
    expect((await cookiesOf(sari.window)).map(({ name }) => name)).toEqual([]);
    await tab.close();
  });

  it('leaves no complaint on any page', () => {
    expect(sari.window.complaints).toEqual([]);
  });
});
