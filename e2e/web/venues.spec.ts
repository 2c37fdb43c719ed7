import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '#testing/settle';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** A court for four: shared with a friend by link, completed by the booker, played, and paid out to the venue. */
describe('Semabar in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let booker: Shopper;
  let friend: Shopper;
  let console_: Window;
  let admin: Admin;
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    booker = new Shopper(await browsing.window(base, PHONE), 'Bayu Saputra', 'bayu@cerita.test');
    friend = new Shopper(await browsing.window(base), 'Citra Dewi', 'citra@cerita.test');
    console_ = await browsing.window(base);
    admin = await Admin.signIn(shop);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const confirmNewest = async () => {
    const [payment] = await shop.sql<{ uid: string }>(
      `SELECT p.uid FROM payment p JOIN "order" o ON o.uid = p.order_uid WHERE o.product_line = 'venues' AND p.state = 'submitted'`,
    );
    await admin.ask('POST', `/payments/${payment!.uid}/confirm`);
    await shop.settled();
  };

  it('a booker takes a slot for four, pays a share, and gets a link for the others', async () => {
    await booker.register();
    const { page } = booker.window;
    await page.goto('/semabar');
    await page.getByRole('link', { name: 'Kawan Badminton' }).click();
    await page.getByRole('button', { name: 'Minggu berikutnya' }).click();
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('button', { name: /kosong$/ })
      .first()
      .click();
    await page.getByRole('radio', { name: /^Patungan 4 pemain/ }).check({ force: true });
    await page.getByText('Tampilkan di daftar publik').waitFor();
    findings.push(...(await findingsOf({ page }, 'booking')));
    await page.getByRole('button', { name: /^Lanjut bayar/ }).click();
    await booker.pay();
    await confirmNewest();
    await page.goto(await orderOf('bayu@cerita.test'));
    await page.getByText('1 dari 4').waitFor();
    expect(await page.locator('code').first().innerText()).toContain('/semabar/details-venue?');
    findings.push(...(await findingsOf({ page }, 'slot with a link')));
  });

  it('a friend joins by the link, sees masked players, and pays the same share', async () => {
    await friend.register();
    const { page } = friend.window;
    const link = await booker.window.page.locator('code').first().innerText();
    await page.goto(new URL(link).pathname + new URL(link).search);
    await page.getByRole('list', { name: 'Yang ikut main' }).waitFor();
    expect(await page.getByRole('list', { name: 'Yang ikut main' }).innerText()).not.toContain('Bayu Saputra');
    await page.getByRole('button', { name: 'Ikut dan lanjut bayar' }).click();
    await friend.pay();
    await confirmNewest();
  });

  it('the booker pays for the two who are missing: the slot is certain for both', async () => {
    const { page } = booker.window;
    await page.reload();
    await page.getByRole('button', { name: /^Lunasi sisa 2 bagian/ }).click();
    await booker.pay();
    await confirmNewest();
    for (const player of [booker, friend]) expect(await player.inbox()).toContain('Kawan Badminton');
    expect(
      await shop.sql(`SELECT s.state FROM venue_slot s JOIN venue_share h ON h.slot_uid = s.uid
      JOIN "order" o ON o.uid = h.order_uid WHERE o.email = 'citra@cerita.test'`),
    ).toEqual([{ state: 'confirmed' }]);
  });

  it('an admin sees the booking in the calendar, blocks a free time and opens it again', async () => {
    const { page } = console_;
    const dialog = page.getByRole('dialog');
    await signInAtConsole(page);
    const [venue] = await shop.sql<{ uid: string }>(`SELECT uid FROM venue WHERE name = 'Kawan Badminton'`);
    await page.goto(`/admin/#/venues/${venue!.uid}/show`);
    await page.getByRole('button', { name: 'Minggu berikutnya' }).click();
    await page.getByRole('button', { name: /Bayu/ }).first().waitFor();
    const free = page.getByRole('button', { name: /, Kosong/i }).first();
    const time = (await free.getAttribute('aria-label'))!.split(',').slice(0, 3).join(',');
    await free.click();
    await dialog.getByLabel(/^Alasan/).fill('Lantai sedang diperbaiki');
    await dialog
      .getByRole('button', { name: /^Tutup/ })
      .last()
      .click();
    await dialog.waitFor({ state: 'hidden' });
    const blocked = page.getByRole('button', { name: `${time}, Ditutup, Lantai sedang diperbaiki` });
    await blocked.waitFor();
    findings.push(...(await findingsOf({ page }, 'venue calendar')));
    await blocked.click();
    await dialog.getByRole('button', { name: 'Buka lagi' }).click();
    await page.getByRole('button', { name: new RegExp(`^${time}, Kosong`, 'i') }).waitFor();
    const acts = await shop.sql(`SELECT action FROM audit_log WHERE subject = 'venues' ORDER BY at DESC LIMIT 2`);
    expect(acts).toEqual([{ action: 'unblock' }, { action: 'block' }]);
  });

  it('after the game the venue is paid, and the books are balanced', async () => {
    await shop.sql(
      `UPDATE venue_slot SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour',
         cutoff_at = now() - interval '9 hours', due_at = now()
       WHERE uid = (SELECT h.slot_uid FROM venue_share h JOIN "order" o ON o.uid = h.order_uid WHERE o.email = 'citra@cerita.test')`,
    );
    const payouts = () => admin.list<{ id: string }>('venue-payouts', { unpaid: true });
    await until('the payout of the venue', async () => (await payouts())[0]);
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
    const windows = [booker.window, friend.window, console_];
    expect([...findings, ...windows.flatMap(({ complaints }) => complaints)]).toEqual([]);
  });

  async function orderOf(email: string): Promise<string> {
    const [order] = await shop.sql<{ uid: string }>(
      `SELECT uid FROM "order" WHERE email = $1 AND product_line = 'venues' ORDER BY created_at DESC LIMIT 1`,
      [email],
    );
    return `/user/order/details?orderUid=${order!.uid}`;
  }
});
