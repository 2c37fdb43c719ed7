import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#prisma/seed/demo/people';
import { aPicture } from '#testing/picture';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { confirmPayment, signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** From browsing to the parcel at the door: the demo customer asks for a kettle and gets it for less than was quoted. */
describe('Setitip in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let buyer: Shopper;
  let console_: Window;
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    buyer = new Shopper(await browsing.window(base, PHONE), 'Citra Maharani', 'customer@patungan.test');
    console_ = await browsing.window(base);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const act = async (name: string, fill: (dialog: ReturnType<Window['page']['getByRole']>) => Promise<void>) => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name }).first().click();
    await fill(dialog);
    findings.push(...(await findingsOf({ page }, `dialog ${name}`)));
    await dialog.getByRole('button', { name }).click();
    await dialog.waitFor({ state: 'hidden' });
    await shop.settled();
  };

  it('a customer asks for something; a link that is none and a missing ceiling are said at their fields', async () => {
    await buyer.signIn(DEMO_PASSWORD);
    const { page } = buyer.window;
    await page.goto('/setitip');
    await page.getByRole('link', { name: 'Teko keramik biru 700 ml' }).waitFor();
    findings.push(...(await findingsOf({ page }, 'setitip')));
    await page.getByRole('link', { name: 'Titip barang' }).click();
    await page.getByLabel('Nama barang').fill('Ketel leher angsa 1 liter');
    await page.getByLabel('Tautan toko').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Minta penawaran' }).click();
    await page.getByText('Tulis alamat lengkap yang diawali https://').waitFor();
    await page.getByText('Field ini wajib diisi').waitFor();
    findings.push(...(await findingsOf({ page }, 'request')));
    await page.getByLabel('Tautan toko').fill('https://toko.example/ketel');
    await page.getByLabel('Jumlah').fill('2');
    await page.getByLabel('Batas harga').fill('400000');
    await page.getByRole('button', { name: 'Minta penawaran' }).click();
    await page.waitForURL(/\/setitip\/payment\?errandUid=/);
    await page.getByText('Kami sedang mengecek barangnya').waitFor();
    const link = page.getByRole('link', { name: /toko\.example/ });
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  it('an admin finds it among those to quote and makes an offer', async () => {
    const { page } = console_;
    await signInAtConsole(page);
    await page.goto('/admin/#/errands');
    await page.getByText('Ketel leher angsa 1 liter').first().waitFor();
    findings.push(...(await findingsOf({ page }, 'console list')));
    await page.getByText('Ketel leher angsa 1 liter').first().click();
    await act('Kirim penawaran', async (dialog) => {
      await dialog.getByLabel(/Harga satu buah/).fill('175000');
      await dialog.getByLabel(/Jasa titip/).fill('25000');
      await dialog.getByLabel(/Berat semua barang/).fill('1800');
    });
    await console_.picture('errands-01-console');
    findings.push(...(await findingsOf({ page }, 'console page')));
    expect(
      await shop.sql(`SELECT unit_price_sen::int AS price FROM errand WHERE state = 'quoted' AND quantity = 2`),
    ).toEqual([{ price: 17_500_000 }]);
  });

  it('the customer takes the quote, adds an address and pays', async () => {
    expect(await buyer.inbox()).toContain('Penawaran untuk titipanmu: Ketel leher angsa 1 liter');
    const { page } = buyer.window;
    await page.getByRole('button', { name: /Penawaran untuk titipanmu/ }).click();
    await page.waitForURL(/\/setitip\/payment\?errandUid=/);
    await page.getByText('Ada penawaran untukmu').waitFor();
    await page.getByRole('button', { name: 'Tambah alamat' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Provinsi').selectOption('32');
    await form.getByLabel('Kota atau kabupaten').selectOption('Kota Depok');
    await form.getByLabel('Kecamatan').fill('Beji');
    await form.getByLabel('Kode pos').fill('16421');
    await form.getByLabel('Alamat lengkap').fill('Jl. Melati 5 RT 2');
    await form.getByRole('button', { name: 'Simpan alamat' }).click();
    await page.getByRole('radio', { name: /Reguler/ }).waitFor();
    await buyer.window.picture('errands-02-quote');
    findings.push(...(await findingsOf({ page }, 'quote')));
    await page.getByRole('button', { name: 'Terima dan bayar' }).click();
    await buyer.pay();
  });

  it('an admin confirms, buys it cheaper with the receipt, and ships it', async () => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    const [row] = await shop.sql<{ payment: string; errand: string; shipment: string }>(
      `SELECT p.uid AS payment, e.uid AS errand, s.uid AS shipment FROM payment p JOIN errand e ON e.order_uid = p.order_uid
         JOIN shipment s ON s.order_uid = p.order_uid WHERE p.state = 'submitted'`,
    );
    await confirmPayment(page, row!.payment);
    await shop.settled();
    await page.goto(`/admin/#/errands/${row!.errand}/show`);
    await act('Sudah dibeli', async (opened) => {
      await opened.getByLabel(/Harga beli semua barang/).fill('330000');
      await opened.getByLabel(/^Dibayar ke/).fill('Toko Kopi');
      await opened.getByLabel(/^Nomor referensi transfer/).fill('TRF-KETEL-1');
      await opened
        .locator('input[type=file]')
        .setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer: await aPicture() });
    });
    await page.goto(`/admin/#/shipments/${row!.shipment}/show`);
    await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    await dialog.getByLabel(/Nomor resi/).fill('JNE-0077001');
    await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await shop.settled();
    expect(await shop.sql(`SELECT state FROM shipment WHERE tracking_number = 'JNE-0077001'`)).toEqual([
      { state: 'shipped' },
    ]);
  });

  it('the customer sees the receipt and the credit, and says that it has arrived', async () => {
    const { page } = buyer.window;
    await page.goto('/setitip');
    await page.getByRole('link', { name: 'Ketel leher angsa 1 liter' }).click();
    await page.getByText('Kembali ke kreditmu').waitFor();
    await page.getByText('Rp20.000').last().waitFor();
    await page.getByRole('link', { name: /Lihat struk belanja/ }).waitFor();
    await page.getByText('JNE-0077001', { exact: true }).waitFor();
    await buyer.window.picture('errands-03-bought');
    findings.push(...(await findingsOf({ page }, 'bought')));
    await page.getByRole('button', { name: 'Sudah diterima' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ya, sudah' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByText(/^Diterima \d/)
      .first()
      .waitFor();
    await shop.settled();
    // The address book has what was typed at the quote, and changes it.
    await page.goto('/user/address');
    await page.getByRole('button', { name: 'Ubah Rumah' }).click();
    await page.getByRole('dialog').getByLabel('Simpan sebagai').fill('Kantor');
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan alamat' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Kantor' }).getByText('Jl. Melati 5 RT 2').waitFor();
    await buyer.window.picture('errands-04-addresses');
    findings.push(...(await findingsOf({ page }, 'addresses')));
    expect(await shop.brokenInvariants()).toEqual([]);
    expect([...findings, ...buyer.window.complaints, ...console_.complaints]).toEqual([]);
  });
});
