import { expect, it } from '@jest/globals';
import { addressBody } from './addresses.http.js';

const ADDRESS = {
  label: 'Rumah',
  recipient: 'Budi',
  phoneNumber: '081234567890',
  street: 'Jl. Melati 5',
  district: 'Cibinong',
  province: '32',
  postalCode: '16911',
};

it.each([
  ['Kab. Bogor', 'Kab. Bogor'],
  ['Kabupaten Bogor', 'Kab. Bogor'],
  ['kota bogor', 'Kota Bogor'],
])('an address in %s is taken', (city, kept) => {
  expect(addressBody.parse({ ...ADDRESS, city }).city).toBe(kept);
});

it.each(['Kota Jakarta Selatan', 'kota adm. jakarta selatan', 'Kota Administrasi Jakarta Selatan'])(
  'an address in Jakarta is taken with %s',
  (city) => {
    const address = { ...ADDRESS, province: 'DKI Jakarta', city };
    expect(addressBody.parse(address).city).toBe('Kota Administrasi Jakarta Selatan');
    const { error } = addressBody.safeParse({ ...address, city: 'Jakarta Selatan' });
    expect(error?.issues).toMatchObject([{ path: ['city'], message: 'Pilih Kota Administrasi Jakarta Selatan' }]);
  },
);

it.each([
  ['Kabupaten Sleman', 'Kota atau kabupaten tidak ada di provinsi ini'],
  ['Bogor', 'Pilih Kota Bogor atau Kab. Bogor'],
  ['DEPOK', 'Pilih Kota Depok'],
])('an address in %s, which West Java has not by this name, says at the field: %s', (city, message) => {
  expect(addressBody.safeParse({ ...ADDRESS, city }).error?.issues).toMatchObject([{ path: ['city'], message }]);
});

it.each(['Jawa Barat', 'jawa  barat', 'JABAR', 'Provinsi Jawa Barat', 'Prov. Jawa Barat', ' 32 '])(
  'the province %j is 32',
  (province) => expect(addressBody.parse({ ...ADDRESS, city: 'Kab. Bogor', province }).province).toBe('32'),
);

it.each(['Atlantis', '99', 'Bogor, Jawa Barat', 'Jl. Jawa Barat', 'Jawa'])(
  'the province %j is unknown, which says how one is written',
  (province) => {
    const message = 'Tulis nama provinsi atau kodenya, seperti Jawa Barat atau 32';
    expect(addressBody.safeParse({ ...ADDRESS, city: 'Kab. Bogor', province }).error?.issues).toMatchObject([
      { path: ['province'], message },
    ]);
  },
);

it.each(['12 810', '１２８１０', ' 12810\u200f'])('the postal code %j is 12810', (postalCode) => {
  expect(addressBody.parse({ ...ADDRESS, city: 'Kab. Bogor', postalCode }).postalCode).toBe('12810');
});
