import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing/settle';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { confirmPayment, signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** From browsing to the parcel at the door: the fifth buyer of a blender, whose price falls from Rp189.000 to Rp169.000. */
describe('Sekeranjang in a browser', () => {
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

  const isState = async (state: string) => {
    const stateOf = () =>
      shop.sql<{ state: string }>(`SELECT state FROM sekeranjang_product WHERE code = 'SKR-BLENDER'`);
    await until(`a product that is ${state}`, async () => (await stateOf())[0]?.state === state);
    return shop.settled();
  };

  it('a visitor finds a product, sees who takes part, and reads what joining agrees to', async () => {
    const { page } = buyer.window;
    await page.goto('/sekeranjang');
    await page.getByRole('link', { name: 'Blender Mini Isi Ulang' }).waitFor();
    await buyer.window.picture('sekeranjang-01-list');
    findings.push(...(await findingsOf({ page }, 'list')));
    await page.getByRole('link', { name: 'Blender Mini Isi Ulang' }).click();
    await page.getByText('4 pembeli', { exact: true }).waitFor();
    await page.getByText('R***a').waitFor();
    await page.getByText('Dengan ikut, kamu setuju dengan ketentuan di atas.').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await buyer.window.picture('sekeranjang-02-product');
    findings.push(...(await findingsOf({ page }, 'product')));
  });

  it('registers, adds an address, takes a place and pays for it', async () => {
    await buyer.register();
    const { page } = buyer.window;
    await page.goto('/sekeranjang');
    await page.getByRole('link', { name: 'Blender Mini Isi Ulang' }).click();
    await page.getByRole('link', { name: 'Ikut seharga Rp189.000' }).click();
    await page.getByRole('button', { name: 'Tambah alamat' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Provinsi').selectOption('32');
    await form.getByLabel('Kota atau kabupaten').selectOption('Kota Depok');
    await form.getByLabel('Kecamatan').fill('Beji');
    await form.getByLabel('Kode pos').fill('16421');
    await form.getByLabel('Alamat lengkap').fill('Jl. Melati 5 RT 2');
    await form.getByRole('button', { name: 'Simpan alamat' }).click();
    await page.getByRole('radio', { name: /Reguler/ }).waitFor();
    await page.getByText('Rp199.000').waitFor();
    await buyer.window.picture('sekeranjang-03-order');
    findings.push(...(await findingsOf({ page }, 'order')));
    await page.getByRole('button', { name: 'Buat pesanan' }).click();
    await page.waitForURL(/\/sekeranjang\/order-success\?product_id=.+&order_id=/);
    await page.getByRole('heading', { name: 'Tempatmu sudah kami simpan' }).waitFor();
    findings.push(...(await findingsOf({ page }, 'success')));
    await page.getByRole('link', { name: 'Bayar sekarang' }).click();
    await page.waitForURL(/\/payment\?/);
    await buyer.pay();
    expect(await shop.sql(`SELECT held, joined FROM sekeranjang_product WHERE code = 'SKR-BLENDER'`)).toEqual([
      { held: 1, joined: 4 },
    ]);
  });

  it('an admin confirms the payment, ends the product, buys it and ships the parcel', async () => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    const act = async (name: string, reason?: string) => {
      await page.getByRole('button', { name }).first().click();
      if (reason) await dialog.getByRole('textbox').first().fill(reason);
      await dialog.getByRole('button', { name }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await signInAtConsole(page);
    const [payment] = await shop.sql<{ uid: string }>(
      `SELECT p.uid FROM payment p JOIN "order" o ON o.uid = p.order_uid
       WHERE o.product_line = 'sekeranjang' AND p.state = 'submitted'`,
    );
    await confirmPayment(page, payment!.uid);
    await shop.settled();
    await page.goto('/admin/#/sekeranjang-products');
    await page.getByText('5 pembeli, target 3').first().waitFor();
    await console_.picture('sekeranjang-04-race');
    findings.push(...(await findingsOf({ page }, 'console list')));
    await page.getByText('Blender Mini Isi Ulang').first().click();
    await page.getByText('Mulai 5 pembeli: Rp169.000').waitFor();
    findings.push(...(await findingsOf({ page }, 'console product')));
    await act('Akhiri sekarang', 'Cukup untuk harga grosir');
    await isState('reached');
    await page.reload();
    await act('Sudah dibeli');
    const supplied = () => shop.sql(`SELECT 1 FROM sekeranjang_share WHERE state = 'supplied'`);
    await until('five parcels to pack', async () => (await supplied()).length === 5);
    await shop.settled();
    await page.goto('/admin/#/shipments');
    await page.getByText('Dewi Lestari').first().click();
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await dialog.getByLabel(/Nomor resi/).fill('JNE-0054321');
    await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('JNE JNE-0054321').waitFor();
    await page.goto('/admin/#/refunds');
    await page.getByText('Rp20.000').first().waitFor();
    findings.push(...(await findingsOf({ page }, 'refunds')));
    await shop.settled();
    expect(await shop.sql(`SELECT state FROM shipment WHERE tracking_number = 'JNE-0054321'`)).toEqual([
      { state: 'shipped' },
    ]);
  });

  it('the buyer sees the credit, follows the parcel and says that it has arrived', async () => {
    expect(await buyer.inbox()).toContain('sedang dalam perjalanan');
    const { page } = buyer.window;
    await page.goto('/user/order');
    await page.getByText('Kredit Rp20.000, siap dipakai').waitFor();
    await buyer.window.picture('sekeranjang-05-credit');
    findings.push(...(await findingsOf({ page }, 'orders')));
    await page
      .getByRole('link', { name: /Sekeranjang/ })
      .last()
      .click();
    await page.getByText('JNE-0054321', { exact: true }).waitFor();
    await page.getByText('Kembali ke kreditmu').waitFor();
    findings.push(...(await findingsOf({ page }, 'order page')));
    await page.getByRole('button', { name: 'Sudah diterima' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ya, sudah' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByText(/^Diterima \d/)
      .first()
      .waitFor();
    await shop.settled();
    expect(await buyer.inbox()).toContain('sudah diterima');
  });

  it('leaves true counts, balanced books, and no complaint on any page', async () => {
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
    expect([...findings, ...buyer.window.complaints, ...console_.complaints]).toEqual([]);
  });
});
