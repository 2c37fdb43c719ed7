import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CrashPoint } from '#runtime/platform/crash-point';
import { GatewaySimulator } from '#testing/gateway-simulator';
import { findPlan } from '#testing/plans';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Crashable } from './support/crashable.js';
import { expectNothingBroken } from './support/done-once.js';
import { retryLost } from './support/retry-lost.js';

type Stage = Extract<CrashPoint, `gateway:${string}`>;
const CHARGING: Stage[] = ['gateway:charge-written', 'gateway:charged'];
const REFUNDING: Stage[] = ['gateway:refund-asked', 'gateway:refund-sent'];
const PAYING: Stage[] = ['gateway:before-commit', 'gateway:committed'];

describe(`kill -9 while a customer pays through the gateway, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let gateway: GatewaySimulator;
  let api: Crashable;

  beforeAll(async () => {
    gateway = await GatewaySimulator.open();
    shop = await Shop.open({ env: { GATEWAY_URL: gateway.url, GATEWAY_SERVER_KEY: gateway.serverKey } });
    api = new Crashable(shop, 'api');
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await gateway?.close();
  }, 60_000);

  it.each([...CHARGING, ...PAYING])(
    '%s: the order is paid once',
    async (stage) => {
      await api.prepare(stage);
      const customer = await Customer.join(shop, 'Sari Dewi');
      const { orderUid } = await customer.order(await findPlan(shop.http, 'youtube', { months: 1 }));
      const choose = () => {
        const body = { orderUid, customerUid: customer.uid, channel: 'va-bca' };
        return shop.http.call('POST', '/customer/payment/gateway', { body });
      };
      const pay = async () => {
        const [charge] = await shop.sql<{ uid: string }>('SELECT uid FROM gateway_charge WHERE order_uid = $1', [
          orderUid,
        ]);
        return gateway.become(charge!.uid, 'settlement');
      };
      const notify = (body: object) => shop.http.call('POST', '/gateway/notification', { body });

      if (PAYING.includes(stage)) await choose();
      const said = PAYING.includes(stage) ? await pay() : null;
      api.arm();
      const answered = retryLost('the gateway', () => (said ? notify(said) : choose()));
      answered.catch(() => undefined); // looked at below
      expect(await api.died()).toBe(stage);
      await api.prepare('');
      expect((await answered).status).toBe(200);
      if (!said) expect((await notify(await pay())).status).toBe(200);

      const paid = await shop.sql('SELECT 1 FROM payment WHERE order_uid = $1 AND method = $2', [orderUid, 'gateway']);
      const charges = await shop.sql('SELECT state FROM gateway_charge WHERE order_uid = $1', [orderUid]);
      expect([paid.length, charges]).toEqual([1, [{ state: 'paid' }]]);
    },
    60_000,
  );

  it.each(REFUNDING)(
    '%s: what was too much goes back once',
    async (stage) => {
      await api.prepare('');
      const admin = await Admin.signIn(shop);
      const customer = await Customer.join(shop, 'Sari Dewi');
      const { orderUid } = await customer.order(await findPlan(shop.http, 'youtube', { months: 1 }));
      const body = { orderUid, customerUid: customer.uid, channel: 'qris' };
      await shop.http.ask('POST', '/customer/payment/gateway', { body });
      const [charge] = await shop.sql<{ uid: string }>('SELECT uid FROM gateway_charge WHERE order_uid = $1', [
        orderUid,
      ]);
      const atGateway = gateway.charges.get(charge!.uid)!;
      atGateway.gross_amount = `${Number(atGateway.gross_amount) + 5_000}.00`;
      await shop.http.ask('POST', '/gateway/notification', { body: gateway.become(charge!.uid, 'settlement') });
      const [refund] = await shop.sql<{ uid: string }>('SELECT uid FROM refund WHERE order_uid = $1', [orderUid]);
      const states = async () => ({
        given: gateway.refunds.get(refund!.uid) ?? 0,
        refund: (await shop.sql<{ state: string }>('SELECT state FROM refund WHERE uid = $1', [refund!.uid]))[0]!.state,
      });

      await api.prepare(stage);
      api.arm();
      const answered = retryLost(stage, () => admin.call('POST', `/refunds/${refund!.uid}/send-back`));
      answered.catch(() => undefined); // looked at below
      expect(await api.died()).toBe(stage);
      expect(await states()).toEqual({ given: stage === 'gateway:refund-sent' ? 5_000 : 0, refund: 'credited' });
      await api.prepare('');
      expect((await answered).status).toBe(200);
      expect(await states()).toEqual({ given: 5_000, refund: 'paid' });
    },
    60_000,
  );

  it('afterwards everything is in the books, and no invariant is broken', () => expectNothingBroken(shop), 90_000);
});
