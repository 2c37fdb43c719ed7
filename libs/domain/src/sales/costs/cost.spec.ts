import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { fateOfCost, fateOfReversal, needsTwoAdmins } from './cost.js';

const LIMITS = { large: toSen(5_000_000), farAbove: toSen(500_000) };
const soFar = (expected: number, spent = 0) => ({ expectedSen: toSen(expected), spentSen: toSen(spent) });
const typed = (amount: number, byUid = 'sari', reason = '') => ({ amountSen: toSen(amount), byUid, reason });
const PROPOSED = {
  amountSen: toSen(6_000_000),
  byUid: 'sari',
  by: 'Sari',
  payee: 'Peternak',
  reference: 'TRF-1',
  isSameTransfer: true,
};
const fate = (of: ReturnType<typeof typed>, about = soFar(300_000), proposed: typeof PROPOSED | null = null) =>
  fateOfCost(of, about, LIMITS, proposed);

describe('a cost that one admin has typed', () => {
  it.each([
    ['as expected', 300_000, soFar(300_000), false],
    ['a little above', 799_999, soFar(300_000), false],
    ['far above', 800_000, soFar(300_000), true],
    ['far above with what was booked before', 300_000, soFar(300_000, 500_000), true],
    ['large, although expected', 5_000_000, soFar(9_000_000), true],
    ['for a thing of which nothing is known', 499_999, soFar(0), false],
  ])('%s', (_, amount, about, two) => {
    expect(needsTwoAdmins(toSen(amount), about, LIMITS)).toBe(two);
  });

  it('is taken at once where one admin is enough', () => {
    expect(fate(typed(300_000))).toBe('take');
  });

  it('needs a reason and then another admin, who takes the same amount', () => {
    expect(() => fate(typed(6_000_000))).toThrow(/Biaya mulai Rp5\.000\.000 perlu dua admin/);
    expect(() => fate(typed(900_000))).toThrow(/Jauh di atas perkiraan Rp300\.000/);
    expect(() => fate(typed(300_000), soFar(300_000, 500_000))).toThrow(/Bersama Rp500\.000 yang sudah dicatat/);
    expect(fate(typed(6_000_000, 'sari', 'Sapi besar'))).toBe('propose');
    expect(fate(typed(6_000_000, 'sari', 'Sapi besar'), undefined, PROPOSED)).toBe('propose');
    expect(fate(typed(6_000_000, 'tono'), undefined, PROPOSED)).toBe('take-as-second');
  });

  it('is of no estimate where nothing is known', () => {
    const texts = [soFar(0), soFar(0, 200_000), { ...soFar(0), aloneSen: toSen(400_000) }].map((about, index) => {
      try {
        return fate(typed(index === 2 ? 100_000 : 600_000), about);
      } catch (error) {
        return (error as Error).message;
      }
    });
    const next = 'Tulis alasannya, lalu admin lain menyetujui jumlah yang sama.';
    expect(texts).toEqual([
      `Belum ada perkiraan untuk biaya ini. Mulai Rp500.000, perlu dua admin. ${next}`,
      `Belum ada perkiraan untuk biaya ini. Mulai Rp500.000, bersama Rp200.000 yang sudah dicatat, perlu dua admin. ${next}`,
      expect.stringMatching(/^Belum ada perkiraan untuk biaya ini\. Bersama Rp400\.000 yang kamu putuskan sendiri/),
    ]);
  });

  it('counts above what is expected together with what the same admin has booked so alone before', () => {
    const about = (alone: number, spent = 0) => ({ ...soFar(300_000, spent), aloneSen: toSen(alone) });
    expect(fate(typed(400_000), about(399_999))).toBe('take');
    expect(() => fate(typed(400_000), about(400_000))).toThrow(
      /Di atas perkiraan Rp300\.000\. Bersama Rp400\.000 yang kamu putuskan sendiri/,
    );
    expect(fate(typed(400_000, 'sari', 'Harga naik'), about(400_000))).toBe('propose');
    expect(fate(typed(300_000), about(9_000_000))).toBe('take');
    expect(() => fate(typed(50_000), about(450_000, 350_000))).toThrow(/Bersama Rp450\.000/);
  });

  it('counts in all with what the same admin has booked alone before, as expected or not', () => {
    const about = (spentAlone: number) => ({ ...soFar(9_000_000), spentAloneSen: toSen(spentAlone) });
    expect(fate(typed(1_000_000), about(3_999_999))).toBe('take');
    expect(() => fate(typed(1_000_000), about(4_000_000))).toThrow(
      /Bersama Rp4\.000\.000 yang kamu putuskan sendiri dalam 30 hari terakhir, ini mencapai Rp5\.000\.000/,
    );
    expect(fate(typed(1_000_000, 'sari', 'Stok bulan ini'), about(4_000_000))).toBe('propose');
    expect(fate({ ...typed(6_000_000, 'tono') }, about(4_000_000), PROPOSED)).toBe('take-as-second');
  });

  it('is not another one than the one that waits, by its amount, its seller or its transfer', () => {
    for (const by of ['sari', 'tono']) {
      expect(() => fate(typed(300_000, by), undefined, PROPOSED)).toThrow(
        /Sari sudah mengajukan Rp6\.000\.000 ke Peternak, referensi TRF-1/,
      );
      expect(() => fate(typed(7_000_000, by, 'Dua sapi'), undefined, PROPOSED)).toThrow(/Sari sudah mengajukan/);
      const other = { ...PROPOSED, isSameTransfer: false };
      expect(() => fate(typed(6_000_000, by, 'Sapi besar'), undefined, other)).toThrow(/Sari sudah mengajukan/);
    }
  });
});

describe('a booked cost that one admin takes back', () => {
  const fateOf = (amount: number, spentAlone = 0, proposedBy: string | null = null) =>
    fateOfReversal(
      { amountSen: toSen(amount), byUid: 'sari', spentAloneSen: toSen(spentAlone) },
      LIMITS.large,
      proposedBy,
    );

  it('goes at once below the threshold, also together with what was decided alone before', () => {
    expect([fateOf(250_000), fateOf(250_000, 4_749_999)]).toEqual(['take', 'take']);
  });

  it('needs another admin from there on', () => {
    expect([fateOf(5_000_000), fateOf(250_000, 4_750_000), fateOf(5_000_000, 0, 'sari')]).toEqual(
      Array(3).fill('propose'),
    );
    expect(fateOf(5_000_000, 0, 'tono')).toBe('take-as-second');
  });
});
