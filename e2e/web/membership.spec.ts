import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { findPlan } from '#testing/plans';
import { Admin, Customer } from '../support/people.js';
import { ADMIN, Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { Shopper } from './support/shopper.js';

const FIRST = { username: 'keluarga@contoh.test', password: 'sandi-pertama' };
const SECOND = { ...FIRST, password: 'sandi-kedua' };

interface Guest {
  customer: Customer;
  shopper: Shopper;
  order: PlacedOrder;
  page: string;
}

/** Host stores the login → member opens it → host changes it → member is notified, asks, leaves → cannot open it any more. */
describe('a membership in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let admin: Admin;
  let host: Guest;
  let member: Guest;
  let console_: Window;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    admin = await Admin.signIn(shop);
    // Spotify invites its members; here they share the login.
    await shop.sql('UPDATE plan_family SET invites = false');
    host = await guest('Hana Host', true);
    member = await guest('Sari Dewi');
    await host.customer.proveHostPurchase(host.order, 94_900);
    await admin.verifyPurchase(host.order);
    await member.customer.pay(member.order);
    await admin.confirm(member.order);
    await shop.settled();
    console_ = await browsing.window(`http://localhost:${shop.env.PORT}`);
  });
  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  async function guest(name: string, isHost = false): Promise<Guest> {
    const customer = await Customer.join(shop, name);
    await shop.sql('UPDATE customer SET email_verified_at = now() WHERE uid = $1', [customer.uid]);
    const order = await customer.order(await findPlan(shop.http, 'spotify', { host: isHost }));
    const [seat] = await customer.ask<Membership[]>('GET', '/customer/membership');
    const shopper = new Shopper(
      await browsing.window(`http://localhost:${shop.env.PORT}`, PHONE),
      name,
      customer.email,
    );
    await shopper.signIn();
    return { customer, shopper, order, page: `/user/membership/details?accountUid=${seat!.accountUid}` };
  }

  /** The host opens the form and stores a login. */
  async function store({ username, password }: typeof FIRST, button: string): Promise<void> {
    const { page } = host.shopper.window;
    await page.getByRole('button', { name: button }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nama pengguna atau email').fill(username);
    await form.getByLabel('Kata sandi').fill(password);
    await form.getByRole('button', { name: 'Simpan', exact: true }).click();
    await form.waitFor({ state: 'hidden' });
    await shop.settled();
  }

  it('the host finds the seat in the menu and stores the login', async () => {
    const { window } = host.shopper;
    await window.step('store', async () => {
      await window.page.goto('/user/membership');
      await window.page.getByRole('link', { name: /Spotify/ }).click();
      await store(FIRST, 'Simpan data login');
      await window.page.getByText('Siapa yang membuka (1)').waitFor();
      expect(await shop.sql('SELECT version, stored_by FROM group_credential')).toEqual([
        { version: 1, stored_by: 'host' },
      ]);
    });
  });

  it('the member comes from the order, opens the login, and it hides by itself', async () => {
    const { window } = member.shopper;
    const { page } = window;
    await window.step('reveal', async () => {
      expect(await member.shopper.inbox()).toContain('Data login langgananmu sudah tersedia');
      await page.goto(`/user/order/details?orderUid=${member.order.orderUid}`);
      await page.getByRole('link', { name: 'Buka langganan' }).click();
      await page.waitForURL(/\/user\/membership\/details/);
      await page.getByRole('button', { name: 'Tampilkan data login' }).waitFor();
      await page.getByRole('button', { name: 'Minta bantuan' }).waitFor();
      expect(await findingsOf(window, 'membership-shut')).toEqual([]);
      await page.clock.install();
      await page.getByRole('button', { name: 'Tampilkan data login' }).click();
      await page.getByText(FIRST.password).waitFor();
      await page.getByRole('button', { name: 'Salin kata sandi' }).waitFor();
      await page.clock.fastForward(10_000);
      await page.getByText(FIRST.password).waitFor();
      await window.picture('membership-open-360');
      await page.clock.fastForward(20_500);
      await page.getByText(FIRST.password).waitFor({ state: 'detached' });
      expect(await page.content()).not.toContain(FIRST.password);
    });
  });

  it('the host sees who looked and changes the login; the member is notified and opens the new one', async () => {
    const { page } = host.shopper.window;
    await host.shopper.window.step('change', async () => {
      await page.goto(host.page);
      await page.getByText('Siapa yang membuka (2)').click();
      await page.getByText(/S\*+i \(kursi \d\) membuka versi 1/).waitFor();
      expect(await findingsOf(host.shopper.window, 'membership-host')).toEqual([]);
      await store(SECOND, 'Perbarui data login');
    });
    expect(await member.shopper.inbox()).toContain('Data login langgananmu berubah');
    await member.shopper.window.page.goto(member.page);
    await member.shopper.window.page.getByRole('button', { name: 'Tampilkan data login' }).click();
    await member.shopper.window.page.getByText(SECOND.password).waitFor();
  });

  it('the member asks for help, an admin answers at the console, and the answer arrives', async () => {
    const { page } = member.shopper.window;
    await member.shopper.window.step('ask', async () => {
      await page.getByRole('button', { name: 'Minta bantuan' }).click();
      await page
        .getByRole('dialog')
        .getByLabel('Ceritakan kendalanya')
        .fill('Aplikasinya bilang terlalu banyak perangkat.');
      expect(await findingsOf(member.shopper.window, 'membership-ask')).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
      await page.getByText('Menunggu jawaban').waitFor();
    });
    const desk = console_.page;
    await console_.step('answer', async () => {
      await desk.goto('/admin/');
      await desk.locator('input[name=email], input[name=username]').fill(ADMIN.email);
      await desk.locator('input[type=password]').fill(ADMIN.password);
      await desk.keyboard.press('Enter');
      await desk
        .getByRole('listitem')
        .filter({ hasText: /^1\s*Permintaan bantuan/ })
        .waitFor();
      await desk.goto('/admin/#/follow-ups');
      await desk.getByText('Sari Dewi').first().click();
      await desk.getByText('terlalu banyak perangkat').waitFor();
      expect(await findingsOf(console_, 'console-follow-up')).toEqual([]);
      await desk.getByRole('button', { name: 'Jawab', exact: true }).click();
      await desk.getByRole('dialog').getByRole('textbox').first().fill('Sudah kami keluarkan perangkat lamanya.');
      await desk.getByRole('dialog').getByRole('button', { name: 'Jawab', exact: true }).click();
      await desk.getByRole('dialog').waitFor({ state: 'hidden' });
      await desk.goto(`/admin/#/account-groups/${host.order.groupUid}/show`);
      await desk
        .getByText(/Sari Dewi/)
        .first()
        .waitFor();
      await desk.getByText(/membuka versi 2/).waitFor();
      expect(await findingsOf(console_, 'console-vault')).toEqual([]);
      await desk.goto('/admin/#/audit-entries');
      await desk.getByText(/Rantai catatan utuh/).waitFor();
      expect(await findingsOf(console_, 'console-audit')).toEqual([]);
    });
    await shop.settled();
    expect(await member.shopper.inbox()).toContain('Jawaban untuk pertanyaanmu');
  });

  it('the member leaves, having read what happens, and cannot open the login any more', async () => {
    const { window } = member.shopper;
    const { page } = window;
    await window.step('leave', async () => {
      await page.goto(member.page);
      await page.getByText('Sudah kami keluarkan perangkat lamanya.').waitFor();
      await page.getByRole('button', { name: 'Keluar dari grup' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Sisa masa yang sedang berjalan tidak kami kembalikan').waitFor();
      expect(await findingsOf(window, 'membership-leave')).toEqual([]);
      await dialog.getByRole('button', { name: 'Ya, keluar' }).click();
      await page.getByText('Cancel', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Tampilkan data login' }).count()).toBe(0);
    });
    const seat = new URLSearchParams(member.page.split('?')[1]).get('accountUid')!;
    const answer = await member.customer.call('POST', `/customer/membership/${seat}/reveal-credential`, { body: {} });
    expect(answer).toMatchObject({ status: 403, data: null });
    await shop.settled();
    expect(await host.shopper.inbox()).toContain('kamu tidak perlu mengubah apa pun di akunnya');
    await host.shopper.window.page.goto(host.page);
    await host.shopper.window.page.getByText('1 bekas anggota pernah membukanya').waitFor();
  });

  it('leaves nothing broken, and no complaint on any page', async () => {
    expect(await shop.brokenInvariants()).toEqual([]);
    expect([host.shopper.window, member.shopper.window, console_].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
