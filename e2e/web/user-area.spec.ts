import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { aPicture } from '#testing/picture';
import { tracesOf } from '#testing/traces';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { PASSWORD, Shopper } from './support/shopper.js';

/** Sign-up, profile, orders, data export and erasure in a browser. */
/** A long name without spaces: every element that shows it has to break it. */
const EMAIL = 'ratnaduhita.kusumawardhani.prameswari.dewanti@rahasia-sekali.test';

describe('the user area in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let ratna: Shopper;
  let console_: Window;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    const window = await browsing.window(base, PHONE);
    console_ = await browsing.window(base);
    ratna = new Shopper(window, 'Ratnaduhita', EMAIL);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  it('a customer signs up, changes name and number, and shows a picture', async () => {
    const { page } = ratna.window;
    await ratna.register();
    await page.goto('/user/profile');
    await page.getByRole('heading', { name: 'Profile Saya' }).waitFor();
    await page.getByLabel('Nama', { exact: true }).fill('Ratnaduhita Kusuma');
    await page.getByLabel('Nomor WhatsApp').fill('+62 813 7777 8888');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Data diri tersimpan').waitFor();
    expect(await page.getByLabel('Nomor WhatsApp').inputValue()).toBe('0813-7777-8888');
    await page
      .getByLabel('Foto profil: pilih foto')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await aPicture() });
    await page.getByRole('button', { name: 'Hapus foto' }).waitFor();
    await ratna.window.picture('user-area-profile');
  });

  it('chooses where to be reminded', async () => {
    const { page } = ratna.window;
    await page.goto('/reminder-contact');
    await page.getByLabel('Email dan WhatsApp').check();
    await page.getByLabel('Nomor WhatsApp untuk pengingat').fill('0812 1111 2222');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Kontak pengingat tersimpan').waitFor();
    await page.goto('/user/profile');
    await page.getByText('WhatsApp 0812-1111-2222').waitFor();
    expect(await shop.sql('SELECT reminder_phone FROM customer WHERE reminder_phone IS NOT NULL')).toEqual([
      { reminder_phone: '6281211112222' },
    ]);
  });

  it('orders, and finds the order by its status', async () => {
    const { page } = ratna.window;
    await ratna.order('Spotify', 'Reguler');
    await page.waitForURL(/\/payment\?/);
    await page.goto('/user/order');
    await page.getByRole('button', { name: 'Belum dibayar', exact: true }).click();
    await page.getByRole('link', { name: /Spotify/ }).waitFor();
    // Of a few orders the states that none has are no filters.
    expect(await page.getByRole('button', { name: 'Selesai' }).count()).toBe(0);
    await page.goto('/user/order?status=4');
    await page.getByText('Tidak ada pesanan di sini').waitFor();
    await page.getByRole('button', { name: 'Selesai', pressed: true }).waitFor();
    await page.goto('/user/membership');
    await page.getByRole('link', { name: 'Bayar' }).click();
    await page.waitForURL(/\/payment\?/);
    await page.goto('/user/merchandise');
    await page.getByText('Belum ada pesanan merchandise').waitFor();
  });

  it('cancels an order, and finds it again as a record: what was, and nothing to do', async () => {
    const { page } = ratna.window;
    await ratna.order('Wattpad', 'Reguler');
    await page.waitForURL(/\/payment\?/);
    await page.goto('/user/order');
    await page.getByRole('link', { name: /Wattpad/ }).click();
    await page.getByRole('button', { name: 'Batalkan pesanan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ya, batalkan' }).click();
    await page.getByText('Pesanan dibatalkan.').waitFor();
    await page.goto('/user/order');
    await page.getByRole('link', { name: /Wattpad/ }).click();
    await page.waitForURL((url) => url.pathname === '/user/order/details-old');
    await page.getByRole('heading', { name: /Wattpad/ }).waitFor();
    await page.getByRole('region', { name: 'Riwayat' }).getByText('Dibatalkan').first().waitFor();
    expect(await page.getByRole('button', { name: 'Batalkan pesanan' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /Bayar|langganan ini/ }).count()).toBe(0);
    expect(await findingsOf(ratna.window, 'user-area-details-old')).toEqual([]);
  });

  it('downloads the data', async () => {
    const { page } = ratna.window;
    await page.goto('/user');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh dataku' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, object[]>;
    expect(file.profile).toMatchObject([{ email: EMAIL, phoneNumber: '6281377778888' }]);
    expect(file.orders).toHaveLength(2);
  });

  it('has no page with findings of axe, on a phone and a desktop, in light and dark', async () => {
    const { page } = ratna.window;
    const findings: string[] = [];
    for (const [path, shown] of [
      ['/user', 'Data kamu'],
      ['/user/profile', 'Kontak pengingat'],
      ['/user/order', 'Spotify'],
      [await addressOfOrder('Spotify'), 'Riwayat'],
      ['/user/merchandise', 'Belum ada pesanan merchandise'],
      ['/user/merchandise/details', 'Pesanan merchandise tidak ditemukan'],
      ['/user/delete-account', 'Yang terjadi kalau akunmu dihapus'],
      ['/reminder-contact', 'Kirim pengingat lewat'],
    ] as const) {
      await page.goto(path);
      await page.getByText(shown).first().waitFor();
      findings.push(...(await findingsOf(ratna.window, `user-area${path.split('?')[0]!.replaceAll('/', '-')}`)));
    }
    expect(findings).toEqual([]);
  });

  async function addressOfOrder(provider: string): Promise<string> {
    const { page } = ratna.window;
    await page.goto('/user/order');
    await page.getByRole('link', { name: new RegExp(provider) }).click();
    await page.waitForURL((url) => url.pathname === '/user/order/details');
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  }

  it('is not erased while money is open: both sides see what it waits for, and nothing is deleted', async () => {
    const { page } = ratna.window;
    await page.goto('/user/order');
    await page
      .getByRole('link', { name: /Spotify/ })
      .first()
      .click();
    await page.getByRole('link', { name: /Bayar/ }).first().click();
    await ratna.pay();
    await page.goto('/user/delete-account');
    await page.getByText('Pembayaran belum kami konfirmasi').waitFor();
    expect(await findingsOf(ratna.window, 'user-area-delete-open-money')).toEqual([]);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Minta hapus akun' }).click();
    await page.getByText('Akun ini menunggu dihapus').waitFor();
    await page.getByText('Pembayaran belum kami konfirmasi').waitFor();
    expect(await findingsOf(ratna.window, 'user-area-delete-waits')).toEqual([]);
    await shop.settled();
    expect(await shop.sql('SELECT name, email FROM customer')).toEqual([
      { name: 'Ratnaduhita Kusuma', email: ratna.email },
    ]);

    const desk = console_.page;
    await signInAtConsole(desk);
    await desk.goto('/admin/#/customers');
    await desk.getByText('Ratnaduhita Kusuma').first().click();
    const notice = desk.getByRole('alert').filter({ hasText: 'minta akunnya dihapus' });
    await notice.getByText('Pembayaran belum dikonfirmasi').waitFor();
    expect(await findingsOf(console_, 'console-erasure-notice')).toEqual([]);
    await notice.getByRole('link', { name: /Spotify/ }).click();
    await desk.waitForURL(/#\/orders\/.+\/show/);

    // Taken back, decided: now nothing is in the way any more.
    await page.getByRole('button', { name: 'Batalkan penghapusan' }).click();
    await page.getByText('Akunmu tidak jadi dihapus').waitFor();
    const admin = await Admin.signIn(shop);
    const [order] = await shop.sql<{ orderUid: string }>(`SELECT uid AS "orderUid" FROM "order" WHERE status = 2`);
    await admin.reject(order!, 'Bukti Ratnaduhita tidak terbaca');
    await shop.settled();
  });

  it('is erased: signed out, and found in no table, file, queue or log', async () => {
    const { page } = ratna.window;
    await page.goto('/user/delete-account');
    await page.getByText('1 pesanan yang belum dibayar akan dibatalkan.').waitFor();
    await page.locator('input[type=password]').fill('bukan ini');
    await page.getByRole('button', { name: 'Hapus akun sekarang' }).click();
    await page.getByText('Kata sandi yang sekarang salah.').waitFor();
    await ratna.window.picture('user-area-delete-account');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Hapus akun sekarang' }).click();
    await page.getByText('Akun dan data pribadimu dihapus.').waitFor();
    await shop.settled();
    const words = ['Ratnaduhita', EMAIL, '81377778888', '81211112222'];
    expect(await tracesOf(shop.env, words)).toEqual([]);
    const logs = [...shop.running('api'), ...shop.running('worker')].map((child) => child.output()).join('\n');
    expect(words.filter((word) => logs.includes(word))).toEqual([]);
    expect(await shop.brokenInvariants()).toEqual([]);
    await page.goto('/user/profile');
    await page.waitForURL(/\/login/);
  });
});
