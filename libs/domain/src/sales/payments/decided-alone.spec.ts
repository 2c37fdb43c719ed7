import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { aloneOf, togetherWith } from './decided-alone.js';

describe('what one person has decided alone', () => {
  const sums = [
    { kind: 'line' as const, sumSen: toSen(200_000) },
    { kind: 'cost' as const, sumSen: toSen(150_000) },
  ];

  it('is one sum, which names its ways where they are several', () => {
    expect(aloneOf('line', sums.slice(0, 1), 0n)).toEqual({ aloneSen: toSen(200_000), ways: '' });
    expect(aloneOf('line', sums, 0n)).toMatchObject({
      aloneSen: toSen(350_000),
      ways: 'biaya bank dan baris yang disisihkan Rp200.000, biaya di atas perkiraan Rp150.000',
    });
  });

  it('says what of it came by other accounts that count as the same person', () => {
    const { aloneSen, ways } = aloneOf('line', sums.slice(0, 1), toSen(120_000));
    expect(togetherWith(aloneSen, toSen(500_000), ways)).toBe(
      'Bersama Rp200.000 yang kamu putuskan sendiri dalam 30 hari terakhir (termasuk Rp120.000 lewat akun lain yang terhitung satu orang denganmu), ini mencapai Rp500.000.',
    );
  });
});
