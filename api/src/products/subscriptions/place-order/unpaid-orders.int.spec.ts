import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { MINUTE_MS } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { paymentDeadline } from '#domain/sales/orders/deadline';
import { sendLink, tokenOf } from '#runtime/identity/account-links.store';
import { formOf, type Answer } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { USUAL_HOURS } from '#domain/platform/opening-hours';

/** The limits as delivered: 5 of an account, 8 of a browser, 50 of an address, 2 of one of these in a group. */
let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
});
afterAll(() => world?.close());

let addresses = 0;
const newAddress = () => `10.0.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;
const newBrowser = () => randomBytes(32).toString('base64url');

interface From {
  address?: string;
  browser?: string;
  groupUid?: string;
  key?: string | null;
}

let keys = 0;
async function order(who: Person, { address = newAddress(), browser, groupUid, key }: From = {}) {
  const { uid: variantUid, packageUid } = await findPlan(world.http, 'prime-video');
  const { name, email, token } = who;
  const headers = {
    'x-forwarded-for': address,
    ...(browser && { cookie: `device=${browser}` }),
    ...(key !== null && { 'idempotency-key': key ?? `kunci-${(keys += 1)}` }),
  };
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid, groupUid };
  return world.http.call<PlacedOrder>('POST', '/customer', { token, body, headers });
}
const codeOf = ({ status, meta }: Answer): string | number => meta.code ?? status;
const unverified = async (count: number) => {
  const people = await world.customers(count);
  await world.database.customer.updateMany({
    where: { uid: { in: people.map(({ uid }) => uid) } },
    data: { emailVerifiedAt: null },
  });
  return people;
};
async function aGroupOf(size: number): Promise<string> {
  const { familyUid } = await findPlan(world.http, 'prime-video');
  const freeRegularSeats = Array.from({ length: size }, (_, index) => index + 1);
  return (await world.database.accountGroup.create({ data: { familyUid, size, freeHostSeats: [], freeRegularSeats } }))
    .uid;
}
const ordersOf = (who: Person) => world.database.order.count({ where: { customerUid: who.uid } });

describe('unpaid orders', () => {
  it('of one account are five at most; a proof makes no room, one that is cancelled does, and a retry is no other order', async () => {
    const who = await world.customer();
    const placed = [];
    for (let n = 0; n < 5; n += 1) placed.push(await order(who, { key: `lima-${n}` }));
    expect(placed.map(codeOf)).toEqual([201, 201, 201, 201, 201]);
    const sixth = await order(who);
    expect([sixth.status, sixth.meta.code, sixth.meta.message]).toEqual([
      409,
      'TOO_MANY_UNPAID',
      expect.stringContaining('belum dibayar'),
    ]);
    expect(await ordersOf(who)).toBe(5);
    expect((await order(who, { key: 'lima-0' })).data.orderUid).toBe(placed[0]!.data.orderUid);

    const { orderUid } = placed[0]!.data;
    const fields = { orderUid, customerUid: who.uid, bankFrom: 'BCA', accountName: who.name };
    await world.http.call('POST', '/customer/payment/confirm', { form: formOf(fields, await aPicture()) });
    expect(codeOf(await order(who))).toBe('TOO_MANY_UNPAID');
    const { orderUid: second } = placed[1]!.data;
    await world.http.call('POST', `/customer/${second}/cancel`, { token: who.token, body: {} });
    expect(codeOf(await order(who))).toBe(201);
    expect(codeOf(await order(who))).toBe('TOO_MANY_UNPAID');
  });

  it('of one account stay five when it asks ten times at once, and when a client without keys asks again', async () => {
    const who = await world.customer();
    const first = await order(who, { key: null });
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(who)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(await ordersOf(who)).toBe(5);
    expect((await order(who, { key: null })).data.orderUid).toBe(first.data.orderUid);
  });

  it('of an account whose e-mail is unverified are two, with a proof or without', async () => {
    const [who] = (await unverified(1)) as [Person];
    const placed = [await order(who), await order(who)];
    expect(placed.map(codeOf)).toEqual([201, 201]);
    const refused = {
      status: 409,
      meta: { code: 'TOO_MANY_UNPAID', message: expect.stringContaining('belum diverifikasi') },
    };
    expect(await order(who)).toMatchObject(refused);
    await world.database.order.updateMany({
      where: { uid: placed[0]!.data.orderUid },
      data: { status: ORDER_STATUS.awaitingConfirmation },
    });
    expect(await order(who)).toMatchObject(refused);
    await world.database.customer.update({ where: { uid: who.uid }, data: { emailVerifiedAt: new Date() } });
    expect(codeOf(await order(who))).toBe(201);
  });

  it('of one browser are eight, whatever the accounts, also all at once', async () => {
    const [browser, people] = [newBrowser(), await world.customers(12)];
    const answers = await Promise.all(people.map((who) => order(who, { browser })));
    expect(answers.filter(({ status }) => status === 201).length).toBe(8);
    expect(codeOf(await order(people[0]!, { browser: newBrowser() }))).toBe(201);
  });

  it('of one address are fifty, and other addresses do not notice', async () => {
    const [address, people] = [newAddress(), await world.customers(51)];
    const codes = [];
    for (const who of people) codes.push(codeOf(await order(who, { address })));
    expect(codes.filter((code) => code === 201)).toHaveLength(50);
    expect(codes.at(-1)).toBe('TOO_MANY_UNPAID');
    expect(codeOf(await order(people.at(-1)!))).toBe(201);
  });

  it('of unverified customers at one address in one group are two: they do not fill the group of a host', async () => {
    const groupUid = await aGroupOf(3);
    const [address, people] = [newAddress(), await unverified(3)];
    const answers = await Promise.all(people.map((who) => order(who, { address, groupUid })));
    expect(answers.map(codeOf).toSorted()).toEqual([201, 201, 'TOO_MANY_UNPAID']);
    const seated = await order(await world.customer(), { groupUid });
    expect([seated.status, seated.data.groupUid]).toEqual([201, groupUid]);
  });

  it('of four verified friends in one household fill a group, also beside an unverified customer', async () => {
    const groupUid = await aGroupOf(5);
    const [address, friends, [stranger]] = [newAddress(), await world.customers(4), await unverified(1)];
    const answers = await Promise.all([...friends, stranger!].map((who) => order(who, { address, groupUid })));
    expect(answers.map(codeOf)).toEqual([201, 201, 201, 201, 201]);
  });

  it('of one browser in one group are two, also of verified customers', async () => {
    const [groupUid, browser] = [await aGroupOf(3), newBrowser()];
    const answers = [];
    for (const who of await world.customers(3)) answers.push(await order(who, { browser, groupUid }));
    expect(answers.map(codeOf)).toEqual([201, 201, 'TOO_MANY_UNPAID']);
  });

  it('for a pre-order keep the seat for half an hour while the e-mail is unverified, at any time of the day', async () => {
    const [[stranger], member] = [await unverified(1), await world.customer()];
    const { uid: variantUid, packageUid } = await findPlan(world.http, 'catchplay', { months: 12 });
    const verifyBy = async ({ token, name, email }: Person) => {
      const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
      const { data } = await world.http.call<PlacedOrder>('POST', '/customer', { token, body });
      const found = await world.database.order.findUniqueOrThrow({ where: { uid: data.orderUid } });
      return [found.status, found.verifyBy && Math.round((found.verifyBy.getTime() - Date.now()) / MINUTE_MS)];
    };
    expect(await verifyBy(stranger!)).toEqual([7, 30]);
    expect(await verifyBy(member)).toEqual([7, null]);
  });

  it('get the ordinary time when the e-mail is verified; what is paid or over does not change', async () => {
    const [who] = (await unverified(1)) as [Person];
    const [open, cancelled] = [await order(who), await order(who)];
    await world.http.call('POST', `/customer/${cancelled.data.orderUid}/cancel`, { token: who.token, body: {} });
    const dueOf = async ({ data }: typeof open) =>
      (await world.database.invoice.findFirstOrThrow({ where: { orderUid: data.orderUid } })).dueAt!.toISOString();
    await world.database.transaction((tx) =>
      sendLink(tx, world.config, { customerUid: who.uid, purpose: 'verify-email', email: who.email, now: new Date() }),
    );
    const { uid } = await world.database.accountLink.findFirstOrThrow({ where: { customerUid: who.uid } });
    /** Of the payment page and of the page of the order. */
    const promised = async () => {
      const { orderUid } = open.data;
      const keys = `orderUid=${orderUid}&customerUid=${who.uid}`;
      const checkout = await world.http.call<CheckoutView>('GET', `/customer/payment/checkout?${keys}`, {});
      const page = await world.http.call<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token: who.token });
      return [checkout.data.dueOnceVerified, page.data.dueOnceVerified].map((due) => due && Date.parse(due));
    };
    const from = new Date();
    for (const due of await promised())
      expect(due).toBeGreaterThanOrEqual(paymentDeadline(from, USUAL_HOURS).getTime());
    await world.http.ask('POST', '/customer/verify-email', { body: { token: tokenOf(world.config, uid) } });
    expect((await dueOf(open)) >= paymentDeadline(from, USUAL_HOURS).toISOString()).toBe(true);
    expect(await promised()).toEqual([null, null]);
    expect(await dueOf(cancelled)).toBe(cancelled.data.dueAt);
    expect(codeOf(await order(who))).toBe(201);
  });

  it('are due after half an hour while the e-mail is unverified, and after a day when it is verified', async () => {
    const [unverified, verified] = await world.customers(2);
    await world.database.customer.update({ where: { uid: unverified!.uid }, data: { emailVerifiedAt: null } });
    const minutes = async (who: Person) => {
      const { data } = await order(who);
      const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: data.orderUid } });
      const { dueAt } = await world.database.invoice.findFirstOrThrow({ where: { orderUid: data.orderUid } });
      expect([status, data.dueAt]).toEqual([1, dueAt!.toISOString()]);
      const [event] = await world.database.outbox.findMany({
        where: { name: 'order.created', payload: { path: ['orderUid'], equals: data.orderUid } },
      });
      expect(event!.payload).toMatchObject({ dueAt: data.dueAt });
      return (dueAt!.getTime() - Date.now()) / MINUTE_MS;
    };
    const short = await minutes(unverified!);
    // By the clock of the database, which may be a little ahead of this process.
    expect([short > 29, short < 30.5]).toEqual([true, true]);
    expect(await minutes(verified!)).toBeGreaterThan(23 * 60);
  });
});
