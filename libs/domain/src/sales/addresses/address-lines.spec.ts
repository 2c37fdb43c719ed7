import { describe, expect, it } from '@jest/globals';
import { addressLines } from './address-lines.js';
import { readAddress } from './written-address.js';

const NOTHING = { street: '', district: '', city: '', province: '', postalCode: '' };
const written = (text: string) => addressLines({ ...NOTHING, ...readAddress(text)! });

describe('an address on a parcel', () => {
  it('of the address book has its street, its district and city, its province and postal code', () => {
    const place = { district: 'Beji', city: 'Kota Depok', province: '32', postalCode: '16421' };
    expect(addressLines({ street: 'Jl. Melati 5', ...place })).toEqual([
      'Jl. Melati 5',
      'Kec. Beji, Kota Depok',
      'Jawa Barat 16421',
    ]);
    // What a street is named after is not where it is.
    expect(addressLines({ street: 'Jl. Kota Depok 5', ...place })).toHaveLength(3);
  });

  it('of a pick-up is empty', () => expect(addressLines(NOTHING)).toEqual([]));

  it.each([
    ['Jl. Melati 5 RT 2, Beji, Kota Depok, Jawa Barat 16421', []],
    ['Jl. Melati 5, Depok', ['Jawa Barat']],
    ['Jl. Melati 5, kab. bandung 40377', ['Jawa Barat']],
    ['Jl. Ciliwung 3, Menteng, Jakarta Pusat 10310', []],
    ['Jl. Mawar 1, Sleman, Yogyakarta 55281', []],
    ['Jl. Jawa Barat 7, Kota Depok 16421', ['Jawa Barat']],
    ['Jl. Ahmad Yani 10, Sumatera Utara', []],
  ])('written in one line says nothing twice: %s', (text, more) => {
    expect(written(text)).toEqual([text, ...more]);
  });
});
