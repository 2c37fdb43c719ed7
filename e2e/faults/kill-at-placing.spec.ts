import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { anErrand, quoted } from '#testing/errands';
import { aProduct } from '#testing/merchandise';
import { aSekeranjang } from '#testing/sekeranjang';
import { TEST_QUEUE } from '#testing/test-queue';
import { Shop } from '../support/shop.js';
import { Crashable } from './support/crashable.js';
import { Fixtures, type Person, signIn } from './support/fixtures.js';
import { expectNothingBroken } from './support/done-once.js';
import { retryLost } from './support/retry-lost.js';

/** An order for goods as its line places it, and what it has taken. */
interface Line {
  path: string;
  /** Something to buy, and the body that orders it. */
  prepare(buyer: Person): Promise<{ uid: string; body: object }>;
  held(uid: string): Promise<unknown>;
  taken: unknown;
}

const STAGES: Extract<CrashPoint, `place-goods:${string}`>[] = ['place-goods:before-commit', 'place-goods:committed'];

describe(`kill -9 while goods are ordered, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let api: Crashable;
  let zoneUid: string;

  beforeAll(async () => {
    shop = await Shop.open();
    fixtures = new Fixtures(shop);
    const zone = await fixtures.database.shippingZone.findFirstOrThrow({ where: { method: 'pickup', active: true } });
    zoneUid = zone.uid;
    api = new Crashable(shop, 'api');
  }, 120_000);

  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  const contact = ({ email }: Person) => ({ name: 'Budi Santoso', email });
  const phone = '081234567890';
  const LINES: Record<string, Line> = {
    merchandise: {
      path: '/customer/merchandise/order',
      async prepare(buyer) {
        const { variantUid: uid } = await aProduct(fixtures.database, { stock: 1 });
        const items = [{ variantUid: uid, quantity: 1 }];
        const body = { ...contact(buyer), phoneNumber: phone, items, shipping: { zoneUid }, total: 129_000 };
        return { uid, body };
      },
      held: (uid) =>
        fixtures.database.merchandiseVariant.findUnique({ where: { uid }, select: { stock: true, held: true } }),
      taken: { stock: 1, held: 1 },
    },
    sekeranjang: {
      path: '/customer/sekeranjang/order',
      async prepare(buyer) {
        const { uid, code: sekeranjangCode } = await aSekeranjang(fixtures.database);
        return { uid, body: { ...contact(buyer), phone, zoneUid, sekeranjangCode, total: 100_000 } };
      },
      held: (uid) =>
        fixtures.database.sekeranjangProduct.findUnique({ where: { uid }, select: { held: true, joined: true } }),
      taken: { held: 1, joined: 0 },
    },
    errands: {
      path: '/customer/setitip/order',
      async prepare(buyer) {
        const { uid: errandUid } = await anErrand(fixtures.database, buyer.customerUid, quoted());
        const body = { ...contact(buyer), phoneNumber: phone, errandUid, shipping: { zoneUid }, total: 100_000 };
        return { uid: errandUid, body };
      },
      held: (uid) => fixtures.database.errand.findUnique({ where: { uid }, select: { state: true, version: true } }),
      taken: { state: 'ordered', version: 2 },
    },
  };

  it.each(STAGES.flatMap((stage) => Object.keys(LINES).map((name) => [stage, name] as const)))(
    '%s of %s: the order is made once, and takes its things once',
    async (stage, name) => {
      const { path, prepare, held, taken } = LINES[name]!;
      const buyer = await fixtures.customer();
      const { uid, body } = await prepare(buyer);
      const ordered = () => fixtures.database.order.count({ where: { customerUid: buyer.customerUid } });
      await api.prepare(stage);
      const token = await signIn(shop.http, buyer);
      const headers = { 'idempotency-key': randomUUID() };
      api.arm();
      const answered = retryLost('an order', () => shop.http.call('POST', path, { token, headers, body }));
      answered.catch(() => undefined); // looked at below
      expect(await api.died()).toBe(stage);
      expect(await ordered()).toBe(stage.endsWith(':committed') ? 1 : 0);
      await api.prepare('');
      expect((await answered).status).toBe(201);
      expect(await ordered()).toBe(1);
      expect(await held(uid)).toEqual(taken);
    },
    60_000,
  );

  it('afterwards each order has its message, and no invariant is broken', async () => {
    await expectNothingBroken(shop);
    const orders = await fixtures.database.order.count();
    expect(orders).toBe(STAGES.length * Object.keys(LINES).length);
    expect(await fixtures.database.notification.count({ where: { kind: 'tell-order-created' } })).toBe(orders);
  }, 90_000);
});
