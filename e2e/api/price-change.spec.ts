import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { formatRupiah } from '#domain/platform/sen';
import { freePort } from '#testing/free-port';
import { Http } from '#testing/http';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';

/** How long the shop may take to show a changed price. */
const WITHIN_MS = 1_000;
const AHEAD_MS = 4_000;

let shop: Shop;
/** Two processes, each with a memory of its own. */
let both: { api: Http; origin: string }[];
let admin: Admin;

beforeAll(async () => {
  shop = await Shop.open();
  const ports = [shop.env.PORT!, String(await freePort())];
  await Promise.all(ports.map((PORT) => shop.startApi({ PORT })));
  if (shop.running('api').length !== 2) throw new Error('The story needs two API processes');
  both = ports.map((port) => `http://127.0.0.1:${port}`).map((origin) => ({ origin, api: new Http(origin) }));
  admin = await Admin.signIn(shop);
}, 120_000);
afterAll(() => shop?.close(), 60_000);

const addNow = async (uid: string, grandTotal: number) => {
  const { version } = await admin.ask<AdminVariant>('GET', `/variants/${uid}`);
  const unknown = { providerPrice: null, taxed: false, adminFee: null, activationFee: 0, derived: [] };
  const body = { ...unknown, grandTotal, validFrom: null, version };
  await admin.ask('POST', `/variants/${uid}/add-price`, { body });
};
const startingPrice = async ({ api }: (typeof both)[number], slug: string) => {
  const listed = await api.ask<{ slug: string; startingPrice: number }[]>('GET', `/customer/provider?keyword=${slug}`);
  return listed.find((provider) => provider.slug === slug)!.startingPrice;
};
const etagOf = async ({ origin }: (typeof both)[number]) =>
  (await fetch(`${origin}/api/customer/provider`)).headers.get('etag');
/** All processes show it: in the data, under another ETag, and in the prerendered page. */
const shownByBoth = (slug: string, total: number, withinMs: number) =>
  Promise.all(
    both.map(async (one) => {
      await until(`${one.origin} to show it`, async () => (await startingPrice(one, slug)) === total, withinMs);
      expect((await findPlan(one.api, slug)).grandTotal).toBe(total);
      expect(await (await fetch(`${one.origin}/provider/${slug}`)).text()).toContain(formatRupiah(total));
    }),
  );

describe('a change of price', () => {
  it('is shown within a second by both API processes, whichever changed it', async () => {
    const plan = await findPlan(shop.http, 'iqiyi');
    const before = await Promise.all(both.map(etagOf));
    expect(new Set(before).size).toBe(1);
    await addNow(plan.uid, 21_000);
    await shownByBoth('iqiyi', 21_000, WITHIN_MS);
    const after = await Promise.all(both.map(etagOf));
    expect([new Set(after).size, after[0] === before[0]]).toEqual([1, false]);
  });

  it('takes effect at its date in both, and not before', async () => {
    const plan = await findPlan(shop.http, 'zoom');
    // Written directly: the API takes whole minutes only, which would be a long wait.
    const validFrom = new Date(Date.now() + AHEAD_MS);
    await shop.sql('INSERT INTO price (uid, variant_uid, valid_from, grand_total_sen) VALUES ($1, $2, $3, $4)', [
      randomUUID(),
      plan.uid,
      validFrom,
      4_100_000,
    ]);
    for (const one of both) expect(await startingPrice(one, 'zoom')).toBe(38_000);
    expect(Date.now()).toBeLessThan(validFrom.getTime());
    await shownByBoth('zoom', 41_000, validFrom.getTime() - Date.now() + WITHIN_MS);
    expect(Date.now()).toBeGreaterThanOrEqual(validFrom.getTime());
  });

  it('leaves open orders as they were; a new one pays the new price at either process', async () => {
    const plan = await findPlan(shop.http, 'wattpad');
    const customers = await Promise.all(['Dini', 'Dodi', 'Desi'].map((name) => Customer.join(shop, name)));
    const order = async ({ api }: (typeof both)[number], { name, email, token }: Customer) => {
      const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
      return (await api.ask<{ orderUid: string }>('POST', '/customer', { token, body })).orderUid;
    };
    const early = await order(both[1]!, customers[0]!);
    await addNow(plan.uid, 25_000);
    await shownByBoth('wattpad', 25_000, WITHIN_MS);
    const late = [await order(both[0]!, customers[1]!), await order(both[1]!, customers[2]!)];
    for (const one of both) {
      const totals = await Promise.all(
        [early, ...late].map((uid, at) =>
          one.api.ask<OrderDetail>('GET', `/customer/${uid}/detail`, { token: customers[at]!.token }),
        ),
      );
      expect(totals.map(({ grandTotal }) => grandTotal)).toEqual([21_900, 25_000, 25_000]);
    }
  });
});
