import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo } from '#testing/outbox-folder';
import { until } from '#testing/settle';
import { Shop } from '../support/shop.js';
import { findingsIn } from './support/accessible.js';
import { Browsing, DESKTOP, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { PASSWORD, Shopper } from './support/shopper.js';

const NEW_PASSWORD = 'kopi-susu-senja';

/** Registration, sign-in, password and e-mail in a browser, with the mails that were sent. */
describe('an account in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let dewi: Shopper;
  let console_: Window;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    dewi = new Shopper(await browsing.window(base, PHONE), 'Dewi Lestari', 'dewi@cerita.test');
    console_ = await browsing.window(base, DESKTOP);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const page = () => dewi.window.page;
  /** The link in the newest mail with this subject. */
  const linkFrom = async (subject: string, number = 1): Promise<string> => {
    const outbox = path.join(shop.env.DATA_DIR!, 'outbox');
    const mails = await until(`${number} mail "${subject}"`, async () => {
      const found = (await mailsTo(outbox, dewi.email)).filter((mail) => mail.subject === subject);
      return found.length >= number ? found : null;
    });
    const links = mails.map(({ text }) => /http\S+#\S+/.exec(text)![0]);
    return (await newest(links))!;
  };
  const seen = new Set<string>();
  const newest = async (links: string[]) => {
    const fresh = links.filter((link) => !seen.has(link));
    fresh.forEach((link) => seen.add(link));
    return fresh[0];
  };
  it('signs up, is reminded, verifies with the mail, and orders', async () => {
    await dewi.window.step('sign-up', () => dewi.register());
    await page().getByText('Email belum diverifikasi.').waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-01-banner');
    await page().goto(await linkFrom('Yuk, verifikasi email kamu'));
    await page().getByRole('button', { name: 'Verifikasi emailku' }).click();
    await page().getByText('Email kamu sudah terverifikasi').waitFor();
    // The token is gone from the address.
    await page().waitForURL((url) => url.hash === '');
    await page().getByText('Email belum diverifikasi.').waitFor({ state: 'detached' });
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-02-verified');
    await dewi.window.step('order', () => dewi.order('Spotify', 'Reguler'));
    await page().waitForURL(/\/payment\?/);
    expect(await shop.sql('SELECT uid FROM "order"')).toHaveLength(1);
  });

  it('signs out; a private page then leads to the sign-in after two seconds, and from there back to it', async () => {
    await page().goto('/user');
    await page().getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page().waitForURL((url) => url.pathname === '/login');
    const openedAt = Date.now();
    await page().goto('/user/order?status=1');
    await page().getByText('Masuk dulu, ya.').waitFor();
    await dewi.window.picture('accounts-02-guard');
    await page().waitForURL((url) => url.pathname === '/login');
    expect(Date.now() - openedAt).toBeGreaterThan(2_000);
    expect(new URL(page().url()).searchParams.get('redirect')).toBe('/user/order?status=1');
    await page().getByLabel('Email', { exact: true }).fill(dewi.email);
    await page().locator('input[type=password]').fill(PASSWORD);
    await page().getByRole('button', { name: 'Masuk' }).click();
    await page().waitForURL((url) => url.pathname === '/user/order' && url.search === '?status=1');
    await page()
      .getByRole('link', { name: /Spotify/ })
      .waitFor();
  });

  it('forgets the password: asks, opens the mail, sets a new one, signs in; the link then says so', async () => {
    await page().context().clearCookies();
    await page().goto('/login');
    await page().getByLabel('Email', { exact: true }).fill(dewi.email);
    await page().getByRole('link', { name: 'Lupa kata sandi?' }).click();
    await page().waitForURL(/\/user\/forget-password$/);
    expect(await page().getByLabel('Email', { exact: true }).inputValue()).toBe(dewi.email);
    await page().getByRole('button', { name: 'Kirim tautan' }).click();
    await page().getByText('Cek kotak masuk kamu').waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-03-forgot');
    const link = await linkFrom('Atur ulang kata sandi Patungan');
    await page().goto(link);
    await page().getByLabel('Kata sandi baru', { exact: true }).fill('password1');
    await page().getByLabel('Ulangi kata sandi', { exact: true }).fill('lain-lagi');
    await page().getByRole('button', { name: 'Simpan kata sandi' }).click();
    await page().getByText('Ulangi kata sandi harus sama dengan kata sandi baru').waitFor();
    await page().getByLabel('Ulangi kata sandi', { exact: true }).fill('password1');
    await page().getByRole('button', { name: 'Simpan kata sandi' }).click();
    await page().getByText('Kata sandi ini sering bocor').waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-04-weak');
    await page().getByLabel('Kata sandi baru', { exact: true }).fill(NEW_PASSWORD);
    await page().getByLabel('Ulangi kata sandi', { exact: true }).fill(NEW_PASSWORD);
    await page().getByRole('button', { name: 'Simpan kata sandi' }).click();
    await page().waitForURL(/\/login/);

    await page().goto(link);
    await page().getByRole('heading', { name: 'Kata sandimu sudah diganti lewat tautan ini' }).waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-05-used');

    await dewi.signIn(NEW_PASSWORD);
    expect(new URL(page().url()).pathname).toBe('/');
  });

  it('an expired link for an e-mail that is verified says that it needs none', async () => {
    await page().goto(`/user/verify-email#${'x'.repeat(43)}`);
    await page().getByRole('button', { name: 'Verifikasi emailku' }).click();
    await page().waitForURL(/\/user\/verify-email\/expired/);
    await page().getByRole('heading', { name: 'Tautan ini sudah tidak berlaku' }).waitFor();
    await page().getByText('Email kamu sudah terverifikasi').waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
  });

  it('changes e-mail and password on pages of their own', async () => {
    await page().goto('/user/profile/change-email');
    await page().getByLabel('Email baru').fill('dewi.baru@cerita.test');
    await page().locator('input[type=password]').fill(NEW_PASSWORD);
    await page().getByRole('button', { name: 'Kirim konfirmasi' }).click();
    await page().getByText('Cek kotak masuk kamu').waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await page().goto('/user/profile/reset-password');
    await page().getByRole('heading', { name: 'Ganti kata sandi' }).waitFor();
    expect(await page().locator('input[type=password]').count()).toBe(3);
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-06-change-password');
  });

  it('is blocked by an admin, sees why, appeals, and is let in again', async () => {
    const admin = console_.page;
    await signInAtConsole(admin);
    await admin.goto('/admin/#/blacklist');
    await admin.getByRole('button', { name: 'Tambah ke daftar hitam' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Alasan').fill('Bukti transfer palsu');
    await dialog.getByLabel('Email').fill(dewi.email);
    await dialog.getByRole('button', { name: 'Tambah ke daftar hitam' }).click();
    await admin.getByRole('heading', { name: 'Bukti transfer palsu', exact: true }).waitFor();
    await admin.getByRole('link', { name: dewi.name }).waitFor();
    expect(await findingsIn(console_.page)).toEqual([]);
    await console_.picture('accounts-07-console-entry');

    await page().context().clearCookies();
    await dewi.signIn(NEW_PASSWORD);
    await dewi.window.step('blocked-order', () => dewi.order('Netflix', 'Reguler non-TV'));
    const modal = page().getByRole('dialog', { name: 'Akun kamu belum bisa memesan' });
    await modal.getByText('Bukti transfer palsu').waitFor();
    expect(await findingsIn(dewi.window.page)).toEqual([]);
    await dewi.window.picture('accounts-08-blocked');
    await modal.getByLabel('Menurutmu ini keliru?').fill('Itu transfer dari rekening ibu saya, tolong dicek lagi.');
    await modal.getByRole('button', { name: 'Ajukan banding' }).click();
    await modal.getByText('Bandingmu sudah kami terima').waitFor();
    await dewi.window.picture('accounts-09-appealed');

    await admin.goto('/admin/#/');
    await admin.reload();
    const row = admin.getByRole('link', { name: 'Banding daftar hitam: 1' });
    await row.waitFor();
    await admin.getByRole('menuitem', { name: /^Catatan/ }).click();
    await admin
      .getByRole('menuitem', { name: /Daftar hitam/ })
      .getByText('1', { exact: true })
      .waitFor();
    await console_.picture('accounts-10-console-dashboard');
    await row.click();
    await admin.getByText('Banding menunggu').first().waitFor();
    await admin.getByText('Bukti transfer palsu').first().click();
    await admin.getByText('Itu transfer dari rekening ibu saya').waitFor();
    await console_.picture('accounts-10-console-appeal');
    await admin.getByRole('button', { name: 'Terima banding' }).click();
    await admin.getByRole('dialog').getByLabel('Alasan').fill('Maaf, kami keliru');
    await admin.getByRole('dialog').getByRole('button', { name: 'Terima banding' }).click();
    await admin.getByText('Dicabut').first().waitFor();

    await dewi.window.step('free-again', () => dewi.order('Netflix', 'Reguler non-TV'));
    await page().waitForURL(/\/payment\?/);
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
    // The one refusal that is expected: the order of a blocked customer.
    expect([dewi.window.complaints, console_.complaints]).toEqual([[expect.stringContaining('403')], []]);
  });
});
