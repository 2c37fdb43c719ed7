import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { confirmPayment, signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** A donation with its message, and a holiday gift from the giver to the one who claims it. */
describe('giving in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let giver: Shopper;
  let receiver: Shopper;
  let console_: Window;
  let link = '';
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    giver = new Shopper(await browsing.window(base, PHONE), 'Dewi Lestari', 'dewi@cerita.test');
    receiver = new Shopper(await browsing.window(base), 'Ani Wijaya', 'ani@cerita.test');
    console_ = await browsing.window(base);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const confirmAll = async () => {
    const { page } = console_;
    const payments = await shop.sql<{ uid: string }>(
      `SELECT p.uid FROM payment p JOIN "order" o ON o.uid = p.order_uid WHERE o.product_line = 'giving' AND p.state = 'submitted'`,
    );
    for (const { uid } of payments) await confirmPayment(page, uid);
    await shop.settled();
  };

  it('a visitor chooses a cause, signs up, and donates with a message', async () => {
    await giver.register();
    const { page } = giver.window;
    await page.goto('/donation');
    await page.getByRole('link', { name: 'Sekolah Pesisir' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sekolah Pesisir' }).waitFor();
    findings.push(...(await findingsOf({ page }, 'cause')));
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await page.getByText('Field ini wajib diisi').waitFor();
    await page.getByRole('button', { name: 'Rp50.000', exact: true }).click();
    await page.getByLabel(/^Pesan atau doa/).fill('Semangat belajarnya!');
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await page.waitForURL(/\/payment\?/);
    expect(await shop.sql(`SELECT uid FROM giving_donation WHERE message = 'Semangat belajarnya!'`)).toHaveLength(1);
  });

  it('goes back and presses again: the first donation is asked about, and stays the only one', async () => {
    const { page } = giver.window;
    await page.goBack();
    await page.getByText(/^Kamu masih punya pesanan .* yang belum dibayar/).waitFor();
    await page.getByRole('button', { name: 'Rp50.000', exact: true }).click();
    await page.getByRole('button', { name: /^Lanjut bayar/ }).dblclick();
    const question = page.getByRole('dialog', { name: 'Kamu masih punya pesanan yang belum dibayar' });
    await question.getByRole('button', { name: 'Buat pesanan baru' }).waitFor();
    findings.push(...(await findingsOf(giver.window, 'second order')));
    await question.getByRole('link', { name: 'Lihat pesanan itu' }).click();
    await page.waitForURL(/\/user\/order\/details\?/);
    await page
      .getByRole('link', { name: /^Bayar/ })
      .first()
      .click();
    await giver.pay();
    expect(await shop.sql(`SELECT state FROM giving_donation WHERE message = 'Semangat belajarnya!'`)).toEqual([
      { state: 'promised' },
    ]);
    const orders = `SELECT o.uid FROM "order" o JOIN customer c ON c.uid = o.customer_uid WHERE c.email = $1`;
    expect(await shop.sql(orders, [giver.email])).toHaveLength(1);
  });

  it('makes a gift for one person', async () => {
    const { page } = giver.window;
    await page.goto('/thr-submission');
    await page.getByLabel('Untuk siapa?').fill('Ani');
    await page.getByRole('button', { name: 'Rp100.000' }).click();
    await page.getByLabel(/^Ucapan/).fill('Selamat Lebaran!');
    findings.push(...(await findingsOf({ page }, 'gift form')));
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await page.waitForURL(/\/payment\?/);
    await giver.pay();
    expect(await shop.sql('SELECT recipient_name, message FROM giving_gift')).toEqual([
      { recipient_name: 'Ani', message: 'Selamat Lebaran!' },
    ]);
  });

  it('an admin confirms both payments and shows the message', async () => {
    const { page } = console_;
    await signInAtConsole(page);
    await confirmAll();
    const [donation] = await shop.sql<{ uid: string }>(
      `SELECT uid FROM giving_donation WHERE message_state = 'waiting'`,
    );
    await page.goto(`/admin/#/donations/${donation!.uid}/show`);
    await page.getByRole('button', { name: 'Tampilkan pesan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Tampilkan pesan' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await giver.window.page.goto('/donation/sekolah-pesisir/list');
    await giver.window.page.getByText('Semangat belajarnya!').waitFor();
    await giver.window.page.getByText('D***i').first().waitFor();
    findings.push(...(await findingsOf(giver.window, 'donors')));
    expect(await shop.sql('SELECT state FROM giving_gift')).toEqual([{ state: 'ready' }]);
  });

  it('the giver makes the link, and its holder claims the gift after signing up', async () => {
    const { page } = giver.window;
    const [order] = await shop.sql<{ uid: string }>(`SELECT order_uid AS uid FROM giving_gift`);
    await page.goto(`/user/order/details?orderUid=${order!.uid}`);
    await page.getByRole('button', { name: 'Buat link' }).click();
    link = (await page.locator('code').textContent())!;
    findings.push(...(await findingsOf({ page }, 'gift of an order')));
    const mine = receiver.window.page;
    await mine.goto(link);
    await mine.getByText('Selamat Lebaran!').waitFor();
    expect(await mine.evaluate<string>(`localStorage.getItem('thr_challenge')`)).toHaveLength(43);
    await receiver.register();
    await mine.goto('/thr');
    await mine.getByLabel('Bank atau dompet digital').fill('BCA');
    await mine.getByLabel('Nomor rekening').fill('1234567890');
    await mine.getByLabel('Atas nama').fill('Ani Wijaya');
    findings.push(...(await findingsOf({ page: mine }, 'opened gift')));
    await mine.getByRole('button', { name: 'Ambil hadiah' }).click();
    await mine.getByText('Hadiahnya jadi milikmu').waitFor();
    await shop.settled();
    expect(await shop.sql('SELECT state FROM giving_gift')).toEqual([{ state: 'claimed' }]);
    expect(await giver.inbox()).toContain('sudah diambil');
  });

  it('finance pays it out', async () => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    const [payout] = await shop.sql<{ uid: string }>(`SELECT uid FROM payout WHERE kind = 'other'`);
    await page.goto(`/admin/#/giving-payouts/${payout!.uid}/show`);
    await page.getByRole('button', { name: 'Setujui' }).click();
    await dialog.getByRole('button', { name: 'Setujui' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Catat pembayaran' }).click();
    await dialog.getByRole('textbox').fill('TRX-1');
    await dialog.getByRole('button', { name: 'Catat pembayaran' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await shop.settled();
    expect(await shop.sql('SELECT state FROM giving_gift')).toEqual([{ state: 'paid' }]);
    expect(await receiver.inbox()).toContain('sudah kami transfer');
  });

  it('leaves balanced books and no complaint on any page', async () => {
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
    const windows = [giver.window, receiver.window, console_];
    expect([...findings, ...windows.flatMap(({ complaints }) => complaints)]).toEqual([]);
  });
});
