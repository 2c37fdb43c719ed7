import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { findPlan } from '#testing/plans';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, type Window } from './support/browser.js';
import { signInAtConsole } from './support/console.js';

/** An admin replaces the host of a group and merges two half-filled ones, each after its preview. */
describe('groups changed in the console', () => {
  let shop: Shop;
  let browsing: Browsing;
  let admin: Admin;
  let window: Window;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    admin = await Admin.signIn(shop);
    window = await browsing.window(`http://localhost:${shop.env.PORT}`);
    const { page } = window;
    await signInAtConsole(page);
  });
  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  async function joined(name: string, brand: string, groupUid?: string) {
    const who = await Customer.join(shop, name);
    await shop.sql('UPDATE customer SET email_verified_at = now() WHERE uid = $1', [who.uid]);
    const order = await who.order(await findPlan(shop.http, brand), { groupUid });
    await who.pay(order);
    await admin.confirm(order);
    return { who, order };
  }
  async function hosting(name: string) {
    const who = await Customer.join(shop, name);
    await shop.sql('UPDATE customer SET email_verified_at = now() WHERE uid = $1', [who.uid]);
    return { who, order: await who.order(await findPlan(shop.http, 'spotify', { host: true })) };
  }
  const groupOf = async ({ orderUid }: PlacedOrder) => (await admin.account({ orderUid })).groupUid;
  const dialog = (page: Page) => page.getByRole('dialog');
  async function accept(page: Page, button: string) {
    await dialog(page).getByLabel('Alasan').fill('Grup dirapikan');
    await dialog(page).getByRole('button', { name: button }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await shop.settled();
  }

  it('a host is replaced: the unused days are kept back, and the next one takes the seat', async () => {
    const host = await hosting('Host Lama');
    await host.who.proveHostPurchase(host.order, 94_900);
    await admin.verifyPurchase(host.order);
    const member = await joined('Ani Wijaya', 'spotify');
    await shop.settled();
    const groupUid = await groupOf(host.order);
    await window.step('replace-host', async () => {
      const { page } = window;
      await page.goto(`/admin/#/account-groups/${groupUid}/show`);
      await page.getByRole('button', { name: 'Ganti host' }).click();
      await dialog(page).getByText('Dipotong dari penggantian host:').waitFor();
      await dialog(page).getByText('Ani Wijaya').waitFor();
      expect(await findingsOf(window, 'replace-host')).toEqual([]);
      await accept(page, 'Ganti host');
    });
    expect(await host.who.messages()).toContain('tell-member-ended');
    expect(await member.who.messages()).toContain('tell-host-sought');
    const next = await hosting('Host Baru');
    expect(await groupOf(next.order)).toBe(groupUid);
  });

  it('two groups are merged: the members keep what they paid, and the empty one closes', async () => {
    const ani = await joined('Sari Dewi', 'youtube');
    await shop.settled();
    await admin.buyFor(ani.order);
    const from = await groupOf(ani.order);
    const [other] = await shop.sql<{ uid: string }>(
      `INSERT INTO account_group (uid, family_uid, size, free_host_seats, free_regular_seats)
         SELECT gen_random_uuid(), family_uid, size, '{}', ARRAY(SELECT generate_series(1, size)) FROM account_group
         WHERE uid = $1 RETURNING uid`,
      [from],
    );
    const budi = await joined('Budi Hartono', 'youtube', other!.uid);
    await shop.settled();
    await admin.buyFor(budi.order);
    await shop.settled();
    await window.step('merge-groups', async () => {
      const { page } = window;
      await page.goto(`/admin/#/account-groups/${from}/show`);
      await page.getByRole('button', { name: 'Tindakan lain' }).click();
      await page.getByRole('menuitem', { name: 'Gabungkan grup' }).click();
      await dialog(page).getByRole('combobox').click();
      await page.getByRole('option', { name: /\(1\// }).last().click();
      await dialog(page)
        .getByText(/^Pindah ke .*, kursi \d+, dan dikabari\./)
        .waitFor();
      expect(await findingsOf(window, 'merge-groups')).toEqual([]);
      await accept(page, 'Gabungkan grup');
      await page.getByText('Grup ini sudah ditutup.').waitFor();
    });
    expect([await groupOf(ani.order), await groupOf(budi.order)]).toEqual([other!.uid, other!.uid]);
    expect(await ani.who.messages()).toContain('tell-member-moved');
  });
});
