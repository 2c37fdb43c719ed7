import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { findPlan } from '#testing/plans';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, PHONE } from './support/browser.js';
import { Shopper } from './support/shopper.js';

/** A member renews early and is paid a month further; another month is not paid: the seat lapses, and comes back with the payment. */
describe('a renewal in a browser', () => {
  let shop: Shop;
  let browsing: Browsing;
  let admin: Admin;
  let customer: Customer;
  let shopper: Shopper;
  let order: PlacedOrder;
  let page: string;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.start(), Browsing.start()]);
    admin = await Admin.signIn(shop);
    customer = await Customer.join(shop, 'Sari Dewi');
    await shop.sql('UPDATE customer SET email_verified_at = now() WHERE uid = $1', [customer.uid]);
    order = await customer.order(await findPlan(shop.http, 'youtube'));
    await customer.pay(order);
    await admin.confirm(order);
    await shop.settled();
    await admin.buyFor(order);
    await shop.settled();
    const [seat] = await customer.ask<Membership[]>('GET', '/customer/membership');
    // Before its invitation a seat is prepared, and no renewal is offered yet.
    await admin.ask('POST', `/invitations/${seat!.accountUid}/send`);
    page = `/user/membership/details?accountUid=${seat!.accountUid}`;
    shopper = new Shopper(
      await browsing.window(`http://localhost:${shop.env.PORT}`, PHONE),
      'Sari Dewi',
      customer.email,
    );
    await shopper.signIn();
  });
  afterAll(async () => {
    await browsing?.close();
    await shop?.close();
  });

  /** Everything that happened to the seat happened so many days earlier. */
  async function goBack(days: number): Promise<void> {
    await shop.sql('ALTER TABLE seat_period DISABLE TRIGGER starts_at_access');
    const by = `interval '${days} days'`;
    await shop.sql(`UPDATE seat_period SET starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`);
    await shop.sql(
      `UPDATE seat_renewal SET anchor_day = anchor_day - ${days}, paid_until = paid_until - ${by}, due_at = now()`,
    );
    await shop.sql('ALTER TABLE seat_period ENABLE TRIGGER starts_at_access');
  }

  it('is asked for on the page of the membership and paid on the payment page', async () => {
    const { window } = shopper;
    await window.step('renew', async () => {
      await window.page.goto(page);
      await window.page.getByText('Dibayar sampai').first().waitFor();
      expect(await findingsOf(window, 'renewal')).toEqual([]);
      await window.page.getByText('Atur perpanjangan').click();
      await window.page.getByRole('button', { name: 'Perpanjang sekarang' }).click();
      await window.page.getByRole('button', { name: 'Lanjut bayar' }).click();
      await window.page.getByRole('heading', { name: 'Bayar perpanjangan' }).waitFor();
      await customer.pay(order);
      await window.page.goto(page);
      await window.page.getByText('Buktimu sedang kami periksa').first().waitFor();
      await admin.confirm(order);
      await shop.settled();
      await window.page.reload();
      await window.page.getByText('2 masa yang sudah dibayar').waitFor();
    });
  });

  it('that is not paid lets the seat lapse, and paid in its grace brings it back', async () => {
    const { window } = shopper;
    await window.step('lapse', async () => {
      await goBack(70);
      await window.page.goto(page);
      await window.page.getByText(/Kursimu kami simpan sampai/).waitFor({ timeout: 60_000 });
      await window.page.getByText('Waiting For Follow-up').first().waitFor();
      expect(await findingsOf(window, 'lapsed')).toEqual([]);
      await window.page.getByRole('link', { name: 'Bayar perpanjangan' }).click();
      await window.page.getByRole('heading', { name: 'Bayar perpanjangan' }).waitFor();
      await customer.pay(order);
      await admin.confirm(order);
      await shop.settled();
      await window.page.goto(page);
      await window.page.getByText('3 masa yang sudah dibayar').waitFor();
    });
  });
});
