import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionView } from '#contracts/identity/session.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { findPlan } from '#testing/plans';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { findingsIn } from './support/accessible.js';
import { Browsing, DESKTOP, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { PASSWORD, Shopper } from './support/shopper.js';

const ACCOUNT = 'musik.sari@gmail.test';

/** The checklist before an order, and the Zap series from choosing to the first treatment. docs/rules/eligibility.md, docs/rules/vouchers.md */
describe('eligibility and Zap in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let sari: Shopper;
  let tono: Shopper;
  let console_: Window;
  let admin: Admin;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    sari = new Shopper(await browsing.window(base, PHONE), 'Sari Dewi', 'sari@cerita.test');
    tono = new Shopper(await browsing.window(base, DESKTOP, 'dark'), 'Tono Hadi', 'tono@cerita.test');
    console_ = await browsing.window(base);
    admin = await Admin.signIn(shop);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const orderSpotify = async ({ window: { page } }: Shopper) => {
    // What is pressed before hydration is lost.
    await page.goto('/provider/spotify', { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: /Reguler/ }).check({ force: true });
    await page.getByRole('button', { name: 'Pesan sekarang' }).locator('visible=true').first().click();
    await page.getByRole('dialog').getByText('Syarat Spotify').waitFor();
  };
  const send = ({ window: { page } }: Shopper) => page.getByRole('button', { name: 'Buat pesanan' }).click();
  const orders = async () => (await shop.sql<{ n: number }>('SELECT count(*)::int AS n FROM "order"'))[0]!.n;

  it('a buyer who ticks nothing is shown what is missing, and then orders', async () => {
    await sari.window.step('checklist', async () => {
      await sari.register();
      await orderSpotify(sari);
      const dialog = sari.window.page.getByRole('dialog');
      await send(sari);
      await dialog.getByText('Field ini wajib diisi').waitFor();
      expect(await dialog.getByText('Centang bila syarat ini sudah terpenuhi').count()).toBe(2);
      expect(await dialog.getByText('Field ini wajib diisi').count()).toBe(1);
      expect(await findingsIn(sari.window.page)).toEqual([]);
      await sari.window.picture('20-checklist-missing');
      expect(await orders()).toBe(0);
      await sari.confirmEligibility(ACCOUNT);
      await send(sari);
      await sari.window.page.waitForURL(/\/payment\?/);
    });
    expect(await orders()).toBe(1);
  });

  it('a second order with the same account e-mail is refused with the date, and another account is welcome', async () => {
    await tono.window.step('same-account', async () => {
      await tono.register();
      await orderSpotify(tono);
      await tono.confirmEligibility(ACCOUNT.toUpperCase());
      await send(tono);
      const refused = tono.window.page.getByText(/Bisa bergabung lagi mulai \d+ \w+ \d{4}\./);
      await refused.waitFor();
      expect(await findingsIn(tono.window.page)).toEqual([]);
      await tono.window.picture('21-same-account');
      expect(await orders()).toBe(1);
      await tono.confirmEligibility('tono.musik@gmail.test');
      await send(tono);
      await tono.window.page.waitForURL(/\/payment\?/);
    });
    expect(await orders()).toBe(2);
  });

  it('an order that came without its answers asks for them before it shows where to pay', async () => {
    const { page } = tono.window;
    const body = { email: tono.email, password: PASSWORD, deviceOs: 'web', deviceId: 'polos', scope: 'app' };
    const { accessToken: token } = await shop.http.ask<SessionView>('POST', '/customer/sign/in', { body });
    const { packageUid, uid: variantUid } = await findPlan(shop.http, 'google-one');
    const contact = { name: tono.name, email: tono.email, phoneNumber: '081234567890' };
    const { redirectUrl } = await shop.http.ask<PlacedOrder>('POST', '/customer', {
      token,
      body: { ...contact, packageUid, variantUid },
    });
    await tono.window.step('later-answers', async () => {
      await page.goto(redirectUrl);
      await page.getByText('Lengkapi dulu syarat paketnya').waitFor();
      expect(await page.getByText('Jumlah transfer').count()).toBe(0);
      await page.getByRole('link', { name: 'Lengkapi sekarang' }).click();
      const send = page.getByRole('button', { name: 'Simpan dan lanjut' });
      await send.click();
      await page.getByText('Centang bila syarat ini sudah terpenuhi').first().waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await tono.window.picture('23-later-answers');
      for (const point of await page.getByRole('checkbox').all()) await point.check();
      await page.getByLabel(/^Email akun/).fill('tono.google@gmail.test');
      await send.click();
      await page.waitForURL(/\/payment\?/);
      await page.getByRole('heading', { name: 'Jumlah transfer' }).waitFor();
    });
  });

  it('the admin sees the answers with the order', async () => {
    const { page } = console_;
    await signInAtConsole(page);
    const [order] = await shop.sql<{ uid: string }>(
      `SELECT order_uid AS uid FROM order_eligibility WHERE account_email = $1`,
      [ACCOUNT],
    );
    await page.goto(`/admin/#/orders/${order!.uid}/show`);
    await page.getByText('Syarat provider').waitFor();
    await page.getByText(ACCOUNT).waitFor();
    const answers = await page.getByRole('region', { name: 'Syarat provider' }).innerText();
    expect(answers).toMatch(/12 bulan terakhir[^]*Akunmu terdaftar di Indonesia/);
    await console_.picture('22-console-answers');
  });

  it('a Zap series is chosen and ordered on the Seglowup pages', async () => {
    await tono.window.step('zap-order', async () => {
      const { page } = tono.window;
      await page.goto('/#product-ondemand');
      await page
        .getByRole('link', { name: /^Seglowup/ })
        .first()
        .click();
      await page.getByRole('link', { name: /^Seri 299/ }).click();
      expect(await page.getByRole('radio', { name: /Seri 299/ }).isChecked()).toBe(true);
      await tono.window.picture('23-zap-series');
      await page.getByRole('link', { name: 'Lanjut' }).click();
      await page.getByRole('heading', { name: 'Konfirmasi pesanan' }).waitFor();
      await page.getByText('Rp2.052.000').first().waitFor();
      await page.getByRole('button', { name: 'Ubah', exact: true }).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await tono.window.picture('24-zap-confirmation');
      await send(tono);
      await page.waitForURL(/\/seglowup\/thankyou\?/);
      await page.getByText('Nomor pesanan').waitFor();
      await tono.window.picture('25-zap-thankyou');
    });
  });

  it('the group fills and pays, the series is bought, and the voucher is there with its last day', async () => {
    const series = await findPlan(shop.http, 'zap', { months: 12, name: 'Seri 299' });
    const others = [];
    for (const name of ['Rina', 'Dimas', 'Maya']) {
      const customer = await Customer.join(shop, name);
      others.push({ customer, order: await customer.order(series) });
    }
    await shop.settled();
    for (const { customer, order } of others) {
      await customer.pay(order);
      await admin.confirm(order);
    }
    const [order] = await shop.sql<{ uid: string; customer: string }>(
      `SELECT o.uid, o.customer_uid AS customer FROM "order" o JOIN order_item i ON i.order_uid = o.uid JOIN variant v ON v.uid = i.ref_uid JOIN package p ON p.uid = v.package_uid WHERE p.slug = 'zap-series-299' AND o.email = $1`,
      [tono.email],
    );
    await tono.window.step('zap-pays', async () => {
      const { page } = tono.window;
      await page.goto(`/payment?type=2&order_uid=${order!.uid}&customer_uid=${order!.customer}`);
      await tono.pay();
      await admin.confirm({ orderUid: order!.uid });
      await shop.settled();
      await page.goto(`/user/order/details?orderUid=${order!.uid}`);
      await page.getByText(/^Voucher terbit begitu serinya dibeli/).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await tono.window.picture('26a-voucher-awaited');
      await admin.buyFor(await admin.account({ orderUid: order!.uid }));
      await shop.settled();
      await page.reload();
      await page.getByText(/^ZAP-/).waitFor();
      await page.getByText('0 dari 8 perawatan terpakai.').waitFor();
      await page.getByText(/Pakai yang pertama paling lambat/).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await tono.window.picture('26-voucher');
    });
    expect(await tono.inbox()).toContain('sudah terbit');
  });

  it('the page of the order on Seglowup has the voucher as well', async () => {
    const { page } = tono.window;
    const [order] = await shop.sql<{ uid: string; customer: string }>(
      'SELECT o.uid, o.customer_uid AS customer FROM voucher v JOIN "order" o ON o.uid = v.order_uid WHERE o.email = $1',
      [tono.email],
    );
    await page.goto(`/seglowup/thankyou?order_uid=${order!.uid}&customer_uid=${order!.customer}`);
    await page.getByText(/^ZAP-/).waitFor();
    expect(await findingsIn(page)).toEqual([]);
  });

  it('a Rekafin plan is bought to the end: its price, its payment, and its result page', async () => {
    await sari.window.step('rekafin', async () => {
      const { page } = sari.window;
      await page.goto('/rekafin');
      await page.getByRole('link', { name: /^Rekafin Personal/ }).click();
      expect(await page.getByRole('radio', { name: /Personal/ }).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Pesan sekarang' }).locator('visible=true').first().click();
      await sari.confirmEligibility();
      await send(sari);
      await page.waitForURL(/\/payment\?/);
      await page.getByText('Rp25.000').first().waitFor();
      await sari.pay();
      expect(new URL(page.url()).pathname).toBe('/payment-result/rekafin');
      await page.getByRole('heading', { name: 'Bukti pembayaranmu sedang dicek' }).waitFor();
      await page.getByText(/Rekafin untuk satu orang/).waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await sari.window.picture('28-rekafin-waiting');
      const orderUid = new URL(page.url()).searchParams.get('order_uid')!;
      await admin.confirm({ orderUid });
      await shop.settled();
      await page.reload();
      await page.getByRole('heading', { name: 'Pembayaran terkonfirmasi' }).waitFor();
      await page.getByText('Kami siapkan langgananmu').waitFor();
      const { groupUid } = await admin.account({ orderUid });
      await admin.buyFor({ groupUid });
      await shop.settled();
      await page.reload();
      await page.getByText('Pembayaranmu beres').waitFor();
      expect(await findingsIn(page)).toEqual([]);
      await sari.window.picture('29-rekafin-active');
    });
    expect(
      await shop.sql(`SELECT a.status FROM account a JOIN order_item i ON i.order_uid = a.order_uid
      JOIN variant v ON v.uid = i.ref_uid JOIN package p ON p.uid = v.package_uid
      JOIN provider r ON r.uid = p.provider_uid WHERE r.slug = 'rekafin'`),
    ).toEqual([{ status: 3 }]);
  });

  it('the console records the first treatment, and the customer sees it', async () => {
    const { page } = console_;
    await page.goto('/admin/#/vouchers');
    await page.getByText('Tono Hadi').first().click();
    await page.getByRole('button', { name: 'Catat pemakaian' }).click();
    await page.getByRole('dialog').getByText('Perawatan ke-1 dari 8').waitFor();
    await console_.picture('27-console-voucher');
    await page.getByRole('dialog').getByRole('button', { name: 'Catat pemakaian' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByText('Sedang dipakai').first().waitFor();
    await shop.settled();
    expect(await tono.inbox()).toContain('Perawatan ke-1 sudah tercatat');
    const [voucher] = await shop.sql<{ state: string; used: number }>(
      'SELECT v.state, v.used FROM voucher v JOIN "order" o ON o.uid = v.order_uid WHERE o.email = $1',
      [tono.email],
    );
    expect(voucher).toEqual({ state: 'in-use', used: 1 });
  });

  it('leaves consistent seats and books, and no complaint on any page', async () => {
    expect(await shop.brokenInvariants()).toEqual([]);
    const complaints = [sari.window, tono.window, console_].flatMap((window) => window.complaints);
    expect(complaints).toEqual([]);
  });
});
