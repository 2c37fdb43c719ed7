import { describe, expect, it } from '@jest/globals';
import { PROVINCES } from './regions.js';
import { readAddress, readProvince } from './written-address.js';

const read = (text: string) => {
  const found = readAddress(text);
  return found && [found.province, found.city, found.postalCode];
};

describe('an address in one line', () => {
  it.each([
    ['Jl. Melati 5 RT 2, Beji, Kota Depok, Jawa Barat 16421', ['32', 'Kota Depok', '16421']],
    ['Jl. Melati 5, Depok', ['32', 'Kota Depok', '']],
    ['JL MELATI 5 KOTA BANDUNG JAWA BARAT', ['32', 'Kota Bandung', '']],
    ['Jl. Melati 5, Kabupaten Bandung, 40377', ['32', 'Kab. Bandung', '40377']],
    ['Jl. Melati 5, Bandung', ['32', '', '']],
    ['BSD Sektor 1, Tangerang Selatan 15310', ['36', 'Kota Tangerang Selatan', '15310']],
    ['Jl. Surabaya 12, Menteng, Jakarta Pusat', ['31', 'Kota Administrasi Jakarta Pusat', '']],
    ['Jl. Sudirman 1, Jakarta', ['31', '', '']],
    ['Jl. Kaliurang km 5, Sleman, DI Yogyakarta 55281', ['34', 'Kab. Sleman', '55281']],
    ['Jl. Ahmad Yani 10, Sumatera Utara', ['12', '', '']],
    ['Jl. Jakarta 5, Antapani, Kota Bandung', ['32', 'Kota Bandung', '']],
    ['Jl. Bandung 3, Jawa Tengah', ['33', '', '']],
    ['Blok 123456, Denpasar, Bali', ['51', 'Kota Denpasar', '']],
    ['Jalan Papua No 3 Surabaya', ['35', 'Kota Surabaya', '']],
    ['Jl. Raya Bogor km 30, Ciracas, Jakarta Timur 13740', ['31', 'Kota Administrasi Jakarta Timur', '13740']],
    ['Jl. Semarang 1, Kota Semarang 50131', ['33', 'Kota Semarang', '50131']],
  ])('%s', (text, found) => expect(read(text)).toEqual(found));

  it.each([
    ['Jl. Melati 5, Bogor, Jawa Barat', ['Kota Bogor', 'Kab. Bogor']],
    ['JL. MELATI 5,  BEKASI ', ['Kota Bekasi', 'Kab. Bekasi']],
    ['Jl. Melati 5, Tangerang, Banten', ['Kota Tangerang', 'Kab. Tangerang']],
    ['Jl. Melati 5, Gorontalo', ['Kota Gorontalo', 'Kab. Gorontalo']],
    ['Jl. Melati 5, Kota Bogor', ['Kota Bogor']],
    ['Perumahan Kota Bandung 5, KAB BANDUNG', ['Kab. Bandung']],
    ['Perumahan Kab. Bandung 5, Kotamadya Bandung', ['Kota Bandung']],
    ['Jl. Melati 5, kab.  bekasi', ['Kab. Bekasi']],
    ['Jl. Melati 5, Depok', ['Kota Depok']],
    ['Jl. Melati 5, Jawa Barat', []],
  ])('may mean each city of that name in its province whose kind it does not exclude: %s', (text, cities) =>
    expect(readAddress(text)!.cities).toEqual(cities),
  );

  it('reads as two wherever a city and a regency of a province have one name', () => {
    const kindless = (city: string) => city.replace(/^(Kota|Kab\.) /, '');
    const twice = PROVINCES.flatMap(({ code, name, cities }) =>
      cities
        .filter((city) => cities.filter((other) => kindless(other) === kindless(city)).length > 1)
        .map((city) => ({ code, name, city })),
    );
    expect(twice).toHaveLength(2 * 25);
    for (const { code, name, city } of twice) {
      const found = readAddress(`Jl. Mawar 1, ${kindless(city).toUpperCase()},  ${name}`)!;
      expect([found.province, found.city, found.cities]).toEqual([
        code,
        '',
        [`Kota ${kindless(city)}`, `Kab. ${kindless(city)}`],
      ]);
      expect(readAddress(`Jl. Mawar 1, ${city}, ${name}`)!.cities).toEqual([city]);
    }
  });

  it.each([
    ['Jl. Melati 5, DKI', ['31', '', '']],
    ['Jl. Melati 5, Jkt 12190', ['31', '', '12190']],
    ['Jl. Melati 5, Jkt Pusat', ['31', 'Kota Administrasi Jakarta Pusat', '']],
    ['Jl. Melati 5, JAKSEL, DKI JAKARTA', ['31', 'Kota Administrasi Jakarta Selatan', '']],
    ['Jl. Melati 5, DKI Jkt', ['31', '', '']],
    ['Jl. Melati 5, DKI, Jaksel', ['31', 'Kota Administrasi Jakarta Selatan', '']],
    ['Jl. Jakarta, Jakarta 10310', ['31', '', '10310']],
    ['Jl. Melati 5, Yogya', ['34', 'Kota Yogyakarta', '']],
    ['Jl. Melati 5, Jogja', ['34', 'Kota Yogyakarta', '']],
    ['Jl. Melati 5, Sleman, DIY', ['34', 'Kab. Sleman', '']],
    ['Jl. Melati 5, Sleman, D.I. Yogyakarta', ['34', 'Kab. Sleman', '']],
    ['BSD, Tangsel', ['36', 'Kota Tangerang Selatan', '']],
    ['BSD, Tangsel, Banten', ['36', 'Kota Tangerang Selatan', '']],
    ['Jl. Melati 5, Banjar, Jabar', ['32', 'Kota Banjar', '']],
    ['Jl. Melati 5, Batam, Kepri', ['21', 'Kota Batam', '']],
    ['Jl. Jogja 5, Kota Bandung', ['32', 'Kota Bandung', '']],
  ])('has the usual short names: %s', (text, found) => expect(read(text)).toEqual(found));

  it('without a province or a city that is known is none', () => {
    for (const text of ['', 'Jl. Melati 5', 'Rumah saya', '12345']) expect(readAddress(text)).toBeNull();
  });

  it.each([
    'Jl. Sorong 2, Petojo Utara, Gambir 10130',
    'Jalan Ambon 11, Gubeng 60281',
    'Jln Malang 2 Menteng 10310',
    'Jl. Raya Bogor km 30',
  ])('that names a city only as a street is none: %s', (text) => expect(readAddress(text)).toBeNull());

  it.each(['Sorong, Gambir 10130', 'Jl. Melati 5, Kota Depok, Jawa Barat 99351'])(
    'with the postal code of another part of the country is none: %s',
    (text) => expect(readAddress(text)).toBeNull(),
  );

  it('names each city of the list by its name, kind and province', () => {
    for (const { code, name, cities } of PROVINCES)
      for (const city of cities)
        expect([city, ...read(`Jl. Mawar 1, ${city}, ${name}`)!]).toEqual([city, code, city, '']);
  });
});

it.each([
  ['Jawa Barat', '32'],
  ['jabar', '32'],
  ['sumut', '12'],
  ['sumbar', '13'],
  ['sumsel', '16'],
  ['babel', '19'],
  ['Kepri', '21'],
  ['NTB', '52'],
  ['NTT', '53'],
  ['kalbar', '61'],
  ['kalteng', '62'],
  ['kalsel', '63'],
  ['kaltim', '64'],
  ['kaltara', '65'],
  ['sulut', '71'],
  ['sulteng', '72'],
  ['sulsel', '73'],
  ['sultra', '74'],
  ['sulbar', '76'],
  ['malut', '82'],
  ['DKI Jakarta', '31'],
  ['Jakarta', '31'],
  ['Daerah Khusus Ibukota Jakarta', '31'],
  ['DI Yogyakarta', '34'],
  ['Daerah Istimewa Yogyakarta', '34'],
  ['Provinsi Papua', '91'],
  ['Papua Barat Daya', '96'],
  ['32', '32'],
  ['Bandung', 'Bandung'],
  ['', ''],
])('the province %j has the code %j', (typed, code) => expect(readProvince(typed)).toBe(code));
