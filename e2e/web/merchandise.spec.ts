import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { confirmPayment, signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** From browsing to the parcel at the door: two shirts, by courier to Depok. Rp129.000 each, Rp10.000 for the way. */
describe('merchandise in a browser', () => {
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

  it('a visitor finds a shirt and puts two of them into the cart', async () => {
    const { page } = buyer.window;
    await page.goto('/merchandise');
    await page.getByRole('link', { name: 'Kaus Lingkar' }).click();
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await page.getByRole('button', { name: /^Tambah Kaus Lingkar/ }).click();
    await page.getByRole('button', { name: 'Tambah ke keranjang' }).click();
    await page.getByText('2 barang di keranjang').waitFor();
    expect(await page.evaluate<string>(`localStorage.getItem('cart')`)).toContain('"quantity":2');
    findings.push(...(await findingsOf({ page }, 'product')));
  });

  it('registers, adds an address, and orders at the total that was shown', async () => {
    await buyer.register();
    const { page } = buyer.window;
    await page.goto('/merchandise/checkout');
    await page.getByRole('button', { name: 'Tambah alamat' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Provinsi').selectOption('32');
    await form.getByLabel('Kota atau kabupaten').selectOption('Kota Depok');
    await form.getByLabel('Kecamatan').fill('Beji');
    await form.getByLabel('Kode pos').fill('16421');
    await form.getByLabel('Alamat lengkap').fill('Jl. Melati 5 RT 2');
    await form.getByRole('button', { name: 'Simpan alamat' }).click();
    await page.getByRole('radio', { name: /Reguler/ }).waitFor();
    await page.getByText('Rp268.000').first().waitFor();
    await buyer.window.picture('merchandise-01-checkout');
    findings.push(...(await findingsOf({ page }, 'checkout')));
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await page.waitForURL(/\/payment\?/);
    await page.getByText('Rp268.000').first().waitFor();
    await buyer.pay();
    expect(await shop.sql(`SELECT stock, held FROM merchandise_variant WHERE sku = 'KAUS-LINGKAR-HIJAU-M'`)).toEqual([
      { stock: 25, held: 2 },
    ]);
  });

  it('an admin confirms the payment at the desk as every other, packs and ships the parcel', async () => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    await signInAtConsole(page);
    const [payment] = await shop.sql<{ uid: string }>(
      `SELECT p.uid FROM payment p JOIN "order" o ON o.uid = p.order_uid WHERE o.product_line = 'merchandise'`,
    );
    await confirmPayment(page, payment!.uid);
    await shop.settled();
    await page.goto('/admin/#/shipping-labels');
    await page.getByText('Kec. Beji, Kota Depok').waitFor();
    await console_.picture('merchandise-02-labels');
    await page.goto('/admin/#/shipments');
    await page.getByText('Dewi Lestari').first().click();
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await dialog.getByLabel(/Nomor resi/).fill('JNE-0012345');
    await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('JNE JNE-0012345').waitFor();
    await shop.settled();
    expect(await shop.sql(`SELECT state FROM shipment WHERE NOT awaits_goods`)).toEqual([{ state: 'shipped' }]);
  });

  it('the buyer follows the parcel and says that it has arrived', async () => {
    expect(await buyer.inbox()).toContain('sedang dalam perjalanan');
    const { page } = buyer.window;
    await page.goto('/user/merchandise');
    await page.getByRole('link', { name: /Kaus Lingkar/ }).click();
    await page.getByText('JNE-0012345').waitFor();
    await buyer.window.picture('merchandise-03-shipped');
    findings.push(...(await findingsOf({ page }, 'shipped')));
    await page.getByRole('button', { name: 'Sudah diterima' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ya, sudah' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText(/^Diterima \d/).waitFor();
    await shop.settled();
    expect(await buyer.inbox()).toContain('sudah diterima');
  });

  it('leaves consistent stock, balanced books, and no complaint on any page', async () => {
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
    expect([...findings, ...buyer.window.complaints, ...console_.complaints]).toEqual([]);
  });
});
