import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '#domain/platform/durations';
import { aPicture } from '#testing/picture';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

const ARTICLE = '/blog/akun-bareng-tetap-aman';

/** An article from the editor to its readers. docs/rules/content.md */
describe('content in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let reader: Shopper;
  let console_: Window;
  let origin: string;
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    origin = `http://localhost:${shop.env.PORT}`;
    reader = new Shopper(await browsing.window(origin, PHONE), 'Citra Maharani', 'customer@patungan.test');
    console_ = await browsing.window(origin);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const dialog = () => console_.page.getByRole('dialog');
  const open = (name: string) => console_.page.getByRole('button', { name, exact: true }).first().click();
  const send = async (name: string) => {
    await dialog().getByRole('button', { name, exact: true }).click();
    await dialog().waitFor({ state: 'hidden' });
  };
  const setPicture = async (alt: string) => {
    await open('Ganti gambar');
    const picture = { name: 'gambar.png', mimeType: 'image/png', buffer: await aPicture() };
    await dialog().locator('input[type=file]').setInputFiles(picture);
    await dialog()
      .getByLabel(/^Apa yang terlihat/)
      .fill(alt);
    findings.push(...(await findingsOf(console_, 'picture dialog')));
    await send('Ganti gambar');
  };
  const textOf = async (path: string) => (await fetch(`${origin}${path}`)).text();

  it('an admin writes an article with a picture and schedules it', async () => {
    const { page } = console_;
    await signInAtConsole(page);
    await page.goto('/admin/#/articles/create');
    await page.getByLabel(/^Slug/).fill('akun-bareng-tetap-aman');
    await page.getByLabel(/^Judul/).fill('Akun bareng, tetap aman');
    await page.getByLabel(/^Kategori/).click();
    await page.getByRole('option', { name: 'Panduan' }).click();
    await page.getByLabel(/^Ringkasan/).fill('Tiga kebiasaan supaya akun bersama tetap aman dipakai.');
    await page.getByRole('textbox', { name: 'Isi' }).fill('Pakai profilmu sendiri, dan jangan ganti kata sandi.');
    findings.push(...(await findingsOf(console_, 'article form')));
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Belum ada gambar').waitFor();
    await setPicture('Empat profil di satu layar');
    await open('Terbitkan');
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
    await dialog()
      .getByLabel(/^Terbit pada/)
      .fill(tomorrow);
    await send('Terbitkan');
    await page.getByText('Terjadwal').first().waitFor();
    await console_.picture('content-01-scheduled');
    findings.push(...(await findingsOf(console_, 'scheduled article')));
    expect((await fetch(`${origin}${ARTICLE}`)).status).toBe(404);
    expect(await textOf('/blog')).not.toContain('Akun bareng, tetap aman');
  }, 120_000);

  it('when it is due, a reader finds it by its category; it is in the feed and read without JavaScript', async () => {
    await shop.sql(`UPDATE article SET published_at = now() WHERE slug = 'akun-bareng-tetap-aman'`);
    const { page } = reader.window;
    await page.goto('/blog');
    await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Cerita' }).click();
    await page.waitForURL(/category=cerita/);
    await page.getByRole('link', { name: 'Akun bareng, tetap aman' }).waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Panduan' }).click();
    await page.getByRole('link', { name: 'Akun bareng, tetap aman' }).click();
    await page.getByRole('heading', { level: 1, name: 'Akun bareng, tetap aman' }).waitFor();
    await page.getByAltText('Empat profil di satu layar').waitFor();
    await page.getByText('jangan ganti kata sandi').waitFor();
    await reader.window.picture('content-02-article');
    findings.push(...(await findingsOf(reader.window, 'article')));
    expect(await textOf('/blog/rss.xml')).toContain(ARTICLE);
    expect(await textOf('/sitemap.xml')).toContain(ARTICLE);
    const document = await textOf(ARTICLE);
    expect(document).toContain('jangan ganti kata sandi');
    expect(document).toMatch(/"@type":"BlogPosting"[^<]*"headline":"Akun bareng, tetap aman"/);
  }, 120_000);

  it('leaves no complaint on any page', () => {
    expect([...findings, ...reader.window.complaints, ...console_.complaints]).toEqual([]);
  });
});
