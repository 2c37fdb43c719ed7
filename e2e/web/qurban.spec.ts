import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import { aPicture } from '#testing/picture';
import { until } from '#testing/settle';
import { feastHasCome } from '../support/past-feast.js';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { confirmPayment, signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** From a link of years ago to the certificate: a goat on behalf of one name. */
describe('Sekurban in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let buyer: Shopper;
  let console_: Window;
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    buyer = new Shopper(await browsing.window(base, PHONE), 'Dewi Lestari', 'dewi@cerita.test');
    console_ = await browsing.window(base);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  it('a visitor follows an old link, signs up, and orders an animal on behalf of a name', async () => {
    await buyer.register();
    const { page } = buyer.window;
    await page.goto('/sequrban-old?utm_source=2021');
    await page.waitForURL(/\/sekurban\?utm_source=2021$/);
    await page.getByRole('heading', { level: 3, name: 'Kambing Etawa 2' }).waitFor();
    findings.push(...(await findingsOf({ page }, 'animals')));
    await page.getByRole('link', { name: 'Ikut Kambing Etawa 2' }).click();
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await page.getByText('Field ini wajib diisi').waitFor();
    await page.getByLabel('Nama 1').fill('Lestari binti Hasan');
    findings.push(...(await findingsOf({ page }, 'order')));
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await page.waitForURL(/\/payment\?/);
    await buyer.pay();
    expect(
      await shop.sql(`SELECT state FROM qurban_participation p JOIN qurban_share s USING (order_uid)
      WHERE s.name = 'Lestari binti Hasan'`),
    ).toEqual([{ state: 'held' }]);
  });

  it('an admin confirms the payment, buys the animal and reports with a picture', async () => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    const open = (name: string) => page.getByRole('button', { name }).first().click();
    const send = async (name: string) => {
      await dialog.getByRole('button', { name }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await signInAtConsole(page);
    const [payment] = await shop.sql<{ uid: string }>(
      `SELECT p.uid FROM payment p JOIN "order" o ON o.uid = p.order_uid WHERE o.product_line = 'qurban' AND p.state = 'submitted'`,
    );
    await confirmPayment(page, payment!.uid);
    await shop.settled();
    await page.goto('/admin/#/qurban-animals');
    await page.getByText('Kambing Etawa 2').first().click();
    await page.getByText('Lestari binti Hasan').waitFor();
    findings.push(...(await findingsOf({ page }, 'console animal')));
    await open('Catat pembelian');
    await dialog.getByLabel(/^Harga beli/).fill('3000000');
    await dialog.getByLabel(/^Dibeli dari/).fill('Peternak Purworejo');
    await dialog.getByLabel(/^Nomor referensi transfer/).fill('TRF-KAMBING-1');
    await send('Catat pembelian');
    await open('Tambah foto laporan');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'hari.png', mimeType: 'image/png', buffer: await aPicture() });
    await dialog.getByLabel(/^Apa yang terlihat/).fill('Kambing sebelum disembelih');
    await send('Tambah foto laporan');
    await feastHasCome(shop, { name: 'Kambing Etawa 2' });
    await open('Kirim laporan');
    await dialog.getByLabel(/^Hari penyembelihan/).fill(dayInWib(new Date()));
    await dialog.getByLabel(/^Tempat/).fill('Masjid Al-Ikhlas, Depok');
    await dialog.getByLabel(/^Laporan/).fill('Alhamdulillah berjalan lancar.');
    await send('Kirim laporan');
    const stateOf = () =>
      shop.sql<{ state: string }>(`SELECT p.state FROM qurban_share s JOIN qurban_participation p USING (order_uid)
        WHERE s.name = 'Lestari binti Hasan'`);
    expect(await until('the report', async () => (await stateOf())[0]?.state === 'done')).toBe(true);
    await shop.settled();
  });

  it('the participant sees the report, the certificate and the rest as credit', async () => {
    expect(await buyer.inbox()).toContain('Laporan Kambing Etawa 2 sudah ada');
    const { page } = buyer.window;
    const [order] = await shop.sql<{ uid: string }>(
      `SELECT order_uid AS uid FROM qurban_share WHERE name = 'Lestari binti Hasan'`,
    );
    await page.goto(`/user/order/details?orderUid=${order!.uid}`);
    await page.getByText('atas nama Lestari binti Hasan').waitFor();
    await page.getByText('Rp50.000 kembali ke kreditmu').waitFor();
    await page.getByAltText('Kambing sebelum disembelih').first().waitFor();
    findings.push(...(await findingsOf({ page }, 'report')));
  });

  it('leaves balanced books and no complaint on any page', async () => {
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
    const windows = [buyer.window, console_];
    expect([...findings, ...windows.flatMap(({ complaints }) => complaints)]).toEqual([]);
  });
});
