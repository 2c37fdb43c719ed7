import { describe, expect, it } from '@jest/globals';
import { sen } from '../../platform/sen.js';
import { checkFarBelow, checkProposed, farBelowUnder, fateOf } from './far-above.js';

const [OWED, FROM] = [5_990_000n, sen(50_000_000n)];
const SARI = { amountSen: 5_000_000_000n, byUid: 'sari', by: 'Sari' };
const fate = (amountSen: bigint, byUid = 'sari', reason = '', proposed: typeof SARI | null = null, from = FROM) =>
  fateOf({ amountSen, byUid, reason }, OWED, from, proposed);

describe('an amount that was typed as arrived', () => {
  it('is taken when it is less, or not much more, than what is owed', () => {
    expect([fate(1n), fate(OWED), fate(OWED + FROM - 1n)]).toEqual(['take', 'take', 'take']);
    expect(fate(OWED, 'sari', '', null, sen(0n))).toBe('take');
  });

  it('far above it needs a reason and is proposed', () => {
    expect(() => fate(OWED + FROM)).toThrow(
      expect.objectContaining({
        code: 'REASON_NEEDED',
        field: 'reason',
        message: expect.stringMatching(/Terbaca Rp559\.900, jauh di atas tagihan Rp59\.900/),
      }),
    );
    expect(fate(OWED + FROM, 'sari', 'Bayar untuk setahun')).toBe('propose');
  });

  it('is taken once another admin types the same, and never by the one who has proposed it', () => {
    expect(fate(SARI.amountSen, 'budi', '', SARI)).toBe('take-as-second');
    expect(fate(SARI.amountSen, 'sari', 'Bayar untuk setahun', SARI)).toBe('propose');
    expect(fate(SARI.amountSen + 100n, 'budi', 'Setahun lebih', SARI)).toBe('propose');
    expect(() => fate(SARI.amountSen, 'sari', '', SARI)).toThrow();
  });

  it('counts together with what the same admin has taken alone before, and then says so', () => {
    const typed = { amountSen: OWED + 10_000_000n, byUid: 'sari', reason: '' };
    expect(fateOf({ ...typed, aloneSen: FROM - 10_000_001n }, OWED, FROM, null)).toBe('take');
    const parts = { ...typed, aloneSen: FROM - 10_000_000n };
    expect(() => fateOf(parts, OWED, FROM, null)).toThrow(
      /Di atas tagihan Rp59\.900\. Bersama Rp400\.000 yang kamu putuskan sendiri dalam 30 hari terakhir/,
    );
    expect(fateOf({ ...parts, reason: 'Setahun' }, OWED, FROM, null)).toBe('propose');
    expect(fateOf({ ...parts, amountSen: OWED }, OWED, FROM, null)).toBe('take');
    expect(fateOf({ ...parts, byUid: 'budi' }, OWED, FROM, { ...SARI, amountSen: parts.amountSen })).toBe(
      'take-as-second',
    );
  });

  it('is not taken by who has uploaded the file that shows it, and the proposal of the first stands', () => {
    const budi = { amountSen: SARI.amountSen, byUid: 'budi', reason: 'Setahun', isUploader: true };
    for (const reason of ['Setahun', ''])
      expect(() => fateOf({ ...budi, reason }, OWED, FROM, SARI)).toThrow(
        expect.objectContaining({
          code: 'UPLOADER_NOT_SECOND',
          kind: 'conflict',
          message: expect.stringMatching(
            /^Mutasi ini diunggah atas namamu, jadi usulan Sari harus disetujui admin lain\./,
          ),
        }),
      );
    // Without one, or the own one again.
    expect(fateOf(budi, OWED, FROM, null)).toBe('propose');
    expect(fateOf(budi, OWED, FROM, { ...SARI, byUid: 'budi' })).toBe('propose');
    expect(() => fateOf({ ...budi, reason: '' }, 0n, FROM, null)).toThrow('Tidak ada tagihan');
    // What each may take alone needs no second one.
    expect(fateOf({ ...budi, amountSen: OWED }, OWED, FROM, { ...SARI, amountSen: OWED })).toBe('take');
  });

  it('is the only one that is taken while it is proposed', () => {
    const proposed = { amountSen: SARI.amountSen, by: 'Sari', reason: 'Setahun' };
    expect(() => checkProposed(OWED, proposed)).toThrow(
      expect.objectContaining({ code: 'AMOUNT_PROPOSED', message: expect.stringContaining('Sari sudah mengajukan') }),
    );
    expect(() => [checkProposed(SARI.amountSen, proposed), checkProposed(OWED, null)]).not.toThrow();
  });
});

describe('an amount far below what was asked for', () => {
  it('is one below a tenth of it, and needs a reason that is read beside what was understood', () => {
    expect(farBelowUnder(2_500_000n)).toBe(250_000n);
    expect(() => checkFarBelow(2_500n, 2_500_000n, ' ')).toThrow(
      expect.objectContaining({
        code: 'REASON_NEEDED',
        field: 'reason',
        message: expect.stringMatching(/Terbaca Rp25, jauh di bawah tagihan Rp25\.000\./),
      }),
    );
    expect(() => checkFarBelow(249_999n, 2_500_000n, '')).toThrow();
  });

  it.each([
    ['a tenth', 250_000n, 2_500_000n, ''],
    ['much less, with a reason', 2_500n, 2_500_000n, 'Bank memotong biaya'],
    ['anything, where nothing is asked for', 2_500n, 0n, ''],
  ])('is not %s', (_, came, asked, reason) => {
    expect(() => checkFarBelow(came, asked, reason)).not.toThrow();
  });
});
