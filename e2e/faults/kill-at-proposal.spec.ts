import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CrashPoint } from '#runtime/platform/crash-point';
import type { Family } from '#testing/factories';
import { formOf } from '#testing/http';
import { aStatementLine } from '#testing/money-factories';
import { aPicture } from '#testing/picture';
import { TEST_QUEUE } from '#testing/test-queue';
import { Admin } from '../support/people.js';
import { Shop } from '../support/shop.js';
import { Crashable } from './support/crashable.js';
import { Fixtures, signIn } from './support/fixtures.js';
import { retryLost } from './support/retry-lost.js';

const MUCH = 50_000_000;
const body = { received: MUCH, reason: 'Bayar untuk setahun' };

describe(`kill -9 while an amount far above what is owed is proposed or taken, queue on ${TEST_QUEUE}`, () => {
  let shop: Shop;
  let fixtures: Fixtures;
  let api: Crashable;
  let admin: Admin;
  let family: Family;

  beforeAll(async () => {
    shop = await Shop.open();
    fixtures = new Fixtures(shop);
    api = new Crashable(shop, 'api');
    family = await fixtures.family({ hostSeats: 0, regularSeats: 6 });
    await api.prepare('');
    admin = await Admin.signIn(shop);
  }, 120_000);
  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  async function ordered() {
    const { email, customerUid } = await fixtures.customer();
    const token = await signIn(shop.http, { email });
    const contact = { name: 'Budi Santoso', email, phoneNumber: '081234567890' };
    const order = { ...contact, ...family.plans.ready };
    const { orderUid } = await shop.http.ask<PlacedOrder>('POST', '/customer', { token, body: order });
    return { orderUid, customerUid };
  }
  /** A payment whose proof waits; proposed by an admin who has left where it is to be taken. */
  async function aPaymentOf({ isProposed }: { isProposed: boolean }) {
    const { orderUid, customerUid } = await ordered();
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: 'Budi Santoso' }, await aPicture());
    await shop.http.ask('POST', '/customer/payment/confirm', { form });
    const { uid } = await fixtures.database.payment.findFirstOrThrow({ where: { orderUid } });
    const by = { by: 'Sari', byUid: customerUid, reason: body.reason, at: new Date() };
    if (isProposed)
      await fixtures.database.paymentProposal.create({
        data: { paymentUid: uid, amountSen: BigInt(MUCH) * 100n, ...by },
      });
    const proposals = () => fixtures.database.paymentProposal.count({ where: { paymentUid: uid } });
    return {
      orderUid,
      subjectUid: uid,
      proposals,
      press: () => admin.call('POST', `/payments/${uid}/confirm`, { body }),
    };
  }
  async function aLineOf({ isProposed }: { isProposed: boolean }) {
    const { orderUid, customerUid } = await ordered();
    const { uid: lineUid } = await aStatementLine(fixtures.database, { amountSen: BigInt(MUCH) * 100n });
    const by = { by: 'Sari', byUid: customerUid, reason: body.reason, at: new Date() };
    if (isProposed) await fixtures.database.lineProposal.create({ data: { lineUid, orderUid, ...by } });
    const { uid: targetUid } = await fixtures.database.invoice.findFirstOrThrow({ where: { orderUid } });
    const target = { target: 'invoice', targetUid, reason: body.reason };
    const proposals = () => fixtures.database.lineProposal.count({ where: { lineUid } });
    const press = () => admin.call('POST', `/statement-lines/${lineUid}/confirm`, { body: target });
    return { orderUid, subjectUid: lineUid, proposals, press };
  }

  const cases: [CrashPoint, string, boolean, typeof aLineOf][] = [
    ['confirm-payment:before-commit', 'a payment is proposed', false, aPaymentOf],
    ['confirm-payment:committed', 'a payment is proposed', false, aPaymentOf],
    ['confirm-payment:committed', 'a payment is taken by another admin', true, aPaymentOf],
    ['statement-line:before-commit', 'a line is proposed', false, aLineOf],
    ['statement-line:committed', 'a line is proposed', false, aLineOf],
    ['statement-line:before-commit', 'a line is taken by another admin', true, aLineOf],
  ];
  it.each(cases)(
    '%s: %s, once',
    async (stage, _, isProposed, prepare) => {
      await api.prepare(stage);
      const { orderUid, subjectUid, proposals, press } = await prepare({ isProposed });
      const look = async () => ({
        proposals: await proposals(),
        credit: await fixtures.database.refund.count({ where: { orderUid } }),
        confirmed: await fixtures.database.payment.count({ where: { orderUid, state: 'confirmed' } }),
        audits: await fixtures.database.auditLog.count({
          where: { subjectUid, action: isProposed ? 'confirm' : 'propose' },
        }),
      });
      const before = { proposals: Number(isProposed), credit: 0, confirmed: 0, audits: 0 };
      const taken = Number(isProposed);
      const after = { proposals: 1, credit: taken, confirmed: taken, audits: 1 };
      expect(await look()).toEqual(before);
      api.arm();
      const isDone = async () => JSON.stringify(await look()) === JSON.stringify(after);
      const answered = retryLost(stage, press, isDone);
      answered.catch(() => undefined); // looked at below
      expect(await api.died()).toBe(stage);
      expect(await look()).toEqual(stage.endsWith(':committed') ? after : before);
      await api.prepare('');
      expect([200, 409]).toContain((await answered).status);
      expect(await look()).toEqual(after);
    },
    60_000,
  );

  it('afterwards no invariant is broken', async () => {
    await shop.startWorker();
    await shop.settled(60_000);
    expect(await shop.brokenInvariants()).toEqual([]);
  }, 90_000);
});
