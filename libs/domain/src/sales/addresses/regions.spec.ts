import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PROVINCES, citiesNamed, isCityOf, isRegion, provinceName, regionName, spelledCity } from './regions.js';

describe('the regions of Indonesia', () => {
  it('are 38 provinces with 514 regencies and cities, each named once in its province', () => {
    expect(PROVINCES).toHaveLength(38);
    expect(new Set(PROVINCES.map(({ code }) => code)).size).toBe(38);
    expect(PROVINCES.flatMap(({ cities }) => cities)).toHaveLength(514);
    for (const { cities } of PROVINCES) expect(new Set(cities).size).toBe(cities.length);
  });

  it('have the names of the list of the ministry', () => {
    const names = PROVINCES.flatMap(({ code, cities }) => cities.map((city) => `${code} ${city}`)).toSorted();
    expect(createHash('sha256').update(names.join('\n')).digest('hex')).toBe(
      '5b2a3dcb715dafb25a848aed3afcd8c584a96a068a3f7218e8669879128fe3b8',
    );
    expect(isCityOf('21', 'Kota Batam')).toBe(true);
    expect(isCityOf('31', 'Kota Administrasi Jakarta Selatan')).toBe(true);
  });

  it('tell the city of Bandung from its regency', () => {
    expect(isCityOf('32', 'Kota Bandung')).toBe(true);
    expect(isCityOf('32', 'Kab. Bandung')).toBe(true);
    expect(isCityOf('33', 'Kota Bandung')).toBe(false);
    expect(isCityOf('32', 'Bandung')).toBe(false);
  });

  it.each([
    ['Kabupaten Bogor', 'Kab. Bogor'],
    ['kab bogor', 'Kab. Bogor'],
    ['KAB.BOGOR', 'Kab. Bogor'],
    [' Kab.  Bogor ', 'Kab. Bogor'],
    ['kota depok', 'Kota Depok'],
    ['Kota Adm. Jakarta Barat', 'Kota Administrasi Jakarta Barat'],
    ['Kabupaten Administrasi Kepulauan Seribu', 'Kab. Administrasi Kepulauan Seribu'],
    ['Bogor', 'Bogor'],
    ['Kabupaten Atlantis', 'Kabupaten Atlantis'],
  ])('%s is %s', (typed, city) => expect(spelledCity(typed)).toBe(city));

  it('name those of a province that a name without a kind may mean', () => {
    expect(citiesNamed('32', ' BOGOR')).toEqual(['Kota Bogor', 'Kab. Bogor']);
    expect(citiesNamed('32', 'Depok')).toEqual(['Kota Depok']);
    expect([...citiesNamed('33', 'Depok'), ...citiesNamed('99', 'Depok'), ...citiesNamed('32', '')]).toEqual([]);
  });

  it('are named by a province or by a city in it', () => {
    expect(['32', '32/Kota Depok', '31/Kota Depok', '99', ''].map(isRegion)).toEqual([true, true, false, false, false]);
    expect(['32', '32/Kota Depok'].map(regionName)).toEqual(['Jawa Barat', 'Kota Depok, Jawa Barat']);
    expect(provinceName('99')).toBe('99');
  });
});
