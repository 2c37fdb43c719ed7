import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Shop } from '../support/shop.js';
import { findingsIn } from './support/accessible.js';
import { Browsing, PHONE, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';
import { Shopper } from './support/shopper.js';

/** The main job in real windows: order → pay → confirm → group fills → host reimbursed. Spotify: 1 host, 2 members, Rp62.517. */
describe('in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let host: Shopper;
  let members: Shopper[];
  let console_: Window;
  const findings: string[] = [];

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    const base = `http://localhost:${shop.env.PORT}`;
    const shopper = async (name: string, email: string) => new Shopper(await browsing.window(base, PHONE), name, email);
    host = await shopper('Hana Host', 'hana@cerita.test');
    members = [await shopper('Sari Dewi', 'sari@cerita.test'), await shopper('Andi Wijaya', 'andi@cerita.test')];
    console_ = await browsing.window(base);
  });

  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  /** States of all rows, as the database has them. */
  const states = async (table: 'payment' | 'host_purchase') =>
    (await shop.sql<{ state: string }>(`SELECT state FROM ${table}`)).map(({ state }) => state);

  const look = async ({ page }: Window, name: string) =>
    findings.push(...(await findingsIn(page)).map((finding) => `${name}: ${finding}`));

  /** The number stays in one format, so that it can be compared with the bank's app. */
  const copiesAnAccountNumberInPlace = async (page: Page) => {
    const account = page.getByRole('listitem').filter({ hasText: 'a.n.' }).first();
    const shape = () =>
      account
        .locator('p')
        .evaluateAll((lines: { clientHeight: number; clientWidth: number }[]) =>
          lines.map(({ clientHeight, clientWidth }) => [clientHeight, clientWidth]),
        );
    const copy = account.getByRole('button', { name: /^Salin nomor rekening/ });
    await copy.waitFor();
    const before = await shape();
    await copy.click();
    await account.getByText('Tersalin').waitFor();
    expect(await shape()).toEqual(before);
  };

  it('a host registers, takes the host seat and proves the purchase', async () => {
    await host.window.step('host', async () => {
      await host.register();
      await host.order('Spotify', 'Host');
      await host.provePurchase('94900');
    });
    await host.window.page.getByText('Bukti pembelian terkirim.').waitFor();
    await host.window.page.getByText('Rp62.517').first().waitFor();
    expect(await states('host_purchase')).toEqual(['submitted']);
    await host.window.picture('01-host-proves-purchase');
    await look(host.window, 'purchase of a host');
  });

  it('two members register, order, and send the proof of their transfer', async () => {
    for (const [index, member] of members.entries()) {
      await member.register();
      await member.order('Spotify', 'Reguler');
      await member.window.page.waitForURL(/\/payment\?/);
      await member.window.page.getByText('Rp37.900').first().waitFor();
      await copiesAnAccountNumberInPlace(member.window.page);
      await member.window.picture(`02-member-${index + 1}-pays`);
      await look(member.window, 'payment');
      await member.pay();
      await member.window.picture(`03-member-${index + 1}-waits`);
    }
    expect(await states('payment')).toEqual(['submitted', 'submitted']);
  });

  it('the admin signs in and confirms both payments without touching the mouse', async () => {
    const { page } = console_;
    await signInAtConsole(page);
    await console_.picture('04-console-dashboard');
    await page.goto('/admin/#/payments');
    for (const waiting of [2, 1]) {
      await page.getByText(`${waiting} menunggu`).waitFor();
      await page.getByRole('img', { name: /PTG-/ }).first().waitFor();
      if (waiting === 2) {
        await console_.picture('05-console-desk');
        await look(console_, 'payment desk');
      }
      await page.keyboard.press('c');
      const form = page.getByRole('region', { name: /^Konfirmasi Rp/ });
      await form.waitFor();
      await page.keyboard.press('Enter');
      await form.waitFor({ state: 'hidden' });
    }
    expect(await states('payment')).toEqual(['confirmed', 'confirmed']);
    await shop.settled();
  });

  it('verifies the host’s purchase, and the members are active', async () => {
    const { page } = console_;
    await page.goto('/admin/#/host-purchases');
    await page.getByText('Hana Host').first().click();
    await page.getByRole('button', { name: 'Verifikasi pembelian' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verifikasi pembelian' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await shop.settled();
    const [member] = members;
    await member!.window.page.goto('/user/order');
    await member!.window.page
      .getByRole('link', { name: /Spotify/ })
      .first()
      .click();
    await member!.window.page.getByText('Menunggu host').first().waitFor();
    await member!.window.page.getByText('Grup siap', { exact: true }).last().waitFor();
    await member!.window.picture('06-member-is-active');
    await look(member!.window, 'active seat');
    expect(await member!.inbox()).toMatch(/aktif/);
  });

  it('approves and records the reimbursement of Rp62.517, and the host is notified', async () => {
    const { page } = console_;
    await page.goto('/admin/#/reimbursements');
    await page.getByText('Hana Host').first().click();
    await page.getByText('Rp62.517').first().waitFor();
    await page.getByRole('button', { name: 'Setujui', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Catat pembayaran' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('BCA-20261120-001');
    await page.getByRole('dialog').getByRole('button', { name: 'Catat pembayaran' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await console_.picture('07-console-reimbursed');
    await look(console_, 'reimbursement');
    await shop.settled();
    expect(await host.inbox()).toContain('Rp62.517');
    await host.window.picture('08-host-is-notified');
  });

  it('leaves balanced books, consistent seats, and no complaint on any page', async () => {
    expect(await shop.brokenInvariants()).toEqual([]);
    const windows = [host.window, ...members.map(({ window }) => window), console_];
    expect([...findings, ...windows.flatMap(({ complaints }) => complaints)]).toEqual([]);
  });
});
