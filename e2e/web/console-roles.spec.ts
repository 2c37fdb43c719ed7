import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ADMIN, Shop } from '../support/shop.js';
import { findingsOf, goWithinConsole, openWhole } from './support/accessible.js';
import { Browsing, type Window } from './support/browser.js';
import { OpenRequests } from './support/open-requests.js';

const PASSWORD = 'kopi-susu-senja-hari';
/** The first page of each role, and one that it may not open. */
const ROLES = {
  support: { first: 'Percakapan', foreign: '/admin/#/ledger', hidden: 'Konfirmasi' },
  finance: { first: 'Pembayaran menunggu', foreign: '/admin/#/blacklist', hidden: 'Simpan data login' },
  catalogue: { first: 'Menunggu dikerjakan', foreign: '/admin/#/customers', hidden: 'Konfirmasi' },
};
type Role = keyof typeof ROLES;
/** As text: it runs in the page. */
const COUNT_PUSHES = `globalThis.pushes = [];
  const push = history.pushState;
  history.pushState = (...args) => { pushes.push(args[2]); push.apply(history, args); };`;

/** The console as each role: no request is refused, and a changed role counts at once. */
describe('roles in the console', () => {
  let shop: Shop;
  let browsing: Browsing;
  let owner: Window;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start({ demo: true }), Browsing.start()]);
    owner = await browsing.window(base());
    await signIn(owner.page, ADMIN.email, ADMIN.password);
    await owner.page.getByText('Pembayaran menunggu').first().waitFor();
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  const base = () => `http://localhost:${shop.env.PORT}`;
  async function signIn(page: Page, email: string, password: string) {
    await page.goto('/admin/');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
  }
  const menuPaths = (page: Page) =>
    page
      .locator('.RaMenu-open a, .RaMenu-root a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

  it('a visitor is led to the sign-in page once, also by a slow machine', async () => {
    const visitor = await browsing.window(base());
    const { page } = visitor;
    const machine = await page.context().newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(COUNT_PUSHES);
    await page.goto('/admin/');
    await page.locator('input[name=email]').fill('siapa@contoh.test');
    expect(await page.evaluate('pushes')).toEqual(['#/login']);
    await visitor.close();
  });

  it.each(Object.keys(ROLES) as Role[])(
    '%s is let in by an owner, and finds nothing in the menu that is refused',
    async (role) => {
      const { page } = owner;
      await page.goto('/admin/#/admins/create');
      await page.getByRole('textbox', { name: /Nama/ }).fill(`Rekan ${role}`);
      await page.getByRole('textbox', { name: /Email/ }).fill(`${role}@contoh.test`);
      await page
        .getByRole('radio', { name: { support: 'Dukungan', finance: 'Keuangan', catalogue: 'Katalog' }[role] })
        .check();
      await page.getByRole('textbox', { name: /Kata sandi awal/ }).fill(PASSWORD);
      if (role === 'support') await owner.picture('roles-create');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await page
        .getByRole('heading', { name: `Rekan ${role}` })
        .first()
        .waitFor();

      const colleague = await browsing.window(base());
      await signIn(colleague.page, `${role}@contoh.test`, PASSWORD);
      await colleague.page.getByText(ROLES[role].first).first().waitFor();
      const paths = await menuPaths(colleague.page);
      expect(paths.length).toBeGreaterThan(5);
      const requests = new OpenRequests(colleague.page);
      for (const path of paths) {
        await goWithinConsole(colleague.page, requests, path);
        expect(await colleague.page.getByText('dikerjakan rekan lain').count()).toBe(0);
        expect(
          await colleague.page.getByRole('button', { name: ROLES[role].hidden, exact: true, disabled: false }).count(),
        ).toBe(0);
      }
      // Everything that was asked for was answered.
      expect(colleague.complaints).toEqual([]);
      await openWhole(colleague.page, '/admin/#/');
      await colleague.picture(`roles-${role}-home`);
      await colleague.page.goto(ROLES[role].foreign);
      await colleague.page.getByRole('heading', { name: 'Bagian ini dikerjakan rekan lain' }).waitFor();
      await colleague.picture(`roles-${role}-denied`);
      await colleague.close();
    },
  );

  it('another role counts from the next click on: a short notice, still signed in, another menu', async () => {
    const colleague = await browsing.window(base());
    await signIn(colleague.page, 'support@contoh.test', PASSWORD);
    await colleague.page.getByText(ROLES.support.first).first().waitFor();
    await owner.page.goto('/admin/#/admins');
    await owner.page.getByText('Rekan support').click();
    await owner.page.getByRole('button', { name: 'Ganti peran' }).click();
    await owner.page.getByRole('radio', { name: /^Katalog/ }).check();
    await owner.picture('roles-change');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Ganti peran' }).click();
    await owner.page.getByText('Peran diganti').waitFor();

    await colleague.page.getByRole('menuitem', { name: /^Catatan/ }).click();
    await colleague.page.getByRole('menuitem', { name: /^Pelanggan/ }).click();
    await colleague.page.getByRole('heading', { name: 'Bagian ini dikerjakan rekan lain' }).waitFor();
    await colleague.picture('roles-refused');
    await colleague.page.getByRole('menuitem', { name: 'Kategori', exact: true }).click();
    await colleague.page.getByRole('link', { name: /^Buat/ }).waitFor();
    expect(await colleague.page.getByRole('menuitem', { name: /^Pelanggan/ }).count()).toBe(0);
    expect(await shop.sql(`SELECT actor FROM audit_log WHERE action = 'change-role'`)).toEqual([
      { actor: expect.any(String) },
    ]);
    await colleague.close();
  });

  it('the owner words a message, sees it as a customer would, and cannot leave out what it is about', async () => {
    const { page } = owner;
    await page.goto('/admin/#/message-texts');
    await page.getByRole('textbox', { name: /Cari judul/ }).fill('sebesar');
    await page.getByText('Pembayaran pesanan {number} sudah terkonfirmasi').first().click();
    await page.frameLocator('iframe').getByText('pembayaran Netflix TV (1 bulan) sebesar Rp').waitFor();
    expect(await findingsOf(owner, 'message-text')).toEqual([]);
    await page.getByRole('link', { name: 'Ubah' }).click();
    const body = page.getByRole('textbox', { name: /^Isi/ });
    await body.fill('Hai {name}, uangnya sudah sampai.');
    await page.getByText('Isian {amount} wajib ada').waitFor();
    await page.getByRole('textbox', { name: /^Alasan/ }).fill('Lebih akrab');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.locator('.Mui-error').getByText('Isian {amount} wajib ada').waitFor();
    await body.fill('Hai {name}, {amount} sudah sampai. Makasih!');
    await page.frameLocator('iframe').getByText('Hai Budi, Rp138.750 sudah sampai. Makasih!').waitFor();
    expect(await findingsOf(owner, 'message-text-edit')).toEqual([]);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Kembalikan ke teks awal' }).waitFor();
    expect(await shop.sql(`SELECT body, version FROM message_text WHERE key = 'sales.payment.confirmed'`)).toEqual([
      { body: 'Hai {name}, {amount} sudah sampai. Makasih!', version: 1 },
    ]);
  });

  it('the refusal is accessible on a phone and in the dark theme', async () => {
    const colleague = await browsing.window(base());
    await signIn(colleague.page, 'catalogue@contoh.test', PASSWORD);
    await colleague.page.getByText('Paket').first().waitFor();
    await openWhole(colleague.page, '/admin/#/ledger');
    expect(await findingsOf(colleague, 'roles-denied')).toEqual([]);
    await colleague.close();
  });
});
