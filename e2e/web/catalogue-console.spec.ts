import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayInWib } from '#domain/platform/wib';
import { SHEET_COLUMNS } from '#domain/catalogue/price-sheet';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';

const HEADER = SHEET_COLUMNS.join(',');
const DAY_MS = 86_400_000;
/** Tomorrow in WIB. */
const TOMORROW = dayInWib(new Date(Date.now() + DAY_MS));

/** One price is raised for tomorrow in the form, others at once by a sheet; the shop shows what the preview showed. */
describe('the catalogue in the console', () => {
  let shop: Shop;
  let browsing: Browsing;
  let console_: Window;
  let customer: Window;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    [console_, customer] = await Promise.all([browsing.window(base), browsing.window(base, PHONE)]);
    await signIn(console_.page);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  async function signIn(page: Page) {
    await signInAtConsole(page);
  }
  const variantUid = async (slug: string) =>
    (
      await shop.sql<{ uid: string }>(
        'SELECT v.uid FROM variant v JOIN package p ON p.uid = v.package_uid WHERE p.slug = $1',
        [slug],
      )
    )[0]!.uid;
  const providerUid = async (slug: string) =>
    (await shop.sql<{ uid: string }>('SELECT uid FROM provider WHERE slug = $1', [slug]))[0]!.uid;
  const totals = async (slug: string) =>
    (
      await shop.sql<{ total: string }>(
        `SELECT grand_total_sen / 100 AS total FROM price JOIN variant v ON v.uid = variant_uid
         JOIN package p ON p.uid = v.package_uid WHERE p.slug = $1 AND v.duration_months = 1 ORDER BY valid_from`,
        [slug],
      )
    ).map(({ total }) => Number(total));

  it('shows what customers will see while a price is typed, and at the field what does not add up', async () => {
    const { page } = console_;
    await page.goto(`/admin/#/variants/${await variantUid('spotify-regular')}/show`);
    await page.getByRole('button', { name: 'Tambah harga' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah harga' });
    await dialog.getByRole('textbox', { name: /^Total/ }).fill('40.000');
    await dialog.getByText('Rinciannya Rp31.633 + Rp6.267 = Rp37.900, bukan Rp40.000').waitFor();
    await dialog.getByRole('button', { name: 'Hitung biaya admin dari total' }).click();
    const preview = dialog.getByRole('region', { name: 'Yang dilihat pelanggan' });
    await preview.getByText('Sampai saat itu tetap Rp37.900.').waitFor();
    // The preview follows what is typed after a pause.
    await preview.getByRole('row', { name: 'Rp40.000' }).waitFor();
    expect(await preview.getByRole('row').allInnerTexts()).toEqual([
      'Harga patungan (1/3)\tRp31.633',
      'Biaya admin\tRp8.367',
      'Total\tRp40.000',
    ]);
    expect(await dialog.getByLabel('Berlaku sejak (WIB)').inputValue()).toBe(`${TOMORROW}T00:00`);
    await console_.picture('catalogue-01-price-editor');
    await dialog.getByRole('button', { name: 'Simpan harga' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /Terjadwal.+Rp40\.000/ }).waitFor();
    expect(await totals('spotify-regular')).toEqual([37_900, 40_000]);
    await console_.picture('catalogue-02-scheduled');
  });

  it('names the wrong line of a sheet, shows the difference of the right one, and applies it', async () => {
    const { page } = console_;
    await page.goto('/admin/#/price-import');
    const upload = (rows: string[]) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'harga.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([HEADER, ...rows].join('\r\n')),
      });
    const youtube = 'youtube,youtube-regular,1,,38000,139000,ya,7142,0,adminFee';
    await upload([youtube, 'wattpad,wattpad-regular,1,,25.000,,ya,,0,']);
    await page.getByRole('row', { name: /^3 grandTotal Tulis tanpa pemisah ribuan/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Terapkan/ }).count()).toBe(0);
    await console_.picture('catalogue-03-sheet-with-error');
    await upload([youtube, 'wattpad,wattpad-regular,1,,25000,,ya,,0,']);
    await page.getByText('Rp36.900 → Rp38.000').waitFor();
    expect(await totals('youtube-regular')).toEqual([36_900]);
    await console_.picture('catalogue-04-sheet-difference');
    await page.getByRole('button', { name: 'Terapkan 2 perubahan' }).click();
    await page.getByText('Selesai: 2 harga baru dan 0 perubahan disimpan oleh Admin Cerita.').waitFor();
    expect([await totals('youtube-regular'), await totals('wattpad-regular')]).toEqual([
      [36_900, 38_000],
      [21_900, 25_000],
    ]);
  });

  it('and the shop shows it, with tomorrow’s price still to come', async () => {
    const { page } = customer;
    await page.goto('/provider?slug=youtube');
    await page.getByText('Rp38.000').first().waitFor();
    await page.goto('/provider?slug=spotify');
    await page.getByText('Rp37.900').first().waitFor();
    expect(await page.getByText('Rp40.000').count()).toBe(0);
    await customer.picture('catalogue-05-shop');
  });

  it('has no findings of axe, on a phone and a desktop, in light and dark', async () => {
    const { page } = console_;
    const findings: string[] = [];
    const look = async (name: string) => findings.push(...(await findingsOf(console_, `catalogue-${name}`)));
    for (const [name, path, ready] of [
      ['provider-edit', `providers/${await providerUid('spotify')}`, 'Yang dilihat pelanggan'],
      ['import', 'price-import', 'Pilih berkas CSV'],
      ['categories', 'categories', 'VPN & Keamanan'],
      ['variant', `variants/${await variantUid('spotify-regular')}/show`, 'Harga bertanggal'],
    ] as const) {
      await page.goto(`/admin/#/${path}`);
      await page.getByText(ready).first().waitFor();
      await look(name);
    }
    await page.getByRole('button', { name: 'Tambah harga' }).click();
    await page.getByText(/Sampai saat itu tetap/).waitFor();
    await look('editor');
    expect(findings).toEqual([]);
  });

  it('with no complaint on any page', () => {
    expect([...console_.complaints, ...customer.complaints]).toEqual([]);
  });
});
