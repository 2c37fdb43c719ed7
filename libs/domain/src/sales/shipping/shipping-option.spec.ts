import { describe, expect, it } from '@jest/globals';
import {
  type ShippingZone,
  chosenFor,
  checkCarried,
  checkNoTwin,
  heaviestThings,
  priceOf,
  shippingOptions,
} from './shipping-option.js';

const zone = (name: string, given: Partial<ShippingZone> = {}): ShippingZone => ({
  uid: name,
  name,
  service: 'Reguler',
  method: 'courier',
  regions: [],
  active: true,
  position: 1,
  rates: [
    { upToGrams: 3_000, priceSen: 2_700_000n },
    { upToGrams: 1_000, priceSen: 900_000n },
  ],
  ...given,
});
const jawa = zone('Jawa', { regions: ['32', '33'], position: 2 });
const jabodetabek = zone('Jabodetabek', { regions: ['31', '32/Kota Depok'] });
const kilat = zone('Kilat Jawa', { service: 'Kilat', regions: ['32'], position: 3 });
const office = zone('Kantor', {
  method: 'pickup',
  service: 'Ambil',
  position: 9,
  rates: [{ upToGrams: 50_000, priceSen: 0n }],
});
const all = [office, kilat, jawa, jabodetabek];
const names = (to: { province: string; city: string } | null, grams = 800) =>
  shippingOptions(all, to, grams).map((option) => option.zone.name);

describe('the ways to send a parcel', () => {
  it('are the zones of its province and the pick-ups, in the sequence of the table', () => {
    expect(names({ province: '32', city: 'Kota Bandung' })).toEqual(['Jawa', 'Kilat Jawa', 'Kantor']);
    expect(names({ province: '33', city: 'Kota Semarang' })).toEqual(['Jawa', 'Kantor']);
  });

  it('of one service are the zone that names the city, not the one of its province', () => {
    expect(names({ province: '32', city: 'Kota Depok' })).toEqual(['Jabodetabek', 'Kilat Jawa', 'Kantor']);
  });

  it('without an address, or where no zone goes, are the pick-ups', () => {
    expect(names(null)).toEqual(['Kantor']);
    expect(names({ province: '91', city: 'Kota Jayapura' })).toEqual(['Kantor']);
  });

  it('leave out what is switched off or does not carry the weight', () => {
    expect(shippingOptions([{ ...jawa, active: false }], { province: '32', city: 'Kota Bandung' }, 1)).toEqual([]);
    expect(names({ province: '33', city: 'Kota Semarang' }, 3_001)).toEqual(['Kantor']);
  });

  it('cost what the first step that carries the weight says', () => {
    expect([1, 1_000, 1_001, 3_000, 3_001].map((grams) => priceOf(jawa, grams))).toEqual([
      900_000n,
      900_000n,
      2_700_000n,
      2_700_000n,
      null,
    ]);
  });
});

describe('the way of an address whose city reads as two', () => {
  const to = (city: string) => shippingOptions(all, { province: '32', city }, 800);
  const first = ([option]: ReturnType<typeof to>) => option;

  it('is the one of both where they lie in one zone', () => {
    expect(chosenFor([to('Kota Bandung'), to('Kab. Bandung')], first)?.zone.name).toBe('Jawa');
    expect(chosenFor([to('Kota Depok')], first)?.zone.name).toBe('Jabodetabek');
  });

  it('is none where no courier goes to either', () => {
    expect(chosenFor([[], []], first)).toBeUndefined();
  });

  it('has to be asked where they lie in different ones, or only one is reached', () => {
    expect(chosenFor([to('Kota Depok'), to('Kota Bandung')], first)).toBeNull();
    expect(chosenFor([to('Kota Depok'), []], first)).toBeNull();
    expect(chosenFor([[], to('Kota Depok')], first)).toBeNull();
  });
});

describe('a zone beside others', () => {
  const refused = (given: Partial<ShippingZone>, others: ShippingZone[] = all) => {
    try {
      checkNoTwin(zone('Baru', given), others);
      return null;
    } catch (error) {
      return error;
    }
  };

  it.each(['Reguler', 'reguler ', 'ＲＥＧＵＬＥＲ'])(
    'of the service %j does not go where another one of it goes',
    (service) => {
      expect(refused({ service, regions: ['34', '33'] })).toMatchObject({
        code: 'ZONE_TWIN',
        kind: 'invalid',
        field: 'regions',
        message:
          'Jawa Tengah sudah ada di zona Jawa dengan layanan Reguler. Hapus dari sini, atau nonaktifkan zona itu dulu.',
      });
      expect(refused({ service, regions: ['32/Kota Depok'] })).toMatchObject({
        message: expect.stringContaining('Kota Depok, Jawa Barat sudah ada di zona Jabodetabek'),
      });
    },
  );

  it.each<[string, Partial<ShippingZone>]>([
    ['is a city of its province', { regions: ['32/Kota Bandung'] }],
    ['is of another service', { service: 'Hemat', regions: ['32'] }],
    ['is another place to pick up', { method: 'pickup', service: 'Ambil', regions: [] }],
    ['is switched off', { regions: ['32'], active: false }],
    ['goes elsewhere', { regions: ['51'] }],
  ])('that %s is none of them', (_, given) => expect(refused(given)).toBeNull());

  it('is not compared with itself, nor with what is switched off', () => {
    expect(refused({ uid: 'Jawa', regions: ['32'] }, [jawa])).toBeNull();
    expect(refused({ regions: ['32'] }, [{ ...jawa, active: false }])).toBeNull();
  });

  it('that was typed otherwise before counts as the same service when a way is chosen', () => {
    const typed = { ...jabodetabek, service: 'reguler ' };
    const options = shippingOptions([jawa, typed], { province: '32', city: 'Kota Depok' }, 800);
    expect(options.map((option) => option.zone.name)).toEqual(['Jabodetabek']);
  });
});

describe('the heaviest things', () => {
  it('are the last step of any zone that is on, pick-ups included, without the packaging', () => {
    expect(heaviestThings(all)).toBe(49_950);
    expect(heaviestThings([jawa, { ...office, active: false }])).toBe(2_950);
    expect(heaviestThings([{ ...jawa, active: false }])).toBeNull();
  });

  it('are taken, heavier ones are refused with what is', () => {
    expect(() => checkCarried(49_950, 49_950)).not.toThrow();
    expect(() => checkCarried(49_951, 49_950)).toThrow(
      expect.objectContaining({
        code: 'TOO_HEAVY',
        kind: 'invalid',
        field: 'weightGrams',
        message: 'Paling banyak 49.950 gram. Yang lebih berat belum bisa dikirim atau diambil.',
      }),
    );
  });

  it('are none while no zone is on', () =>
    expect(() => checkCarried(1, null)).toThrow('Belum ada zona pengiriman yang aktif. Aktifkan satu dulu.'));
});
