import { expect, it } from '@jest/globals';
import { sen } from '#domain/platform/sen';
import { type Courier, type Reader, type StoredZone, priceTable } from '#runtime/sales/shipping/courier';
import { findHeaviest, findShippingOptions } from '#runtime/sales/shipping/shipments.store';

const zone = (uid: string, more: Partial<StoredZone> = {}): StoredZone => ({
  uid,
  name: uid,
  service: uid,
  method: 'courier',
  regions: ['32'],
  active: true,
  position: 1,
  rates: [{ upToGrams: 1_000, priceSen: 900_000n }],
  daysMin: 1,
  daysMax: 3,
  info: '',
  ...more,
});
const db = { shippingZone: { findMany: async () => [zone('Reguler'), zone('Timur', { regions: ['94'] })] } };
const express: Courier = {
  options: async (_, destination, grams) =>
    destination && grams <= 500 ? [{ zone: zone('Kilat'), price: sen(1_500_000n) }] : [],
  heaviest: async () => 450,
};
const DEPOK = { province: '32', city: 'Kota Depok' };
const offered = async (...of: [typeof DEPOK | null, number, Courier[]]) =>
  (await findShippingOptions(db as unknown as Reader, ...of)).map(({ zone: { uid }, price }) => `${uid} ${price}`);

it('the ways of all couriers are offered, the table of the admins first', async () => {
  expect(await offered(DEPOK, 400, [priceTable, express])).toEqual(['Reguler 900000', 'Kilat 1500000']);
});

it('a courier offers nothing for what it does not carry, and takes nothing from the others', async () => {
  expect(await offered(DEPOK, 900, [priceTable, express])).toEqual(['Reguler 900000']);
  expect(await offered(null, 400, [priceTable, express])).toEqual([]);
});

it('the heaviest things are those of the courier that takes the most', async () => {
  const heaviest = (couriers: Courier[]) => findHeaviest(db as unknown as Reader, couriers);
  expect(await heaviest([priceTable, express])).toBe(950);
  expect(await heaviest([express])).toBe(450);
  expect(await heaviest([])).toBeNull();
});
