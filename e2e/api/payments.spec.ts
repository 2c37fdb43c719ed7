import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { type FoundPlan, findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';

let shop: Shop;
let admin: Admin;
beforeAll(async () => {
  shop = await Shop.start();
  admin = await Admin.signIn(shop);
});
afterAll(() => shop?.close());

const DAY_MS = 24 * 3_600_000;
const youtube = (): Promise<FoundPlan> => findPlan(shop.http, 'youtube');
/** Two seats, no host, sold as a pre-order. */
const catchplayYear = (): Promise<FoundPlan> => findPlan(shop.http, 'catchplay', { months: 12 });
const count = (kinds: string[], kind: string): number => kinds.filter((one) => one === kind).length;
const filledEpochs = async (groupUid: string): Promise<number[]> => {
  const rows = await shop.sql<{ epoch: number }>(
    `SELECT (payload ->> 'fillEpoch')::int AS epoch FROM outbox
     WHERE name = 'group.filled' AND payload ->> 'groupUid' = $1 ORDER BY id`,
    [groupUid],
  );
  return rows.map(({ epoch }) => epoch);
};

/** The shop buys for the group of an order that is paid. */
async function buyFor(order: PlacedOrder): Promise<void> {
  await shop.settled();
  await admin.buyFor(order);
  await shop.settled();
}

/** Orders as a customer with a verified e-mail, who has a day to pay. */
async function buy(name: string, plan: FoundPlan): Promise<{ who: Customer; order: PlacedOrder }> {
  const who = await Customer.join(shop, name);
  // A verified address gets no mail that asks to confirm it.
  await shop.settled();
  await shop.sql('UPDATE customer SET email_verified_at = now() WHERE uid = $1', [who.uid]);
  return { who, order: await who.order(plan) };
}

describe('a ready plan', () => {
  it('goes from order to payment to active, with a message at each step and its own history', async () => {
    const plan = await youtube();
    const { who, order } = await buy('Dewi Lestari', plan);
    expect(order).toMatchObject({
      grandTotal: 36_900,
      customerUid: who.uid,
      redirectUrl: expect.stringMatching(/^\/payment\?/),
    });
    const checkout = await who.checkout(order);
    expect(checkout).toMatchObject({ amount: 36_900, orderNumber: order.orderNumber, status: 1 });
    expect(checkout.methods.length).toBeGreaterThan(0);

    await who.pay(order);
    expect(await who.detail(order)).toMatchObject({ status: 2, account: { status: 2 }, dueAt: null });
    await admin.confirm(order);
    await shop.settled();
    expect(await who.detail(order)).toMatchObject({ status: 3, account: { status: 4 } });
    await buyFor(order);

    const detail = await who.detail(order);
    expect(detail).toMatchObject({
      status: 4,
      account: { status: 3, statusLabel: 'Active' },
      payment: { state: 'confirmed' },
    });
    expect(detail.timeline.map(({ at }) => at)).toEqual(detail.timeline.map(({ at }) => at).toSorted());
    const kinds = await who.messages();
    for (const kind of ['tell-order-created', 'tell-proof-received', 'tell-payment-confirmed'])
      expect([kind, count(kinds, kind)]).toEqual([kind, 1]);
    // And the one that asks to confirm the address.
    expect((await who.mails()).length).toBe(kinds.length + 1);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('shows the proof to its owner, re-encoded, by a link that cannot be guessed', async () => {
    const { who, order } = await buy('Gita', await youtube());
    await who.pay(order);
    const { payment } = await who.detail(order);
    const { origin } = shop.http;
    const shown = await fetch(`${origin}${payment!.proofUrl}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await shown.arrayBuffer()).equals(await aPicture())).toBe(false);
    const forged = await fetch(`${origin}${payment!.proofUrl!.replace(/signature=./, 'signature=~')}`);
    expect(forged.status).toBeGreaterThanOrEqual(400);
    await admin.confirm(order);
    await shop.settled();
  });

  it('whose proof is rejected gets the reason, a new deadline, and can upload again', async () => {
    const { who, order } = await buy('Fajar', await youtube());
    await who.pay(order);
    await admin.reject(order, 'Nominal tidak sesuai');
    await shop.settled();

    const rejected = await who.detail(order);
    expect(rejected).toMatchObject({
      status: 1,
      account: { status: 7 },
      payment: { state: 'rejected', reason: 'Nominal tidak sesuai' },
    });
    expect(new Date(rejected.dueAt!).getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    expect(count(await who.messages(), 'tell-payment-rejected')).toBe(1);

    await who.pay(order);
    await admin.confirm(order);
    await buyFor(order);
    expect(await who.detail(order)).toMatchObject({ status: 4, account: { status: 3 } });
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('is refunded once: posted in the ledger, the seat free, the member notified', async () => {
    const { who, order } = await buy('Hana', await youtube());
    await who.pay(order);
    await admin.confirm(order);
    await shop.settled();
    const before = await admin.group(order.groupUid);
    const { id } = await admin.account(order);
    await admin.act(order, 'refund', 'Berhenti langganan');
    expect((await admin.call('POST', `/accounts/${id}/refund`, { body: { reason: 'Sekali lagi' } })).status).toBe(409);
    await shop.settled();

    expect(await who.detail(order)).toMatchObject({ status: 6, account: { status: 6, statusLabel: '' } });
    expect((await admin.group(order.groupUid)).occupied).toBe(before.occupied - 1);
    expect(count(await who.messages(), 'tell-refund-requested')).toBe(1);
    expect(count(await who.messages(), 'tell-refund-issued')).toBe(0);
    const [refund] = await shop.sql<{ uid: string }>('SELECT uid FROM refund WHERE order_uid = $1', [order.orderUid]);
    const transfer = () =>
      admin.call('POST', `/refunds/${refund!.uid}/pay`, {
        body: {
          reference: 'TRX-HANA',
          bankName: 'BCA',
          accountNumber: '1234567890',
          accountName: 'Hana',
          reason: 'Disebut lewat WhatsApp',
        },
      });
    expect([(await transfer()).status, (await transfer()).status]).toEqual([200, 409]);
    await shop.settled();
    expect(count(await who.messages(), 'tell-refund-issued')).toBe(1);
    const books = await shop.sql<{ kind: string; bank: string }>(
      `SELECT e.kind, (sum(l.amount_sen) / 100)::int::text AS bank FROM ledger_entry e JOIN ledger_posting l ON l.entry_uid = e.uid
       LEFT JOIN payment p ON p.uid = e.cause LEFT JOIN refund r ON r.uid = e.cause
       WHERE l.account = 'bank' AND coalesce(p.order_uid, r.order_uid) = $1 GROUP BY e.kind ORDER BY e.kind`,
      [order.orderUid],
    );
    expect(books).toEqual([
      { kind: 'payment', bank: '36900' },
      { kind: 'refund', bank: '-36900' },
    ]);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('confirmed fifty times at once is confirmed once: one event, one posting, one seat, one message', async () => {
    const { who, order } = await buy('Gilang', await youtube());
    await who.pay(order);
    const { id } = await admin.waitingPayment(order);
    const answers = await Promise.all(Array.from({ length: 50 }, () => admin.call('POST', `/payments/${id}/confirm`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    await buyFor(order);

    const [once] = await shop.sql<{ events: number; entries: number; seats: number; moves: number }>(
      `SELECT (SELECT count(*)::int FROM outbox WHERE name = 'payment.confirmed' AND payload ->> 'paymentUid' = $1) AS events,
         (SELECT count(*)::int FROM ledger_entry WHERE cause = $1::uuid) AS entries,
         (SELECT count(*)::int FROM account WHERE order_uid = $2 AND status = 3) AS seats,
         (SELECT count(*)::int FROM account a JOIN account_history h ON h.account_uid = a.uid
          WHERE a.order_uid = $2 AND h.to_status = 3) AS moves`,
      [id, order.orderUid],
    );
    expect(once).toEqual({ events: 1, entries: 1, seats: 1, moves: 1 });
    expect(count(await who.messages(), 'tell-payment-confirmed')).toBe(1);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('that is not paid expires at its due date: the seat is free, the customer notified, the payment page closed', async () => {
    const { who, order } = await buy('Irfan', await youtube());
    const occupied = (await admin.group(order.groupUid)).occupied;
    await shop.sql(`UPDATE invoice SET due_at = now() - interval '5 minutes' WHERE order_uid = $1`, [order.orderUid]);
    await until('the order to expire', async () => (await who.detail(order)).status === 8);
    await shop.settled();

    expect(await who.detail(order)).toMatchObject({ status: 8, account: { status: 5 } });
    expect((await admin.group(order.groupUid)).occupied).toBe(occupied - 1);
    expect(count(await who.messages(), 'tell-order-closed')).toBe(1);
    const late = await who.call('POST', '/customer/payment/confirm', {
      form: formOf(
        { orderUid: order.orderUid, customerUid: who.uid, bankFrom: 'BCA', accountName: 'I' },
        await aPicture(),
      ),
    });
    expect([late.status, late.meta.code]).toEqual([409, 'ORDER_EXPIRED']);
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});

describe('a pre-order plan', () => {
  it('asks for no money before the group is full, then each member once, with a deadline', async () => {
    const plan = await catchplayYear();
    const first = await buy('Joko', plan);
    expect(first.order).toMatchObject({ dueAt: null, redirectUrl: expect.stringMatching(/^\/thankyou\/pre-order\?/) });
    await shop.settled();
    expect(await first.who.detail(first.order)).toMatchObject({ status: 7, account: { status: 1 } });
    const early = await first.who.call('POST', '/customer/payment/confirm', {
      form: formOf(
        { orderUid: first.order.orderUid, customerUid: first.who.uid, bankFrom: 'BCA', accountName: 'J' },
        await aPicture(),
      ),
    });
    expect([early.status, early.meta.code]).toEqual([409, 'GROUP_NOT_FULL']);

    const second = await buy('Kirana', plan);
    expect(second.order.groupUid).toBe(first.order.groupUid);
    await shop.settled();
    for (const { who, order } of [first, second]) {
      const asked = await who.detail(order);
      expect(asked).toMatchObject({ status: 1, account: { status: 7 } });
      expect(new Date(asked.dueAt!).getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
      expect(count(await who.messages(), 'tell-payment-requested')).toBe(1);
      await who.pay(order);
      await admin.confirm(order);
    }
    await shop.settled();
    for (const { who, order } of [first, second])
      expect(await who.detail(order)).toMatchObject({ status: 3, account: { status: 4 } });
    await buyFor(first.order);
    for (const { who, order } of [first, second])
      expect(await who.detail(order)).toMatchObject({ status: 4, account: { status: 3 } });
    expect(await filledEpochs(first.order.groupUid)).toEqual([1]);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('whose member does not pay in time gives the seat to the one who waits, and only that one is asked', async () => {
    const plan = await catchplayYear();
    const late = await buy('Lina', plan);
    const payer = await buy('Made', plan);
    const waiting = await buy('Nuri', plan);
    await shop.settled();
    expect(waiting.order.groupUid).not.toBe(late.order.groupUid);
    await payer.who.pay(payer.order);
    await shop.sql(`UPDATE invoice SET due_at = now() - interval '5 minutes' WHERE order_uid = $1`, [
      late.order.orderUid,
    ]);
    await until('the order to expire', async () => (await late.who.detail(late.order)).status === 8);
    await shop.settled();

    const moved = await waiting.who.detail(waiting.order);
    expect(moved).toMatchObject({
      status: 1,
      account: { status: 7, seatNumber: 1 },
      group: { uid: late.order.groupUid, taken: 2 },
    });
    expect(count(await waiting.who.messages(), 'tell-payment-requested')).toBe(1);
    expect(count(await payer.who.messages(), 'tell-payment-requested')).toBe(1);
    expect(await filledEpochs(late.order.groupUid)).toEqual([1, 2]);
    expect((await admin.group(waiting.order.groupUid)).occupied).toBe(0);

    await waiting.who.pay(waiting.order);
    for (const { order } of [payer, waiting]) await admin.confirm(order);
    await shop.settled();
    await buyFor(payer.order);
    expect(await waiting.who.detail(waiting.order)).toMatchObject({ status: 4, account: { status: 3 } });
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});

describe('an order', () => {
  it('made with a key is the same order after the API was killed and started again', async () => {
    const who = await Customer.join(shop, 'Oki');
    const plan = await youtube();
    const placed = await who.order(plan, { key: 'kunci-oki-1' });
    const port = await restartApi();
    expect(port).toBe(shop.env.PORT);
    expect(await who.order(plan, { key: 'kunci-oki-1' })).toEqual(placed);
    expect(await who.ask<unknown[]>('GET', '/customer')).toHaveLength(1);
    await shop.settled();
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});

async function restartApi(): Promise<string> {
  const api = shop.running('api')[0]!;
  await api.kill('SIGKILL');
  await shop.startApi();
  return shop.env.PORT!;
}
