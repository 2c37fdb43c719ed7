import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE } from './support/browser.js';
import { Shopper } from './support/shopper.js';

/** A member opens a claim, the host answers it, the time runs out, and the refund is proposed. */
describe('a claim in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let admin: Admin;
  let host: Guest;
  let member: Guest;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    admin = await Admin.signIn(shop);
    host = await guest('Hana Host', true);
    member = await guest('Sari Dewi');
    await host.customer.proveHostPurchase(host.order, 94_900);
    await admin.verifyPurchase(host.order);
    await member.customer.pay(member.order);
    await admin.confirm(member.order);
    await shop.settled();
  });
  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  interface Guest {
    customer: Customer;
    shopper: Shopper;
    order: PlacedOrder;
    page: string;
  }
  async function guest(name: string, isHost = false): Promise<Guest> {
    const customer = await Customer.join(shop, name);
    await shop.sql('UPDATE customer SET email_verified_at = now() WHERE uid = $1', [customer.uid]);
    const order = await customer.order(await findPlan(shop.http, 'spotify', { host: isHost }));
    const [seat] = await customer.ask<Membership[]>('GET', '/customer/membership');
    const window = await browsing.window(`http://localhost:${shop.env.PORT}`, PHONE);
    const shopper = new Shopper(window, name, customer.email);
    await shopper.signIn();
    return { customer, shopper, order, page: `/user/membership/details?accountUid=${seat!.accountUid}` };
  }

  it('goes from "tidak bisa dipakai" over the answer of the host to the refund, which the member did not ask for', async () => {
    const { window } = member.shopper;
    await window.step('claim', async () => {
      await window.page.goto(member.page);
      await window.page.getByRole('button', { name: 'Belum dapat login atau undangan' }).click();
      const form = window.page.getByRole('dialog');
      await form.getByLabel('Apa kendalanya?').selectOption('no-access');
      await form.getByLabel('Ceritakan singkat').fill('Undangannya belum masuk ke emailku.');
      await form.getByRole('button', { name: 'Kirim laporan' }).click();
      await window.page.getByText('Jawaban paling lambat').waitFor();
      expect(await findingsOf(window, 'claim')).toEqual([]);
    });
    await host.shopper.window.step('answer', async () => {
      const { page } = host.shopper.window;
      await page.goto(host.page);
      await page.getByText('Undangannya belum masuk ke emailku.').waitFor();
      await page.getByLabel('Tulis pesan').last().fill('Sudah saya kirim ulang, coba cek folder spam.');
      await page.getByRole('button', { name: 'Kirim pesan' }).last().click();
      await page.getByText('folder spam').last().waitFor();
      expect(await findingsOf(host.shopper.window, 'claim of a host')).toEqual([]);
    });
    await window.step('missed', async () => {
      await window.page.reload();
      await window.page.getByText('Host sudah menjawab').waitFor();
      await window.page.getByText('Sudah saya kirim ulang').waitFor();
      await shop.sql(`UPDATE access_claim SET due_at = now() - interval '1 minute'`);
      await until('the refund', async () => (await shop.sql('SELECT uid FROM refund'))[0]);
      await window.page.reload();
      await window.page.getByText('akan dikembalikan').first().waitFor();
    });
  });
});
