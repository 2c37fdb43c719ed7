import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { dayInWib } from '#domain/platform/wib';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { ADMIN, Shop } from '../support/shop.js';
import { Fixtures, signIn } from '../faults/support/fixtures.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, type Window } from './support/browser.js';

const COUNT = 50;
/** The account that every new shop has. */
const HEADER = 'No. rekening : 0000000001\nTanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo';
/** Fifty confirmations one after the other. */
const PATIENCE_MS = 120_000;

/** The bank's statement of a day: the desk confirms all that matches without a mouse. */
describe('bank statements in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let fixtures: Fixtures;
  let desk: Window;
  let statement: string;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    fixtures = new Fixtures(shop);
    desk = await browsing.window(`http://localhost:${shop.env.PORT}`);
    statement = [HEADER, ...(await awaited())].join('\n');
  }, 240_000);

  afterAll(async () => {
    await browsing?.close();
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  /** Orders that await money, as lines of a statement: most name the order, the first one's customer has sent a proof. */
  async function awaited(): Promise<string[]> {
    const { plans } = await fixtures.family({ hostSeats: 1, regularSeats: 5 });
    const [year, month, day] = dayInWib(new Date()).split('-');
    const rows: string[] = [];
    for (let nth = 0; nth < COUNT; nth += 1) {
      const customer = await fixtures.customer();
      const token = await signIn(shop.http, customer);
      const name = nth === 0 ? 'Ratna Abimanyu' : 'Budi Santoso';
      const body = { name, email: customer.email, phoneNumber: '081234567890', ...plans.ready };
      const placed = await shop.http.ask<PlacedOrder>('POST', '/customer', { token, body });
      const of = { orderUid: placed.orderUid, customerUid: customer.customerUid };
      const checkout = await shop.http.ask<CheckoutView>(
        'GET',
        `/customer/payment/checkout?${new URLSearchParams(of)}`,
      );
      if (nth === 0) {
        const form = formOf({ ...of, bankFrom: 'BCA', accountName: name }, await aPicture());
        await shop.http.ask('POST', '/customer/payment/confirm', { form });
      }
      const text = nth === 0 ? name.toUpperCase() : checkout.orderNumber;
      rows.push(`${day}/${month}/${year},TRSF E-BANKING CR ${text},'0000,"${checkout.amount}.00 CR","0.00"`);
    }
    return rows;
  }

  const choose = async (name: string) => {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(statement) };
    await desk.page.locator('input[type=file]').setInputFiles(file);
  };

  it('a statement shows what is in it before anything is stored', async () => {
    const { page } = desk;
    await page.goto('/admin/#/statements');
    await page.locator('input[name=email]').fill(ADMIN.email);
    await page.locator('input[type=password]').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText(/Tidak ada yang perlu dicocokkan/).waitFor();
    await choose('koran.csv');
    await page.getByText(`${COUNT} baris, ${COUNT} baru.`).waitFor();
    expect(await fixtures.database.bankStatement.count()).toBe(0);
    await page.getByRole('button', { name: `Simpan ${COUNT} baris baru` }).press('Enter');
    await page.getByText(`${COUNT} dipilih`).waitFor();
  });

  it('the first line stands beside the proof of its customer', async () => {
    const { page } = desk;
    await reachTable();
    await page.keyboard.press('End');
    const proved = page.getByRole('row', { name: /RATNA ABIMANYU/ });
    for (let nth = 0; nth < COUNT && !(await proved.evaluate(isFocused)); nth += 1)
      await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('radiogroup', { name: 'Kandidat' }).innerText()).toContain('nama pengirim');
    await page.getByRole('img', { name: /bukti/i }).waitFor();
    await desk.picture('statements-desk');
    expect(await findingsOf(desk, 'bank statements')).toEqual([]);
  }, 120_000);

  it(`${COUNT} lines are confirmed by keyboard, each the money of its own order`, async () => {
    const { page } = desk;
    await page.keyboard.press('Space');
    await page.getByText(`${COUNT - 1} dipilih`).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(`Konfirmasi ${COUNT} baris?`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`${COUNT} dikonfirmasi, 0 belum.`).waitFor({ timeout: PATIENCE_MS });
    const { database } = fixtures;
    expect(await database.bankStatementLine.count({ where: { state: 'used' } })).toBe(COUNT);
    expect(await database.payment.groupBy({ by: ['state'], _count: true })).toEqual([
      { state: 'confirmed', _count: COUNT },
    ]);
    expect(await database.invoice.count({ where: { status: { not: 'paid' } } })).toBe(0);
  }, 180_000);

  it('the same file again does nothing, and the books are balanced', async () => {
    const { page } = desk;
    await choose('koran-lagi.csv');
    await page.getByText('Berkas ini sudah pernah diunggah').waitFor();
    expect(await page.getByRole('button', { name: /^Simpan/ }).count()).toBe(0);
    await shop.settled(60_000);
    expect(await shop.brokenInvariants()).toEqual([]);
  }, 90_000);

  it('the books show the money, and each figure leads to its postings', async () => {
    const { page } = desk;
    const findings: string[] = [];
    await page.goto('/admin/#/ledger');
    await page.getByRole('tab', { name: 'Tutup buku' }).click();
    await page.getByText('Buku besar cocok dengan semua catatan.').waitFor();
    findings.push(...(await findingsOf(desk, 'closing of months')));
    await page.getByRole('tab', { name: 'Laporan' }).click();
    const bank = page.getByRole('row', { name: /^Bank/ });
    await bank.waitFor();
    findings.push(...(await findingsOf(desk, 'report of the books')));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'XLSX' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^buku-statement-.*\.xlsx$/);
    await bank.getByRole('link').first().click();
    await page.getByText(`${COUNT} catatan, jumlahnya`).waitFor();
    findings.push(...(await findingsOf(desk, 'postings')));
    await page.getByRole('link', { name: 'Pembayaran' }).last().click();
    await page.getByText('Ratna Abimanyu').or(page.getByText('Budi Santoso')).first().waitFor();
    expect([...findings, ...desk.complaints]).toEqual([]);
  }, 90_000);

  /** By Tab, as one without a mouse does. */
  async function reachTable(): Promise<void> {
    const row = desk.page.getByRole('grid').locator('[tabindex="0"]');
    await row.waitFor();
    for (let nth = 0; nth < 30 && !(await row.evaluate(isFocused)); nth += 1) await desk.page.keyboard.press('Tab');
    expect(await row.evaluate(isFocused)).toBe(true);
  }
});

/** Runs in the page. */
const isFocused = (row: { ownerDocument: { activeElement: unknown } }): boolean =>
  row === row.ownerDocument.activeElement;
