import { expect, it } from '@jest/globals';
import { trustFigures } from './trust-figures';

it('says what the shop has done so far, and nothing of what is too little to say', () => {
  expect(trustFigures({ groups: 140, members: 2_300, accessHours: 4 })).toEqual([
    ['140+', 'grup sedang jalan'],
    ['2.300+', 'orang sudah patungan'],
    ['4 jam', 'biasanya, dari bayar sampai akses'],
  ]);
  expect(trustFigures({ members: 20 })).toEqual([['20+', 'orang sudah patungan']]);
  expect(trustFigures({})).toEqual([]);
});
