import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MINUTE_MS } from '#domain/platform/durations';
import { aProduct, shippingZones } from '#testing/merchandise';
import { findPlan } from '#testing/plans';
import { anAnimal } from '#testing/qurban';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

/** Limits as settings. Verified customers, each with one order, so that the limit of an account is never met. */
let world: ListeningApi;
let zoneUid: string;
beforeAll(async () => {
  world = await ListeningApi.open({
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY_HOPS: '1',
    UNPAID_PER_DEVICE: '2',
    UNPAID_PER_ADDRESS: '3',
    UNVERIFIED_HOLD_MINUTES: '7',
  });
  zoneUid = (await shippingZones(world.database)).pickupUid;
});
afterAll(() => world?.close());

let addresses = 0;
const newAddress = () => `10.1.0.${(addresses += 1)}`;
const newBrowser = () => randomBytes(32).toString('base64url');
const contactOf = ({ name, email }: Person) => ({ name, email, phoneNumber: '081234567890' });

async function seat() {
  const { uid: variantUid, packageUid } = await findPlan(world.http, 'prime-video');
  return ['/customer', { packageUid, variantUid }] as const;
}
async function thing() {
  const { variantUid } = await aProduct(world.database, { stock: 5 });
  const items = [{ variantUid, quantity: 1 }];
  return ['/customer/merchandise/order', { items, shipping: { zoneUid }, total: 129_000 }] as const;
}
async function share() {
  const { uid: animalUid } = await anAnimal(world.database);
  return ['/customer/qurban/order', { animalUid, names: ['Ahmad bin Ali'], total: 3_100_000 }] as const;
}

async function order(
  what: () => Promise<readonly [string, object]>,
  { address = newAddress(), browser = newBrowser() }: { address?: string; browser?: string },
  person?: Person,
) {
  const [who, [path, asked]] = [person ?? (await world.customer()), await what()];
  const headers = { 'x-forwarded-for': address, cookie: `device=${browser}` };
  const body = { ...contactOf(who), ...asked };
  const { status, meta, data } = await world.http.call<{ dueAt: string }>('POST', path, {
    token: who.token,
    body,
    headers,
  });
  return status === 201 ? data : String(meta.code);
}

it('a browser has as many unpaid orders as the setting says, over all lines and accounts', async () => {
  const browser = newBrowser();
  for (const what of [seat, thing]) expect(await order(what, { browser })).toHaveProperty('dueAt');
  for (const what of [share, thing, seat]) expect(await order(what, { browser })).toBe('TOO_MANY_UNPAID');
  expect(await order(share, {})).toHaveProperty('dueAt');
});

it('and so has a network address', async () => {
  const address = newAddress();
  for (const what of [thing, share, thing]) expect(await order(what, { address })).toHaveProperty('dueAt');
  for (const what of [thing, share, seat]) expect(await order(what, { address })).toBe('TOO_MANY_UNPAID');
});

it('while the e-mail is unverified a share and a thing are held for as long as the setting says', async () => {
  for (const what of [thing, share]) {
    const who = await world.customer();
    await world.database.customer.update({ where: { uid: who.uid }, data: { emailVerifiedAt: null } });
    const { dueAt } = (await order(what, {}, who)) as { dueAt: string };
    expect(Math.round((new Date(dueAt).getTime() - Date.now()) / MINUTE_MS)).toBe(7);
  }
});
