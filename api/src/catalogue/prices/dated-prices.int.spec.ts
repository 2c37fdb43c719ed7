import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminVariant,
  type PricePreview,
  adminVariant,
  pricePreview,
} from '#contracts/catalogue/catalogue.admin.http';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { LISTENING } from '#runtime/platform/db/listening-connection';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let other: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  other = await world.another();
  admin = await world.admin('Sari Admin');
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

const inDays = (days: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString();
const UNKNOWN = { providerPrice: null, taxed: false, adminFee: null, activationFee: 0, derived: [] };
const act = <T = unknown>(uid: string, action: string, body: object) =>
  world.http.call<T>('POST', `/admin/variants/${uid}/${action}`, { token: admin.token, body });
const read = async (uid: string): Promise<AdminVariant> =>
  adminVariant.parse(await world.http.ask('GET', `/admin/variants/${uid}`, { token: admin.token }));
const add = async (uid: string, grandTotal: number, validFrom: string | null, more: object = {}) =>
  act(uid, 'add-price', { ...UNKNOWN, grandTotal, validFrom, version: (await read(uid)).version, ...more });
const audited = (subjectUid: string) =>
  world.database.auditLog.findMany({
    where: { subjectUid },
    orderBy: { at: 'asc' },
    select: { action: true, actor: true },
  });
const totalAt = async (api: ListeningApi, { providerName, uid }: VariantView, slug: string) => {
  const detail = await api.http.ask<{ packages: { variants: VariantView[] }[] }>(
    'GET',
    `/customer/provider/detail?slug=${slug}`,
  );
  const found = detail.packages.flatMap(({ variants }) => variants).find((variant) => variant.uid === uid);
  if (!found) throw new Error(`${providerName} is gone`);
  return found.grandTotal;
};

describe('a dated price', () => {
  it('in the future does not change the current price; it is listed until it is withdrawn', async () => {
    const plan = await findPlan(world.http, 'iqiyi');
    const validFrom = inDays(3);
    expect((await add(plan.uid, 25_000, validFrom)).status).toBe(200);
    const { prices, grandTotal } = await read(plan.uid);
    expect(grandTotal).toBe(19_500);
    expect(prices.map(({ state, grandTotal: total }) => [state, total])).toEqual([
      ['scheduled', 25_000],
      ['current', 19_500],
    ]);
    expect(prices[0]!.validFrom).toBe(validFrom);
    const { version } = await read(plan.uid);
    const priceUid = prices[0]!.id;
    const moved = inDays(4);
    const later = { ...UNKNOWN, grandTotal: 26_000, validFrom: moved, priceUid, version };
    expect((await act(plan.uid, 'change-price', later)).status).toBe(200);
    expect((await read(plan.uid)).prices[0]).toMatchObject({ id: priceUid, grandTotal: 26_000, validFrom: moved });
    expect((await act(plan.uid, 'withdraw-price', { priceUid, version: version + 1 })).status).toBe(200);
    expect((await read(plan.uid)).prices.map(({ state }) => state)).toEqual(['current']);
    expect(await audited(plan.uid)).toEqual(
      ['add-price', 'change-price', 'withdraw-price'].map((action) => ({ action, actor: 'Sari Admin' })),
    );
  });

  it('is added, changed and withdrawn once by repeated requests', async () => {
    const plan = await findPlan(world.http, 'scribd');
    const { version } = await read(plan.uid);
    const body = { ...UNKNOWN, grandTotal: 33_000, validFrom: inDays(2), version };
    const presses = await Promise.all([act(plan.uid, 'add-price', body), act(plan.uid, 'add-price', body)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    const priceUid = (await read(plan.uid)).prices[0]!.id;
    const change = { ...body, grandTotal: 34_000, priceUid, version: version + 1 };
    for (const action of ['change-price', 'change-price'])
      expect((await act(plan.uid, action, change)).status).toBe(200);
    for (const action of ['withdraw-price', 'withdraw-price'])
      expect((await act(plan.uid, action, { priceUid, version: version + 2 })).status).toBe(200);
    const now = { ...UNKNOWN, grandTotal: 35_000, validFrom: null, version: version + 3 };
    for (const action of ['add-price', 'add-price']) expect((await act(plan.uid, action, now)).status).toBe(200);
    expect((await read(plan.uid)).prices).toHaveLength(2);
    expect((await audited(plan.uid)).map(({ action }) => action)).toEqual([
      'add-price',
      'change-price',
      'withdraw-price',
      'add-price',
    ]);
  });

  it('is refused at its field, and nothing is written', async () => {
    const plan = await findPlan(world.http, 'netflix', { tv: true });
    const { version, prices } = await read(plan.uid);
    const good = {
      validFrom: inDays(1),
      grandTotal: 62_000,
      providerPrice: 190_000,
      taxed: false,
      adminFee: 13_500,
      activationFee: 1_000,
      derived: [],
      version,
    };
    const wrong: [string, object, RegExp][] = [
      [
        'grandTotal',
        { grandTotal: 63_000 },
        /^Rinciannya Rp47\.500 \+ Rp13\.500 \+ Rp1\.000 = Rp62\.000, bukan Rp63\.000$/,
      ],
      ['grandTotal', { grandTotal: 0 }, /lebih dari Rp0/],
      ['grandTotal', { grandTotal: -1 }, /Minimal 0/],
      ['grandTotal', { grandTotal: 0.001 }, /dua angka/],
      ['grandTotal', { grandTotal: 2e9 }, /Maksimal/],
      ['adminFee', { adminFee: 'x' }, /angka/],
      ['derived', { providerPrice: null, derived: ['providerPrice'] }, /tidak bisa dihitung/],
      ['validFrom', { validFrom: new Date(Date.now() - 60_000).toISOString() }, /sudah lewat/],
      ['validFrom', { validFrom: 'besok' }, /./],
      ['validFrom', { validFrom: inDays(3_650) }, /Paling lama/],
      ['hemat', { hemat: 1 }, /tidak dikenal/],
    ];
    for (const [field, change, message] of wrong) {
      const answer = await act(plan.uid, 'add-price', { ...good, ...change });
      expect([answer.status, answer.errors?.map((error) => error.field)]).toEqual([422, [field]]);
      expect(answer.errors?.[0]?.message).toMatch(message);
    }
    expect((await read(plan.uid)).prices).toEqual(prices);
    expect((await act(plan.uid, 'add-price', good)).status).toBe(200);
    const twin = await act(plan.uid, 'add-price', {
      ...good,
      grandTotal: 62_500,
      adminFee: 14_000,
      version: version + 1,
    });
    expect([twin.status, twin.errors?.[0]?.field]).toEqual([422, 'validFrom']);
  });

  it('that has begun cannot be changed, neither in the console nor in the database', async () => {
    const plan = await findPlan(world.http, 'zoom', { months: 1 });
    const { version, prices } = await read(plan.uid);
    const priceUid = prices[0]!.id;
    for (const [action, body] of [
      ['change-price', { ...UNKNOWN, grandTotal: 1_000, validFrom: inDays(1), priceUid, version }],
      ['withdraw-price', { priceUid, version }],
    ] as const) {
      const answer = await act(plan.uid, action, body);
      expect([answer.status, answer.meta.code]).toEqual([409, 'PRICE_BEGUN']);
    }
    for (const change of [
      world.database.$executeRaw`UPDATE price SET grand_total_sen = 1 WHERE uid = ${priceUid}::uuid`,
      world.database.$executeRaw`DELETE FROM price WHERE uid = ${priceUid}::uuid`,
    ])
      await expect(change).rejects.toThrow(/has begun/);
    expect((await read(plan.uid)).prices).toEqual(prices);
    const nothing = await act(plan.uid, 'withdraw-price', { priceUid: randomUUID(), version });
    expect(nothing.status).toBe(404);
  });

  it('edited by two admins at once keeps the first edit; the second admin gets the name of the first', async () => {
    const plan = await findPlan(world.http, 'catchplay', { months: 1 });
    const { version } = await read(plan.uid);
    const bodies = [40_000, 41_000].map((grandTotal, day) => ({
      ...UNKNOWN,
      grandTotal,
      validFrom: inDays(day + 1),
      version,
    }));
    const answers = await Promise.all(bodies.map((body) => act(plan.uid, 'add-price', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { meta } = answers.find(({ status }) => status === 409)!;
    expect([meta.code, meta.message]).toEqual([
      'EDIT_CONFLICT',
      expect.stringMatching(/sudah diubah Sari Admin .+ WIB/),
    ]);
    expect((await read(plan.uid)).prices).toHaveLength(2);
  });
});

describe('the preview', () => {
  it('shows what customers see from the first moment of the price: card, lines and start', async () => {
    const plan = await findPlan(world.http, 'spotify');
    const body = {
      grandTotal: 40_000,
      providerPrice: 94_900,
      taxed: false,
      adminFee: 8_367,
      activationFee: 0,
      derived: ['adminFee'],
    };
    const validFrom = inDays(1);
    const answer = await act<PricePreview>(plan.uid, 'preview-price', { ...body, validFrom });
    const preview = pricePreview.parse(answer.data);
    expect(preview).toMatchObject({ startsAt: validFrom, visible: true });
    expect([preview.before?.variant.grandTotal, preview.after.variant.grandTotal]).toEqual([37_900, 40_000]);
    expect(preview.after.variant.informations.map(({ title, value }) => [title, value])).toEqual([
      ['Harga patungan (1/3)', 31_633],
      ['Biaya admin', 8_367],
      ['Total', 40_000],
    ]);
    expect(preview.after.card.startingPrice).toBe(40_000);
    expect((await read(plan.uid)).prices).toHaveLength(1);
    // The customers get the price that was previewed.
    const { version } = await read(plan.uid);
    await act(plan.uid, 'add-price', { ...body, validFrom: null, version });
    const now = await until('the new price', async () => {
      const seen = await findPlan(world.http, 'spotify');
      return seen.grandTotal === 40_000 && seen;
    });
    expect(now).toMatchObject(preview.after.variant);
  });

  it('shows when customers will not see it, and refuses what adding would refuse', async () => {
    const { uid } = await world.database.variant.findFirstOrThrow({ where: { active: false } });
    const hidden = await act<PricePreview>(uid, 'preview-price', { ...UNKNOWN, grandTotal: 50_000, validFrom: null });
    expect([hidden.status, hidden.data.visible]).toEqual([200, false]);
    const refused = await act(uid, 'preview-price', { ...UNKNOWN, grandTotal: 0, validFrom: null });
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'grandTotal']);
    expect((await act(randomUUID(), 'preview-price', { ...UNKNOWN, grandTotal: 1, validFrom: null })).status).toBe(404);
  });
});

describe('a change of price', () => {
  // On quiet cores it takes a tenth of that.
  const WITHIN_MS = 10_000;

  it('shows in every API process without a restart', async () => {
    const plan = await findPlan(world.http, 'youtube');
    await add(plan.uid, 38_000, null);
    for (const api of [world, other])
      expect(await until('it', async () => (await totalAt(api, plan, 'youtube')) === 38_000, WITHIN_MS)).toBe(true);
  });

  it('shows also after the listening connection was lost', async () => {
    const plan = await findPlan(world.http, 'youtube');
    await world.database.$queryRaw`SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${LISTENING}`;
    await add(plan.uid, 38_500, null);
    for (const api of [world, other])
      expect(await until('it', async () => (await totalAt(api, plan, 'youtube')) === 38_500)).toBe(true);
  });

  it('takes effect at its date in every process, without a restart or a changed row', async () => {
    const plan = await findPlan(world.http, 'prime-video');
    const midnight = new Date(inDays(1));
    expect((await add(plan.uid, 31_000, midnight.toISOString())).status).toBe(200);
    for (const api of [world, other]) api.setClock(new Date(midnight.getTime() - 2_500));
    // Any change of the price list makes both processes read their clocks.
    await world.database.category.updateMany({ data: { version: { increment: 1 } } });
    for (const api of [world, other]) expect(await totalAt(api, plan, 'prime-video')).toBe(29_000);
    for (const api of [world, other])
      await until('midnight', async () => (await totalAt(api, plan, 'prime-video')) === 31_000, 2_500 + WITHIN_MS);
    for (const api of [world, other]) api.setClock(new Date());
  });
});

describe('an order', () => {
  it('keeps the price at which it was placed; the next one has the new price', async () => {
    const { uid: variantUid, packageUid } = await findPlan(world.http, 'wattpad');
    const order = async () => {
      const { uid: customerUid, name, email, token } = await world.customer();
      const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
      const placed = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
      return { placed, token, customerUid };
    };
    const early = await order();
    await add(variantUid, 25_000, null);
    await until('the new price', async () => (await findPlan(world.http, 'wattpad')).grandTotal === 25_000);
    const late = await order();
    const totalOf = async ({ placed, token }: typeof early) =>
      (await world.http.ask<OrderDetail>('GET', `/customer/${placed.orderUid}/detail`, { token })).grandTotal;
    expect([await totalOf(early), await totalOf(late)]).toEqual([21_900, 25_000]);
  });
});
